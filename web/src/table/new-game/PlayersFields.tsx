import { UMPIRE, type GameModule, type Seat } from '@club-route/engine';
import { MOST_ONE_BY_ONE, NO_COMPUTER, peopleOf, seatsOf, type Players } from '../players.ts';
import { capitalised } from '../words.ts';
import { ManySeats, type PlayersFieldsProps } from './ManySeats.tsx';
import css from './NewGame.module.css';

/** Who plays: one side against the computer, everybody before one screen, or nobody. */
export function PlayersFields({ module, players, closed = [], onChange }: PlayersFieldsProps) {
  const { game, language, bots, clock } = module;
  const people = peopleOf(module, players);
  const seats = seatsOf(module);
  if (seats.length < 2 || bots.length === 0) return null;
  if (seats.length > MOST_ONE_BY_ONE)
    return (
      <ManySeats module={module} players={players} closed={closed} level={usualLevel(module)} onChange={onChange} />
    );
  /** Everybody but these people is played by the computer, as well as it did before. */
  const seatPeople = (taken: readonly Seat[]): void =>
    onChange(
      Object.fromEntries(
        seats.filter((seat) => !taken.includes(seat)).map((seat) => [seat, players[seat] ?? usualLevel(module)]),
      ),
    );
  const choices = [
    ...seats.map((seat) => ({ label: capitalised(seatWords(module, seat)), seats: [seat] })),
    // Where everybody may act at any time the device is never passed on, and an umpire is who watches.
    ...(clock === undefined
      ? [
          { label: 'Both sides: players pass the device to each other', seats: game.seats },
          { label: 'Neither: watch the computer play itself', seats: [] },
        ]
      : []),
  ].filter((choice) => !choice.seats.some((seat) => closed.includes(seat)));
  return (
    <>
      <fieldset className={css.field}>
        <legend>
          <strong>You play</strong>
        </legend>
        {choices.map(({ label, seats: taken }) => (
          <label key={label}>
            <input
              type="radio"
              name="you-play"
              checked={taken.length === people.length && taken.every((seat) => people.includes(seat))}
              onChange={() => seatPeople(taken)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {seats
        // An umpire of the house has no levels: it lets every result stand.
        .filter((seat) => players[seat] !== undefined && seat !== UMPIRE)
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

/** "the umpire": there is only one. */
function seatWords({ language }: GameModule, seat: Seat): string {
  return seat === UMPIRE ? 'The umpire: see everything, and rule' : language.names(seat).people;
}

/** You take the first side against the computer; alone where there is only one. */
export function usualPlayers(module: GameModule): Players {
  if (module.bots.length === 0) return NO_COMPUTER;
  return Object.fromEntries(
    seatsOf(module)
      .slice(1)
      .map((seat) => [seat, usualLevel(module)]),
  );
}

/** The one in the middle; where the computer plays along with people as well as against them, the best. */
function usualLevel({ bots, clock }: GameModule): string {
  return bots[clock === undefined ? Math.floor((bots.length - 1) / 2) : bots.length - 1]!.id;
}
