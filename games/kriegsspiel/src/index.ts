export { gameClock } from './clock/game-clock.ts';
export { campaign } from './game.ts';
export { language } from './language/index.ts';
export { register } from './register.ts';
