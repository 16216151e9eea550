import { ComputerPanel } from '../computer/ComputerPanel.tsx';
import type { TableController } from '../controller.ts';
import { SeenBy } from '../SeenBy.tsx';
import { Desks } from './Desks.tsx';
import type { Sitting } from './sitting.ts';

interface OthersProps {
  readonly controller: TableController;
  readonly sitting: Sitting;
}

/** Who else is at a match on this device: the computers, and those with whose eyes it may be seen. */
export function Others({ controller, sitting }: OthersProps) {
  return (
    <>
      {/* After the end there is nothing to pass on: anybody may look with all eyes. */}
      {controller.result === undefined ? <Desks controller={controller} sitting={sitting} /> : null}
      <ComputerPanel controller={controller} sitting={sitting} />
      <SeenBy
        module={sitting.module}
        views={sitting.eyes}
        viewer={controller.source.viewer}
        onViewer={(viewer) => sitting.lookAs(viewer)}
      />
    </>
  );
}
