import type { Colour } from './item.ts';

export type Palette = Readonly<Record<Colour, string>>;
