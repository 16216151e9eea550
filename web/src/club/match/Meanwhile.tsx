import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { TableController } from '../../table/controller.ts';
import { useTable } from '../../table/use-table.ts';

interface MeanwhileProps {
  readonly controller: TableController;
  /** The frame after which it goes on; nothing if nothing was missed. */
  readonly since: number | undefined;
}

/** On coming back: what happened since one's last turn, to be watched, stepped through or skipped. */
export function Meanwhile({ controller, since }: MeanwhileProps) {
  const shown = useTable(controller, (state) => state.shown);
  const playing = useTable(controller, (state) => state.playing);
  const [until] = useState(controller.source.last);
  const [over, setOver] = useState(false);
  if (since === undefined || over || shown >= until) return null;
  const skip = (): void => {
    setOver(true);
    controller.goTo(Infinity);
  };
  return (
    <Notice>
      <p>
        {until - since} events since your last turn.{' '}
        {shown > since ? `This is number ${shown - since}.` : 'The map shows the position then.'}
      </p>
      <Button primary onClick={() => (playing ? controller.pause() : controller.replayFrom(shown))}>
        {playing ? 'Pause' : 'Watch'}
      </Button>
      <Button onClick={() => controller.goTo(shown + 1)}>Next</Button>
      <Button onClick={skip}>Skip to now</Button>
    </Notice>
  );
}
