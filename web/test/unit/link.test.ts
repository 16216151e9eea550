import { battleCardModule } from '@club-route/battle-card';
import { defaultOptions, FastDice, LARGEST_JOURNAL_BYTES, Match } from '@club-route/engine';
import { expect, test } from 'vitest';
import { fragmentOf, textFromLink } from '../../src/library/link.ts';

const { game, bots } = battleCardModule;

function finished(seed: number) {
  const source = { kind: 'fair', seed: new Uint8Array(32).fill(seed) } as const;
  const match = Match.start(game, defaultOptions(game.options), source, `link ${seed}`);
  const dice = new FastDice(seed);
  const player = bots[0]!.sit('allied');
  while (match.result() === undefined) match.act('allied', player.decide(match.state, dice));
  return match.journal(true);
}

test('a whole game fits a link and comes back unchanged', async () => {
  for (let seed = 1; seed <= 20; seed++) {
    const journal = finished(seed);
    const fragment = await fragmentOf(journal);
    expect(fragment!.length).toBeLessThan(4000);
    const read = await textFromLink(`#${fragment}`);
    expect(read).toEqual({ text: JSON.stringify(journal) });
  }
});

test('links that hold nothing, or were cut, are refused with a sentence', async () => {
  const fragment = await fragmentOf(finished(1));
  for (const hash of ['', '#', '#not a link!', '#ä', `#${fragment!.slice(0, 500)}`, '#AAAA']) {
    expect(await textFromLink(hash), hash).toHaveProperty('problem');
  }
});

test('a small link that unpacks to something huge is not unpacked', async () => {
  const huge = new Blob([' '.repeat(LARGEST_JOURNAL_BYTES + 1)]).stream();
  const packed = new Response(huge.pipeThrough(new CompressionStream('deflate-raw')));
  const bytes = Array.from(new Uint8Array(await packed.arrayBuffer()), (byte) => String.fromCharCode(byte));
  const bomb = btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  expect(bomb.length).toBeLessThan(50_000);
  expect(await textFromLink(`#${bomb}`)).toHaveProperty('problem');
});
