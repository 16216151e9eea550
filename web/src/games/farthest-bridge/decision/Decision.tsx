import { useTable } from '../../../table/use-table.ts';
import { Told } from '../../../table/Told.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useOffer } from '../offer.ts';
import type { FarthestBridgeProps } from '../types.ts';
import { LandDecision } from './LandDecision.tsx';
import { MarchDecision } from './MarchDecision.tsx';
import { MoveDecision } from './MoveDecision.tsx';
import css from './Decision.module.css';

/** What is asked now; while an entry is being told, what happens. */
export function Decision({ controller }: FarthestBridgeProps) {
  const telling = useTable(controller, (table) => table.telling);
  if (telling !== undefined) return <Telling controller={controller} />;
  return <Asked controller={controller} />;
}

function Asked({ controller }: FarthestBridgeProps) {
  const offer = useOffer(controller);
  switch (offer.kind) {
    case 'pick':
      return <MoveDecision controller={controller} offer={offer} />;
    case 'march':
      return <MarchDecision controller={controller} offer={offer} />;
    case 'land':
      return <LandDecision controller={controller} offer={offer} />;
    case 'attack':
    case 'cells':
    case 'advance':
    case 'span':
    case 'bridges':
    case 'nothing':
      return <Button onClick={() => controller.act({ kind: 'end' })}>End</Button>;
  }
}

/** The moments of an entry as they are told, and a way to have them told at once. */
function Telling({ controller }: FarthestBridgeProps) {
  return (
    <section className={css.decision} aria-label="What happens">
      <Told controller={controller} />
      <Button shortcut="Enter" onClick={() => controller.skip()}>
        Show it all
      </Button>
    </section>
  );
}
