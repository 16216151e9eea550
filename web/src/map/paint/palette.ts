import type { Colour } from '@club-route/cartography/draw/item';
import type { Palette } from '@club-route/cartography/draw/palette';

/** Colour -> the token of the style sheet that says what it is. */
const TOKENS: Readonly<Record<Colour, string>> = {
  paper: '--map-paper',
  beyond: '--map-beyond',
  ink: '--ink',
  'ink-soft': '--ink-soft',
  halo: '--halo',
  grid: '--map-grid',
  water: '--water',
  bank: '--water-bank',
  bed: '--water-bed',
  'water-name': '--water-name',
  woods: '--woods',
  tree: '--woods-tree',
  polder: '--polder',
  ditch: '--polder-ditch',
  heath: '--heath',
  tuft: '--heath-tuft',
  rough: '--hill',
  'form-line': '--form-line',
  broken: '--broken',
  hedge: '--broken-hedge',
  marsh: '--marsh',
  reed: '--marsh-reed',
  town: '--town',
  city: '--city',
  block: '--town-block',
  highway: '--highway',
  'highway-edge': '--highway-edge',
  trunk: '--trunk-road',
  road: '--main-road',
  'road-edge': '--main-road-edge',
  lane: '--road',
  rail: '--rail',
  border: '--border',
  mark: '--map-mark',
  'entry-red': '--entry-red',
  'entry-blue': '--entry-blue',
  printed: '--known-printed',
  found: '--known-found',
  deduced: '--known-deduced',
  ruled: '--known-ruled',
};

export function tokenOf(colour: Colour): string {
  return TOKENS[colour];
}

/** Reads the colours as they are now, or as they are by day, which is how a sheet is printed. */
export function readPalette(scheme?: 'light' | 'dark'): Palette {
  const probe = document.createElement('span');
  probe.hidden = true;
  if (scheme !== undefined) probe.style.colorScheme = scheme;
  // One element for each colour: the styles of the page are worked out once, not after every change of a single one.
  const samples = Object.entries(TOKENS).map(([colour, token]) => {
    const sample = document.createElement('span');
    sample.style.color = `var(${token})`;
    return [colour, sample] as const;
  });
  probe.append(...samples.map(([, sample]) => sample));
  document.body.append(probe);
  const palette = Object.fromEntries(
    samples.map(([colour, sample]) => [colour, getComputedStyle(sample).color]),
  ) as Record<Colour, string>;
  probe.remove();
  return palette;
}
