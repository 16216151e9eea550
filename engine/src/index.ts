export * from './contract.ts';
export * from './options.ts';
export * from './state/index.ts';
export * from './dice/index.ts';
export * from './match/index.ts';
export { canonical } from './text/canonical.ts';
