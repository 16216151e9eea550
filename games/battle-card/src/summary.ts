import type { RulesSummary } from '@club-route/engine';

export const summary: RulesSummary = {
  parts: [
    {
      title: 'Aim',
      lines: [
        'Bring 30 Corps from Belgium through Eindhoven, Grave and Nijmegen into Arnhem within six rounds.',
        'You lose when a division is destroyed in battle, or when the weather track ends.',
      ],
    },
    {
      title: 'Before the first round',
      lines: [
        'The 101st (6) drops at Eindhoven, the 82nd (6) at Grave, the 1st (5) at Arnhem. The Germans have 2 in each area, 1 at Nijmegen.',
        'Roll a die for each division: 1–2 it loses two, 3–4 one, 5–6 nothing.',
      ],
    },
    {
      title: 'Each round',
      lines: [
        '1. Battle. Order every unit that shares an area with Germans to attack or to defend, then roll one die each, from the south.',
        'The higher number has the advantage. A star takes the area. Germans never fall below 1.',
        '2. The Germans grow by 1 in each area, to 6 at most; at Nijmegen only while they control Arnhem. Where they are stronger they take an area back.',
        '3. One advance: 30 Corps enters the next area if you control it, and its Germans leave the game; or a unit with 30 Corps goes on.',
        '4. In fog roll a die: at or above the number of the weather space the unit at Arnhem gains 1, and the sky clears.',
        '5. The weather marker moves down one space.',
      ],
    },
    {
      title: 'Remember',
      lines: [
        'Only an attack can take an area. Only an area that you control lets 30 Corps in.',
        'Two Allied units in an area become one, with the sum of their strengths, at most 6. 30 Corps never fights.',
      ],
    },
  ],
  tables: ['Attack', 'Defend'],
};
