import { UMPIRE, type GameModule } from '@club-route/engine';
import { MOST_ONE_BY_ONE, seatsOf } from '../../table/players.ts';
import { capitalised } from '../../table/words.ts';
import form from '../../table/new-game/NewGame.module.css';
import fields from '../Form.module.css';
import { TextField } from '../TextField.tsx';
import type { Wish, Wishes } from './wishes.ts';

interface SeatFieldsProps {
  readonly module: GameModule;
  readonly wishes: Wishes;
  readonly hasAccount: boolean;
  readonly onChange: (wishes: Wishes) => void;
}

/** Who sits where. */
export function SeatFields({ module, wishes, hasAccount, onChange }: SeatFieldsProps) {
  const { language, bots, clock } = module;
  const seats = seatsOf(module);
  return seats.map((seat) => {
    // He sees everything: he is asked, never the first who comes; and the computer has no levels as umpire.
    const isUmpire = clock !== undefined && seat === UMPIRE;
    const wish = wishes[seat]!;
    const set = (next: Wish): void => onChange({ ...wishes, [seat]: next });
    const choices: readonly { readonly label: string; readonly about?: string; readonly wish: Wish }[] = [
      { label: 'Me', wish: { kind: 'me' } },
      { label: 'A player I send a link', wish: { kind: 'link' } },
      ...(isUmpire ? [] : [{ label: 'The first player who joins', wish: { kind: 'open' } as const }]),
      ...(hasAccount ? [{ label: 'A player I name', wish: { kind: 'invite', name: '' } as const }] : []),
      ...(isUmpire ? bots.slice(0, 1) : bots).map((bot) => ({
        label: isUmpire ? 'The computer' : `The computer: ${bot.title}`,
        about: isUmpire ? 'Lets every result stand.' : bot.about,
        wish: { kind: 'bot', bot: bot.id } as const,
      })),
    ];
    return (
      <fieldset key={seat} className={form.field}>
        <legend>
          <strong>{capitalised(isUmpire ? language.names(seat).side : language.names(seat).people)}</strong>
        </legend>
        {seats.length > MOST_ONE_BY_ONE ? (
          <select
            aria-label={language.names(seat).side}
            value={choices.findIndex((choice) => isSame(choice.wish, wish))}
            onChange={(event) => set(choices[Number(event.target.value)]!.wish)}
          >
            {choices.map(({ label }, index) => (
              <option key={label} value={index}>
                {label}
              </option>
            ))}
          </select>
        ) : (
          choices.map((choice) => (
            <label key={choice.label}>
              <input
                type="radio"
                name={`seat-${seat}`}
                checked={isSame(choice.wish, wish)}
                onChange={() => set(choice.wish)}
              />
              <span>
                {choice.label} {choice.about === undefined ? null : <small>{choice.about}</small>}
              </span>
            </label>
          ))
        )}
        {wish.kind === 'invite' ? (
          <div className={fields.form}>
            <TextField
              label="Their name"
              required
              value={wish.name}
              onChange={(name) => set({ kind: 'invite', name })}
            />
          </div>
        ) : null}
      </fieldset>
    );
  });
}

function isSame(one: Wish, other: Wish): boolean {
  return one.kind === other.kind && (one.kind !== 'bot' || (other.kind === 'bot' && one.bot === other.bot));
}
