import { battleTitle, mayGoWithout, SIDES, type Side } from '@club-route/kriegsspiel/second';
import { useState } from 'react';
import { useTable } from '../../table/use-table.ts';
import { Button } from '../../ui/Button.tsx';
import type { SecondController, SecondProps } from './types.ts';
import css from './Battle.module.css';

/** What an umpire may do about a battle: say at which table it is fought, and stop waiting for a commander. */
export function Settling({ controller }: SecondProps) {
  useTable(controller, (table) => table.last);
  const { engagement } = controller.now;
  if (controller.seat !== 'umpire' || engagement === null) return null;
  return (
    <section className={css.card} aria-labelledby="settling-title">
      <h3 id="settling-title">{battleTitle(engagement.id)}</h3>
      <p>{SIDES.map((side) => lineOf(controller, side)).join(' ')}</p>
      {engagement.phase === 'settling' ? <Tables controller={controller} /> : null}
      <div className={css.deeds}>
        {SIDES.filter((side) => mayGoWithout(controller.now, side)).map((side) => (
          <Button key={side} onClick={() => controller.act({ kind: 'default', side })}>
            Let the computer fight for {nameOf(controller, side)}
          </Button>
        ))}
      </div>
    </section>
  );
}

function nameOf({ now, module }: SecondController, side: Side): string {
  return module.language.names(now.engagement!.commanders[side]).side;
}

const BY = {
  commander: 'fights it here.',
  computer: 'leaves it to the computer.',
  elsewhere: 'wants a real table.',
} as const;

function lineOf(controller: SecondController, side: Side): string {
  const answer = controller.now.engagement!.answers[side];
  const name = nameOf(controller, side);
  if (answer === null) return `${name} has not answered.`;
  return `${name} ${BY[answer.by]}${answer.plan === '' ? '' : ` Plan: “${answer.plan}”`}`;
}

function Tables({ controller }: SecondProps) {
  const [because, setBecause] = useState('');
  const why = because.trim() === '' ? 'the sides differ' : because.trim();
  return (
    <>
      <label className={css.field}>
        Because
        <input
          value={because}
          placeholder="the sides differ"
          maxLength={400}
          onChange={(event) => setBecause(event.target.value)}
        />
      </label>
      <div className={css.deeds}>
        <Button primary onClick={() => controller.act({ kind: 'table', elsewhere: false, because: why })}>
          Fight it here
        </Button>
        <Button onClick={() => controller.act({ kind: 'table', elsewhere: true, because: why })}>
          Fight it on a real table
        </Button>
      </div>
    </>
  );
}
