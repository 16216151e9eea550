export { readConfig, type Config } from './config.ts';
export { backUp } from './database/backup.ts';
export { restore } from './database/restore.ts';
export { startServer, type RunningServer, type ServerOptions } from './server.ts';
export { keysOf } from './signing/keys.ts';
export { StartError } from './start-error.ts';
export { framesText } from './live/texts.ts';
