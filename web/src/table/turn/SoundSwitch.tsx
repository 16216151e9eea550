import { useSettings } from '../../app/settings.ts';
import css from '../ShortcutList.module.css';
import { chime } from './chime.ts';

/** Whether a sound says that it is one's turn. Turned on, it is heard once: then one knows it. */
export function SoundSwitch() {
  const sound = useSettings((settings) => settings.sound);
  const turn = (on: boolean): void => {
    useSettings.setState({ sound: on });
    if (on) chime();
  };
  return (
    <label className={css.switch}>
      <input type="checkbox" checked={sound} onChange={(event) => turn(event.target.checked)} />
      Play a soft sound when it is your turn
    </label>
  );
}
