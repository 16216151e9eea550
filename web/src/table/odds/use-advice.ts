import { useEffect, useState } from 'react';
import {
  canonical,
  type Action,
  type Advice,
  type OptionValues,
  type Report,
  type StateObject,
} from '@club-route/engine';
import { useSettings, type Hints } from '../../app/settings.ts';
import type { TableController } from '../controller.ts';
import { adviceFor } from './ask.ts';

/** A lesson teaches one thing after the other, and not always the best move: chances would contradict it. */
export function hasAdvice({ module, source }: Pick<TableController, 'module' | 'source'>): boolean {
  return module.advisor !== undefined && source.archive?.isLesson !== true;
}

/** The chances after an entry, if one is asked about, for those who have their hints set so; nothing while they are not there yet. */
export function useAdvice<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
  controller: TableController<S, A, O, D, R>,
  entry: number | undefined,
  wantedWith: Hints,
): Advice<A> | undefined {
  const hints = useSettings((settings) => settings.hints);
  const [known, setKnown] = useState<{ readonly entry: number; readonly advice: Advice<A> }>();
  const wanted = entry !== undefined && hints === wantedWith && hasAdvice(controller as unknown as TableController);
  useEffect(() => {
    if (!wanted) return undefined;
    let here = true;
    adviceFor(controller.source, controller.source.sightAt(entry)).then(
      (advice) => here && setKnown({ entry, advice }),
      // Without odds the game goes on: the numbers simply do not appear.
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [controller, entry, wanted]);
  return wanted && known?.entry === entry ? known?.advice : undefined;
}

export function valueOf<A extends Action>(advice: Advice<A>, action: A): number {
  const name = canonical(action);
  return advice.actions.find((one) => canonical(one.action) === name)?.value ?? 0;
}
