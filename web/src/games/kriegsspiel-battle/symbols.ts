/** Signs of the battle die and of the tactics, round (0, 0), about 24 wide, to be stroked. */

export const DIE_SIGNS = {
  infantry: 'M-10 -7H10V7H-10ZM-10 -7L10 7M10 -7L-10 7',
  armour: 'M-10 -7H10V7H-10ZM-4 -4H4A4 4 0 0 1 4 4H-4A4 4 0 0 1 -4 -4Z',
  grenade: 'M0 -3A6.5 6.5 0 1 1 -0.1 -3ZM-3 -6H3V-3H-3ZM3 -8H8L10 -4',
  star: 'M0 -10L2.6 -3.4L9.6 -3L4.1 1.4L6 8.2L0 4.4L-6 8.2L-4.1 1.4L-9.6 -3L-2.6 -3.4Z',
  flag: 'M-6 10V-9H8L4 -4.5L8 0H-6',
} as const;

export const TACTIC_SIGNS: Readonly<Record<string, string>> = {
  aircraft: 'M0 -10V10M-11 -1L0 -4L11 -1M-4.5 9L0 7L4.5 9',
  'lie in wait': 'M-10 0Q0 -9 10 0Q0 9 -10 0ZM-3 0A3 3 0 1 0 3 0A3 3 0 1 0 -3 0',
  'tanks forward': 'M-10 3A3 3 0 0 1 -7 0H7A3 3 0 0 1 7 6H-7A3 3 0 0 1 -10 3ZM-4 0V-5H4V0M4 -3H11',
  'fire mission': 'M-8 8L6 -6M-9 3A5 5 0 1 0 -3 9M6 -6L9 -3M3 -9L6 -6',
  concentration: 'M-9 0A9 9 0 1 0 9 0A9 9 0 1 0 -9 0M0 -11V-4M0 4V11M-11 0H-4M4 0H11',
  raid: 'M-10 6C-4 -12 4 -12 10 4M5 1L10 5L11 -2M-6 8H-10V4',
  'hand to hand': 'M-9 -9L9 9M9 -9L-9 9M5 9H9V5M-5 9H-9V5',
  counterstroke: 'M-9 -3A9 9 0 0 1 8 -4M8 -9V-4H3M9 3A9 9 0 0 1 -8 4M-8 9V4H-3',
  entrench: 'M-11 6H11M-9 6V1H-3V6M-3 6V1H3V6M3 6V1H9V6M-6 1V-4H0V1M0 1V-4H6V1',
  headquarters: 'M-9 10V-9H9V1H-9M-3 -6H3M-3 -2H3',
  'exchange of fire': 'M-10 -4H8M4 -8L8 -4L4 0M10 5H-8M-4 1L-8 5L-4 9',
  'infantry forward': 'M-9 -6H5V5H-9ZM-9 -6L5 5M5 -6L-9 5M7 -5L11 -0.5L7 4',
  'aid post': 'M-3.5 -10H3.5V-3.5H10V3.5H3.5V10H-3.5V3.5H-10V-3.5H-3.5Z',
  'fall in': 'M-8 8V-2M-8 -6V-5M0 8V-2M0 -6V-5M8 8V-2M8 -6V-5M-11 8H11',
  'all hands': 'M0 -10L2.6 -3.4L9.6 -3L4.1 1.4L6 8.2L0 4.4L-6 8.2L-4.1 1.4L-9.6 -3L-2.6 -3.4Z',
};
