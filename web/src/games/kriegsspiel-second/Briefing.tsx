import {
  battleBriefing,
  battleTitle,
  mayHaveAir,
  sideInBattle,
  type Answer,
  type BriefingFacts,
  type Fighter,
} from '@club-route/kriegsspiel/second';
import { useState } from 'react';
import { lookAt } from '../../hex/desk.ts';
import { useTable } from '../../table/use-table.ts';
import { Button } from '../../ui/Button.tsx';
import { squareWords } from '../kriegsspiel/game.ts';
import type { SecondProps } from './types.ts';
import css from './Battle.module.css';

const WAYS: readonly { readonly by: Fighter; readonly name: string; readonly about: string }[] = [
  {
    by: 'commander',
    name: 'I fight it here',
    about: 'You play your cards against the other commander or the computer.',
  },
  {
    by: 'computer',
    name: 'The computer fights it for me',
    about: 'It follows your plan. You see afterwards how it went.',
  },
  {
    by: 'elsewhere',
    name: 'We fight it on a real table',
    about:
      'You get a page to print, and one of you sends the form back. The umpire decides if the other side disagrees.',
  },
];

/** 20.3: a battle is about to begin: what is known of it, who fights it, the plan, and aircraft. */
export function Briefing({ controller }: SecondProps) {
  useTable(controller, (table) => table.last);
  const { now, seat } = controller;
  const { engagement } = now;
  const side = sideInBattle(now, seat);
  const facts = battleBriefing(now, seat);
  if (engagement === null || side === undefined || facts === undefined) return null;
  if (engagement.phase === 'settling')
    return <Waiting text={`${battleTitle(engagement.id)}. The umpire decides where it is fought.`} />;
  if (engagement.phase !== 'briefing') return null;
  if (engagement.answers[side] !== null)
    return <Waiting text={`${battleTitle(engagement.id)}. You have answered. Your opponent has not answered yet.`} />;
  return (
    <AnswerForm
      key={engagement.id}
      facts={facts}
      mayFly={mayHaveAir(engagement, side)}
      onShow={(cell) => lookAt(controller, cell)}
      onAnswer={(answer) => controller.act({ kind: 'answer', ...answer })}
    />
  );
}

function Waiting({ text }: { readonly text: string }) {
  return (
    <p className={css.waiting} role="status">
      {text}
    </p>
  );
}

interface AnswerFormProps {
  readonly facts: BriefingFacts;
  readonly mayFly: boolean;
  readonly onShow: (cell: number) => void;
  readonly onAnswer: (answer: Answer) => void;
}

function AnswerForm({ facts, mayFly, onShow, onAnswer }: AnswerFormProps) {
  const [by, setBy] = useState<Fighter>('commander');
  const [plan, setPlan] = useState('');
  const [concedeAt, setConcedeAt] = useState(0);
  const [air, setAir] = useState(false);
  return (
    <form
      className={css.card}
      aria-labelledby="briefing-title"
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer({ by, plan: plan.trim(), concedeAt, air: air && mayFly });
      }}
    >
      <Heading facts={facts} />
      <fieldset className={css.ways}>
        <legend>Who fights it?</legend>
        {WAYS.map((way) => (
          <label key={way.by}>
            <input
              type="radio"
              name="fighter"
              checked={by === way.by}
              onChange={() => setBy(way.by)}
              onKeyDown={(event) => {
                // Enter would send the form with the choice that stands, not with the one in focus.
                if (event.key !== 'Enter' || by === way.by) return;
                event.preventDefault();
                setBy(way.by);
              }}
            />
            <b>{way.name}</b> <small>{way.about}</small>
          </label>
        ))}
      </fieldset>
      <label className={css.field}>
        Your plan
        <textarea
          value={plan}
          rows={2}
          maxLength={2000}
          placeholder="Hold the bridge; go back by the road."
          onChange={(event) => setPlan(event.target.value)}
        />
      </label>
      {by === 'computer' ? (
        <label className={css.line}>
          Concede when the enemy has
          <input
            type="number"
            min={0}
            max={40}
            value={concedeAt}
            onChange={(event) => setConcedeAt(Math.max(0, Math.min(40, event.target.valueAsNumber || 0)))}
          />
          medals (0: never)
        </label>
      ) : null}
      {mayFly ? (
        <label className={css.line}>
          <input type="checkbox" checked={air} onChange={(event) => setAir(event.target.checked)} />
          Ask for an aircraft
        </label>
      ) : null}
      <Button primary type="submit">
        Send the answer
      </Button>
      <Known facts={facts} onShow={onShow} />
    </form>
  );
}

/** Who meets whom, in two lines: with them one can decide; the rest stands below the answer. */
function Heading({ facts }: Pick<AnswerFormProps, 'facts'>) {
  const { battle, attacks, own, enemy, enemyCells } = facts;
  const companies = own.reduce((sum, battalion) => sum + battalion.companies.length, 0);
  return (
    <div>
      <h3 id="briefing-title">
        {battleTitle(battle)}. You {attacks ? 'attack' : 'defend'}.
      </h3>
      <p>
        You have {counted(companies)}. About {counted(enemy)} of the enemy
        {enemyCells.length === 0 ? '' : ` at ${enemyCells.map(squareWords).join(', ')}`}.
      </p>
    </div>
  );
}

function counted(companies: number): string {
  return companies === 1 ? '1 company' : `${companies} companies`;
}

/** "3 × Rifle company, Mortars": each kind once. */
function inKinds(companies: readonly string[]): string {
  return [...new Set(companies)]
    .map((kind) => {
      const count = companies.filter((one) => one === kind).length;
      return count === 1 ? kind : `${count} × ${kind}`;
    })
    .join(', ');
}

function Known({ facts, onShow }: Pick<AnswerFormProps, 'facts' | 'onShow'>) {
  const { own, squares } = facts;
  return (
    <ul className={css.known}>
      {own.map(({ unit, name, cell, comes, companies }) => (
        <li key={unit}>
          <b>{name}</b> at{' '}
          <button type="button" className={css.link} onClick={() => onShow(cell)}>
            {squareWords(cell)}
          </button>
          {comes > 0 ? `, comes in turn ${comes}` : ''}: {inKinds(companies)}
        </li>
      ))}
      <li>
        The field:{' '}
        <button type="button" className={css.link} onClick={() => onShow(squares[0])}>
          {squares.map(squareWords).join(', ')}
        </button>
      </li>
    </ul>
  );
}
