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
        'Roll a die for each division: on 1–2 it loses two strength, on 3–4 one, on 5–6 none.',
      ],
    },
    {
      title: 'Each round',
      lines: [
        '1. Battle. Order every unit that shares an area with Germans to attack or to defend. Then roll one die for each, from the south.',
        'The higher number has the advantage. A star takes the area. Germans never fall below 1.',
        '2. The Germans grow by 1 in each area, up to 6. At Nijmegen they grow only while they control Arnhem. Where they are stronger, they retake the area.',
        '3. Make one advance. 30 Corps enters the next area if you control it, and its Germans leave the game. Or a unit with 30 Corps moves ahead.',
        '4. In fog, roll a die. If you roll the number of the weather space or more, the unit at Arnhem gains 1 and the sky clears.',
        '5. The weather marker moves down one space.',
      ],
    },
    {
      title: 'Remember',
      lines: [
        'Only an attack can take an area. 30 Corps can enter only an area that you control.',
        'Two Allied units in an area become one. Add their strengths, up to 6. 30 Corps never fights.',
      ],
    },
  ],
  tables: ['Attack', 'Defend'],
};
