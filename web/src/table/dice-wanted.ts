import { ScriptedDice, type Audience } from '@club-route/engine';

/** Raised when the rules roll and no number was typed for it yet. */
export class DieWanted extends Error {
  readonly purpose: string;
  readonly low: number;
  readonly high: number;

  constructor(purpose: string, low: number, high: number) {
    super(`a die is wanted for ${purpose}`);
    this.purpose = purpose;
    this.low = low;
    this.high = high;
  }
}

/** Numbers typed so far; asks for the next one instead of failing. */
export class AskingDice extends ScriptedDice {
  override between(low: number, high: number, purpose: string, _seenBy?: Audience): number {
    if (this.left === 0) throw new DieWanted(purpose, low, high);
    return super.between(low, high, purpose);
  }
}
