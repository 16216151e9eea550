import { aimOf, useDesk } from '../desk.ts';
import { Button } from '../../ui/Button.tsx';
import { useTouchWords } from '../../ui/touch-words.ts';
import type { HexProps } from '../game.ts';
import { useOffer } from '../offer.ts';
import { Sign } from './Sign.tsx';
import { SixFaces } from './SixFaces.tsx';
import css from './Decision.module.css';

interface AimBoxProps extends Pick<HexProps, 'controller'> {
  /** What to do while no cell is aimed at. */
  readonly hint: string;
}

/** The cell a player aims at: what going there costs, brings and risks. */
export function AimBox({ controller, hint }: AimBoxProps) {
  const cell = useDesk(controller, aimOf);
  const offer = useOffer(controller);
  const words = useTouchWords();
  const aim = cell === undefined ? undefined : offer.aim(cell);
  if (aim === undefined) {
    return (
      <div className={css.aim} data-empty="true">
        <p className={css.hint}>{words(hint)}</p>
      </div>
    );
  }
  const { title, terrain, lines, faces, warnings, label, action } = aim;
  return (
    <div className={css.aim}>
      <p>
        <strong>{title}</strong>, {terrain}
      </p>
      {faces.length === 0 ? null : <SixFaces label="Result of each die roll" faces={faces} />}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <ul className={css.risks}>
        {warnings.map(({ sign, text }) => (
          <li key={text}>
            <Sign kind={sign} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <Button primary shortcut="Enter" onClick={() => controller.act(action)}>
        {controller.planning ? `Plan to ${label[0].toLowerCase()}${label.slice(1)}` : label}
      </Button>
    </div>
  );
}
