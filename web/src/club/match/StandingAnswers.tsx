import { defaultOptions, type OptionValues } from '@club-route/engine';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { OptionFields } from '../../table/new-game/OptionFields.tsx';
import { client } from '../api/client.ts';
import { readStanding, writeStanding } from '../api/matches.ts';
import { useDeed } from '../deed.ts';
import form from '../Form.module.css';
import type { RemoteMatch } from '../remote/remote-match.ts';
import { Trouble } from '../Trouble.tsx';

interface StandingAnswersProps {
  readonly remote: RemoteMatch;
  readonly onClose: () => void;
}

/** What this seat answers in the other side's turn, so that nobody has to wait for it. */
export function StandingAnswers({ remote, onClose }: StandingAnswersProps) {
  const { as, match, module } = remote;
  const queryKey = ['standing', match, as];
  const stored = useQuery({ queryKey, queryFn: () => readStanding(remote.place, as) }, client);
  const schema = module.standing!.schema(as)!;
  const [changed, setValues] = useState<OptionValues>();
  const deed = useDeed();
  if (stored.data === undefined) return <Trouble deed={stored} />;
  const values = changed ?? { ...defaultOptions(schema), ...stored.data };
  const file = async (next: OptionValues | null): Promise<void> => {
    await writeStanding(remote.place, as, next);
    client.setQueryData(queryKey, next);
    onClose();
  };
  return (
    <form
      className={form.form}
      onSubmit={(event) => {
        event.preventDefault();
        deed.mutate(() => file(values));
      }}
    >
      <p>
        Decide now how {module.language.names(as).people} answer questions, so that nobody waits for you. Some games
        also let you settle your own combats, for a whole turn in one email. You can change it at any time. Only you see
        it.
      </p>
      <OptionFields schema={schema} values={values} onChange={setValues} more="One by one" />
      <div className={form.row}>
        <Button primary type="submit" disabled={deed.isPending}>
          Save these answers
        </Button>
        {stored.data === null ? null : <Button onClick={() => deed.mutate(() => file(null))}>Ask me every time</Button>}
      </div>
      <Trouble deed={deed} />
    </form>
  );
}
