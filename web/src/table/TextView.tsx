import { useState } from 'react';
import { ComputerPanel } from './computer/ComputerPanel.tsx';
import type { TableController } from './controller.ts';
import type { Sitting } from './local/sitting.ts';
import { Log } from './Log.tsx';
import { runCommand } from './commands.ts';
import { Prompt } from './Prompt.tsx';
import { RefusalNotice } from './Refusal.tsx';
import type { Skin } from './skin.ts';
import { TypedDice } from './TypedDice.tsx';
import { TypedOrders } from './TypedOrders.tsx';
import { useTable } from './use-table.ts';
import css from './TextView.module.css';

interface TextViewProps {
  readonly controller: TableController;
  readonly skin: Skin;
  readonly sitting: Sitting | undefined;
}

/** The whole game in words: a sibling of the map on the same controller, for screen readers and for typists. */
export function TextView({ controller, skin, sitting }: TextViewProps) {
  useTable(controller, (state) => state.shown);
  const [answer, setAnswer] = useState<readonly string[]>([]);
  const { language } = controller.module;
  const { state, source } = controller;
  return (
    <div className={css.view}>
      <section aria-labelledby="text-position">
        <h2 id="text-position">Position</h2>
        <ul>
          {language.describe(state, source.viewer).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="text-orders">
        <h2 id="text-orders">Orders</h2>
        <p>
          <Prompt controller={controller} />
        </p>
        {sitting === undefined ? null : <ComputerPanel controller={controller} sitting={sitting} />}
        <RefusalNotice controller={controller} />
        <TypedDice controller={controller} />
        <TypedOrders controller={controller} onText={(text) => void runCommand(controller, text).then(setAnswer)} />
        <ul role="status" className={css.answer}>
          {answer.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <Log controller={controller} skin={skin} plain />
    </div>
  );
}
