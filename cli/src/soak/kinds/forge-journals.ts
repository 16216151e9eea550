import { forgeJournals as forge } from '@club-route/engine/testing';
import { checkSignature } from '../../signatures.ts';
import type { Kind } from '../kind.ts';
import { signerOf } from '../signer.ts';

const FORGERIES = 1000;

/** A thousand forged journals of short matches: none may pass for what it is not. */
export const forgeJournals: Kind = {
  name: 'forge-journals',
  unit: 'thousands of journals',
  suits: () => true,
  async run({ game }, seed) {
    const settings = { game, seed, count: FORGERIES, actions: 8, check: checkSignature };
    const { valid, failures } = await forge({ ...settings, server: signerOf(1), forger: signerOf(2) });
    const [first] = failures;
    if (first === undefined) return { counts: { forged: FORGERIES, valid } };
    const reason = `forgery ${first.index} (${first.tricks.join(', ')}): ${first.reason}`;
    return { counts: { forged: FORGERIES, valid }, failure: { reason } };
  },
};
