import { NO_OFFER, type FaceResult } from '@club-route/engine';
import { BRIDGES, labelOf, RIVER, WATER } from '../data/board.ts';
import { blowsOn } from '../forecast/bridge.ts';
import { bridgeName, capital, cellName, counted } from '../language/names.ts';
import type { DescentState } from '../state.ts';
import type { DescentOffer } from './types.ts';

const FALLS: FaceResult = { label: 'falls', words: 'the bridge falls', tone: 'good' };
const STANDS: FaceResult = { label: 'stands', words: 'the bridge stands', tone: 'none' };

/** 1.4: the Germans are asked in the middle of an Allied move. They are told bridge and hex, not who has come (7.13). */
export function bridgeOffer(state: DescentState): DescentOffer {
  const [{ bridge, cell }, ...others] = state.questions;
  const { cells, side, highway } = BRIDGES[bridge];
  const action = { kind: 'bridge', blow: true } as const;
  const label = `Blow ${bridgeName(bridge)}`;
  const kind = `${highway ? 'highway over a ' : ''}${WATER[side] === RIVER ? 'river' : 'canal'}`;
  return {
    ...NO_OFFER,
    cells: new Map(cells.map((one) => [one, { look: 'faint' }])),
    attention: cell,
    head: { title: 'Blow the bridge?', words: `Allied units have reached ${cellName(cell)}.` },
    hint: others.length === 0 ? undefined : `You decide about ${counted(others.length, 'more bridge')} after this.`,
    questions: [
      {
        title: capital(bridgeName(bridge)),
        note: `${kind}, ${cells.map(labelOf).join('/')}`,
        faces: [1, 2, 3, 4, 5, 6].map((die) => (die <= blowsOn(state, bridge) ? FALLS : STANDS)),
        words: 'This is the chance as far as you can see. Allied engineers out of your sight would lower it.',
        label,
        action,
      },
    ],
    ready: { label, action, anywhere: true },
    hold: {
      label: 'Leave it standing',
      note: 'You can try again only if the Allies take it and you take it back.',
      action: { kind: 'bridge', blow: false },
    },
    say: (one) => (cells.includes(one) ? [`at ${bridgeName(bridge)}`] : []),
  };
}
