import { useTable } from '../../../table/use-table.ts';
import { Told } from '../../../table/Told.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useOffer } from '../offer.ts';
import type { FarthestBridgeProps } from '../types.ts';
import { AdvanceDecision } from './AdvanceDecision.tsx';
import { BattleDecision } from './BattleDecision.tsx';
import { CellsDecision } from './CellsDecision.tsx';
import { DefenceDecision } from './DefenceDecision.tsx';
import { DemolitionDecision } from './DemolitionDecision.tsx';
import { DeployDecision } from './DeployDecision.tsx';
import { LandDecision } from './LandDecision.tsx';
import { MarchDecision } from './MarchDecision.tsx';
import { MoveDecision } from './MoveDecision.tsx';
import { RetreatDecision } from './RetreatDecision.tsx';
import { SpanDecision } from './SpanDecision.tsx';
import css from './Decision.module.css';

/** What is asked now; while an entry is being told, what happens. */
export function Decision({ controller }: FarthestBridgeProps) {
  const telling = useTable(controller, (table) => table.telling);
  return telling === undefined ? <Asked controller={controller} /> : <Telling controller={controller} />;
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
      return <BattleDecision controller={controller} offer={offer} />;
    case 'cells':
      return offer.unit === undefined ? (
        <DeployDecision controller={controller} />
      ) : (
        <CellsDecision controller={controller} offer={offer} unit={offer.unit} />
      );
    case 'retreat':
      return <RetreatDecision controller={controller} offer={offer} />;
    case 'advance':
      return <AdvanceDecision controller={controller} offer={offer} />;
    case 'span':
      return <SpanDecision controller={controller} offer={offer} />;
    case 'bridges':
      return <DemolitionDecision controller={controller} />;
    case 'defence':
      return <DefenceDecision controller={controller} />;
    case 'nothing':
      return null;
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
