import { expect, test } from 'vitest';
import { hexShortcuts } from '../../../src/hex/shortcuts.ts';
import type { TableController } from '../../../src/table/controller.ts';
import { tableShortcuts } from '../../../src/table/table-shortcuts.ts';
import { alliedTable } from '../drive-on-arnhem/table.ts';

test('one letter has one meaning at a hex table', () => {
  const controller = alliedTable() as unknown as TableController;
  const none = (): void => undefined;
  const keys = [...hexShortcuts(controller), ...tableShortcuts(controller, none, none)].map(({ key }) => key);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
