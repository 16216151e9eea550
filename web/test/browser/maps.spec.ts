import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from './test.ts';
import { drag, map, open, openPanel, paper, pinch } from './map.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Board {
  readonly title: string;
  readonly cell: string;
  readonly name: string;
}

const BOARDS = {
  'farthest-bridge': { title: 'Arnhem: The Farthest Bridge', cell: '2621', name: 'Nijmegen' },
  'drive-on-arnhem': { title: 'Operation Market Garden: Drive on Arnhem', cell: '12,9', name: 'Nijmegen' },
  'descent-into-hell': { title: 'Operation Market-Garden: Descent into Hell', cell: '1910', name: 'Nijmegen' },
  kriegsspiel: { title: 'Market Garden Campaign', cell: '3944', name: 'Nijmegen' },
} satisfies Readonly<Record<string, Board>>;

test(
  'the first page and the header lead to the ground, and the ground to its boards',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Maps' }).click();
    await expect(page.getByRole('heading', { name: 'Maps' })).toBeVisible();
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Maps' }).click();
    await expect(page.getByRole('heading', { name: 'Maps' })).toBeVisible();
    await expect(page.locator('canvas')).toHaveCount(4);
    // Painted: no longer as large as an empty canvas is.
    await expect.poll(() => page.evaluate('[...document.querySelectorAll("canvas")].at(-1).width')).not.toBe(300);
    await page.getByRole('link', { name: /The campaign/ }).click();
    await expect(map(page)).toBeVisible();
  },
);

/** A place is found by its name, and the panel says how it is known. */
async function expectFound(page: Page, { title, cell, name }: Board): Promise<void> {
  await expect(page).toHaveTitle(`${title} – Club Route`);
  await page.getByRole('combobox', { name: 'Find on the map' }).fill(name.slice(0, 5));
  await expect(page.getByRole('option').first()).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('cursor')).toHaveAttribute('data-cell', cell);
  await expect(page.getByTestId('map-live')).toContainText(`${name} ${cell}`);
  await openPanel(page);
  const panel = page.getByTestId('cell');
  await expect(panel.getByRole('heading', { level: 2 })).toContainText(cell);
  await expect(panel.getByText(/^(printed|found|deduced|ruled)$/).first()).toBeVisible();
}

test('farthest-bridge: keys, names, numbers, the pointer, and the sheet on paper', async ({ page }) => {
  await open(page, 'farthest-bridge');
  await test.step('the keyboard pans, zooms, and moves a cursor from cell to cell', async () => {
    await map(page).focus();
    const world = map(page).locator('> div').first();
    const before = await world.getAttribute('style');
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => world.getAttribute('style')).not.toBe(before);
    await page.keyboard.press('0');
    await page.keyboard.press('Enter');
    const cursor = page.getByTestId('cursor');
    const first = await cursor.getAttribute('data-cell');
    await page.keyboard.press('ArrowUp');
    await expect(cursor).not.toHaveAttribute('data-cell', first!);
    await page.keyboard.press('ArrowDown');
    await expect(cursor).toHaveAttribute('data-cell', first!);
    await expect(page.getByTestId('map-live')).toContainText(first!);
    await page.keyboard.press('Escape');
    await expect(cursor).toHaveCount(0);
  });
  await test.step('a name is found', () => expectFound(page, BOARDS['farthest-bridge']));
  await test.step('a number and a bridge are found as well, and nothing is said to be nothing', async () => {
    const search = page.getByRole('combobox', { name: 'Find on the map' });
    await search.fill('0605');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('cursor')).toHaveAttribute('data-cell', '0605');
    await search.fill('over the neder');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('cursor')).not.toHaveAttribute('data-cell', '0605');
    await search.fill('Timbuktu');
    await expect(page.getByText('No place or hex on this map matches “Timbuktu”.')).toBeVisible();
  });
  await test.step('the outline under the pointer does not go along when the map moves', async () => {
    await page.getByRole('combobox', { name: 'Find on the map' }).fill('');
    await map(page).hover();
    await expect(page.getByTestId('pointed-at')).toHaveAttribute('d', /^M/u);
    await page.getByRole('combobox', { name: 'Find on the map' }).fill('0605');
    await map(page).hover();
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('cursor')).toHaveAttribute('data-cell', '0605');
    await expect(page.getByTestId('pointed-at')).toHaveAttribute('d', '');
  });
  await test.step('the sheet is printed on one page', async () => {
    await page.evaluate('window.print = () => { window.printed = true; }');
    await openPanel(page);
    await page.getByText('Export').click();
    await page.getByRole('button', { name: 'Print' }).click();
    await expect.poll(() => page.evaluate('window.printed')).toBe(true);
    const pdf = (await page.pdf({ format: 'A3' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
});

test('drive-on-arnhem: names, where a fact is printed, and the sheet as a file', async ({ page }) => {
  await open(page, 'drive-on-arnhem');
  await test.step('a name is found', () => expectFound(page, BOARDS['drive-on-arnhem']));
  await test.step('a printed fact says where it is printed', async () => {
    await page.getByRole('combobox', { name: 'Find on the map' }).fill('16,9');
    await page.keyboard.press('Enter');
    await openPanel(page);
    await expect(page.getByTestId('cell').getByRole('listitem').filter({ hasText: 'Supply of 82nd' })).toHaveText(
      /Supply of 82nd\s*printed\s*supply source, 5\.2/,
    );
  });
  await test.step('the sheet is taken along as SVG with its names and as PNG', async () => {
    await openPanel(page);
    await page.getByText('Export').click();
    const [svg] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'SVG' }).click()]);
    expect(svg.suggestedFilename()).toBe('drive-on-arnhem.svg');
    const text = await readFile(await svg.path(), 'utf8');
    for (const name of ['Arnhem', 'Nijmegen', 'Valkenswaard', 'Waal', 'Club Route, the corridor'])
      expect(text).toContain(`>${name}<`);
    expect(text).toContain('data:font/woff2');
    const [png] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'PNG' }).click()]);
    const bytes = await readFile(await png.path());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(bytes.readUInt32BE(20)).toBeGreaterThan(3000);
  });
});

test('descent-into-hell: names, the night, and the legend', async ({ page }) => {
  await open(page, 'descent-into-hell');
  await test.step('at night the map is painted in the colours of the night', async () => {
    const colour = (): Promise<unknown> => paper(page);
    const day = await colour();
    await page.getByRole('radio', { name: 'Night' }).check({ force: true });
    await expect.poll(colour).not.toEqual(day);
    await page.getByRole('radio', { name: 'Day' }).check({ force: true });
    await expect.poll(colour).toEqual(day);
  });
  await test.step('the legend explains the layers that are shown', async () => {
    await openPanel(page);
    const legend = page.getByRole('listitem');
    await expect(legend.filter({ hasText: 'Airfield' })).toBeVisible();
    await expect(legend.filter({ hasText: 'Without small roads' })).toBeVisible();
    await expect(legend.filter({ hasText: /^Entry$/ })).toHaveCount(0);
    await page.getByLabel('Marks of the rules').check();
    await expect(legend.filter({ hasText: /^Entry$/ })).toBeVisible();
    await page.getByLabel('Terrain', { exact: true }).uncheck();
    await expect(legend.filter({ hasText: 'Without small roads' })).toHaveCount(0);
  });
  await test.step('a name is found', () => expectFound(page, BOARDS['descent-into-hell']));
});

test('kriegsspiel: names, and layers that are switched', async ({ page }) => {
  await open(page, 'kriegsspiel');
  await test.step('layers are switched, and the map is painted anew', async () => {
    await openPanel(page);
    const picture = (): Promise<string> =>
      page.evaluate('document.querySelector("[data-testid=map] canvas").toDataURL()');
    const before = await picture();
    await page.getByLabel('How the terrain is known').check();
    await expect.poll(picture).not.toBe(before);
    await page.getByLabel('How the terrain is known').uncheck();
    await expect(map(page)).toHaveAttribute('data-whole', 'true');
    await expect.poll(picture).toBe(before);
    for (const name of ['Terrain', 'Roads', 'Railways', 'Names', 'Grid'])
      await page.getByLabel(name, { exact: true }).uncheck();
    await expect(map(page)).toHaveAttribute('data-whole', 'true');
    await expect.poll(picture).not.toBe(before);
  });
  await test.step('a name is found', () => expectFound(page, BOARDS.kriegsspiel));
});

test(
  'a finger or the mouse pans and takes a hex; two fingers or the wheel zoom',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await open(page, 'descent-into-hell');
    const world = map(page).locator('> div').first();
    const style = (): Promise<string | null> => world.getAttribute('style');
    const size = async (): Promise<number> => (await page.locator('[data-testid=map] svg').boundingBox())!.width;
    const before = await size();
    if (isMobile) await pinch(page);
    else {
      await page.mouse.move(500, 450);
      await page.mouse.wheel(0, -400);
    }
    await expect.poll(size).toBeGreaterThan(before * 1.2);
    await expect(map(page)).toHaveAttribute('data-whole', 'true');
    const [near, place] = [await size(), await style()];
    await drag(page, isMobile);
    await expect.poll(style).not.toBe(place);
    expect(Math.abs((await size()) - near)).toBeLessThan(1);
    // The click at the end of a drag is none.
    await expect(page.getByTestId('cursor')).toHaveCount(0);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);

    const box = (await map(page).boundingBox())!;
    await map(page).click({ position: { x: box.width / 2, y: box.height / 2 } });
    const first = await page.getByTestId('cursor').getAttribute('data-cell');
    expect(first).toMatch(/^\d{4}$/);
    // The outline of the cell lies round the place of the click.
    const outline = (await page.getByTestId('cursor').boundingBox())!;
    expect(Math.abs(outline.x + outline.width / 2 - (box.x + box.width / 2))).toBeLessThan(outline.width / 2 + 4);
    expect(Math.abs(outline.y + outline.height / 2 - (box.y + box.height / 2))).toBeLessThan(outline.height / 2 + 4);
  },
);
