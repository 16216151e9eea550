import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { TableController } from '../controller.ts';
import type { Sitting } from '../local/sitting.ts';
import { useTable } from '../use-table.ts';
import { capitalised } from '../words.ts';
import type { ComputerControl } from './computer-control.ts';
import css from './ComputerPanel.module.css';

interface ComputerPanelProps {
  readonly controller: TableController;
  readonly sitting: Sitting;
}

/** What the computer is doing, for how long, and ways to stop it or to hurry it on. */
export function ComputerPanel({ controller, sitting }: ComputerPanelProps) {
  const { computers, people } = sitting;
  const { thinking, stopped, failure } = useStore(computers.store);
  const hurrying = useStore(sitting.store, (state) => state.hurrying);
  useTable(controller, (state) => state.last);
  if (failure !== undefined) return <Failed controller={controller} computers={computers} />;
  if (!stopped && !controller.waits) return null;
  const watching = people.length === 0;
  return (
    <section className={css.panel} aria-label="The computer">
      <p role="status">{stopped ? 'The computer is stopped.' : `${thinkers(controller)} are thinking.`}</p>
      {thinking === undefined ? null : <Elapsed key={thinking.since} since={thinking.since} />}
      <div className={css.ways}>
        {stopped ? (
          <Button primary onClick={() => computers.resume()}>
            Continue
          </Button>
        ) : (
          <Button onClick={() => sitting.stop()}>Stop</Button>
        )}
        {watching ? (
          <Button disabled={!stopped || thinking !== undefined} onClick={() => computers.step()}>
            One step
          </Button>
        ) : null}
        <Button disabled={hurrying} onClick={() => sitting.hurry()}>
          {watching ? 'To the end of the turn' : 'Skip to your turn'}
        </Button>
      </div>
    </section>
  );
}

function Failed({
  controller,
  computers,
}: {
  readonly controller: TableController;
  readonly computers: ComputerControl;
}) {
  const failure = useStore(computers.store, (state) => state.failure)!;
  return (
    <Notice danger>
      <p>
        The computer playing {controller.module.language.names(failure.seat).people} has stopped.{' '}
        {failure.text === undefined ? null : `${failure.text} `}
        Your match is safe.
      </p>
      <Button onClick={() => computers.resume()}>Try again</Button>
    </Notice>
  );
}

function thinkers({ active, source, module }: TableController): string {
  const people = active.filter((seat) => !source.mine.includes(seat)).map((seat) => module.language.names(seat).people);
  return capitalised(people.join(' and '));
}

function Elapsed({ since }: { readonly since: number }) {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.floor((now - since) / 1000);
  if (seconds < 1) return null;
  // Not announced: a screen reader would count along.
  return <span className={css.elapsed} aria-hidden="true">{`${seconds} s`}</span>;
}
