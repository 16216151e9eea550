import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { reasonOf } from '../library/database.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { TableController } from './controller.ts';
import { titleOf } from './words.ts';
import css from './BranchSheet.module.css';

interface BranchSheetProps {
  readonly controller: TableController;
  /** The frame to branch from. */
  readonly from: number;
}

/** "What if": a match of its own begins here, once it is asked for and has a name. */
export function BranchSheet({ controller, from }: BranchSheetProps) {
  const navigate = useNavigate();
  const [name, setName] = useState(`What if, from entry ${from}`);
  const [problem, setProblem] = useState<string>();
  const begin = async (): Promise<void> => {
    try {
      const key = await controller.source.archive!.branch(from, name);
      await navigate({ to: '/match/$key', params: { key } });
    } catch (error) {
      setProblem(reasonOf(error));
    }
  };
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <p>
        You start a new match after entry {from} of {controller.source.last} ({titleOf(controller.source, from)}), with
        new dice from there. {controller.playable ? 'This match' : 'The replay'} does not change.
      </p>
      <label>
        Name
        <input value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
      </label>
      <Button primary type="submit" ref={askedFor}>
        {controller.playable ? 'Start the branch' : 'Take it over'}
      </Button>
      {problem === undefined ? null : (
        <Notice danger>
          <p>{problem}</p>
        </Notice>
      )}
    </form>
  );
}

/** The sheet gives the focus to what is marked so when it opens: Enter begins, Escape does not. */
function askedFor(button: HTMLButtonElement | null): void {
  button?.setAttribute('autofocus', '');
}
