import { battleCardModule } from '@club-route/battle-card';
import { descentIntoHellModule } from '@club-route/descent-into-hell';
import { driveOnArnhemModule } from '@club-route/drive-on-arnhem';
import type { GameModule } from '@club-route/engine';
import { farthestBridgeModule } from '@club-route/farthest-bridge';
import { expect, test, type Page } from '@playwright/test';
import { clickHex, counter, inTray, type } from './hexes.ts';
import { press } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A step by mouse. */
type ByMouse = (page: Page) => Promise<void>;

const button =
  (name: string | RegExp): ByMouse =>
  (page) =>
    page.getByRole('button', { name }).first().click();
const pick =
  (unit: string): ByMouse =>
  (page) =>
    inTray(page, unit).first().click();
const onMap =
  (unit: string): ByMouse =>
  (page) =>
    counter(page, unit).click();
const hex =
  (label: string): ByMouse =>
  (page) =>
    clickHex(page, label);

const ordered =
  (area: string, name: string): ByMouse =>
  (page) =>
    page
      .getByRole('group', { name: new RegExp(area) })
      .getByRole('radio', { name: new RegExp(`^${name}`) })
      .check();

/** How each lesson is played by mouse, press by press. */
const BY_MOUSE: Readonly<Record<string, readonly (readonly ByMouse[])[]>> = {
  'battle-card/first-rounds': [
    [button('Roll the airdrop')],
    [
      ordered('Eindhoven', 'Attack'),
      ordered('Grave', 'Attack'),
      ordered('Arnhem', 'Attack'),
      button('Roll the battles'),
    ],
    [button(/^30 Corps/)],
    [ordered('Grave', 'Attack'), ordered('Arnhem', 'Defend'), button('Roll the battles')],
    [button(/^30 Corps/)],
  ],
  'farthest-bridge/land': [
    [pick('1/501'), hex('1008')],
    [button(/^Stop/)],
    [pick('2/501'), hex('1107')],
    [hex('1207')],
    [button('End the movement phase')],
    [button('End the combat phase')],
  ],
  'farthest-bridge/attack': [
    [
      onMap('BrDf'),
      onMap('1/504'),
      onMap('2/504'),
      button('One US +3 more'),
      button('One US +3 more'),
      button('Attack BrDf'),
    ],
    [button('1/504 to 2621 (Nijmegen)')],
    [button('Halt')],
    [onMap('1/406'), button('One US +3 more'), button('One UK +3 more'), button('Bombard 1/406')],
    [button('End the combat phase')],
  ],
  'farthest-bridge/corps': [
    [pick('E'), hex('0706')],
    [button(/^Repair the Veghel bridge/)],
    [button('Bridge a hexside'), button(/1207\/1308/)],
    [pick('2I/5'), hex('1611')],
    [pick('3I/32'), hex('0805'), pick('2D/231'), hex('0505')],
  ],
  'drive-on-arnhem/first-day': [
    [pick('504/82'), hex('13,14')],
    [pick('508/82'), hex('16,8'), button('Cancel'), pick('3/508/82'), hex('16,8')],
    [pick('3/505/82'), hex('16,9')],
    [button('End the phase')],
  ],
  'descent-into-hell/scout': [
    [pick('1 Para'), hex('1604')],
    [pick('2 Para'), hex('1604'), button('Drop air supplies'), hex('1604')],
    [button(/^Land at/)],
    [hex('1604'), hex('1704')],
    [hex('1604'), hex('1704')],
    [button(/^End movement/), hex('1804')],
    [button(/^Fire at/)],
    [hex('1802')],
  ],
};

const MODULES: readonly GameModule[] = [
  battleCardModule as unknown as GameModule,
  farthestBridgeModule as unknown as GameModule,
  driveOnArnhemModule as unknown as GameModule,
  descentIntoHellModule as unknown as GameModule,
];

const LESSONS = (
  await Promise.all(
    MODULES.map(async (module) => (await module.lessons!()).map((lesson) => ({ id: module.game.id, lesson }))),
  )
).flat();

function card(page: Page) {
  return page.getByRole('complementary', { name: 'Lesson' });
}

/** Types an order in the text view. */
async function typeAsText(page: Page, text: string): Promise<void> {
  await page.getByLabel('Your order').fill(text);
  await press(page, 'Enter');
}

for (const { id, lesson } of LESSONS) {
  const name = `${id}/${lesson.id}`;
  test(`the lesson ${name} is played by keys with every foreseen mistake, and by mouse`, async ({ page }) => {
    const asked = (step: number): Promise<void> =>
      expect(card(page)).toContainText(
        step === lesson.steps.length ? 'Done' : `Step ${step + 1} of ${lesson.steps.length}`,
      );
    // Battle Card has no line to type into on its map.
    const order = id === 'battle-card' ? typeAsText : type;
    await page.goto(`/learn/${id}`);
    await page.getByRole('link', { name: lesson.title }).click();
    await asked(0);
    if (id === 'battle-card') await press(page, 't');
    else await expect(page.getByTestId('map')).toHaveAttribute('data-whole', 'true');
    for (const [index, step] of lesson.steps.entries()) {
      await expect(card(page)).toContainText(step.text);
      for (const wrong of step.wrong) {
        await order(page, wrong.order);
        await expect(page.getByRole('alert')).toContainText(wrong.answer);
      }
      // Left in the middle and found again as it was.
      if (index === 1) {
        await page.reload();
        await asked(1);
      }
      for (const text of step.orders) await order(page, text);
      await asked(index + 1);
    }
    await expect(card(page)).toContainText(lesson.end);
    if (id === 'battle-card') await page.getByRole('button', { name: /^Map/ }).click();

    await card(page).getByRole('link', { name: 'All lessons' }).click();
    await page.getByRole('button', { name: `Start again: ${lesson.title}` }).click();
    await asked(0);
    if (id !== 'battle-card') await expect(page.getByTestId('map')).toHaveAttribute('data-whole', 'true');
    for (const [index, presses] of BY_MOUSE[name]!.entries()) {
      for (const one of presses) await one(page);
      await asked(index + 1);
    }
  });
}
