import { UMPIRE, type GameModule, type Seat } from '@club-route/engine';
import { peopleOf, seatsOf, type Players } from '../players.ts';
import { capitalised } from '../words.ts';
import css from './NewGame.module.css';

export interface PlayersFieldsProps {
  readonly module: GameModule;
  readonly players: Players;
  /** Seats that people may not have. */
  readonly closed?: readonly Seat[];
  readonly onChange: (players: Players) => void;
}

interface ManySeatsProps extends PlayersFieldsProps {
  /** The computer's level where none was chosen yet. */
  readonly level: string;
}

/** Who plays where there are many seats: any of them are yours, of one side or of both, and the computer has the rest. */
export function ManySeats({ module, players, closed = [], level, onChange }: ManySeatsProps) {
  const { language, bots } = module;
  const seats = seatsOf(module);
  const people = peopleOf(module, players);
  const chosen = Object.values(players)[0] ?? level;
  const seatPeople = (taken: readonly Seat[], bot: string): void =>
    onChange(Object.fromEntries(seats.filter((seat) => !taken.includes(seat)).map((seat) => [seat, bot])));
  return (
    <>
      <fieldset className={css.field}>
        <legend>
          <strong>You play</strong>
        </legend>
        <p>
          Choose one seat or several. You switch freely between seats of one side. If people play both sides, they pass
          the device.
        </p>
        {sidesOf(module).map(({ side, members }) => (
          <div key={side} className={css.side} role="group" aria-label={capitalised(side)}>
            {members.length > 1 ? (
              <p className={css.sideName} aria-hidden="true">
                {capitalised(side)}
              </p>
            ) : null}
            {members.map((seat) => (
              <label key={seat}>
                <input
                  type="checkbox"
                  checked={people.includes(seat)}
                  disabled={closed.includes(seat)}
                  onChange={(event) => {
                    const taken = event.target.checked ? [...people, seat] : people.filter((one) => one !== seat);
                    // Somebody has to be there.
                    if (taken.length > 0) seatPeople(taken, chosen);
                  }}
                />
                {seat === UMPIRE ? 'The umpire: see everything, and rule' : capitalised(language.names(seat).side)}
              </label>
            ))}
          </div>
        ))}
      </fieldset>
      <fieldset className={css.field}>
        <legend>
          <strong>The computer in the other seats</strong>
        </legend>
        {bots.map((bot) => (
          <label key={bot.id}>
            <input type="radio" name="level" checked={chosen === bot.id} onChange={() => seatPeople(people, bot.id)} />
            <span>
              {bot.title} <small>{bot.about}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </>
  );
}

interface SideOfSeats {
  readonly side: string;
  readonly members: readonly Seat[];
}

function sidesOf(module: GameModule): readonly SideOfSeats[] {
  const sides = new Map<string, Seat[]>();
  for (const seat of seatsOf(module)) {
    const side = module.game.sideOf?.(seat) ?? seat;
    sides.set(side, [...(sides.get(side) ?? []), seat]);
  }
  return [...sides].map(([side, members]) => ({ side, members }));
}
