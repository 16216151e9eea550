import { expect, test } from './test.ts';
import { expectNothingSerious } from './axe.ts';
import { order } from './club.ts';
import { expectRoomForFingers } from './fingers.ts';
import { clickHex, counter, die, hoverHex, inTray, startBridge, toNijmegen, type } from './hexes.ts';
import { onceStill } from './still.ts';
import { dice, press, prompt } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a full turn of each side by mouse', async ({ page }) => {
  test.slow();
  await startBridge(page);
  const decision = page.getByRole('region', { name: /^(1|2)\/504|Land|Attack|Advance|Retreat|Blow|Defend/ });

  // Landing: the unit from its tray, the hex by the mouse, with the odds before the click.
  await inTray(page, '1/504').click();
  await expect(prompt(page)).toHaveText('Choose a landing hex for 1/504.');
  await hoverHex(page, '2524');
  await expect(page.getByText('Of 6 rolls: 5 intact, 1 depleted.')).toBeVisible();
  await clickHex(page, '2524');
  await die(page, 1);
  await expect(prompt(page)).toHaveText('Move 1/504 on (6 movement points left), or stop.');
  // Marching: cost and risks of the way are told before the click.
  await hoverHex(page, '2522');
  await expect(page.getByText('4 of 6 points')).toBeVisible();
  await expect(page.getByText('The move ends there: the hex is in an enemy zone of control.')).toBeVisible();
  await clickHex(page, '2522');
  await expect(counter(page, '1/504')).toBeVisible();
  await inTray(page, '2/504').click();
  await clickHex(page, '2523');
  await die(page, 3);
  await clickHex(page, '2622');
  // The others have not landed: that is asked about first.
  await page.getByRole('button', { name: /End the movement phase/ }).click();
  await expect(page.getByText(/have not landed/).first()).toBeVisible();
  await page.getByRole('button', { name: /End the movement phase/ }).click();

  // Combat: the target, then its attackers, on the map.
  await expect(prompt(page)).toHaveText(/Allied combat/);
  await counter(page, 'BrDf').click();
  await expect(prompt(page)).toHaveText('Choose the units that attack BrDf.');
  await counter(page, '1/504').click();
  await counter(page, '2/504').click();
  await expect(prompt(page)).toHaveText('Attack BrDf with 1/504 and 2/504, or change the attack.');
  await page.getByRole('button', { name: 'Add a US +3' }).click();
  await page.getByRole('button', { name: 'Add a US +3' }).click();
  await page.getByRole('button', { name: 'Attack BrDf' }).click();
  await page.getByRole('button', { name: 'Fire nothing' }).click();
  await die(page, 1);
  await expect(prompt(page)).toHaveText(/Choose where BrDf retreats 2 hexes/);
  await clickHex(page, '2820');
  await page.getByRole('button', { name: '1/504 to 2621 (Nijmegen)' }).click();
  // The Germans are asked in the middle of the Allied advance.
  await expect(decision).toContainText('costs 23 points');
  await page.getByRole('button', { name: 'Blow the Nijmegen bridge' }).click();
  await die(page, 6);
  await page.getByRole('button', { name: 'Halt' }).click();
  await page.getByRole('button', { name: /End the combat phase/ }).click();

  // The Germans: a reinforcement, a march, an attack.
  await expect(prompt(page)).toHaveText(/German movement/);
  await inTray(page, '10SS').click();
  await clickHex(page, '3121');
  await expect(counter(page, '10SS')).toBeVisible();
  await page.getByRole('button', { name: 'Hold the rest back' }).click();
  await counter(page, 'BrDf').click();
  await clickHex(page, '2721');
  await page.getByRole('button', { name: /End the movement phase/ }).click();
  await expect(prompt(page)).toHaveText(/German combat/);
  await counter(page, 'BrDf').click();
  await counter(page, '1/504').click();
  await page.getByRole('button', { name: 'Add a German +3' }).click();
  await page.getByRole('button', { name: 'Attack 1/504' }).click();
  await page.getByRole('button', { name: 'Fire nothing' }).click();
  await die(page, 1);
  await page.getByRole('button', { name: 'Stand and resist' }).click();
  for (const _ of [1, 2]) await page.getByRole('button', { name: /End the mobile movement phase/ }).click();
  await expect(prompt(page)).toHaveText(/18 September, Allied movement/);
  await page.getByRole('tab', { name: 'Diary' }).click();
  await expect(page.getByText('1/504 holds 2621 (Nijmegen) and is depleted.')).toBeVisible();
});

test('a full turn by keyboard alone', async ({ page }) => {
  await startBridge(page);
  const live = page.getByTestId('map-live');

  await press(page, 'n');
  await expect(prompt(page)).toHaveText('Choose a landing hex for 1/501.');
  await expect(live).toHaveText(/^1007, mixed.*of 6: \d intact/);
  await press(page, 'ArrowRight', 'ArrowRight');
  await expect(live).toHaveText(/^1009/);
  await press(page, 'Enter');
  await dice(page, 1);
  await expect(prompt(page)).toHaveText(/Move 1\/501 on/);
  await expect(live).toHaveText(/^1008/);
  await press(page, 'ArrowLeft');
  await expect(live).toHaveText(/^1007.*2 points/);
  await press(page, 'Enter');
  await expect(prompt(page)).toHaveText(/Land airborne units/);

  // The next one is let go, the one after it lands and stays.
  await press(page, 'n', 'Escape');
  await expect(prompt(page)).toHaveText(/Land airborne units/);
  await press(page, 'p', 'n', 'n', 'Enter');
  await dice(page, 4);
  // The first end of the movement is asked about.
  await press(page, 'h', 'e', 'e', 'e');

  await expect(prompt(page)).toHaveText(/German movement/);
  await press(page, '/');
  await page.keyboard.type('10SS 3121');
  await press(page, 'Enter');
  await expect(counter(page, '10SS')).toBeVisible();
  await page.keyboard.press('Escape');
  // Typed ahead: each key waits until the one before is answered, those of the map too.
  await press(page, 'h', 'n', 'ArrowLeft', 'Enter');
  await expect(counter(page, '2/406')).toHaveAttribute('data-standing', 'still');
  await press(page, 'e', 'e', 'e', 'e');
  await expect(prompt(page)).toHaveText(/18 September, Allied movement/);
});

test('an attack shows its sum, its column and what every face brings, before it is made', async ({ page }) => {
  await startBridge(page);
  await toNijmegen(page);
  await press(page, 'n');
  await expect(prompt(page)).toHaveText('Choose the units that attack BrDf.');
  await press(page, 'a');
  const panel = page.getByRole('region', { name: 'Attack BrDf' });
  await expect(panel).toContainText(/4 attack\s+− 2 defense/);
  await expect(panel).toContainText('column 6');
  const faces = panel.getByRole('list', { name: 'Result of each die roll' }).getByRole('listitem');
  await expect(faces).toHaveCount(6);
  await expect(faces.nth(0)).toContainText('D2');
  await expect(faces.nth(5)).toContainText('A1');
  await expect(panel).toContainText('The defender retreats or is lost on 4 of 6 rolls, the attackers on 4.');
  await expect(panel).toContainText('If the defender fires +3: column 3, 0 of 6.');
  // The table below lights the same column.
  const table = page.getByRole('tabpanel', { name: 'Combat' });
  await expect(table.locator('thead td[data-lit="true"]')).toHaveText('2–3');

  // A button that can be pressed no more keeps the focus, and Enter on it neither adds nor attacks.
  const add = page.getByRole('button', { name: 'Add a UK +3' });
  await add.press('Enter');
  await expect(panel).toContainText('column 7');
  await expect(panel).toContainText('You may fire at most one UK marker');
  await expect(add).toBeDisabled();
  await press(page, 'Enter');
  await expect(add).toBeFocused();
  await expect(panel).toContainText('column 7');
  await press(page, 'Escape');
  await expect(prompt(page)).toHaveText(/Choose an enemy to attack or bombard/);

  // By keys alone: the target, all who can, and Enter on it.
  await press(page, 'n', 'a', 'Enter');
  await expect(prompt(page)).toHaveText('Choose support fire for BrDf, or none.');
  await press(page, 'h');
  await dice(page, 1);
  await press(page, 'n', 'Enter');
  await expect(prompt(page)).toHaveText('Choose which unit advances, or halt.');

  // A sheet takes room from the timeline: its parts go into rows and keep their words on one line.
  await page.setViewportSize({ width: 1366, height: 768 });
  await press(page, 'r');
  await expect(page.getByRole('dialog', { name: 'Rules' })).toBeVisible();
  const branch = page.getByRole('region', { name: 'Timeline' }).getByRole('button', { name: 'What if, from here' });
  await expect.poll(async () => (await branch.boundingBox())!.height).toBeLessThan(44);
});

test('what cannot be done says why, and an undo takes a march back', async ({ page }) => {
  await startBridge(page);
  for (const line of ['end', 'end', 'end', 'hold']) await type(page, line);
  await expect(counter(page, 'Grsn')).toHaveAttribute('data-standing', 'able');
  await counter(page, 'Grsn').click();
  // Of the costs, those that would stand on the name of a place stand beside it.
  await expect(page.getByTestId('costs').locator('[data-aside="true"]').first()).toBeAttached();
  await clickHex(page, '3423');
  await expect(page.getByRole('alert')).toContainText('Grsn cannot reach 3423 on this move. Rule 5.0.');
  await clickHex(page, '0803');
  await expect(counter(page, 'Grsn')).toHaveAttribute('data-standing', 'still');
  await press(page, 'z');
  await expect(counter(page, 'Grsn')).toHaveAttribute('data-standing', 'able');
});

test('the line for orders is small until somebody types; the hex under the pointer tells all, and how', async ({
  page,
}) => {
  await startBridge(page);
  const line = page.getByLabel('Unit, hex, place or order');
  expect((await line.boundingBox())!.width).toBeLessThan(130);
  await press(page, '/');
  await expect(line).toBeFocused();
  expect((await line.boundingBox())!.width).toBeGreaterThan(200);
  await expect(line).toHaveAttribute('placeholder', /3\/504/);

  await hoverHex(page, '2621');
  const here = page.getByTestId('here');
  await expect(here).toContainText('Nijmegen 2621');
  await expect(here).toContainText('BrDf, German infantry, Nijmegen.');
  await expect(here).toContainText('City: 1 to enter; medium line for the defender.');
  await expect(here).toContainText(
    'Nijmegen bridge to 2721, highway: standing; the Germans are near enough to blow it.',
  );
  await here.getByText('How we know').click();
  await expect(here.getByTestId('cell')).toContainText('printed');

  // As text the line to type into is in the first screen, however long the position is.
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.getByRole('button', { name: 'Text view' }).click();
  await expect(page.getByLabel('Your order')).toBeInViewport();
  await expect(page.getByText('Arnhem: 0 of 3 hexes in Allied hands.')).toBeVisible();
});

test('secret set-up: pieces go to lit hexes, are taken back, and the plan is handed in whole', async ({ page }) => {
  await page.goto('/new/farthest-bridge');
  await page.getByLabel(/^Both sides: players/).check();
  await page.getByLabel(/^Free deployment/).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('button', { name: 'I am the Allied player' }).click();
  await expect(prompt(page)).toHaveText(/Choose the drop zones/);
  await clickHex(page, '3919');
  await expect(prompt(page)).toHaveText('Choose a hex for the 101st drop zone.');
  await clickHex(page, '2325');
  await expect(page.getByRole('alert')).toContainText('Germany');
  await clickHex(page, '1007');
  await page.getByRole('button', { name: 'Take 101st zone back from 1007' }).click();
  await clickHex(page, '1107');
  await clickHex(page, '2323');
  await page.getByRole('button', { name: 'Hand in the plan' }).click();
  await expect(page.getByRole('heading', { name: /Pass the device to the German player/ })).toBeVisible();
});

test(
  'on a phone the map lies over a drawer, and everything is in reach of a finger',
  { tag: '@phone-only' },
  async ({ page }) => {
    await startBridge(page);
    await expectRoomForFingers(page);
    const { width: wide, height: high } = page.viewportSize()!;
    const { scrollWidth, scrollHeight } = await page.evaluate<{ scrollWidth: number; scrollHeight: number }>(
      '({ scrollWidth: document.documentElement.scrollWidth, scrollHeight: document.documentElement.scrollHeight })',
    );
    expect({ scrollWidth, scrollHeight }).toEqual({ scrollWidth: wide, scrollHeight: high });
    const map = page.getByTestId('map');
    const before = (await map.boundingBox())!;
    await page.getByRole('button', { name: 'Push the panel down' }).tap();
    await expect.poll(async () => (await map.boundingBox())!.height).toBeGreaterThan(before.height + 100);
    await page.getByRole('button', { name: 'Pull the panel up' }).tap();

    await inTray(page, '1/504').tap();
    await expect(prompt(page)).toHaveText('Choose a landing hex for 1/504.');
    const { x, y, width, height } = (await map.boundingBox())!;
    // The first tap looks, the button jumps.
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(prompt(page)).toHaveText('Choose a landing hex for 1/504.');
    await page.getByRole('button', { name: /^Jump at/ }).tap();
    await page.getByRole('region', { name: 'Dice from your table' }).getByRole('button', { name: '4' }).tap();
    await expect(prompt(page)).toHaveText(/Move 1\/504 on|Land airborne units|Choose an empty hex|Blow/);
  },
);

test(
  'a battle by finger: target, attackers, support, retreat and advance',
  { tag: '@phone-only' },
  async ({ page }) => {
    await startBridge(page);
    // The landings are not what this is about: they are typed.
    await page.getByRole('button', { name: 'Text view' }).tap();
    for (const line of ['land 1/504 2524', '1', 'go 2522', 'land 2/504 2523', '3', 'go 2622', 'end', 'end']) {
      await order(page, line);
    }
    await page.getByRole('button', { name: 'Map view' }).tap();
    await expect(prompt(page)).toHaveText(/Choose an enemy to attack/);

    const map = page.getByTestId('map');
    const { y: top } = (await map.boundingBox())!;
    for (const unit of ['BrDf', '1/504', '2/504']) await counter(page, unit).tap();
    await expect(prompt(page)).toHaveText('Attack BrDf with 1/504 and 2/504, or change the attack.');
    await page.getByRole('button', { name: 'Add a US +3' }).tap();
    await page.getByRole('button', { name: 'Attack BrDf' }).tap();
    await page.getByRole('button', { name: 'Fire nothing' }).tap();
    await page.getByRole('region', { name: 'Dice from your table' }).getByRole('button', { name: '1' }).tap();
    await expect(prompt(page)).toHaveText(/Choose where BrDf retreats 2 hexes/);
    // What is asked has taken one line and two: the map is where it was.
    expect((await map.boundingBox())!.y).toBe(top);

    // The first tap on a hex looks, the second goes there.
    const { x, y, width, height } = await onceStill(page, () => counter(page, 'BrDf').boundingBox());
    const tapBeyond = (): Promise<void> =>
      page.touchscreen.tap(x + width / 2 - width * 1.05, y + height / 2 - height * 1.8);
    await tapBeyond();
    await expect(page.getByTestId('cursor')).toHaveAttribute('data-cell', '2820');
    await expect(prompt(page)).toHaveText(/Choose where BrDf retreats 2 hexes/);
    await tapBeyond();
    await expect(prompt(page)).toHaveText('Choose which unit advances, or halt.');
    await page.getByRole('button', { name: '1/504 to 2621 (Nijmegen)' }).tap();
    await page.getByRole('button', { name: /^Leave it standing/ }).tap();
    await expect(prompt(page)).toHaveText('Choose which unit advances, or halt.');
  },
);

test('the whole of it can be played as text', async ({ page }) => {
  await startBridge(page);
  await page.getByRole('button', { name: 'Text view' }).click();
  const line = page.getByLabel('Your order');
  const live = page.getByTestId('live');
  const say = async (text: string): Promise<void> => {
    await line.fill(text);
    await line.press('Enter');
  };
  await expect(page.getByText('Drop zones: 1st at 3919; 101st at 1007; 82nd at 2323.')).toBeVisible();
  await expect(page.getByText('Due in turn 2, 18 September, German: 2107P at 0725.')).toBeVisible();
  await say('land 1/504 2524');
  await say('1');
  await say('go 2522');
  await say('end');
  await say('end');
  await say('attack 2621 with 1/504');
  await expect(live).toHaveText(/1\/504 attacks BrDf.*Choose support fire for BrDf/);
  await say('support none');
  await say('1');
  await expect(live).toHaveText(/0 on the medium line, die 1: both sides retreat one hex \(Br\)/);
  await say('retreat 2721');
  await say('resist');
  await say('halt');
  await say('end');
  await expect(live).toHaveText(/German movement/);
});

test('nothing serious stands in the way of anybody at this table', { tag: '@phone' }, async ({ page, isMobile }) => {
  await startBridge(page);
  await expectNothingSerious(page);
  await inTray(page, '1/504').click();
  await expect(prompt(page)).toHaveText('Choose a landing hex for 1/504.');
  await expectNothingSerious(page);
  for (const tab of ['Combat', 'Terrain', 'To come', 'Diary']) {
    await page.getByRole('tab', { name: tab }).click();
    await expectNothingSerious(page, '[role="tabpanel"]');
  }
  if (isMobile) return;
  await press(page, 'Escape');
  await toNijmegen(page);
  await press(page, 'n', 'a');
  await expect(prompt(page)).toHaveText(/^Attack BrDf/);
  await expectNothingSerious(page);
});
