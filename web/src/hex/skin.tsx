import type { Action, OptionValues, Report, StateObject } from '@club-route/engine';
import type { Skin, SkinProps } from '../table/skin.ts';
import { GameBoard } from './board/GameBoard.tsx';
import type { HexGame, HexProps } from './game.ts';
import { Here } from './pages/Here.tsx';
import { ToCome } from './pages/ToCome.tsx';
import { HexDecision } from './panel/HexDecision.tsx';
import { hexShortcuts } from './shortcuts.ts';
import { Strip } from './strip/Strip.tsx';

type Shared<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report> = Pick<
  Skin<S, A, O, D, R>,
  'layout' | 'Board' | 'Strip' | 'Decision' | 'shortcuts'
> & {
  /** Pages that every hex game has: the cell pointed at, and who is still to come. */
  readonly pages: Readonly<Record<'here' | 'toCome', Skin<S, A, O, D, R>['pages'][number]>>;
};

/** The parts of a skin that are the same for every hex game, made for one. */
export function hexSkin<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
  game: HexGame<S, A, O, D, R>,
): Shared<S, A, O, D, R> {
  const shared = game as HexGame;
  const of =
    (Part: (props: HexProps) => React.ReactNode) =>
    ({ controller }: SkinProps<S, A, O, D, R>) => <Part controller={controller} game={shared} />;
  return {
    layout: 'map',
    Board: of(GameBoard),
    Strip: of(Strip),
    Decision: of(HexDecision),
    shortcuts: hexShortcuts,
    pages: {
      here: { id: 'here', title: 'Here', pointing: true, Page: of(Here) },
      toCome: { id: 'to-come', title: 'To come', Page: of(ToCome) },
    },
  };
}
