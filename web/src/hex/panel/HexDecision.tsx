import { NO_OFFER } from '@club-route/engine';
import type { ReactElement } from 'react';
import { usePointer } from '../../table/lesson/pointer.ts';
import { askedNow } from '../../table/Prompt.tsx';
import { Worded } from '../../table/rules/Worded.tsx';
import { Told } from '../../table/Told.tsx';
import { useTable } from '../../table/use-table.ts';
import { Button } from '../../ui/Button.tsx';
import { useTouchWords } from '../../ui/touch-words.ts';
import type { HexProps } from '../game.ts';
import { useOffer } from '../offer.ts';
import { AimBox } from './AimBox.tsx';
import { Choices } from './Choices.tsx';
import { Commit } from './Commit.tsx';
import { Head } from './Head.tsx';
import { byNeed, OfferTray } from './OfferTray.tsx';
import { Pieces } from './Pieces.tsx';
import { Questions } from './Questions.tsx';
import css from './Decision.module.css';

/** What is asked now; while an entry is being shown, what happens. */
export function HexDecision({ controller, game }: HexProps) {
  const telling = useTable(controller, (table) => table.telling);
  return telling === undefined ? <Asked controller={controller} game={game} /> : <Telling controller={controller} />;
}

function Asked({ controller, game }: HexProps) {
  const offer = useOffer(controller);
  const { units: taught = [], controls = [] } = usePointer(controller);
  const words = useTouchWords();
  if (offer === NO_OFFER) return null;
  const { head, hint, trays, groups, questions, pieces, aimHint } = offer;
  const { Odds } = game;
  // What a lesson points at comes first.
  const isTaught = ({ units }: { readonly units: readonly number[] }): boolean =>
    units.some((unit) => taught.includes(unit));
  const isNamed = ({ choices }: { readonly choices: readonly { readonly label: string }[] }): boolean =>
    choices.some(({ label }) => controls.some((begins) => label.startsWith(begins)));
  const choicesOf = (chosen: typeof groups): readonly ReactElement[] =>
    chosen.map((group) => <Choices key={group.title} controller={controller} game={game} group={group} />);
  const inOrder = trays.toSorted((one, two) => Number(isTaught(two)) - Number(isTaught(one)) || byNeed(one, two));
  return (
    <section className={css.decision} aria-labelledby="decision-title">
      <Head controller={controller} game={game} head={head} />
      {hint === undefined ? null : (
        <p className={css.hint} data-hint>
          <Worded controller={controller} text={words(hint)} after={[askedNow(controller), head.words]} />
        </p>
      )}
      {choicesOf(groups.filter((group) => isNamed(group)))}
      {inOrder.map((tray) => (
        <OfferTray
          key={`${tray.title} ${isTaught(tray)}`}
          controller={controller}
          game={game}
          tray={tray}
          taught={taught}
        />
      ))}
      {choicesOf(groups.filter((group) => !isNamed(group)))}
      <Questions controller={controller} questions={questions} />
      <Pieces controller={controller} game={game} pieces={pieces} />
      {Odds === undefined ? null : <Odds controller={controller} />}
      {aimHint === undefined ? null : <AimBox controller={controller} hint={aimHint} />}
      <Commit controller={controller} />
    </section>
  );
}

/** The moments of an entry as they are shown, and a way to have them shown at once. */
function Telling({ controller }: Pick<HexProps, 'controller'>) {
  return (
    <section className={css.decision} aria-label="Results">
      <Told controller={controller} />
      <Button shortcut="Enter" onClick={() => controller.skip()}>
        Show everything
      </Button>
    </section>
  );
}
