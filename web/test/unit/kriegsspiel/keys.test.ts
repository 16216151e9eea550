import { expect, test } from 'vitest';
import { kriegsspielSkin } from '../../../src/games/kriegsspiel/skin.ts';
import type { TableController } from '../../../src/table/controller.ts';
import { tableShortcuts } from '../../../src/table/table-shortcuts.ts';
import type { CampaignController } from '../../../src/games/kriegsspiel/types.ts';
import { campaignAs } from './campaign.ts';

test.each(['xxx', 'umpire'])('one letter has one meaning at the table of a campaign, as %s', (seat) => {
  const { table } = campaignAs(seat);
  const none = (): void => undefined;
  const keys = [
    ...kriegsspielSkin.shortcuts(table as unknown as CampaignController),
    ...tableShortcuts(table as unknown as TableController, none, none),
  ].map(({ key }) => key);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
