import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { Archive, CheckedDice, Source } from './source.ts';

interface DiceCheckProps {
  readonly archive: Archive;
  readonly dice: Source['dice'];
}

/** Plays the whole journal again and says in plain words what that proves, and what it does not. */
export function DiceCheck({ archive, dice }: DiceCheckProps) {
  const [found, setFound] = useState<CheckedDice>();
  const check = async (): Promise<void> => setFound(await archive.check());
  return (
    <section>
      <h3>Dice</h3>
      <p>{ABOUT[dice]}</p>
      <div>
        <Button onClick={() => void check()}>Check the dice</Button>
      </div>
      {found === undefined ? null : (
        <Notice danger={found.problem !== undefined}>
          <p>{found.problem ?? (found.seedless ? SEEDLESS : `${allOf(found)} holds: ${PROVES[dice]}`)}</p>
        </Notice>
      )}
    </section>
  );
}

function allOf({ counted }: CheckedDice): string {
  return counted === undefined
    ? 'Every entry and every die'
    : `Every entry (${counted.entries}) and every die (${counted.draws})`;
}

const ABOUT = {
  fair: 'Dice on one device are honest but not certified: the seed was drawn and fixed before the first roll, each roll follows from it and from the decision made, and nothing can be rolled again. But the device that plays also keeps the seed.',
  fast: 'This is a branch: earlier entries keep their dice, and a simple generator rolls the later ones.',
  typed: 'You rolled these dice on a table and typed them in. The program can check only that they are possible.',
} as const;

const SEEDLESS =
  'Every entry keeps the rules, but nothing proves the dice: the file does not show the seed. Its author may have chosen each number.';

const PROVES = {
  fair: 'each decision was sealed before its dice existed, each roll follows from the seed, and every step keeps the rules.',
  fast: 'no entry was changed, each roll since the branch follows from its number, and every step keeps the rules.',
  typed: 'no entry was changed, each number is one that a die can show, and every step keeps the rules.',
} as const;
