import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allPlans } from '../compiler/boards/index.ts';
import { allChecks, complaintsAbout } from '../compiler/checks.ts';
import { compile } from '../compiler/compile.ts';
import { boardText } from '../compiler/write.ts';
import type { BoardFile } from '../src/board-file.ts';

/** A board of ours, spoiled; typed loosely enough to spoil it. */
type Spoiled = { -readonly [K in keyof BoardFile]: BoardFile[K] };

describe.each(allPlans.map((plan) => [plan.id, plan] as const))('%s', (id, plan) => {
  const { file } = compile(plan);

  test('is rebuilt with no difference to what is committed', () => {
    expect(boardText(file)).toBe(readFileSync(new URL(`../src/boards/${id}.json`, import.meta.url), 'utf8'));
  });

  test('holds nothing but whole numbers', () => {
    const numbers = JSON.stringify(file).match(/[[,:]-?\d+(\.\d+)?/g) ?? [];
    expect(numbers.filter((text) => text.includes('.'))).toEqual([]);
  });

  test('passes every check', () => {
    expect(complaintsAbout(plan, file)).toEqual([]);
  });

  /** Each check, shown to fail. */
  const spoil: Readonly<Record<keyof typeof allChecks, (board: Spoiled) => void>> = {
    watersRunOn: (board) => {
      board.waters = board.waters.map((water) =>
        water.id === 'maas'
          ? {
              ...water,
              parts: water.parts.map((part, at) =>
                at > 0
                  ? part
                  : {
                      ...part,
                      ...(part.sides === undefined
                        ? { cells: without(part.cells, 40) }
                        : { sides: without(part.sides, 20) }),
                    },
              ),
            }
          : water,
      );
    },
    crossingsCarryRoads: (board) => {
      board.crossings = board.crossings.filter((crossing) => crossing.id !== 'nijmegen-bridge');
    },
    corridorIsWhole: (board) => {
      const veghel = board.names.find(([, place]) => place === 'veghel')?.[2] ?? '';
      board.roads = board.roads.filter(
        ({ id: road, chain }) => !road.startsWith('club-') || !chain.split(' ').includes(veghel),
      );
    },
    landsPartAndJoin: (board) => {
      board.crossings = board.crossings.filter(({ water }) => water !== 'waal');
    },
    everythingOnItsBank: (board) => {
      const elst = board.names.find(([, place]) => place === 'elst');
      board.names = board.names.map((name) =>
        name[1] === 'arnhem' ? [name[0], name[1], elst?.[2] ?? '', name[3]] : name,
      );
    },
    noCellIsLost: (board) => {
      board.crossings = board.crossings.filter(
        ({ water }) => !['neder-rijn', 'ijssel', 'pannerdensch-kanaal'].includes(water),
      );
    },
  };

  test.each(Object.keys(allChecks))('fails the check %s when spoiled', (name) => {
    const board: Spoiled = { ...file };
    spoil[name](board);
    expect(complaintsAbout(plan, board).some((complaint) => complaint.includes(`: ${name}: `))).toBe(true);
  });
});

/** A list of labels without one of them. */
function without(labels: string | undefined, at: number): string {
  return (labels ?? '')
    .split(' ')
    .filter((_, index) => index !== at)
    .join(' ');
}
