export * from './contract.ts';
export * from './options.ts';
export { refusalOf } from './refusal.ts';
export { wholeActions } from './whole-actions.ts';
export * from './state/index.ts';
export * from './dice/index.ts';
export * from './match/index.ts';
export * from './board/index.ts';
export { canonical } from './text/canonical.ts';
