import { ROUNDS, weatherSpace, type BattleCardReport } from '@club-route/battle-card';
import { useTable } from '../../table/use-table.ts';
import { pictureShown, reportTold } from './picture.ts';
import type { BattleCardProps } from './types.ts';
import { WeatherSign } from './WeatherSign.tsx';
import css from './Strip.module.css';

const STEPS = ['Battle', 'Germans grow', 'Advance', 'Airborne', 'Weather'] as const;

/** The weather track with its marker, and the steps of a round. */
export function Strip({ controller }: BattleCardProps) {
  const { telling } = useTable(controller, (state) => state);
  const picture = pictureShown(controller, telling);
  const step = stepOf(reportTold(controller, telling)) ?? STEP_OF_PHASE[controller.state.phase];
  const rounds = Array.from({ length: ROUNDS }, (_, index) => index + 1);
  return (
    <section className={css.strip} aria-label="Weather and steps of the round">
      <h2>Weather</h2>
      <ol className={css.track}>
        {rounds.map((round) => (
          <li key={round} data-past={round < picture.round} aria-current={round === picture.round ? 'step' : undefined}>
            <span className="visually-hidden">Round {round}, space </span>
            {weatherSpace(round)}
            {round === picture.round ? <WeatherSign fog={picture.fog} /> : null}
          </li>
        ))}
      </ol>
      <p className={css.weather}>
        {picture.fog
          ? `Fog. Arnhem is reinforced on ${facesFor(weatherSpace(picture.round))}.`
          : 'Clear. The 1st Airborne has been reinforced.'}
      </p>
      <ol className={css.steps}>
        {STEPS.map((name) => (
          <li key={name} aria-current={name === step ? 'step' : undefined}>
            {name}
          </li>
        ))}
      </ol>
    </section>
  );
}

const STEP_OF_PHASE = { airdrop: undefined, orders: 'Battle', advance: 'Advance', over: undefined } as const;

function stepOf(report: BattleCardReport | undefined): (typeof STEPS)[number] | undefined {
  switch (report?.kind) {
    case 'fought':
    case 'removed':
      return 'Battle';
    case 'reinforced':
    case 'withheld':
    case 'retaken':
      return 'Germans grow';
    case 'corps':
    case 'advanced':
    case 'held':
      return 'Advance';
    case 'tested':
      return 'Airborne';
    case 'round':
      return 'Weather';
    case 'dropped':
    case 'ended':
    case undefined:
      return undefined;
  }
}

function facesFor(space: number): string {
  if (space === 6) return 'a 6';
  if (space === 5) return 'a 5 or a 6';
  return space === 1 ? 'any roll' : `${space} to 6`;
}
