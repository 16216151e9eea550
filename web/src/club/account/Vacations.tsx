import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { endVacation, readVacations, takeVacation } from '../api/accounts.ts';
import { client } from '../api/client.ts';
import { useDeed } from '../deed.ts';
import form from '../Form.module.css';
import { TextField } from '../TextField.tsx';
import { Trouble } from '../Trouble.tsx';

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const VACATIONS = ['vacations'];

/** Days on which clocks that count days stand still. */
export function Vacations() {
  const { data: all = [] } = useQuery({ queryKey: VACATIONS, queryFn: readVacations }, client);
  const [first, setFirst] = useState('');
  const [last, setLast] = useState('');
  const deed = useDeed();
  const renew = (): Promise<void> => client.invalidateQueries({ queryKey: VACATIONS });
  const take = (): Promise<void> => takeVacation(startOf(first), endOf(last)).then(renew);
  return (
    <section aria-labelledby="vacations-title">
      <h2 id="vacations-title">Vacations</h2>
      <p>While you are away, your clock stops in matches that count days. Take up to thirty days a year.</p>
      <ul>
        {all.map(({ id, starts, ends }) => (
          <li key={id}>
            {DATE.formatRange(starts, Math.max(starts, ends - 1))}
            <Button onClick={() => deed.mutate(() => endVacation(id).then(renew))}>End it</Button>
          </li>
        ))}
      </ul>
      <form
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault();
          deed.mutate(take);
        }}
      >
        <div className={form.row}>
          <TextField label="First day" type="date" required value={first} onChange={setFirst} />
          <TextField label="Last day" type="date" required min={first} value={last} onChange={setLast} />
          <Button type="submit" disabled={deed.isPending}>
            Take a vacation
          </Button>
        </div>
      </form>
      <Trouble deed={deed} />
    </section>
  );
}

function startOf(day: string): number {
  return new Date(`${day}T00:00`).getTime();
}

/** The last day belongs to it, to its midnight, however many hours it has. */
function endOf(day: string): number {
  const next = new Date(`${day}T00:00`);
  return next.setDate(next.getDate() + 1);
}
