import { useState } from 'react';
import { Match } from '@club-route/engine';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

/** Plays the whole journal again and says in plain words what that proves, and what it does not. */
export function DiceCheck({ match }: { readonly match: Match }) {
  const [found, setFound] = useState<{ readonly sound: boolean; readonly text: string }>();
  const check = (): void => {
    const loaded = Match.load(match.game, match.journal(true));
    if ('problem' in loaded) return setFound({ sound: false, text: loaded.problem.text });
    const draws = match.steps.reduce((sum, step) => sum + step.entry.draws.length, 0);
    setFound({
      sound: true,
      text: `Every entry (${match.last}) and every die (${draws}) holds: ${PROVES[match.header.dice.kind]}`,
    });
  };
  return (
    <section>
      <h3>Dice</h3>
      <p>{ABOUT[match.header.dice.kind]}</p>
      <div>
        <Button onClick={check}>Check the dice</Button>
      </div>
      {found === undefined ? null : (
        <Notice danger={!found.sound}>
          <p>{found.text}</p>
        </Notice>
      )}
    </section>
  );
}

const ABOUT = {
  fair: 'Dice on one device are honest but not certified: the seed was drawn and fixed before the first roll, each roll follows from it and from the decision made, and nothing can be rolled again. But the device that plays also keeps the seed.',
  fast: 'This is a branch: its past keeps the dice it had, and from there on a small generator rolls.',
  typed: 'These dice were rolled on a table and typed in; the program can only check that they are possible.',
} as const;

const PROVES = {
  fair: 'each decision was sealed before its dice existed, each roll follows from the seed, and every step keeps the rules.',
  fast: 'no entry was changed, each roll since the branch follows from its number, and every step keeps the rules.',
  typed: 'no entry was changed, each number is one that a die can show, and every step keeps the rules.',
} as const;
