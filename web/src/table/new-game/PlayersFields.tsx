import type { GameModule, Seat } from '@club-route/engine';
import { NO_COMPUTER, peopleOf, type Players } from '../players.ts';
import { capitalised } from '../words.ts';
import css from './NewGame.module.css';

interface PlayersFieldsProps {
  readonly module: GameModule;
  readonly players: Players;
  /** Seats that people may not have. */
  readonly closed?: readonly Seat[];
  readonly onChange: (players: Players) => void;
}

/** Who plays: one side against the computer, everybody before one screen, or nobody. */
export function PlayersFields({ module, players, closed = [], onChange }: PlayersFieldsProps) {
  const { game, language, bots } = module;
  const people = peopleOf(module, players);
  if (game.seats.length < 2 || bots.length === 0) return null;
  /** Everybody but these people is played by the computer, as well as it did before. */
  const seatPeople = (seats: readonly Seat[]): void =>
    onChange(
      Object.fromEntries(
        game.seats.filter((seat) => !seats.includes(seat)).map((seat) => [seat, players[seat] ?? usualLevel(module)]),
      ),
    );
  const choices = [
    ...game.seats.map((seat) => ({ label: capitalised(language.names(seat).people), seats: [seat] })),
    { label: 'Both sides: people who pass the device to each other', seats: game.seats },
    { label: 'Neither: watch the computer play itself', seats: [] },
  ].filter(({ seats }) => !seats.some((seat) => closed.includes(seat)));
  return (
    <>
      <fieldset className={css.field}>
        <legend>
          <strong>You play</strong>
        </legend>
        {choices.map(({ label, seats }) => (
          <label key={label}>
            <input
              type="radio"
              name="you-play"
              checked={seats.length === people.length && seats.every((seat) => people.includes(seat))}
              onChange={() => seatPeople(seats)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {game.seats
        .filter((seat) => players[seat] !== undefined)
        .map((seat) => (
          <fieldset key={seat} className={css.field}>
            <legend>
              <strong>The computer as {language.names(seat).people}</strong>
            </legend>
            {bots.map((bot) => (
              <label key={bot.id}>
                <input
                  type="radio"
                  name={`level-${seat}`}
                  checked={players[seat] === bot.id}
                  onChange={() => onChange({ ...players, [seat]: bot.id })}
                />
                <span>
                  {bot.title} <small>{bot.about}</small>
                </span>
              </label>
            ))}
          </fieldset>
        ))}
    </>
  );
}

/** You take the first side against the computer; alone where there is only one. */
export function usualPlayers(module: GameModule): Players {
  if (module.bots.length === 0) return NO_COMPUTER;
  return Object.fromEntries(module.game.seats.slice(1).map((seat) => [seat, usualLevel(module)]));
}

function usualLevel({ bots }: GameModule): string {
  return bots[Math.floor((bots.length - 1) / 2)]!.id;
}
