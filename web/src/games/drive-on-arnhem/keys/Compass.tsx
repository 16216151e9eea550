import { PHASE_NAMES, unitName } from '@club-route/drive-on-arnhem';
import { useSettings } from '../../../app/settings.ts';
import { Rose } from '../../../hex/board/Rose.tsx';
import { useTable } from '../../../table/use-table.ts';
import type { DriveController, DriveProps } from '../types.ts';
import { centre, step, unitInHand } from './deeds.ts';
import { keys } from './keys.ts';
import { useMenu, type Menu } from './menu.ts';
import css from './Compass.module.css';

/** The compass of the rule book (8.3) with the menu the keys stand in, while the keys of 1985 are on. */
export function Compass({ controller }: DriveProps) {
  const isOn = useSettings(({ keySets }) => keySets.includes(keys.id));
  useTable(controller, (table) => table);
  const menu = useMenu(controller);
  if (!isOn) return null;
  return (
    <section className={css.compass} aria-label={keys.name}>
      {menu.isListed ? <CommandList controller={controller} /> : null}
      <Rose onPress={(number) => (number === 0 ? centre(controller) : step(controller, number))} />
      <MenuLines lines={linesOf(controller, menu)} />
    </section>
  );
}

function MenuLines({ lines: [title, ...rest] }: { readonly lines: readonly string[] }) {
  return (
    <div className={css.menu} aria-live="polite">
      <strong>{title}</strong>
      {rest.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}

/** The menu in which the keys stand, and what they do there. */
function linesOf(controller: DriveController, { units, gunner }: Menu): readonly string[] {
  const { state } = controller;
  if (units.length > 0) return ['Unit menu', ...units.map((unit, index) => `${index + 1} ${unitName(unit)}`), 'Q quit'];
  if (gunner !== undefined) return [`Barrage: ${unitName(gunner)}`, '1–6 move the cursor', 'T target · Q quit'];
  const unit = unitInHand(controller);
  if (unit !== undefined)
    return [unitName(unit), '1–6 move or attack', 'F M X B · N next · Q quit', 'D values · L list'];
  switch (state.phase) {
    case 'alliedAir':
      return ['Air mission menu', '1–6 cursor · G strike', 'I interdiction · Q quit'];
    case 'germanAir':
      return ['Air mission menu', '1–6 cursor · G strike', 'Q quit'];
    case 'supply':
      return ['Supply', 'G begin at a source', '1–6 walk · Q quit'];
    case 'setup':
    case 'over':
      return [PHASE_NAMES[state.phase], '1–6 cursor · G choose'];
    default:
      return ['Cursor menu', '1–6 cursor · G get · N next', 'T terrain · C combat'];
  }
}

/** 8.5: every key with what it does; any key puts it away. */
function CommandList({ controller }: DriveProps) {
  const list = keys.shortcuts(controller).filter(({ key }) => !/[1-6]/.test(key));
  return (
    <dl className={css.list}>
      {list.map(({ key, does }) => (
        <div key={key}>
          <dt>
            <kbd>{key.toUpperCase()}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
