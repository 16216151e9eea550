import { AREA_NAMES, language, weatherSpace, type BattleCardAction } from '@club-route/battle-card';
import { Button } from '../../../ui/Button.tsx';
import { Faces } from '../../../ui/dice/Faces.tsx';
import { Odds } from '../../../table/odds/Odds.tsx';
import { Position } from '../../../table/odds/Position.tsx';
import { useAdvice, valueOf } from '../../../table/odds/use-advice.ts';
import type { BattleCardProps } from '../types.ts';
import css from './Decision.module.css';

export function AdvanceDecision({ controller }: BattleCardProps) {
  const { state, seat } = controller;
  const advice = useAdvice(controller, controller.source.last, 'on');
  const choices = controller.choices();
  return (
    <section className={css.decision} aria-labelledby="decision-title">
      <h2 id="decision-title">Advance</h2>
      <Position controller={controller} />
      <ul className={css.choices}>
        {choices.map((choice) => {
          const action = choice.action!;
          const chance = advice && valueOf(advice, action);
          return (
            <li key={language.write(state, action)}>
              <Button
                className={css.choice}
                shortcut={keyOf(action, state.corps)}
                onClick={() => controller.act(action)}
              >
                <span>
                  {language.label(state, seat, choice)}
                  {advice === undefined ? null : <Odds chance={chance} best={chance === advice.best} />}
                </span>
              </Button>
            </li>
          );
        })}
      </ul>
      {state.fog ? <WeatherRoll space={weatherSpace(state.round)} /> : null}
    </section>
  );
}

/** Which key makes which advance; going back south, where that is allowed, has no key. */
export function keyOf(action: BattleCardAction, corps: number): string | undefined {
  if (action.kind === 'hold') return 'h';
  if (action.kind !== 'advance' || AREA_NAMES.indexOf(action.to) < corps) return undefined;
  return action.piece === 'corps' ? 'c' : 'u';
}

function WeatherRoll({ space }: { readonly space: number }) {
  const faces = [1, 2, 3, 4, 5, 6];
  const clear = faces.filter((face) => face >= space);
  const fog = faces.filter((face) => face < space);
  return (
    <div className={css.then}>
      <p>Then the 1st Airborne rolls for its reinforcement:</p>
      <ul className={css.results}>
        <li>
          <Faces faces={clear} /> the sky clears, Arnhem gains 1
        </li>
        {fog.length === 0 ? null : (
          <li>
            <Faces faces={fog} /> fog
          </li>
        )}
      </ul>
    </div>
  );
}
