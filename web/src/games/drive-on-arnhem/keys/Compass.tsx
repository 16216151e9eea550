import { useSettings } from '../../../app/settings.ts';
import { Rose } from '../../../hex/board/Rose.tsx';
import { useTable } from '../../../table/use-table.ts';
import type { DriveProps } from '../types.ts';
import { centre, step } from './deeds.ts';
import { keys } from './keys.ts';
import { linesOf } from './lines.ts';
import { useMenu } from './menu.ts';
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
