import { expect, test } from 'vitest';
import { outcomeText } from '../../src/index.ts';

const people = (seat: string): string => ({ allied: 'the Allies', german: 'the Germans' })[seat] ?? seat;

test('the end of a match says who has won, once', () => {
  const reason = 'The Allies have resigned.';
  expect(outcomeText({ winners: ['german'], reason }, people)).toBe('The Allies have resigned. The Germans win.');
  expect(outcomeText({ winners: [], reason: 'Both sides have agreed to a draw.' }, people)).toBe(
    'Both sides have agreed to a draw.',
  );
  expect(outcomeText({ winners: ['allied', 'german'], reason: 'The bridge is open.' }, people)).toBe(
    'The bridge is open. The Allies and the Germans win.',
  );
  const said = 'The Allies have won a strategic victory (17).';
  expect(outcomeText({ winners: ['allied', 'german'], reason: said }, people)).toBe(said);
});
