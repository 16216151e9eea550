import { defaultOptions, type Refusal, type Seat, type Viewer } from '@club-route/engine';
import {
  kriegsspielBattleModule,
  type BattleAction,
  type BattleDraft,
  type BattleOptions,
  type BattleReport,
  type SetBattleState,
  type Side,
} from '@club-route/kriegsspiel/battle';
import { battleAlone, isFieldOpen, sideInBattle, type SecondState } from '@club-route/kriegsspiel/second';
import type { Answer, Source, TableFrame } from '../../table/source.ts';
import type { SecondSource } from './types.ts';

type BattleSource = Source<SetBattleState, BattleAction, BattleOptions, BattleDraft, BattleReport>;

/**
 * One battle of the campaign as a table of its own: the same frames by the same numbers, of which it shows what happens on
 * the field, and whose orders are entries of the campaign. Beyond the battle its first or last position stands.
 */
export class FieldSource implements BattleSource {
  readonly module = kriegsspielBattleModule;
  readonly options = defaultOptions(kriegsspielBattleModule.game.options);
  readonly archive = undefined;
  readonly afterAction = undefined;
  readonly clock = undefined;
  readonly #campaign: SecondSource;
  readonly #battle: string;
  readonly #side: Side | undefined;
  /** A frame in which the battle is open. */
  readonly #known: number;

  /** The same object each time for the same sight. */
  readonly #alone = new WeakMap<SecondState, SetBattleState>();

  constructor(campaign: SecondSource, known: number) {
    const state = campaign.sightAt(known);
    this.#campaign = campaign;
    this.#known = known;
    this.#battle = state.engagement!.id;
    this.#side = sideInBattle(state, campaign.viewer);
  }

  get dice(): SecondSource['dice'] {
    return this.#campaign.dice;
  }

  /** Who fights sees the field from his own edge; the umpire sees both hands. */
  get viewer(): Viewer {
    return this.#side ?? this.#campaign.viewer;
  }

  /** Only a commander who fights himself gives orders on the field. */
  get mine(): readonly Seat[] {
    const now = this.#campaign.sightAt(this.#campaign.last);
    if (this.#side === undefined || !this.#isOpen(now) || now.engagement!.phase !== 'fighting') return [];
    const isMine = this.#campaign.mine.includes(now.engagement!.commanders[this.#side]);
    return isMine && now.engagement!.answers[this.#side]?.by !== 'computer' ? [this.#side] : [];
  }

  /** What decided the campaign is told at its own table. */
  lookBack(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  get playable(): boolean {
    return this.#campaign.playable;
  }

  get ended(): string | undefined {
    return this.#campaign.ended;
  }

  get last(): number {
    return this.#campaign.last;
  }

  get kept(): boolean {
    return this.#campaign.kept;
  }

  get trouble(): string | undefined {
    return undefined;
  }

  get near(): boolean {
    return this.#campaign.near;
  }

  frame(n: number): TableFrame<BattleAction, BattleReport> {
    const { seat, action, filed, reports, rolled, back } = this.#campaign.frame(n);
    const isOwn = seat !== undefined && action?.kind === 'battle';
    return {
      n,
      seat: isOwn ? this.#side : undefined,
      action: isOwn ? action.order : undefined,
      filed,
      reports: reports.flatMap((report) => (report.kind === 'in battle' ? [report.report] : [])),
      rolled,
      back,
    };
  }

  sightAt(n: number): SetBattleState {
    const step = n < this.#known ? 1 : -1;
    let at = n;
    while (at !== this.#known && !this.#isOpen(this.#campaign.sightAt(at))) at += step;
    const sight = this.#campaign.sightAt(at);
    const known = this.#alone.get(sight) ?? battleAlone(sight);
    this.#alone.set(sight, known);
    return known;
  }

  act(_seat: Seat, order: BattleAction, typed: readonly number[]): Answer | Promise<Answer> {
    const { engagement } = this.#campaign.sightAt(this.last);
    if (engagement === null || this.#side === undefined) return OVER;
    return this.#campaign.act(engagement.commanders[this.#side], { kind: 'battle', order }, typed);
  }

  roll(typed: readonly number[]): Answer | Promise<Answer> {
    return this.#campaign.roll(typed);
  }

  mayUndo(): boolean {
    return false;
  }

  undo(): Answer {
    return NO_UNDO;
  }

  subscribe(onNews: () => void): () => void {
    return this.#campaign.subscribe(onNews);
  }

  #isOpen(state: SecondState): boolean {
    return state.engagement?.id === this.#battle && isFieldOpen(state);
  }
}

const OVER: Refusal = { rule: '21', text: 'The battle is over.' };
const NO_UNDO: Refusal = { rule: 'undo', text: 'You cannot undo while several commanders may act.' };
