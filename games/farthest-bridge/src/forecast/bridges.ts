import { BRIDGES } from '../data/board.ts';
import { bridgesToAsk, isTried, isUnderSpan } from '../phases/demolition.ts';
import { isDown, NONE, type FarthestBridgeState } from '../state.ts';

/** What has become of a bridge, as far as it matters now. */
export type BridgeState =
  /** The Germans are asked about it at this moment. */
  | 'asked'
  | 'blown'
  /** It cannot be blown for now: an Allied unit stood by it as the turn began, or it was repaired in this player turn. */
  | 'safe'
  | 'repaired'
  /** The engineers bridge its hexside (15.0). */
  | 'bridged'
  /** They have tried in this player turn, and it stands. */
  | 'tried'
  /** Germans are near enough to blow it when an Allied unit comes. */
  | 'wired'
  | 'standing';

export function bridgeState(state: FarthestBridgeState, bridge: number): BridgeState {
  if (isDown(state, bridge)) return 'blown';
  if (state.questions.includes(bridge)) return 'asked';
  if (state.repaired[bridge] === 1) return 'repaired';
  if (state.bridgeSafe[bridge] === 1) return 'safe';
  if (isUnderSpan(state, bridge)) return 'bridged';
  if (isTried(state, bridge, NONE)) return 'tried';
  return bridgesToAsk(state, BRIDGES[bridge]!.cells[0]).includes(bridge) ? 'wired' : 'standing';
}

export const BRIDGE_WORDS: Readonly<Record<BridgeState, string>> = {
  asked: 'the Germans decide whether to blow it',
  blown: 'down',
  safe: 'standing; safe this turn, because an Allied unit was next to it when the turn began',
  repaired: 'repaired; safe for this player turn',
  bridged: "standing; safe while the engineers' bridge is on the same hexside",
  tried: 'standing; the charges have failed this player turn',
  wired: 'standing; the Germans are near enough to blow it',
  standing: 'standing; no German unit is near enough to blow it',
};
