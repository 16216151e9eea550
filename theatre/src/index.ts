export * from './board.ts';
export * from './board-file.ts';
export * from './projection.ts';
