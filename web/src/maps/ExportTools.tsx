import { useState } from 'react';
import type { Layer } from '@club-route/cartography/draw/layers';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { Button } from '../ui/Button.tsx';
import { printSheet, savePng, saveSvg } from './exports.ts';
import css from './MapPage.module.css';

interface ExportToolsProps {
  readonly sheet: MapSheet;
  readonly layers: ReadonlySet<Layer>;
}

/** Takes the sheet along: with the layers that are shown, a title, a legend and a scale. */
export function ExportTools({ sheet, layers }: ExportToolsProps) {
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const run = async (make: typeof saveSvg): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      await make(sheet, layers);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  };
  return (
    <div className={css.exports}>
      <Button disabled={busy} onClick={() => void run(saveSvg)}>
        SVG
      </Button>
      <Button disabled={busy} onClick={() => void run(savePng)}>
        PNG
      </Button>
      <Button disabled={busy} onClick={() => void run(printSheet)}>
        Print
      </Button>
      <p role="status">{problem ?? ''}</p>
    </div>
  );
}
