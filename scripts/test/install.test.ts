import { expect, it } from 'vitest';
import { isTooOld } from '../tools/install.mjs';

it.each(['14.21.3', '18.20.8', '20.9.0', '20.18.3'])('Node %s is too old', (version) => {
  expect(isTooOld(version)).toBe(true);
});

it.each(['20.19.0', '20.20.2', '22.12.0', '24.0.0', '100.0.0'])('Node %s will do', (version) => {
  expect(isTooOld(version)).toBe(false);
});
