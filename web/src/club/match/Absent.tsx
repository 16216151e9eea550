import { useStore } from 'zustand';
import { Button } from '../../ui/Button.tsx';
import { doAtSeat, replace } from '../api/matches.ts';
import { useDeed } from '../deed.ts';
import form from '../Form.module.css';
import { sideOf } from '../names.ts';
import type { RemoteMatch } from '../remote/remote-match.ts';
import { Trouble } from '../Trouble.tsx';
import { timeLeft } from './clock.ts';
import { useNow } from './use-now.ts';

/** Somebody whose time is up, or who has left: the match can be claimed, or go on with somebody else. */
export function Absent({ remote }: { readonly remote: RemoteMatch }) {
  const { as, module, place } = remote;
  const { toAct, clocks, seats, time } = useStore(remote.store, (state) => state.table);
  const now = useNow(time.kind !== 'none');
  const deed = useDeed();
  const isLate = (seat: string): boolean => {
    const clock = clocks[seat];
    return toAct.includes(seat) && clock !== undefined && timeLeft(clock, now) <= 0;
  };
  const absent = seats.filter(
    ({ seat, bot, holders }) => seat !== as && bot === undefined && (holders.length === 0 || isLate(seat)),
  );
  // Without a time limit nobody's clock is shown; after a month the server lets them be replaced.
  const others = time.kind === 'none' ? seats.filter(({ seat, bot }) => seat !== as && bot === undefined) : absent;
  if (others.length === 0) return null;
  return (
    <section>
      <h3>If a player is absent</h3>
      <p>
        {others.some(({ seat }) => isLate(seat))
          ? 'Their time is up. Claim the win, or play on with another player.'
          : time.kind === 'none'
            ? 'You can replace a player who has left, or whose turn has lasted thirty days.'
            : 'You can play on with another player.'}
      </p>
      {others.map(({ seat }) => (
        <div key={seat} className={form.row}>
          {isLate(seat) ? (
            <Button onClick={() => deed.mutate(() => doAtSeat(place, 'claim', as))}>Claim the win</Button>
          ) : null}
          <Button onClick={() => deed.mutate(() => replace(place, as, seat, { kind: 'open' }))}>
            Free the {sideOf(module, seat)} seat
          </Button>
          {module.bots.map((bot) => (
            <Button
              key={bot.id}
              onClick={() => deed.mutate(() => replace(place, as, seat, { kind: 'bot', bot: bot.id }))}
            >
              Let the computer play it: {bot.title}
            </Button>
          ))}
        </div>
      ))}
      <Trouble deed={deed} />
    </section>
  );
}
