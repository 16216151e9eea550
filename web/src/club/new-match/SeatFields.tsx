import type { GameModule } from '@club-route/engine';
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
  const { game, language, bots } = module;
  return game.seats.map((seat) => {
    const wish = wishes[seat]!;
    const set = (next: Wish): void => onChange({ ...wishes, [seat]: next });
    const choices: readonly { readonly label: string; readonly about?: string; readonly wish: Wish }[] = [
      { label: 'Me', wish: { kind: 'me' } },
      { label: 'A player with a link that I pass on', wish: { kind: 'link' } },
      { label: 'The first player who joins', wish: { kind: 'open' } },
      ...(hasAccount ? [{ label: 'A player I name', wish: { kind: 'invite', name: '' } as const }] : []),
      ...bots.map((bot) => ({
        label: `The computer: ${bot.title}`,
        about: bot.about,
        wish: { kind: 'bot', bot: bot.id } as const,
      })),
    ];
    return (
      <fieldset key={seat} className={form.field}>
        <legend>
          <strong>{capitalised(language.names(seat).people)}</strong>
        </legend>
        {choices.map((choice) => (
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
        ))}
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
