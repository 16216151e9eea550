export * from './board.ts';
export * from './board-file.ts';
export * from './names.ts';
export * from './projection.ts';
