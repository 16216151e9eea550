import { figuresOf } from '@club-route/engine';
import { expect, test } from 'vitest';
import { labelOf } from '../src/data/board.ts';
import { figures } from '../src/figures.ts';
import { kriegsspielModule } from '../src/index.ts';
import { lessons } from '../src/lessons/index.ts';

test('6, 7, 8, 9.2, 16.1: the figures of the rules show and say what the rules work out', async () => {
  // Loaded with this file: what a test loads counts as tried by that test alone when mutants are.
  const drawn = await figuresOf({ ...kriegsspielModule, figures: async () => figures, lessons: async () => lessons });
  const shown = drawn.map(({ rule, cells, marks, caption }) => ({
    rule,
    cells: cells.map(labelOf).join(' '),
    marks: marks.map(({ cell, look, text = '' }) => `${labelOf(cell)} ${look} ${text}`.trim()).join(', '),
    caption,
  }));
  expect(shown).toEqual([
    {
      rule: '6',
      cells: '0509 1216',
      marks: '',
      caption:
        'The map of the airborne commander. Each counter is where its last report put it, with strength and time: 1/506 at 0716, 17 Sep 13:00. A name in brackets is an older report. The unit may have moved since.',
    },
    {
      rule: '7',
      cells: '0716 0516 0517 0616 0617 0618 0717 0718 0719 0814 0816 0817 0818 0915 0916 0917',
      marks:
        '0516 offered 50, 0517 offered 55, 0616 offered 20, 0617 offered 35, 0618 offered 50, 0717 offered 20, 0718 offered 35, 0719 offered 50, 0814 offered 50, 0816 offered 20, 0817 offered 40, 0818 offered 50, 0915 offered 55, 0916 offered 50, 0917 offered 60',
      caption:
        '1/506 at 0716 reaches each of these 15 free squares within the hour. The number in a square is how many minutes the quickest route takes, along a road or across country.',
    },
    {
      rule: '8',
      cells: '0612 0711 0712 0713 0810 0811 0812 0813 0814 0911 0912 0913 1012',
      marks:
        '0612 zone, 0711 zone, 0712 danger, 0713 zone, 0810 zone, 0811 danger, 0813 danger, 0814 zone, 0911 zone, 0912 danger, 0913 zone, 1012 zone',
      caption:
        'The umpire sees 1/506 at 0812 and the garrison, Grsn, at 0711. An enemy in a square with a solid outline is close, in one with a dashed outline distant. So the garrison is distant.',
    },
    {
      rule: '9.2',
      cells: '0610 0611 0612 0710 0711 0712 0810 0811 0812',
      marks: '0711 danger',
      caption:
        '1/506 at 0811 attacks the garrison at 0711: attack 2, defence 2, terrain 0: difference 0. The results for 1 to 6 are D2, D1, BR, BR, A1, A1. The die shows 3: BR.',
    },
    {
      rule: '16.1',
      cells: '0910 0810 0909 0911 1010 0811 0912 1011',
      marks: '0910 zone, 0810 zone, 0909 zone, 0911 zone, 1010 zone, 0811 zone, 0912 zone, 1011 zone',
      caption:
        'The bridge at Son joins 0910 and 0911. The first Allied unit in any of the 8 marked squares triggers the test. 1/506 did so at 0912. It saw the bridge go: the sign × marks it.',
    },
  ]);
});
