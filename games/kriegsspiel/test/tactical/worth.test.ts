import { expect, test } from 'vitest';
import { risk } from '../../src/tactical/bot/worth.ts';
import { ALL_HEXES, hexLabel, rangeBetween } from '../../src/tactical/board.ts';
import { COMPANY_KINDS, type CompanyKind, type CompanyName } from '../../src/tactical/data/companies.ts';
import { TERRAIN_RULES } from '../../src/tactical/data/terrain.ts';
import { hex, lay, openField, put } from './field.ts';

/** Rifles are hit by three faces of six. */
const ALL_DANGER = { danger: 1000, flag: 2 };
const CORNER = '0101';

test.each(Object.keys(COMPANY_KINDS) as readonly CompanyName[])(
  'what a company may do to others after a move, corner to corner: %s',
  (name) => {
    const kind: CompanyKind = COMPANY_KINDS[name];
    for (const terrain of ['clear', 'town'] as const)
      for (const at of ALL_HEXES.map(hexLabel).filter((label) => label !== CORNER)) {
        const state = openField();
        lay(state, terrain, at);
        const rifles = put(state, 'allied', 'rifle', at);
        put(state, 'german', name, CORNER);
        const range = Math.max(1, rangeBetween(hex(at), hex(CORNER)) - kind.moveAndBattle);
        const printed = (kind.diceAgainstSoft ?? kind.dice)[range - 1] ?? 0;
        const cover = TERRAIN_RULES[terrain].cover[kind.arm === 'infantry' ? 0 : 1];
        const dice = Math.max(0, printed - (kind.indirect || kind.arm === 'artillery' ? 0 : cover));
        expect(risk(state, rifles, hex(at), ALL_DANGER)).toBe(Math.floor((1000 * 3 * dice) / (6 * 4 + 3)));
      }
  },
);
