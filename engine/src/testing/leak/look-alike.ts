import type { Action, Seat } from '../../contract.ts';
import type { Dice } from '../../dice/dice.ts';
import { everyAction } from '../descent.ts';
import type { AnyGame } from '../law.ts';
import { randomChoice } from '../random-play.ts';
import type { Rehearsal, World } from './world.ts';

/** A deed, and what would come of it. */
export interface Tried {
  readonly action: Action;
  readonly rehearsal: Rehearsal;
}

/** What another seat may do in a second world that leaves the viewer with the sight it has in the first. */
export interface LookAlikes {
  /** The one to go on with: it tells the viewer the same; another deed rather than the same one. */
  readonly match: Tried | undefined;
  /** One that tells the viewer something else, which no sight bears out. */
  readonly betrayed: Tried | undefined;
  /** One of a secret kind that shows in the sight, so that it is no look-alike at all. */
  readonly shown: Tried | undefined;
  /** Whether one of them was another deed. */
  readonly varied: boolean;
}

/** Deeds drawn at random before any others: of a decision with many parts no list comes to an end. */
const DRAWN = 8;
/** How many deeds are tried where none leaves the same sight, and where the same deed does. */
const MOST_TRIED = 150;
const FEW_TRIED = 20;
/** Other deeds of equal sight to compare. */
const ENOUGH = 2;

export function lookAlikes(world: World, seat: Seat, model: Tried, openSeed: number, dice: Dice): LookAlikes {
  const { game } = world.match;
  const own = JSON.stringify(model.action);
  let same: Tried | undefined;
  let other: Tried | undefined;
  let varied = 0;
  let tried = 0;
  // Where all is open no other deed has anything to hide.
  const candidates = model.rehearsal.open ? [model.action] : attempts(world, seat, model.action, dice);
  for (const action of candidates) {
    if (tried === (same === undefined && varied === 0 ? MOST_TRIED : FEW_TRIED)) break;
    tried++;
    if (world.match.refuse(seat, action) !== undefined) continue;
    const rehearsal = world.rehearse(seat, action, openSeed);
    const found = { action, rehearsal };
    if (!game.shape.equal(model.rehearsal.sight, rehearsal.sight)) {
      if (isSecret(game, model, found))
        return { match: undefined, betrayed: undefined, shown: found, varied: varied > 0 };
      continue;
    }
    const isSame = JSON.stringify(action) === own;
    if (!isSame) varied++;
    if (rehearsal.privateText !== model.rehearsal.privateText)
      return { match: undefined, betrayed: found, shown: undefined, varied: varied > 0 };
    // Where only public fields differ the viewer can tell the deeds apart, as everybody can.
    if (rehearsal.toldText === model.rehearsal.toldText) {
      if (isSame) same ??= found;
      else other ??= found;
    }
    if (other !== undefined && varied >= ENOUGH) break;
  }
  return { match: other ?? same, betrayed: undefined, shown: undefined, varied: varied > 0 };
}

/** Whether nobody else may see which of the two was done. A sight that shows a part of it leaves others that look the same. */
function isSecret({ secretDeeds = [] }: AnyGame, one: Tried, other: Tried): boolean {
  const { kind } = one.action;
  return (
    other.action.kind === kind && secretDeeds.includes(kind) && !one.rehearsal.disclosed && !other.rehearsal.disclosed
  );
}

/** Deeds that the seat may do in the world, each once, the one that was done in the other among the first. */
function* attempts(world: World, seat: Seat, action: Action, dice: Dice): Generator<Action> {
  const { game, state } = world.match;
  if (!game.active(state).includes(seat)) return;
  const tried = new Set<string>();
  const isNew = (attempt: Action): boolean => tried.size < tried.add(JSON.stringify(attempt)).size;
  for (let count = 0; count < DRAWN; count++) {
    const drawn = randomChoice(game, state, seat, dice);
    if (isNew(drawn)) yield drawn;
  }
  if (isNew(action)) yield action;
  for (const listed of everyAction(game, state, seat, MOST_TRIED)) if (isNew(listed)) yield listed;
}
