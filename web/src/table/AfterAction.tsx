import { useState } from 'react';
import { reasonOf } from '../library/database.ts';
import { download } from '../library/download.ts';
import { Button } from '../ui/Button.tsx';
import type { TableController } from './controller.ts';

/** The after-action report as a file: one page that fetches nothing. For everybody at the end, for an umpire at any time. */
export function AfterAction({ controller }: { readonly controller: TableController }) {
  const { module, source } = controller;
  const { afterAction } = source;
  const [said, setSaid] = useState('');
  if (afterAction === undefined) return null;
  const write = async (): Promise<void> => {
    setSaid('Writing the report …');
    try {
      download(`${module.game.id}-report.html`, await afterAction(), 'text/html');
      setSaid('The report is in your downloads.');
    } catch (error) {
      setSaid(reasonOf(error));
    }
  };
  return (
    <>
      <Button onClick={() => void write()}>After-action report</Button>
      <span role="status">{said}</span>
    </>
  );
}
