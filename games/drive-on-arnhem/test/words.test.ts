import { FastDice, fieldsOf, isRefusal, type Seat } from '@club-route/engine';
import { randomChoice } from '@club-route/engine/testing';
import { describe, expect, test } from 'vitest';
import type { DriveDraft } from '../src/actions.ts';
import { cellOf } from '../src/data/board.ts';
import { numberOf } from '../src/data/units.ts';
import { driveOnArnhem } from '../src/game.ts';
import { historicalPlan } from '../src/phases/deployment.ts';
import { driveOnArnhemModule } from '../src/index.ts';
import { language } from '../src/language/index.ts';
import { optionsSchema } from '../src/options.ts';
import { register } from '../src/register.ts';
import type { DriveReport } from '../src/report.ts';
import { rules } from '../src/rules.ts';
import { sight } from '../src/sight.ts';
import { standing } from '../src/standing.ts';
import type { DriveState } from '../src/state.ts';
import { playedOn } from './play.ts';
import { position, usualRules } from './positions.ts';

describe('typed orders', () => {
  const state = position({ units: { '1/POL': '14,18', '504/82': '14,18' } });
  test.each([
    'end',
    'interdict',
    'strike 12,9',
    'supply 82 16,10 17,10',
    'supply POL',
    '504/82 by 13,13 12,13',
    'mode RCNA/10SS',
    'fortify 16SST',
    'withdraw 44',
    'attack 1/POL 14,17',
    'barrage HQ/1 14,17',
    'barrage HQ/1 none',
    'protect HQ/1 2',
    'advance 1/POL 1',
    'plot 504/82 breakdown',
    'disband 44',
    'keep 44',
    'deploy 16,9 15,26 3,7 8,7 drops 14,13',
  ])('%s is read and written back', (text) => {
    const action = language.read(state, 'allied', text);
    if (isRefusal(action)) throw new Error(action.text);
    expect(language.write(state, action)).toBe(text);
  });

  test.each([
    'strike 99,99',
    '504/82',
    '504/82 xyz',
    'attack nobody 14,17',
    'protect HQ/1 many',
    'plot 44 sideways',
    'supply 83',
  ])('%s is refused with a sentence', (text) =>
    expect(language.read(state, 'allied', text)).toMatchObject({ rule: 'notation' }),
  );

  test.each([
    ['strike Best', 'strike 16,28'],
    ['strike sint-oedenrode', 'strike 15,25'],
    ['504/82 to Grave', '504/82 by 14,17 14,16 14,15 13,14'],
    ['move 504/82 14,17', '504/82 by 14,17'],
    ['supply 82 Mook', 'supply 82 16,10'],
    ['attack 1/POL to Nijmegen', 'attack 1/POL 12,9'],
    ['fortify RCN A/10SS', 'fortify RCNA/10SS'],
    ['4-12 sst 2,3', '4-12SST by 2,3'],
    ['attack SS  Rock/FB 12,9', 'attack SSROCK/FB 12,9'],
  ])('%s: a place stands for its hex, and a name may be typed as the screen has it', (text, written) => {
    const action = language.read(state, 'allied', text);
    if (isRefusal(action)) throw new Error(action.text);
    expect(language.write(state, action)).toBe(written);
  });

  test('of the hexes of a place the first is meant that the rules accept', () => {
    const near = position({ units: { '1/POL': '13,10', '88': '12,10' } });
    expect(language.read(near, 'allied', 'attack 1/POL Nijmegen')).toMatchObject({ cell: cellOf('12,10') });
  });

  test('no way leads there', () => expect(language.read(state, 'allied', '504/82 3,3')).toMatchObject({ rule: '8.7' }));
});

/** Every phase in which somebody decides is met, with every option that adds orders. */
const MOMENTS = [
  [1, 0, { setup: 'free' }],
  [2, 2, {}],
  [3, 90, { game: 'advanced' }],
  [4, 260, { game: 'advanced', hidden: true }],
  [5, 400, { withdrawPlots: true }],
  [6, 500, { game: 'advanced', hidden: true, withdrawPlots: true }],
  [7, 620, { weather: 'random' }],
] as const;

describe('examples of what can be typed', () => {
  test.each(MOMENTS)('are accepted at that moment: game %i, %i decisions', (seed, decisions, options) => {
    const dice = new FastDice(seed);
    const state = playedOn(seed, decisions, options);
    const phases = new Set<string>();
    for (let decision = 0; decision < 120; decision++) {
      const [seat] = driveOnArnhem.active(state);
      if (seat === undefined) break;
      const seen = sight(state, seat);
      if (!phases.has(state.phase) || decision % 20 === 0) expectGoodExamples(seen, seat);
      phases.add(state.phase);
      driveOnArnhem.apply(state, seat, randomChoice(driveOnArnhem, state, seat, dice), dice);
    }
  });
});

function expectGoodExamples(seen: DriveState, seat: Seat): void {
  const examples = [...language.grammar(seen, seat).matchAll(/"([^"]+)"/g)].map(([, text]) => text);
  expect(examples.length).toBeGreaterThan(0);
  for (const text of examples) {
    const action = language.read(seen, seat, text);
    expect(isRefusal(action) ? action : driveOnArnhem.refuse(seen, seat, action), text).toBeUndefined();
  }
}

describe('prompts', () => {
  const state = position({ units: { '1/POL': '14,18' } });
  const asked = (draft: DriveDraft): string => language.prompt(state, 'allied', draft);

  test('say what comes next, verb first, also at the beginning and the end of a draft', () => {
    const unit = numberOf('1/POL');
    expect(asked({ kind: 'way', unit, way: [] })).toBe("Choose the first hex of 1/POL's path.");
    expect(asked({ kind: 'way', unit, way: [cellOf('14,19')] })).toBe(
      'Move 1/POL to 14,19 (Uden), or extend the path.',
    );
    expect(asked({ kind: 'unit', unit })).toBe('Give an order to 1/POL: 20 operation points left.');
    const plan = historicalPlan(playedOn(1, 0, { setup: 'free' }))!;
    expect(asked({ ...plan, sources: [], cells: [] })).toBe('Choose the supply source of the 82nd Airborne.');
    expect(asked({ ...plan, cells: [] })).toBe('Choose where HQ/82 lands.');
    expect(asked(plan)).toBe('Land as planned, or change the plan.');
  });
});

describe('the register', () => {
  test('entries have names of their own, and every option has one or is printed', () => {
    expect(new Set(register.map(({ id }) => id)).size).toBe(register.length);
    const options = fieldsOf(optionsSchema).map(([name]) => name);
    for (const { option } of register) if (option !== undefined) expect(options).toContain(option);
    const rulings = fieldsOf(optionsSchema).filter(([, field]) => field.advanced);
    for (const [name, field] of rulings) {
      const entry = register.find(({ option }) => option === name);
      expect(entry?.id, name).toBe(field.rule);
    }
  });

  test('all forty rulings are in it', () => {
    for (let number = 1; number <= 40; number++) expect(register.map(({ id }) => id)).toContain(`H${number}`);
  });
});

test('D1 to D6: our own rulings are in the rules as played', () => {
  const text = rules.flatMap(({ paragraphs }) => paragraphs).join(' ');
  for (const said of [
    'They cannot while that parent is in another hex.',
    'only the Polish one may be in rough',
    'Only its owner sees that roll',
    'Trace each formation once, and once more',
    'A unit in sight shows whether it is linked',
    'the Germans do not know how many Allied points are left',
  ])
    expect(text).toContain(said);
  expect(register.filter(({ id }) => /^D\d$/.test(id)).map(({ id }) => id)).toEqual([
    'D1',
    'D2',
    'D3',
    'D4',
    'D5',
    'D6',
  ]);
});

test('the rules have every section from 1 to 10', () => {
  const sections = new Set(rules.map(({ rule }) => rule.split('.')[0]));
  expect([...sections]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
});

test('the weakest bot plays a hidden game to its end', () => {
  const [recruit] = driveOnArnhemModule.bots;
  const dice = new FastDice(5);
  const state = driveOnArnhem.setup({ ...usualRules, hidden: true, game: 'advanced' }, dice);
  const players = { allied: recruit.sit('allied'), german: recruit.sit('german') };
  while (driveOnArnhem.active(state).length > 0) {
    const seat = driveOnArnhem.active(state)[0] as 'allied' | 'german';
    const action = players[seat].decide(sight(state, seat), dice);
    expect(driveOnArnhem.refuse(state, seat, action)).toBeUndefined();
    driveOnArnhem.apply(state, seat, action, dice);
  }
  expect(driveOnArnhemModule.facts!(state)).toMatchObject({ turn: 10, points: state.score });
  for (const chart of driveOnArnhemModule.measures!.charts) expect(chart.of(state)).toHaveLength(chart.lines.length);
});

test('German air strikes may be settled in advance', () => {
  const state = position({ phase: 'germanAir' });
  expect(standing.answer(state, 'german', { aircraft: 'none' })).toEqual({ kind: 'end' });
  expect(standing.answer(state, 'german', { aircraft: 'ask' })).toBeUndefined();
  expect(standing.schema('allied')).toBeUndefined();
});

test('who looks back reads of a day its weather, of a battle where it was and who lost, and nothing of plans', () => {
  const told = (report: DriveReport): string | undefined => language.recount!(report, 'allied');
  const [attacker, defender] = [numberOf('1/327/101'), numberOf('2107P/107')];
  expect(told({ kind: 'turn', turn: 3, weather: 'overcast', discloses: true })).toBe('The weather is overcast.');
  const battle = { cell: cellOf('14,19'), attackers: [attacker], defenders: [defender], strength: 50, odds: 27 };
  expect(told({ kind: 'battle', side: 'allied', ...battle, discloses: true })).toBe('The Allies attack 14,19 (Uden).');
  const fire = { kind: 'fire', stage: 'offensive', fire: 66, discloses: true } as const;
  expect(told({ ...fire, losses: [defender, 4] })).toBe('Losses: 2107P/107 4.');
  expect(told({ ...fire, losses: [] })).toBeUndefined();
  expect(told({ kind: 'allotted', allotment: 1, discloses: true })).toBeUndefined();
});
