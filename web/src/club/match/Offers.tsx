import { useState } from 'react';
import { useStore } from 'zustand';
import type { DeclinedView, OfferView } from '@club-route/wire';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { TableController } from '../../table/controller.ts';
import { capitalised } from '../../table/words.ts';
import { answerOffer } from '../api/matches.ts';
import { useDeed } from '../deed.ts';
import type { RemoteMatch } from '../remote/remote-match.ts';
import { Trouble } from '../Trouble.tsx';

interface OffersProps {
  readonly remote: RemoteMatch;
  readonly controller: TableController;
}

/** What one side proposes to the other, until it is answered. */
export function Offers({ remote, controller }: OffersProps) {
  const { as, module } = remote;
  const { offers, mine, declined } = useStore(remote.store, (state) => state.table);
  const [read, setRead] = useState<string>();
  const answer = declined === undefined ? undefined : `${declined.kind} ${declined.of} ${declined.by}`;
  // Declined a second time it is told a second time.
  if (answer === undefined && read !== undefined) setRead(undefined);
  const deed = useDeed();
  const reply = ({ kind }: OfferView, accept: boolean): void =>
    deed.mutate(() => answerOffer(remote.place, kind, as, accept));
  return (
    <>
      {offers.map((offer) => {
        const { frame } = offer;
        const own = offer.by === as;
        return (
          <Notice key={offer.kind}>
            <p>{offerWords(offer, own ? 'you' : module.language.names(offer.by).people)}</p>
            {frame === undefined ? null : <Button onClick={() => controller.goTo(frame)}>Show that moment</Button>}
            {!mine.includes(as) ? null : own || offer.agreed.includes(as) ? (
              <Button onClick={() => reply(offer, false)}>{own ? 'Withdraw' : 'Decline after all'}</Button>
            ) : (
              <>
                <Button primary onClick={() => reply(offer, true)}>
                  Agree
                </Button>
                <Button onClick={() => reply(offer, false)}>Decline</Button>
              </>
            )}
          </Notice>
        );
      })}
      {declined === undefined || answer === read || !mine.includes(declined.of) ? null : (
        <Notice>
          <p>{declinedWords(declined, module.language.names(declined.by).people)}</p>
          <Button onClick={() => setRead(answer)}>Got it</Button>
        </Notice>
      )}
      <Trouble deed={deed} />
    </>
  );
}

function declinedWords({ kind }: DeclinedView, people: string): string {
  return kind === 'draw'
    ? `${capitalised(people)} decline the draw. Play goes on.`
    : `${capitalised(people)} decline to take play back. Play goes on.`;
}

function offerWords({ kind }: OfferView, people: string): string {
  return kind === 'draw'
    ? `${capitalised(people)} offer a draw.`
    : `${capitalised(people)} ask to take play back to an earlier moment.`;
}
