import { orders } from './orders.ts';
import type { CampaignLesson } from './parts.ts';
import { umpire } from './umpire.ts';

export const lessons: readonly CampaignLesson[] = [orders, umpire];
