import { campaign, cellOf, kriegsspielModule, unitCalled, UNITS, unitsUnder } from '@club-route/kriegsspiel';
import { expect, test, vi } from 'vitest';
import {
  addressed,
  addresseeIn,
  alsoTo,
  draftAt,
  verbsFor,
  wantedNext,
  withLine,
  withPlace,
} from '../../../src/games/kriegsspiel/letter/compose.ts';
import { letterOf, pressPlace, writeLetter } from '../../../src/games/kriegsspiel/letter/letter-desk.ts';
import { exampleFor } from '../../../src/games/kriegsspiel/letter/templates.ts';
import type { CampaignController } from '../../../src/games/kriegsspiel/types.ts';
import { guessOrder } from '../../../src/games/kriegsspiel/umpire/guess.ts';
import { campaignAs } from './campaign.ts';

const at = (text: string) => draftAt(text, text.length);

test('pressing units, verbs and squares writes a letter', () => {
  let draft = addressed(at(''), '1/506');
  expect(draft.before).toBe('TO 1/506\n');
  // Nothing ordered yet: another unit takes its place.
  draft = addressed(draft, '2/506');
  expect(draft.before).toBe('TO 2/506\n');
  draft = withPlace(withLine(alsoTo(draft, '3/506'), 'MOVE TO '), '0911');
  expect(draft.before).toBe('TO 2/506, 3/506\nMOVE TO 0911');
  draft = withPlace(withPlace(draft, '0815'), '0914');
  expect(draft.before).toBe('TO 2/506, 3/506\nMOVE TO 0911 VIA 0815, 0914');
  draft = withPlace(withPlace(withLine(addressed(draft, 'AIR'), 'AIR RECCE '), '3845'), '4048');
  expect(draft.before).toBe('TO 2/506, 3/506\nMOVE TO 0911 VIA 0815, 0914\n\nTO AIR\nAIR RECCE 3845 TO 4048');
  expect(addresseeIn(draft.before)).toBe('AIR');
});

test('a square pressed in the middle of a letter goes where the caret is', () => {
  const text = 'TO 1/506\nMOVE TO \nHOLD';
  const { before, after } = withPlace(draftAt(text, 'TO 1/506\nMOVE TO '.length), '0911');
  expect(before + after).toBe('TO 1/506\nMOVE TO 0911\nHOLD');
});

test('what can be ordered goes by whom the letter is for', () => {
  const names = (addressee: string | undefined) => verbsFor(addressee).map(({ name }) => name);
  expect(names(undefined)).toEqual([]);
  expect(names('AIR')).toEqual(['Patrol', 'Air recce', 'Strike']);
  expect(names('XXX HQ')).toEqual(['Message']);
  expect(names('1/1LT')).toContain('Bombard');
  expect(names('1/506')).not.toContain('Bombard');
  expect(names('9SS RECON')).toContain('Recce');
  expect(wantedNext('TO 1/506\n')).toBe('Choose an order for 1/506, or type it.');
  // The caret has gone back to the address: the order is there all the same.
  expect(wantedNext('TO 1/506', '\nMOVE TO 0911')).toBeUndefined();
  expect(wantedNext('TO 1/506', '\n\nTO 2/506\nHOLD')).toBe('Choose an order for 1/506, or type it.');
  expect(wantedNext('TO 1/506\nMOVE TO')).toMatch(/Select a square/);
  expect(wantedNext('TO 1/506\nMOVE TO 0911')).toBeUndefined();
});

test('a unit that is selected is written to, a square that is pressed goes into the letter, and all of it is kept', () => {
  vi.useFakeTimers();
  const { table, notes } = campaignAs('airborne', { days: 1 });
  letterOf(table);
  expect(pressPlace(table, cellOf('0911'))).toBe(false);
  table.propose({ unit: unitCalled('1/506') });
  pressPlace(table, cellOf('0911'));
  expect(letterOf(table).getState().text).toBe('TO 1/506\nMOVE TO 0911');
  vi.advanceTimersByTime(1000);
  expect(notes.get('airborne')).toBe('TO 1/506\nMOVE TO 0911');
  writeLetter(table, '');
  vi.advanceTimersByTime(1000);
  expect(notes.get('airborne')).toBe('');
  vi.useRealTimers();
});

test('an umpire is offered what a letter in prose seems to mean', () => {
  expect(guessOrder({ edition: 'first' }, 'airborne', 'Please have 1/506 take Son bridge.')).toBe(
    'TO 1/506\nATTACK SON-BRIDGE',
  );
  expect(guessOrder({ edition: 'first' }, 'airborne', '2/506 and 3/506 should go to Eindhoven!')).toBe(
    'TO 2/506, 3/506\nMOVE TO EINDHOVEN',
  );
  expect(guessOrder({ edition: 'first' }, 'xxx', 'Where is 2I/5?')).toBe('TO 2I/5\nREPORT ALL');
});

test.each(['xxx', 'airborne', 'german'] as const)('the example in the letter of %s is to a unit of its own', (seat) => {
  const { table } = campaignAs(seat);
  const [, name] = /^TO (\S+)\n/.exec(exampleFor(table))!;
  expect(unitsUnder(table.now, seat).map((unit) => UNITS[unit].id)).toContain(name);
  expect(kriegsspielModule.language.read(table.now, seat, exampleFor(table))).toMatchObject({ kind: 'send' });
});

test('the example in a letter names a bridge near the unit', () => {
  const bridgeFor = (seat: 'airborne' | 'german' | 'xxx', id: string, square: string): string => {
    const { table } = campaignAs(seat);
    const now = campaign.shape.copy(table.now);
    now.knownCell.fill(-1);
    now.knownCell[unitCalled(id)] = cellOf(square);
    const text = exampleFor({ now, seat } as unknown as CampaignController);
    expect(kriegsspielModule.language.read(table.now, seat, text)).toMatchObject({ kind: 'send' });
    return /^TO (.*)\nMOVE TO (.*) BY ROAD\n/.exec(text)!.slice(1).join(': ');
  };
  expect(bridgeFor('german', '9SS Recon', '4560')).toBe('9SS Recon: ARNHEM BRIDGE');
  expect(bridgeFor('airborne', '1/506', '0813')).toBe('1/506: SON BRIDGE');
  // XXX Corps comes up one road: a bridge beside it is no example.
  expect(bridgeFor('xxx', '2I/5', '0600')).toBe('2I/5: SON BRIDGE');
  expect(bridgeFor('xxx', '2I/5', '0911')).toBe('2I/5: VEGHEL BRIDGE');
  // It stands at Arnhem, so it is sent to the next one.
  expect(bridgeFor('airborne', '2/1', '4559')).toBe('2/1: WESTERVOORT BRIDGE');
});

test('the example in the empty letter of XXX Corps names a bridge on its road', () => {
  const { table } = campaignAs('xxx');
  expect(exampleFor(table)).toContain('MOVE TO SON BRIDGE BY ROAD');
});

test('a seat that has no units is shown what it can write', () => {
  const { table } = campaignAs('airborne');
  const now = { ...table.now, edition: 'second' } as const;
  expect(exampleFor({ now, seat: 'airborne' } as CampaignController)).toMatch(/^LETTER: /);
  expect(exampleFor({ now, seat: 'abn101' } as CampaignController)).toMatch(/^TO /);
});
