import { UMPIRE, type Viewer } from '@club-route/engine';
import { commandsOf, dispatchText, dueOf, timeText, understood, type Command, type Due } from '@club-route/kriegsspiel';
import type { MouseEvent, ReactNode } from 'react';
import { useTable } from '../../../table/use-table.ts';
import { Button } from '../../../ui/Button.tsx';
import { goOnWriting, writeLetter } from '../letter/letter-desk.ts';
import css from '../pages/Pages.module.css';
import type { CampaignController, CampaignPage, CampaignProps } from '../types.ts';
import { Audit } from './Audit.tsx';
import { guessOrder } from './guess.ts';
import works from './Umpire.module.css';

/** The pages of an umpire's desk. */
const isFor = (viewer: Viewer): boolean => viewer === UMPIRE;

/** What is due, by its time. */
export const queuePage: CampaignPage = { id: 'queue', title: 'Queue', isFor, Page: Queue };
/** Letters that wait, what is held back, and whose reports are. */
export const postPage: CampaignPage = { id: 'post', title: 'Post', isFor, Page: Post };
/** What really happened, with every die. */
export const auditPage: CampaignPage = { id: 'audit', title: 'Dice', isFor, Page: Audit };

function Queue({ controller }: CampaignProps) {
  useTable(controller, (table) => table.shown);
  const due = dueOf(controller.state);
  return (
    <section className={css.page} aria-label="Queue">
      {due.length === 0 ? <p className={css.none}>Nothing is due except the fixed events.</p> : null}
      <table className={css.table}>
        <tbody>
          {due.map(({ minute, text }: Due, index) => (
            <tr key={`${index} ${text}`}>
              <th scope="row">{timeText(minute)}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Post({ controller }: CampaignProps) {
  useTable(controller, (table) => table.shown);
  const { state } = controller;
  const letters = state.umpireMail
    .rows()
    .flatMap((dispatch, number) => (dispatch.kind === 'letter' ? [{ ...dispatch, number }] : []))
    .toReversed();
  return (
    <section className={css.page} aria-label="Post">
      <h3>Letters</h3>
      {letters.length === 0 ? <p className={css.none}>No letters.</p> : null}
      <ol className={css.mails}>
        {letters.map(({ number, minute, from, text }) => (
          <li key={number} data-unread={!state.converted.includes(number)}>
            <p className={css.head}>
              <time>{timeText(minute)}</time> <b>{controller.module.language.names(from).side}</b>
              {state.converted.includes(number) ? 'turned into orders' : null}
            </p>
            <p className={css.body}>{text}</p>
            {state.converted.includes(number) ? null : (
              <Convert controller={controller} number={number} from={from} text={text} />
            )}
          </li>
        ))}
      </ol>
      <h3>Held back</h3>
      <Withheld controller={controller} />
      <ol className={css.mails}>
        {state.held.map(({ id, to, dispatch }) => (
          <li key={id}>
            <p className={css.head}>
              <time>{timeText(dispatch.minute)}</time> <b>To {controller.module.language.names(to).people}</b>
            </p>
            <p className={css.body}>{dispatchText(dispatch)}</p>
            <p className={works.works}>
              <Button
                onClick={(event) => {
                  controller.act({ kind: 'release', id });
                  stayOnPage(event);
                }}
              >
                Release
              </Button>
              <ToConsole controller={controller} word={`DISCARD ${id} BECAUSE `}>
                Discard …
              </ToConsole>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ConvertProps {
  readonly controller: CampaignController;
  readonly number: number;
  readonly from: Command;
  readonly text: string;
}

/** What the letter seems to mean goes out by one press where the rules take it; else it goes into the console. */
function Convert({ controller, number, from, text }: ConvertProps) {
  const guess = guessOrder(controller.state, from, text);
  const word = `CONVERT ${number}\n${guess}`;
  const [read] = understood(controller.module, controller.state, 'umpire', word);
  return (
    <p className={works.works}>
      {read?.action === undefined ? null : (
        <Button
          onClick={(event) => {
            controller.act(read.action);
            stayOnPage(event);
          }}
        >
          Send as {guess.replaceAll('\n', ', ')}
        </Button>
      )}
      <ToConsole controller={controller} word={word}>
        {read?.action === undefined ? 'Turn into orders …' : 'Change it first …'}
      </ToConsole>
      <ToConsole controller={controller} word={`WRITE ${from.toUpperCase()}: `}>
        Answer …
      </ToConsole>
    </p>
  );
}

/** A button that writes a word into the console, where the umpire says why. */
function ToConsole({ controller, word, pressed, children }: ToConsoleProps) {
  return (
    <Button
      aria-pressed={pressed}
      onClick={(event) => {
        writeLetter(controller, word);
        goOnWriting(event);
      }}
    >
      {children}
    </Button>
  );
}

interface ToConsoleProps extends CampaignProps {
  readonly word: string;
  readonly pressed?: boolean;
  readonly children: ReactNode;
}

/** A button pressed by keys goes with what it was for; the keys stay on its page. */
function stayOnPage({ detail }: MouseEvent): void {
  if (detail === 0) document.getElementById('page')?.focus();
}

/** A switch for each commander: his reports wait here. */
function Withheld({ controller }: CampaignProps) {
  const { withheld } = controller.state;
  const isHeld = (command: Command): boolean => withheld.some((one) => 'command' in one && one.command === command);
  return (
    <p className={works.works}>
      {commandsOf(controller.state).map((command) => (
        <ToConsole
          key={command}
          controller={controller}
          word={`${isHeld(command) ? 'RESUME' : 'HOLD'} REPORTS TO ${command.toUpperCase()} BECAUSE `}
          pressed={isHeld(command)}
        >
          {isHeld(command) ? 'Let reports go to ' : 'Hold reports to '}
          {controller.module.language.names(command).people} …
        </ToConsole>
      ))}
    </p>
  );
}
