import { battleCardModule } from '@club-route/battle-card';
import { descentIntoHellModule } from '@club-route/descent-into-hell';
import { driveOnArnhemModule } from '@club-route/drive-on-arnhem';
import type { GameModule } from '@club-route/engine';
import { farthestBridgeModule } from '@club-route/farthest-bridge';
import { kriegsspielModule } from '@club-route/kriegsspiel';
import { kriegsspielBattleModule } from '@club-route/kriegsspiel/battle';
import { kriegsspielSecondModule } from '@club-route/kriegsspiel/second';
import { expect, test, type Page } from './test.ts';
import { clock, letter, word } from './campaign.ts';
import { clickHex, counter, inTray, type } from './hexes.ts';
import { briefing } from './second.ts';
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

const send: ByMouse = (page) => page.getByRole('button', { name: 'Send', exact: true }).click();
const nextDispatch: ByMouse = (page) => clock(page).getByRole('button', { name: 'Next dispatch' }).click();
/** Writes to a unit with the buttons of the letter, and sends it. */
const march =
  (unit: string, square: string): ByMouse =>
  async (page) => {
    await page.getByLabel('Write to').selectOption(unit);
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await page.getByLabel('Place', { exact: true }).fill(square);
    await page.getByLabel('Place', { exact: true }).press('Enter');
    await expect(letter(page)).toHaveValue(`TO ${unit}\nMOVE TO ${square}`);
    await send(page);
  };
const ruled =
  (result: string, because: string): ByMouse =>
  async (page) => {
    await page.getByRole('group', { name: 'Result' }).getByRole('button', { name: result, exact: true }).click();
    await page.getByLabel('Because').fill(because);
    await page.getByRole('button', { name: `Rule ${result}` }).click();
  };

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
      button('Add a US +3'),
      button('Add a US +3'),
      button('Attack BrDf'),
    ],
    [button('1/504 to 2621 (Nijmegen)')],
    [button('Halt')],
    [onMap('1/406'), button('Add a US +3'), button('Add a UK +3'), button('Bombard 1/406')],
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
  'kriegsspiel-battle/small-fight': [
    [button(/^Orders from headquarters/), ...['A3', 'A5', 'A6', 'A7'].map(onMap), button(/^Play/)],
    [pick('A3'), hex('0705')],
    [pick('A5'), button(/^Fire at G3/), pick('A6'), button(/^Fire at G3/)],
    [pick('A3'), button(/^Fire at G3/)],
    [button(/^Take/)],
    [button(/^End your turn/)],
    [button(/^Thrust, centre/), ...['A1', 'A2', 'A3'].map(onMap), button(/^Play/)],
    [pick('A3'), button(/^Fire at G6/)],
  ],
  'kriegsspiel/orders': [
    [march('1/506', '0911')],
    [nextDispatch],
    [march('1/506', '0911')],
    [nextDispatch],
    [march('1/506', '0910')],
    [nextDispatch],
  ],
  'kriegsspiel-second/half-hour': [
    [(page) => letter(page).fill('TO 1/506\nATTACK 0718'), send],
    [nextDispatch],
    [
      (page) =>
        briefing(page)
          .getByRole('radio', { name: /^The computer fights it for me/ })
          .click(),
      button('Send the answer'),
    ],
    [(page) => letter(page).fill('TO 1/506\nHOLD'), send],
  ],
  'kriegsspiel/umpire': [
    [(page) => page.getByRole('tab', { name: 'Post' }).click(), button('Send as TO 1/506, ATTACK 0711')],
    [button('Let BR stand')],
    [ruled('D2', 'the garrison is taken in the flank')],
    [(page) => word(page).fill('WRITE GERMAN: Your garrison was taken in the flank.'), send],
  ],
};

/** A text key by key. */
const typed = (text: string): readonly string[] => text.split('');

/**
 * The keys that play each step: f goes to what the lesson points at, Enter does it. A step without any is typed; at least
 * one lesson of each game has keys for all of its steps.
 */
const BY_KEYS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'battle-card/first-rounds': [['Enter'], ['a', 'a', 'a', 'Enter'], ['c'], ['a', 'd', 'Enter'], ['c']],
  'farthest-bridge/land': [['f', 'f', 'Enter'], ['h'], ['f', 'f', 'Enter'], ['f', 'Enter'], ['e'], ['e']],
  'farthest-bridge/attack': [
    ['f', 'f', 'f', 'f', 'Enter', 'Enter', 'f', 'Enter'],
    ['f', 'Enter'],
    ['h'],
    ['f', 'f', 'Enter', 'f', 'Enter', 'f', 'Enter'],
    ['e'],
  ],
  'farthest-bridge/corps': [['f', 'f', 'f', 'Enter']],
  'drive-on-arnhem/first-day': [
    ['f', 'f', 'Enter'],
    ['f', 'f', 'Enter', 'f', 'f', 'Enter'],
    ['f', 'f', 'Enter'],
    ['e'],
  ],
  'descent-into-hell/scout': [
    ['f', 'f', 'Enter'],
    ['f', 'f', 'Enter', 'f', 'Enter', 'f', 'Enter'],
    ['e'],
    ['f', 'f', 'Enter'],
    ['f', 'f', 'Enter'],
    ['e', 'f', 'Enter'],
    ['f', 'Enter'],
    ['f', 'f', 'Enter'],
  ],
  'kriegsspiel-battle/small-fight': [
    ['f', 'Enter', 'f', 'f', 'f', 'f', 'Enter'],
    ['f', 'f', 'Enter'],
    ['f', 'f', 'Enter', 'f', 'f', 'Enter'],
    ['f', 'f', 'Enter'],
    ['f', 'Enter'],
    ['e'],
    ['f', 'Enter', 'f', 'f', 'f', 'Enter'],
    ['f', 'f', 'Enter'],
  ],
  'kriegsspiel/orders': [
    ['f', 'f', 'Enter', ...typed('0911'), 'Tab', 'Enter'],
    ['.'],
    ['f', 'f', 'Enter', ...typed('0911'), 'Tab', 'Enter'],
    ['.'],
    ['f', 'f', 'Enter', ...typed('0910'), 'Control+Enter'],
    ['.'],
  ],
  'kriegsspiel/umpire': [
    ['f', 'f', 'Enter', 'f', 'Enter'],
    ['f', 'f', 'Enter'],
    ['f', 'f', 'Enter', 'f', ...typed('flank'), 'Enter'],
    ['f', ...typed('WRITE GERMAN: They came from the flank.'), 'Tab', 'Enter'],
  ],
  'kriegsspiel-second/half-hour': [
    ['f', 'f', 'Enter', ...typed('0718'), 'Tab', 'Enter'],
    ['f', 'Enter'],
    // The focus is still on the button that sent the mistakes, the last it points at, so the square comes first.
    ['f', 'f', 'Enter', 'f', 'Enter'],
    ['f', 'f', 'Enter', 'Tab', 'Enter'],
  ],
};

const MODULES: readonly GameModule[] = [
  battleCardModule as unknown as GameModule,
  farthestBridgeModule as unknown as GameModule,
  driveOnArnhemModule as unknown as GameModule,
  descentIntoHellModule as unknown as GameModule,
  kriegsspielBattleModule as unknown as GameModule,
  kriegsspielModule as unknown as GameModule,
  kriegsspielSecondModule as unknown as GameModule,
];

const LESSONS = (
  await Promise.all(
    MODULES.map(async (module) => (await module.lessons!()).map((lesson) => ({ id: module.game.id, lesson }))),
  )
).flat();

function card(page: Page) {
  return page.getByRole('complementary', { name: 'Lesson' });
}

/** Types an order in the text view, and goes back to the map. */
async function typeAsText(page: Page, text: string): Promise<void> {
  await press(page, 't');
  await page.getByLabel('Your order').fill(text);
  await press(page, 'Enter', 'Tab', 't');
}

/** Types an order into the letter or the console of a campaign; time is told to pass by its key. */
async function write(page: Page, text: string): Promise<void> {
  if (text === 'ATTEND') {
    await page.keyboard.press('Escape');
    return page.keyboard.press('.');
  }
  await page.keyboard.press('l');
  await page.locator('#letter').fill(text);
  await page.keyboard.press('Control+Enter');
  return page.keyboard.press('Escape');
}

const ORDERS: Readonly<Record<string, (page: Page, text: string) => Promise<void>>> = {
  // Battle Card has no line to type into on its map.
  'battle-card': typeAsText,
  kriegsspiel: write,
  'kriegsspiel-second': (page, text) =>
    text.startsWith('ANSWER') ? answerBriefing(page, text.slice('ANSWER BY '.length)) : write(page, text),
};

const FIGHTERS: Readonly<Record<string, RegExp>> = {
  COMPUTER: /^The computer fights it for me/,
  COMMANDER: /^I fight it here/,
  ELSEWHERE: /^We fight it on a real table/,
};

/** Answers a briefing by keys: who fights, and then the button. */
async function answerBriefing(page: Page, by: string): Promise<void> {
  await briefing(page).getByRole('radio', { name: FIGHTERS[by]! }).press('Space');
  await briefing(page).getByRole('button', { name: 'Send the answer' }).press('Enter');
}

const isByLetter = (id: string): boolean => id === 'kriegsspiel' || id === 'kriegsspiel-second';

for (const { id, lesson } of LESSONS) {
  const name = `${id}/${lesson.id}`;
  test(`the lesson ${name} is played by keys with every foreseen mistake, and by mouse`, async ({ page }) => {
    const asked = (step: number): Promise<void> =>
      expect(card(page)).toContainText(
        step === lesson.steps.length ? 'Done' : `Step ${step + 1} of ${lesson.steps.length}`,
      );
    const order = ORDERS[id] ?? type;
    await page.goto(`/learn/${id}`);
    await page.getByRole('link', { name: lesson.title }).click();
    await asked(0);
    // A lesson gives no odds.
    await expect(page.getByRole('group', { name: 'Hints' })).toHaveCount(0);
    if (id !== 'battle-card') await expect(page.getByTestId('map')).toHaveAttribute('data-whole', 'true');
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
        if (id !== 'battle-card') await expect(page.getByTestId('map')).toHaveAttribute('data-whole', 'true');
      }
      const keys = BY_KEYS[name]?.[index] ?? [];
      // A letter that was held back is still there to be put right.
      if (isByLetter(id) && (await page.locator('#letter').isVisible())) {
        await page.locator('#letter').fill('');
        await page.locator('#letter').press('Escape');
      }
      if (keys.length > 0) await press(page, ...keys);
      else for (const text of step.orders) await order(page, text);
      await asked(index + 1);
    }
    await expect(card(page)).toContainText(lesson.end);

    await card(page).getByRole('link', { name: 'All lessons' }).click();
    await page.getByRole('button', { name: `Start again: ${lesson.title}` }).click();
    await asked(0);
    if (id !== 'battle-card') await expect(page.getByTestId('map')).toHaveAttribute('data-whole', 'true');
    for (const [index, presses] of BY_MOUSE[name]!.entries()) {
      // Once what happened has been told.
      await expect(card(page)).toContainText(lesson.steps[index]!.text);
      for (const one of presses) await one(page);
      await asked(index + 1);
    }
  });
}

/** The middle of the first cell that a lesson points at, on the screen. */
const TAUGHT = `(() => {
  const path = document.querySelector('[data-look="taught"] path');
  if (path === null) return undefined;
  const numbers = path.getAttribute('d').split('Z')[0].match(/-?[\\d.]+/g).map(Number);
  const middle = (first) => {
    const own = numbers.filter((_, index) => index % 2 === first);
    return own.reduce((sum, one) => sum + one, 0) / own.length;
  };
  const { x, y } = new DOMPoint(middle(0), middle(1)).matrixTransform(path.getScreenCTM());
  return { x, y };
})()`;

/** Taps what a lesson points at, once the map has come to it. */
async function tapTaught(page: Page): Promise<void> {
  let spot = { x: 0, y: 0 };
  await expect(async () => {
    const before = spot;
    spot = await page.evaluate<{ readonly x: number; readonly y: number }>(TAUGHT);
    expect(spot).toEqual(before);
  }).toPass();
  await page.touchscreen.tap(spot.x, spot.y);
}

test('a lesson is played by finger, with a mistake', { tag: '@phone-only' }, async ({ page }) => {
  const tap = (name: RegExp | string): Promise<void> => page.getByRole('button', { name }).first().tap();
  const land = async (unit: string, at: string): Promise<void> => {
    await inTray(page, unit).first().tap();
    await tapTaught(page);
    await tap(new RegExp(`^Jump at ${at}`));
  };
  const lesson = (await farthestBridgeModule.lessons!()).find(({ id }) => id === 'land')!;
  const asked = (step: number): Promise<void> => expect(card(page)).toContainText(lesson.steps[step]!.text);
  await page.goto('/learn/farthest-bridge');
  await page.getByRole('link', { name: lesson.title }).tap();
  await expect(page.getByTestId('map')).toHaveAttribute('data-whole', 'true');
  await asked(0);
  await tap('End the movement phase');
  await expect(page.getByRole('alert')).toBeVisible();
  await land('1/501', '1008');
  await asked(1);
  await tap(/^Stop/);
  await asked(2);
  await land('2/501', '1107');
  await asked(3);
  await tapTaught(page);
  await tap(/^(Go|March|Move) /);
  await asked(4);
  await tap('End the movement phase');
  await asked(5);
  await tap('End the combat phase');
  await expect(card(page)).toContainText(lesson.end);
});

/** What lies at the middle of the first thing beside the map that a step points at: that thing, another, or nothing is pointed at. */
const POINTED = `(() => {
  const asked = document.querySelector('[data-asked]');
  const taught = asked.querySelector('[data-taught], [data-taught-unit]');
  if (taught === null) return 'nothing';
  const { x, y, width, height } = taught.getBoundingClientRect();
  const at = document.elementFromPoint(x + width / 2, y + height / 2);
  return taught.contains(at) ? 'can be pressed' : 'is covered by ' + at?.textContent;
})()`;

/** Cards whose picture has a figure, by the step that rings them. */
const RINGED: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  'kriegsspiel-battle': { 0: 'Orders from headquarters', 6: 'Thrust, centre' },
};

// On a wide screen the lessons above are played by mouse, which presses nothing that is covered.
for (const [id, course] of [
  ['farthest-bridge', 'land'],
  ['farthest-bridge', 'corps'],
  ['descent-into-hell', 'scout'],
  ['kriegsspiel-battle', 'small-fight'],
] as const) {
  test(
    `what the lesson ${id}/${course} points at beside the map can be pressed`,
    { tag: '@phone-only' },
    async ({ page }) => {
      const { lesson } = LESSONS.find((one) => one.id === id && one.lesson.id === course)!;
      await page.goto(`/learn/${id}/${course}`);
      let pointed = 0;
      for (const [index, { text }] of lesson.steps.entries()) {
        await expect(card(page)).toContainText(text);
        const ring = RINGED[id]?.[index];
        if (ring !== undefined) await expect(page.locator('[data-asked] [data-taught]')).toContainText(ring);
        await expect.poll(() => page.evaluate(POINTED)).toMatch(/^(can be pressed|nothing)$/);
        if ((await page.evaluate(POINTED)) !== 'nothing') pointed++;
        // No lesson means the replay, though its button has the word.
        await expect(page.getByRole('button', { name: 'Play the replay' })).not.toHaveAttribute('data-taught');
        // A step of two orders takes two presses.
        await expect(async () => {
          await page.getByRole('button', { name: 'Do it for me' }).click();
          await expect(card(page)).not.toContainText(text, { timeout: 2000 });
        }).toPass();
      }
      expect(pointed).toBeGreaterThan(2);
    },
  );
}

test(
  'the step of a lesson is read before the panel goes to what it points at',
  { tag: '@phone-only' },
  async ({ page }) => {
    await page.goto('/learn/kriegsspiel/orders');
    await expect(page.locator('[data-asked] [data-taught]').first()).toBeAttached();
    await expect(card(page).getByRole('status')).toBeInViewport({ ratio: 0.95 });
  },
);
