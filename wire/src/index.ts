/** Everything that goes between a browser and the server: schemas for what people send, types for what they get. */
export * from './basics.ts';
export * from './accounts.ts';
export * from './games.ts';
export * from './keys.ts';
export * from './matches.ts';
export * from './play.ts';
export * from './time.ts';
export * from './live.ts';
export * from './notices.ts';
