import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { TableController } from '../controller.ts';
import type { Computers } from './computers.ts';
import css from './ComputerPanel.module.css';

interface ComputerPanelProps {
  readonly controller: TableController;
  readonly computers: Computers;
}

/** What the computer is doing, for how long, and a way to stop it. */
export function ComputerPanel({ controller, computers }: ComputerPanelProps) {
  const { thinking, stopped, failure } = useStore(computers.store);
  const { language } = controller.module;
  if (failure !== undefined) {
    return (
      <Notice danger>
        <p>
          The computer that plays {language.names(failure.seat).people} could not go on. {failure.text} Nothing of the
          match is lost.
        </p>
        <Button onClick={() => computers.resume()}>Try again</Button>
      </Notice>
    );
  }
  if (stopped) {
    return (
      <div className={css.panel}>
        <p role="status">The computer is stopped.</p>
        <Button primary onClick={() => computers.resume()}>
          Let it go on
        </Button>
      </div>
    );
  }
  if (thinking === undefined) return null;
  return (
    <div className={css.panel}>
      <p role="status">
        <strong>{capitalised(language.names(thinking.seat).people)} are thinking</strong>
      </p>
      <Elapsed key={thinking.since} since={thinking.since} />
      <Button onClick={() => computers.stop()}>Stop</Button>
    </div>
  );
}

function Elapsed({ since }: { readonly since: number }) {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - since) / 1000));
  // Not announced: a screen reader would count along.
  return <span className={css.elapsed} aria-hidden="true">{`${seconds} s`}</span>;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
