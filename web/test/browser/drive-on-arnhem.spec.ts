import { board, driveOnArnhemModule, unitCalled } from '@club-route/drive-on-arnhem';
import { expect, test, type Page } from './test.ts';
import { expectNothingSerious } from './axe.ts';
import { order, twoBrowsers } from './club.ts';
import { endWithMuchUndone, startDrive, toOperations } from './drive.ts';
import { expectRoomForFingers } from './fingers.ts';
import { clickHex, counter, hoverHex, inTray, type } from './hexes.ts';
import { foundInReach, overhear, secretOf } from './reach.ts';
import { onceStill } from './still.ts';
import { press, pressTwice, prompt } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Puts the cursor on a hex and gives the keys back to the table. */
async function pointAt(page: Page, hex: string): Promise<void> {
  await type(page, hex);
  await expect(page.getByTestId('cursor')).toHaveAttribute('data-cell', hex);
}

test('a day begins by the keys of 1985, which come before all others', async ({ page }) => {
  await startDrive(page);
  await page.getByRole('button', { name: 'Shortcuts' }).click();
  await page.getByLabel(/^1985 keys/).check();
  await expect(page.getByRole('heading', { name: '1985 keys: they come before all other keys' })).toBeVisible();
  await press(page, 'Escape');
  const menu = page.getByRole('region', { name: '1985 keys' });
  await expect(menu).toContainText('Air mission menu');

  await pointAt(page, '27,30');
  await press(page, 'g', 'i');
  await expect(prompt(page)).toHaveText(/6 air points left/);
  await press(page, 'q');
  await expect(page.getByRole('alert')).toContainText('again to go ahead');
  await press(page, 'q');
  await expect(prompt(page)).toHaveText(/Give orders to your units/);

  // The map has keys of its own, and has the focus: 0 would show the whole of it, n go to a cell.
  await pointAt(page, '14,13');
  await press(page, '0', 'g');
  await expect(menu).toContainText('1 504/82');
  await press(page, '2');
  await expect(prompt(page)).toHaveText(/Give an order to 3\/504\/82/);
  await press(page, '1');
  await expect(page.getByTestId('cursor')).not.toHaveAttribute('data-cell', '14,13');
  await expect(prompt(page)).toHaveText(/Give an order to 3\/504\/82/);
  await press(page, 'x', 'f');
  await expect(page.getByRole('alert')).toContainText('Rule 8.11');
  await press(page, 'l');
  await expect(menu).toContainText('End the phase and fight its battles');
  await press(page, 'l', 't');
  await expect(counter(page, '3/504')).toHaveCount(0);
  await press(page, 't', 'q', 'c');
  await expect(prompt(page)).toHaveText(/Second Allied operation phase/);
});

test('by mouse: a march, an attack with its forecast, its place in the order, the layers', async ({ page }) => {
  await startDrive(page);
  await toOperations(page);
  await type(page, '504/82');
  const decision = page.getByRole('region', { name: '504/82' });
  await expect(decision).toContainText(/Supply\s*out of communications/);
  await hoverHex(page, '13,13');
  await expect(decision).toContainText(/4 of \d+ operation points/);
  await clickHex(page, '13,13');
  // It stays selected, with what it has left.
  await expect(decision).toContainText('At 13,13.');
  await press(page, 'Escape');

  await type(page, '15/19/-');
  await hoverHex(page, '29,30');
  const battle = page.getByRole('region', { name: 'Battle for 29,30' });
  await expect(battle).toContainText(/They lose \d+–\d+/);
  await expect(battle).toContainText(/% a defender retreats/);
  await clickHex(page, '29,30');
  await type(page, 'attack GDS/HQ 29,30');
  await press(page, 'Escape');
  await expect(page.getByRole('tabpanel', { name: 'Battles' })).toContainText(
    '1. 29,30: 15/19/- and GDS/HQ against II/20',
  );
  await expectNothingSerious(page);

  await page.getByRole('tab', { name: 'Supply' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Supply' })).toContainText('By road GDS/HQ');
  await page.getByLabel('Show supply on the map').check();
  await expect(page.getByTestId('supply')).toBeAttached();
  await page.getByRole('button', { name: 'End the phase and fight 1 battle' }).click();
  await expect(prompt(page)).toHaveText(/Second Allied operation phase/);
  await page.getByRole('tab', { name: 'Diary' }).click();
  await expect(page.getByText(/The Allies attack 29,30 with 15\/19\/- and GDS\/HQ against II\/20/)).toBeVisible();
});

test('what is in force shows among the choices, and another hex is read from its name on', async ({ page }) => {
  await startDrive(page);
  await toOperations(page);
  await type(page, '504/82');
  const decision = page.getByRole('region', { name: '504/82' });
  await decision.getByText('Next morning').click();
  const choice = (name: string) => decision.getByRole('button', { name, exact: true });
  await expect(choice('Neither')).toHaveCSS('box-shadow', /inset/);
  await expect(choice('Break down')).not.toHaveCSS('box-shadow', /inset/);
  await choice('Break down').click();
  await expect(choice('Break down')).toHaveCSS('box-shadow', /inset/);
  await expect(choice('Neither')).not.toHaveCSS('box-shadow', /inset/);
  await press(page, 'Escape');

  await page.setViewportSize({ width: 1366, height: 768 });
  await type(page, '28,31');
  const here = page.getByRole('tabpanel', { name: 'Here' });
  await here.evaluate((box) => (box.scrollTop = 100));
  await expect.poll(() => here.evaluate((box) => box.scrollTop)).toBe(100);
  await type(page, '29,31');
  await expect(here.getByRole('heading', { name: '29,31' })).toBeInViewport();
});

test(
  'by finger: a unit of a tray, a first tap that looks and a second that goes, the message delay',
  { tag: '@phone-only' },
  async ({ page }) => {
    await startDrive(page);
    await expectRoomForFingers(page);
    // Without its keys a sentence about keys makes no sense.
    await expect(page.getByText('on the map shows a cursor')).toBeHidden();
    await pressTwice(page, /^End Allied air strikes/, 'tap');
    await page.getByRole('button', { name: /^82nd Airborne/ }).tap();
    await inTray(page, '504/82').tap();
    await expect(prompt(page)).toHaveText(/Give an order to 504\/82/);
    // The map goes to the unit from where it was.
    const cursor = page.getByTestId('cursor');
    await expect(cursor).toHaveAttribute('data-cell', '14,13');
    const { x, y, width } = await onceStill(page, () => cursor.boundingBox());
    // The counters that are fanned out leave the next hexes free. The dice of the landing decide how far the unit can go;
    // this hex, up and to the left, it always reaches.
    const near = [x - width / 4, y] as const;
    await page.touchscreen.tap(...near);
    await expect(page.getByRole('button', { name: 'Go to 13,13' })).toBeVisible();
    await expect(page.getByRole('region', { name: '504/82' })).toContainText('At 14,13.');
    await onceStill(page, () => cursor.boundingBox());
    await page.touchscreen.tap(...near);
    await expect(page.getByRole('region', { name: '504/82' })).toContainText('At 13,13.');

    await page.getByRole('button', { name: 'Shortcuts' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Shortcuts' });
    await sheet.getByLabel(/^Message delay/).fill('9');
    await expect(sheet.getByRole('status')).toHaveText('9');
  },
);

test('the whole of it can be played as text, and what cannot be done says why', async ({ page }) => {
  await startDrive(page);
  await page.getByRole('button', { name: 'Text view' }).click();
  const live = page.getByTestId('live');
  await order(page, '504/82 13,13');
  await expect(page.getByRole('alert')).toContainText('This is the air strike phase');
  for (const line of ['strike 27,30', 'interdict', 'end', 'end']) await order(page, line);
  await expect(live).toHaveText(/Give orders to your units/);
  await expect(page.getByText(/14,13: 504\/82, airborne III/)).toBeVisible();
  await order(page, '504/82 13,13');
  await expect(live).toHaveText(/504\/82 moves from 14,13 to 13,13/);
  await order(page, '504/82 8,4');
  await expect(page.getByRole('alert')).toContainText('8.7');
  await order(page, 'attack 15/19/- 29,30');
  await expect(live).toHaveText(/15\/19\/- will attack 29,30/);
  await order(page, 'end');
  await expect(live).toHaveText(/Second Allied operation phase/);
});

test('hidden units against the computer: nothing in reach of the page tells where they are', async ({
  page,
  context,
}) => {
  await overhear(page);
  await startDrive(page, /^Hidden units/);
  await toOperations(page);
  // Next to the 82nd; and nobody has seen the tanks north of Arnhem.
  await expect(counter(page, '1/406')).toBeVisible();
  await expect(counter(page, 'I/9')).toHaveCount(0);
  await endWithMuchUndone(page);
  await expect(prompt(page)).toHaveText(/Second Allied operation phase/);
  const { secret } = await secretOf(
    context,
    driveOnArnhemModule,
    { of: 'german', from: 'allied' },
    (state) => state.unitCell,
  );
  expect(await foundInReach(page, secret)).toEqual([]);
});

test('hidden units between two browsers: ground that changes hands is told, who took it is not', async ({
  page,
  browser,
}) => {
  const { german } = await twoBrowsers('drive-on-arnhem', page, browser, /^Hidden units/);
  await expect(prompt(german)).toHaveText('The Allies are choosing their air strikes.');
  await pressTwice(page, /^End Allied air strikes/);
  await expect(prompt(german)).toHaveText(/Choose a hex to strike: 2 air points left/);
  await pressTwice(german, /^End German air strikes/);
  await expect(prompt(page)).toHaveText(/Give orders to your units/);
  await type(page, '504/82 13,13');
  await expect(german.getByTestId('live')).toHaveText(/The Allies take 13,13/);
  await expect(counter(german, '1/406')).toBeVisible();
  await expect(counter(german, '504/82')).toHaveCount(0);
  // Everybody's own reinforcements come first.
  for (const [one, side] of [
    [german, 'German'],
    [page, 'Allied'],
  ] as const) {
    await one.getByRole('tab', { name: 'To come' }).click();
    await expect(one.getByRole('tabpanel').getByRole('heading', { level: 2 }).first()).toHaveText(side);
  }
  // What is hidden is in nothing that the server has sent: these four nobody sees, and the first has moved.
  const places = { '504/82': '13,13', '3/504/82': '14,13', '501/101': '14,23', 'HQ/1': '3,7' };
  const cells = Object.entries(places).map(([unit, hex]) => [unitCalled(unit), board.cellByLabel.get(hex)!] as const);
  expect(await foundInReach(german, { cells, words: [] })).toEqual([]);
});

test('a stack that is looked at grows when units arrive', async ({ page }) => {
  await startDrive(page);
  await toOperations(page);
  for (const next of [/Second Allied operation phase/, /Strike Germans, or add to interdiction/]) {
    await endWithMuchUndone(page);
    await expect(prompt(page)).toHaveText(next);
  }
  await pointAt(page, '15,26');
  const fanned = page.getByTestId('fan').locator('[data-fanned]');
  await expect(fanned).toHaveCount(2);
  await toOperations(page);
  await pointAt(page, '15,26');
  await expect(fanned).toHaveCount(4);
});
