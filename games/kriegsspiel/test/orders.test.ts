import { isRefusal } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { cellOf } from '../src/data/board.ts';
import { structureCalled } from '../src/data/structures.ts';
import { unitCalled, UNITS } from '../src/data/units.ts';
import { zoneCalled } from '../src/data/zones.ts';
import { blockTexts, readLetter } from '../src/language/orders/letter.ts';
import { readBlock } from '../src/language/orders/read-block.ts';
import { writeBlock } from '../src/language/orders/write.ts';
import { refuseBlock } from '../src/orders/refuse.ts';
import type { Command } from '../src/data/headquarters.ts';
import type { Block, Order } from '../src/orders/types.ts';
import { position } from './positions.ts';

const state = position({ units: { '1/506': '0715', '9SS Recon': '4155', '2I/5': '0703', '1/505': '4434' } });

function block(text: string, command: Command = 'airborne'): Block {
  const read = readBlock(text, state, command);
  if (isRefusal(read)) throw new Error(`${read.rule}: ${read.text}`);
  return read;
}

function complaint(text: string, command: Command = 'airborne'): string {
  const read = readBlock(text, state, command);
  if (isRefusal(read)) return `${read.rule}: ${read.text}`;
  const problem = refuseBlock(state, command, read);
  return problem === undefined ? 'fine' : `${problem.rule}: ${problem.text}`;
}

function orders(lines: string, command: Command = 'airborne'): readonly Order[] {
  return block(`TO 1/506\n${lines}`, command).orders;
}

function place(text: string): unknown {
  const [order] = orders(`MOVE TO ${text}`);
  return order.kind === 'move' ? order.to : undefined;
}

describe('5.1: the examples of the source’s specification', () => {
  test('the order to 1/506', () => {
    const text = `FROM 101 HQ
TO 1/506
AT 17 1430
REF 101/3
MOVE TO SON BRIDGE VIA 0711, 0810 BY ROAD
IF CONTACT ATTACK
HOLD SON BRIDGE
END`;
    const son = { structure: structureCalled('son-bridge') };
    expect(block(text)).toEqual({
      from: '101',
      to: { units: [unitCalled('1/506')] },
      at: { day: 17, time: 870 },
      ref: '101/3',
      orders: [
        {
          kind: 'move',
          to: son,
          via: [{ cell: cellOf('0711') }, { cell: cellOf('0810') }],
          how: 'road',
          contact: { act: 'attack' },
        },
        { kind: 'hold', at: son },
      ],
    });
  });

  test('recce with ENGAGE on a line of its own, air orders, drops, messages', () => {
    const recce = block('FROM 9SS HQ\nTO 9SS RECON\nAT 17 1700\nRECCE TO NIJMEGEN VIA ELST\nENGAGE AT +1', 'german');
    expect(recce.orders).toEqual([
      { kind: 'recce', to: { cell: cellOf('3944') }, via: [{ cell: cellOf('3953') }], engage: 1 },
    ]);
    const air = block('FROM RAF\nTO AIR\nPATROL 0210 TO 1322 FROM 1400 UNTIL 1800\nSTRIKE FOR 2I/5', 'xxx');
    expect(air.to).toEqual({ office: 'air' });
    expect(air.orders.map(({ kind }) => kind)).toEqual(['patrol', 'strike']);
    const drop = block('FROM 1 ABN HQ\nTO 10/4, 11/4, 156/4\nAT 18 1000\nDROP 10/4, 11/4, 156/4 ON DZ Y');
    expect(drop.orders).toEqual([
      { kind: 'drop', units: ['10/4', '11/4', '156/4'].map(unitCalled), zone: zoneCalled('dz-y') },
    ]);
    const message = block('FROM 101 HQ\nTO XXX HQ\nMESSAGE: Son bridge blown 1630. Need bridging train.');
    expect(message).toEqual({
      from: '101',
      to: { headquarters: ['XXX'] },
      orders: [{ kind: 'message', text: 'Son bridge blown 1630. Need bridging train.' }],
    });
  });

  test('30.13: an air recce of 36 squares is refused, of 24 accepted', () => {
    expect(complaint('TO AIR\nAIR RECCE 3845 TO 4350', 'xxx')).toBe(
      '14.2: The area has 36 squares. An air recce covers at most 24.',
    );
    expect(complaint('TO AIR\nAIR RECCE 3845 TO 4348', 'xxx')).toBe('fine');
  });
});

describe('G1–G8: forgiving reading', () => {
  test('G1: case, blanks, bullets, numbers, colons and full stops do not matter', () => {
    const plain = block('TO 1/506\nMOVE TO SON');
    for (const text of [
      'to 1/506\nmove to son',
      'To:  1 / 506\n-  Move to\u00a0Son.',
      'TO 1/506\n1) MOVE: TO SON;',
      'TO 1/506,\n• MOVE TO SON',
    ])
      expect(block(text)).toEqual(plain);
    expect(orders('HOLD AT SON')).toEqual(orders('HOLD SON'));
  });

  test('G2: greetings, headers and quotations are not read', () => {
    const letter = `From: Alice <a@b.example>
To: club@c.example
Subject: orders
Dear umpire,

TO 1/506
> MOVE TO BEST
MOVE TO SON
On Monday Bob wrote:`;
    expect(blockTexts(letter)).toEqual(['TO 1/506\nMOVE TO SON']);
  });

  test('G3: a name under the letter is not read; a garbled order in the middle refuses the block', () => {
    const signed = readLetter('TO 1/506\nMOVE TO SON\n\nBest wishes\nBob');
    expect(signed.blocks[0].signOff).toEqual(['Best wishes', 'Bob']);
    expect(complaint('TO 1/506\nPLEASE MOVE TO SON')).toContain('“PLEASE MOVE TO SON”: No order begins with PLEASE');
  });

  test('G4: END and -- end the letter', () => {
    const letter = readLetter('TO 1/506\nMOVE TO SON\nEND\nTO 2/506\nHOLD');
    expect(letter.blocks).toHaveLength(1);
    expect(letter.textAfterEnd).toBe(true);
    expect(readLetter('TO 1/506\nHOLD\n--\nBob').textAfterEnd).toBe(false);
  });

  test('G5: each block is read alone', () => {
    const texts = blockTexts('TO 1/506\nMOVE TO SNO\nTO 2/506\nHOLD\nFROM 82 HQ\nTO 1/505\nHOLD');
    expect(texts).toHaveLength(3);
    expect(texts.map((text) => complaint(text).split(':')[0])).toEqual(['5.2', 'fine', 'fine']);
  });

  test('G7: a message runs to FROM or END; # and To are text in it', () => {
    const text = 'TO XXX HQ\nMESSAGE: first\nTo the bridge # now\n\nthird';
    expect(block(text).orders).toEqual([{ kind: 'message', text: 'first\nTo the bridge # now\nthird' }]);
    expect(blockTexts(`${text}\nFROM 101 HQ\nTO 1/506\nHOLD`)).toHaveLength(2);
  });

  test('G8: broken lines are put together', () => {
    expect(orders('MOVE TO SON\nVIA 0714,\n0713\nBY ROAD')).toEqual(orders('MOVE TO SON VIA 0714, 0713 BY ROAD'));
    expect(orders('ATTACK SON\nWITH GUNS 1/101\nBREAK OFF AT 30%')).toEqual([
      { kind: 'attack', to: { cell: cellOf('0911') }, via: [], guns: [unitCalled('1/101')], air: 0, breakOff: 30 },
    ]);
  });

  test('G18: THEN is a new line; IF CONTACT alone is an order of its own', () => {
    expect(orders('MOVE TO SON THEN HOLD')).toEqual(orders('MOVE TO SON\nHOLD'));
    expect(orders('IF CONTACT WITHDRAW TO BEST')).toEqual([
      { kind: 'if contact', stance: { act: 'withdraw', to: { cell: cellOf('0212') } } },
    ]);
  });
});

describe('G9: times', () => {
  test.each([
    ['1430', { time: 870 }],
    ['14:30', { time: 870 }],
    ['14.30 hrs', { time: 870 }],
    ['1430h', { time: 870 }],
    ['17 1430', { day: 17, time: 870 }],
    ['18th 0600', { day: 18, time: 360 }],
    ['19 Sept 06:00', { day: 19, time: 360 }],
    ['26 September 2000', { day: 26, time: 1200 }],
    ['+45', { plus: 45 }],
  ])('%s', (text, time) => {
    expect(block(`TO 1/506\nAT ${text}\nHOLD`).at).toEqual(time);
  });

  test.each(['2460', '1460', '27 1200', '16 1200', 'noon', '630'])('%s is no time', (text) => {
    expect(complaint(`TO 1/506\nAT ${text}\nHOLD`)).toMatch(/^G9: /);
  });

  test('one time in a block', () => {
    expect(complaint('TO 1/506\nAT 1400\nHOLD\nAT 1500')).toContain('A block has only one time');
  });
});

describe('R65, R66, G12: places', () => {
  test.each([
    ['0911', '0911'],
    ['Son', '0911'],
    ['St Oedenrode', '0718'],
    ['Sint-Oedenrode', '0718'],
    ['st-oedenrode', '0718'],
    ['DZ B', '0715'],
    ['LZ W', '0715'],
    ['Volkel', '2224'],
    ['Volkel airfield', '2625'],
    ['Driel', '3857'],
    ['3 KM N OF SON', '0914'],
    ['3 km ne of Son', '1113'],
  ])('%s', (text, square) => {
    expect(place(text)).toEqual({ cell: cellOf(square) });
  });

  test.each([
    ['Son bridge', 'son-bridge'],
    ['Bridge Son', 'son-bridge'],
    ['Nijmegen railway bridge', 'nijmegen-rail-bridge'],
    ['Wamel ferry', 'tiel-ferry'],
    ['Heumen lock', 'heumen-bridge'],
    ['mill-haps-bridge', 'mill-haps-bridge'],
    ['Veghel bridge', 'veghel-bridge'],
  ])('%s', (text, id) => {
    expect(place(text)).toEqual({ structure: structureCalled(id) });
  });

  test('G10: units without commas between them, or with AND, are units all the same', () => {
    const units = (text: string): unknown => {
      const { to } = block(`TO ${text}\nHOLD`);
      return 'units' in to && to.units.map((unit) => UNITS[unit].id);
    };
    expect(units('1/1 2/1 3/1')).toEqual(['1/1', '2/1', '3/1']);
    expect(units('1/1, 2/1 and 1/1Lt')).toEqual(['1/1', '2/1', '1/1Lt']);
    expect(complaint('TO 1/506 1/507\nHOLD')).toContain('There is no unit 1/506 1/507');
    expect(complaint('TO AND\nHOLD')).toContain('There is no unit AND');
  });

  test('what cannot be read is quoted, with a reason and the nearest that could', () => {
    expect(complaint('TO 1/506\nMOVE TO SNO')).toContain(
      '5.2: “MOVE TO SNO”: No place on this map is called SNO; the nearest: Son (0911)',
    );
    expect(complaint('TO 1/506\nMOVE TO 911')).toContain('5.2: “MOVE TO 911”: 911 is not a square');
    expect(complaint('TO 1/506\nMOVE TO 9999')).toContain('off the map');
    expect(complaint('TO 1/506\nMOVE TO VELP')).toContain(
      '5.2: “MOVE TO VELP”: Which VELP: Velp (2835) or Velp (4960)',
    );
    expect(complaint('TO 1/506\nMOVE TO MILL BRIDGE')).toContain('MILL-HAPS-BRIDGE or MILL-WANROIJ-BRIDGE');
    expect(complaint('TO 1/507\nHOLD')).toContain('There is no unit 1/507; the nearest: 1/501, 1/502, 1/504');
  });
});

describe('5.2, G11, G15: refusals by what the sender knows', () => {
  test.each([
    ['TO 2I/5\nHOLD', 'airborne', 'G11: 2I/5 is not under AIRBORNE HQ.'],
    ['FROM 82 HQ\nTO 1/506\nHOLD', 'airborne', 'G11: 1/506 is not under 82 HQ.'],
    ['FROM MODEL\nTO 1/506\nHOLD', 'airborne', 'R68: MODEL is not one of your headquarters.'],
    ['TO 82 HQ\nMESSAGE: hello', 'airborne', 'R68: 82 is your own headquarters. You know what it knows.'],
    ['TO MODEL HQ\nMESSAGE: hello', 'airborne', '5.1: MODEL is an enemy headquarters.'],
    ['TO XXX HQ\nHOLD', 'airborne', '5.1: A headquarters takes only a MESSAGE.'],
    ['TO 1/506\nBOMBARD SON', 'airborne', '5.1: 1/506 cannot do that: only artillery can bombard.'],
    ['TO 1/506\nRECCE TO SON', 'airborne', '5.1: 1/506 cannot do that: only recce units can RECCE.'],
    ['TO 1/506\nREPAIR SON', 'airborne', '5.1: 1/506 cannot do that: only the engineers can repair bridges.'],
    ['TO 1/82\nDEFEND 1/505', 'airborne', '5.1: This campaign does not use defensive fire.'],
    ['TO AIR\nPATROL 0000 TO 0505', 'airborne', 'R77: XXX Corps commands the squadrons.'],
    ['TO AIR\nSTRIKE FOR 1/9SS', 'german', 'R54: Squadrons strike only for units of XXX Corps. Use PATROL instead.'],
    ['TO 10/4\nDROP 10/4 ON DZ K', 'airborne', '14.2: DZ K is not in the plan.'],
    ['TO 1/506\nMOVE TO 4045', 'airborne', 'G13: 4045 is water.'],
    ['TO 2I/5\nMOVE TO 4156', 'xxx', '7: 2I/5 knows no route to 4156.'],
    ['TO Engineers\nFERRY 1/505 ACROSS WAAL AT 2937', 'xxx', 'G89: 2937 is not on that river.'],
    ['TO 1/10SS\nENTER AT PANNERDEN', 'german', 'fine'],
    ['TO 1/9SS\nENTER AT PANNERDEN', 'german', '31.5: 1/9SS enters at 4969.'],
  ] as const)('%s', (text, command, expected) => {
    expect(complaint(text, command)).toContain(expected);
  });

  test('a formation is all its units', () => {
    expect(block('TO POL\nHOLD').to).toEqual({ units: ['1/Pol', '2/Pol', '3/Pol'].map(unitCalled) });
    expect(block('TO 43\nHOLD', 'xxx').to).toEqual({
      units: ['129', '130', '214', '94', '112', '179'].map(unitCalled),
    });
  });
});

test('what is written is read as the same block', () => {
  const texts: readonly (readonly [Command, string])[] = [
    [
      'airborne',
      'FROM 101 HQ\nTO 1/506, 2/506\nAT 17 1430\nREF A 1\nMOVE TO SON BRIDGE VIA 0714 BY RAIL\nIF CONTACT HOLD',
    ],
    [
      'airborne',
      'TO 1/506\nWITHDRAW TO 0716 VIA BEST\nWAIT FOR 2/506\nWAIT UNTIL +30\nHOLD UNTIL 1800\nREPORT ENEMY\nCANCEL ALL',
    ],
    ['airborne', 'TO 1/506\nCANCEL A 1\nIF CONTACT WITHDRAW TO 0716'],
    ['airborne', 'TO 10/4\nLAND 10/4 ON LZ S\nCHANGE DZ 11/4 TO DZ X'],
    ['xxx', 'TO 2I/5\nATTACK ENEMY AT 0911 VIA 0705 WITH GUNS 55, 153 WITH AIR 2 BREAK OFF AT 25'],
    ['xxx', 'TO Engineers\nREPAIR SON\nFERRY 1/505 ACROSS WAAL AT 4045'],
    ['xxx', 'TO AIR\nPATROL 0000 TO 0505 FROM 17 1400 UNTIL 1800\nSTRIKE FOR 2I/5\nAIR RECCE 0000 TO 0303'],
    ['xxx', 'TO 55\nSUPPORT 2I/5\nBOMBARD 0911 FOR 3 MISSIONS\nENTER AT 0600 IN ORDER 2I/5, 55'],
    ['german', 'TO 9SS RECON\nRECCE TO ELST VIA 4153 NO ENGAGE'],
    ['german', 'TO 9SS RECON\nRECCE TO ELST ENGAGE AT -2\nMAP'],
    ['airborne', 'TO UMPIRE\nMESSAGE: May we talk?'],
    ['airborne', 'TO AIR\nSUPPLY DROP ON DZ B'],
  ];
  for (const [command, text] of texts) {
    const read = block(text, command);
    expect(block(writeBlock(read), command)).toEqual(read);
  }
});
