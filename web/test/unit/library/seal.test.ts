import { expect, test, vi } from 'vitest';
import { newSealingKey, seal, unseal, type Sealed } from '../../../src/library/seal.ts';

const TEXT = '{"format":"club-route/journal","deed":{"kind":"deploy","cells":[15,29,43]}}';

test('what is sealed is read again with its key, and with no other', async () => {
  const [key, other] = [await newSealingKey(), await newSealingKey()];
  const sealed = (await seal(TEXT, key)) as Sealed;
  expect(await unseal(sealed, key)).toBe(TEXT);
  expect(await unseal(sealed, other)).toBeUndefined();
  expect(await unseal(sealed, undefined)).toBeUndefined();
});

test('nothing readable is left, and the same text never looks the same', async () => {
  const key = await newSealingKey();
  const [one, two] = [(await seal(TEXT, key)) as Sealed, (await seal(TEXT, key)) as Sealed];
  const shown = new TextDecoder('latin1').decode(one.data);
  for (const word of ['club-route', 'deploy', 'cells']) expect(shown).not.toContain(word);
  expect(new Uint8Array(one.data)).not.toEqual(new Uint8Array(two.data));
});

test('an entry more is not seen by the size', async () => {
  const key = await newSealingKey();
  const sizes = await Promise.all(
    [TEXT, TEXT + TEXT, TEXT.repeat(20)].map(async (text) => ((await seal(text, key)) as Sealed).data.byteLength),
  );
  expect(new Set(sizes).size).toBe(1);
});

test('the key cannot be taken out', async () => {
  const key = (await newSealingKey())!;
  expect(key.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow('not extractable');
});

test('what was changed is not read', async () => {
  const key = await newSealingKey();
  const { iv, data } = (await seal(TEXT, key)) as Sealed;
  const bytes = new Uint8Array(data.slice(0));
  bytes[3]! ^= 1;
  expect(await unseal({ iv, data: bytes.buffer }, key)).toBeUndefined();
  for (const nonsense of [undefined, 7, {}, { iv, data: 'x' }]) expect(await unseal(nonsense, key)).toBeUndefined();
});

test('where a browser cannot seal, text stays as it is, and text from before is read', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(await newSealingKey()).toBeUndefined();
  vi.unstubAllGlobals();
  expect(await seal(TEXT, undefined)).toBe(TEXT);
  expect(await unseal(TEXT, undefined)).toBe(TEXT);
  expect(await unseal(TEXT, await newSealingKey())).toBe(TEXT);
});
