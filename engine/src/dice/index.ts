export { AnyDice } from './dice.ts';
export type { Audience, Dice, Draw } from './dice.ts';
export { FastDice, mixSeed } from './fast.ts';
export { DiceMismatch, RecordingDice, ReplayedDice, ScriptedDice } from './scripted.ts';
export { blinded, blindingKey, commitToSalt, commitToSeed, diceKey, FairDice, fairNumber, SEED_BYTES } from './fair.ts';
export type { MatchTerms, Salt, Salts } from './fair.ts';
export { digest, hex, keyedDigest, unhex } from './digest.ts';
