import { useMedia } from './use-media.ts';

/** Whether the screen is touched, and has no mouse beside it. */
export function useTouch(): boolean {
  return useMedia('(hover: none) and (pointer: coarse)');
}

/** Turns words for a mouse into words for a finger, where there is one. */
export function useTouchWords(): (text: string) => string {
  return useTouch() ? forTouch : forMouse;
}

/** A finger cannot point without pressing: the first tap looks, the second does it. */
export function forTouch(text: string): string {
  return text
    .replaceAll(/\bPoint at\b/g, 'Tap')
    .replaceAll(/\bpoint at\b/g, 'tap')
    .replaceAll(/\bClick to\b/g, 'Tap again to')
    .replaceAll(/\bclick to\b/g, 'tap again to')
    .replaceAll(/\bClick\b/g, 'Tap')
    .replaceAll(/\bclick\b/g, 'tap');
}

function forMouse(text: string): string {
  return text;
}
