import { readdirSync, readFileSync } from 'node:fs';
import { patrol, patrolLanguage } from '@club-route/engine/testing/patrol';
import { expect, type BrowserContext, type Page } from './test.ts';
import { inRoot } from '../../../scripts/tools/paths.mjs';
import { counter, type } from './hexes.ts';
import { clickHex, expectToDeploy, orderAndPass, spotOf, startPatrol, tapHex, test } from './patrol.ts';
import { foundInReach, overhear, secretOf } from './reach.ts';
import { press, prompt } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const fan = (page: Page) => page.getByTestId('fan');
const decision = (page: Page) => page.locator('#decision-title');

/** Of the north: A and B in one hex, X and Y in another, C by itself. */
const NORTH = 'deploy 0302 0302 0702 / 0501 0501';

test('against the computer by mouse, keys and typed orders', async ({ page }) => {
  await startPatrol(page, /northerners/);
  await expectToDeploy(page);
  await clickHex(page, '0302');
  await clickHex(page, '0302');
  await expect(page.getByRole('button', { name: 'Take back B Company from 0302' })).toBeVisible();
  // The cursor by a typed hex, the press by a key.
  await type(page, '0702');
  await page.getByTestId('map').focus();
  await press(page, 'Enter');
  await expect(page.getByRole('button', { name: 'Take back C Company from 0702' })).toBeVisible();
  await clickHex(page, '0501');
  await clickHex(page, '0501');
  await page.getByRole('button', { name: 'Deploy' }).click();
  await expect(prompt(page)).toHaveText(/Choose a unit/);

  await type(page, 'move C 0802');
  await expect(counter(page, 'C')).toHaveAttribute('data-standing', 'able');
  await press(page, 'n');
  await expect(prompt(page)).toHaveText('Give A an order.');
  await press(page, 'Escape');
  await endTurn(page);
});

/** The computer has its turn; then it is for the north to say something about a bridge, or to move again. */
async function endTurn(page: Page): Promise<void> {
  await press(page, 'e');
  await page.getByRole('tab', { name: 'Diary' }).click();
  await expect(page.getByText('Turn 1: south moves.').first()).toBeVisible();
  await expect(prompt(page)).toHaveText(/Choose a unit|Blow/);
}

test('by finger', { tag: '@phone-only' }, async ({ page }) => {
  await startPatrol(page, /northerners/);
  await expectToDeploy(page);
  await page.getByRole('button', { name: 'Show the whole map' }).tap();
  await tapHex(page, '0302', 4);
  // The stack opens beside its hex, and not over those that are lit.
  await expect(fan(page)).toHaveCount(1);
  await tapHex(page, '0702', 2);
  await tapHex(page, '0501', 4);
  await page.getByRole('button', { name: 'Deploy' }).tap();
  await expect(prompt(page)).toHaveText(/Choose a unit/);
  await tapHex(page, '0702', 1);
  await expect(decision(page)).toHaveText('C Company');
  await tapHex(page, '0703', 1);
  await expect(page.getByText('C goes from 0702 to 0703.')).toHaveCount(0);
  await tapHex(page, '0703', 1);
  await expect(page.getByText('C goes from 0702 to 0703.').first()).toBeAttached();
});

test('a stack fans out on hover and focus; a press takes the next one, Shift and a key several', async ({ page }) => {
  await startPatrol(page, /northerners/);
  await expectToDeploy(page);
  await type(page, NORTH);
  await expect(prompt(page)).toHaveText(/Choose a unit/);
  const stack = page.getByRole('button', { name: /^2 units in 0302: B Company, .*; A Company, / });
  await expect(stack).toHaveText('2');
  await expect(fan(page)).toHaveCount(0);
  const { x, y } = await spotOf(page, '0302');
  await page.mouse.move(x, y);
  await expect(fan(page).locator('[data-fanned]')).toHaveCount(2);
  const beside = { position: { x: 4, y: 4 } };
  await fan(page).locator('rect').click(beside);
  await expect(prompt(page)).toHaveText('Give B an order.');
  await fan(page).locator('rect').click(beside);
  await expect(prompt(page)).toHaveText('Give A an order.');
  await fan(page)
    .getByRole('button', { name: /^B Company/ })
    .click({ modifiers: ['Shift'] });
  await expect(decision(page)).toHaveText('2 counters');

  await press(page, 'Escape');
  await page.mouse.move(5, 5);
  await type(page, '0707');
  await expect(fan(page)).toHaveCount(0);
  await stack.focus();
  await expect(fan(page).locator('[data-fanned]')).toHaveCount(2);
  await press(page, 'ArrowRight', 'Enter');
  await expect(prompt(page)).toHaveText('Give B an order.');
  await stack.focus();
  await press(page, 'a');
  await expect(decision(page)).toHaveText('2 counters');
});

test('hand to hand behind a curtain; an enemy out of sight leaves a ghost with its date', async ({ page }) => {
  await startPatrol(page, /^Both sides/);
  const passTo = async (side: string): Promise<void> => {
    await expect(page.getByTestId('map')).toHaveCount(0);
    await page.getByRole('button', { name: `I am the ${side} player` }).click();
    await expect(page.getByTestId('map')).toHaveAttribute('data-whole', 'true');
  };
  await passTo('North');
  await orderAndPass(page, NORTH);
  await passTo('South');
  await expect(counter(page, 'A')).toHaveCount(0);
  await orderAndPass(page, 'deploy 0107 0306 0706 / 0507 0907');
  await passTo('North');
  await type(page, 'move C 0703');
  await orderAndPass(page, 'end');
  await passTo('South');
  await type(page, 'move C 0705');
  await orderAndPass(page, 'end');
  await passTo('North');
  const ghost = page.getByRole('img', { name: 'Last seen turn 2: South, a counter.' });
  await expect(page.getByRole('img', { name: 'South, an unknown counter' })).toBeVisible();
  await expect(ghost).toHaveCount(0);
  await type(page, 'move C 0702');
  await expect(ghost).toBeVisible();
  await expect(ghost).toContainText('turn 2');
  await expect(page.getByRole('img', { name: 'South, an unknown counter' })).toHaveCount(0);
  await type(page, '0705');
  await expect(page.getByTestId('map-live')).toContainText('Last seen turn 2');
});

/** Deployed against the computer, which has moved; what it knows of its own units and the page must not. */
async function computerHasMoved(page: Page, context: BrowserContext) {
  await overhear(page);
  await startPatrol(page, /northerners/);
  await expectToDeploy(page);
  await type(page, NORTH);
  await expect(prompt(page)).toHaveText(/Choose a unit/);
  await endTurn(page);
  const { secret } = await secretOf(
    context,
    { game: patrol, language: patrolLanguage },
    { of: 'south', from: 'north' },
    ({ unitHex }) => unitHex,
  );
  return secret;
}

test('nothing in reach of the page names a hidden unit', async ({ page, context }) => {
  expect(await foundInReach(page, await computerHasMoved(page, context))).toEqual([]);
});

test('a worker that sends the state along is found by the same search', async ({ page, context }) => {
  const right = 'open: sights.open,';
  const wrong = `${right} state: match.game.shape.encode(match.state),`;
  await page.route('**/assets/match.worker-*.js', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    expect(text).toContain(right);
    await route.fulfill({ response, body: text.replace(right, wrong) });
  });
  const found = await foundInReach(page, await computerHasMoved(page, context));
  expect(found.some((where) => where.startsWith('Array'))).toBe(true);
});

/** The programs of a build that name one of its counters. */
function programsWithPatrol(build: string): readonly string[] {
  const names = readdirSync(inRoot(`${build}/assets`)).filter((name) => name.endsWith('.js'));
  return names.filter((name) => readFileSync(inRoot(`${build}/assets/${name}`), 'utf8').includes('Decoy X'));
}

// Here, because it reads what the build has made.
test('people do not get it', () => {
  expect(programsWithPatrol('web/test/patrol/page/dist')).not.toEqual([]);
  expect(programsWithPatrol('web/dist')).toEqual([]);
});
