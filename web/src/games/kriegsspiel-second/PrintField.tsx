import { battlePage, isFieldOpen, sideInBattle } from '@club-route/kriegsspiel/second';
import { LAYERS } from '../../hex/board/layers.ts';
import { printSheet } from '../../maps/exports.ts';
import { Button } from '../../ui/Button.tsx';
import { battleSheet } from '../kriegsspiel-battle/sheet.ts';
import { fieldOf } from './field.ts';
import type { SecondProps } from './types.ts';

/** 21.6: the battle as a page to lay it out by: the ground drawn, then companies, own hand, medals and the form. */
export function PrintField({ controller }: SecondProps) {
  const { state, source } = controller;
  const field = fieldOf(controller);
  if (field === undefined || !isFieldOpen(state)) return null;
  const print = async (): Promise<void> => {
    const lines = battlePage(state, sideInBattle(state, source.viewer));
    await printSheet(await battleSheet(field.state, field.source.viewer), LAYERS, lines);
  };
  return <Button onClick={() => void print()}>Print the field</Button>;
}
