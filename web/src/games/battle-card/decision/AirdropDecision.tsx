import { AIRDROP_LOSS, ALLIED_STRENGTH, areaTitle, divisionTitle, DROPS, NO_DIVISION } from '@club-route/battle-card';
import { Button } from '../../../ui/Button.tsx';
import { Faces } from '../../../ui/dice/Faces.tsx';
import { Position } from '../../../table/odds/Position.tsx';
import type { BattleCardProps } from '../types.ts';
import css from './Decision.module.css';

const RESULTS = [
  { loss: 0, words: 'no loss' },
  { loss: 1, words: 'loses one' },
  { loss: 2, words: 'loses two' },
].map((result) => ({
  ...result,
  faces: AIRDROP_LOSS.flatMap((loss, index) => (loss === result.loss ? [index + 1] : [])),
}));

export function AirdropDecision({ controller }: BattleCardProps) {
  return (
    <section className={css.decision} aria-labelledby="decision-title">
      <h2 id="decision-title">Airdrop</h2>
      <Position controller={controller} />
      <ul className={css.drops}>
        {DROPS.map((division, area) =>
          division === NO_DIVISION ? null : (
            <li key={division}>
              <strong>{divisionTitle(division)}</strong> at {areaTitle(area)}, strength {ALLIED_STRENGTH[area]}
            </li>
          ),
        ).toReversed()}
      </ul>
      <ul className={css.results}>
        {RESULTS.map(({ loss, words, faces }) => (
          <li key={loss}>
            <Faces faces={faces} />
            {words}
          </li>
        ))}
      </ul>
      <div className={css.commit}>
        <Button primary shortcut="Enter" onClick={() => controller.act({ kind: 'airdrop' })}>
          Roll the airdrop
        </Button>
      </div>
    </section>
  );
}
