import { verify } from 'node:crypto';
import { battleCardModule } from '@club-route/battle-card';
import { judge, Match, readJournal, type Game, type Journal, type Verdict } from '@club-route/engine';

/** What a downloaded journal, of Battle Card unless another game is named, is found to be; or what is false about it. */
export async function verdictOn(
  journal: Journal,
  game = battleCardModule.game as unknown as Game,
): Promise<Verdict | { readonly problem: string }> {
  const read = readJournal(JSON.stringify(journal));
  if ('problem' in read) return read;
  const loaded = Match.load(game, read.journal);
  if ('problem' in loaded) return { problem: loaded.problem.text };
  return judge(loaded.match, read.journal, async (key, text, signature) => {
    const x = Buffer.from(key).toString('base64url');
    return verify(null, Buffer.from(text), { key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }, signature);
  });
}
