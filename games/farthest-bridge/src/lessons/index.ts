import { attack } from './attack.ts';
import { corps } from './corps.ts';
import { landing } from './landing.ts';
import type { FarthestBridgeLesson } from './parts.ts';

export const lessons: readonly FarthestBridgeLesson[] = [landing, attack, corps];
