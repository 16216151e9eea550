import { expect, test, type APIRequestContext, type Browser, type Locator } from './test.ts';
import { expectNothingSerious } from './axe.ts';
import { clock, echo, letter, runUntil, startCampaign, word } from './campaign.ts';
import { openMatchSheet, sitDown, somebody } from './club.ts';
import { expectRoomForFingers } from './fingers.ts';
import { tabTo, turnTo } from './keys.ts';
import { Mailbox } from './mailbox.ts';

/** In sight, and nothing lies over its middle. */
async function expectOnTop(what: Locator): Promise<void> {
  await expect(what).toBeInViewport({ ratio: 1 });
  const isOnTop = (): Promise<boolean> =>
    what.evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return element.contains(element.ownerDocument.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    });
  await expect.poll(isOnTop).toBe(true);
}

test(
  'a morning as XXX Corps: orders by unit, verb and place, a bad one quoted, reports, a letter that stays',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await startCampaign(page, 'XXX Corps');
    if (isMobile) await expectRoomForFingers(page);
    await expect(page.getByTestId('prompt')).toHaveText(
      'Let time pass until your troops report, or write orders for later.',
    );
    // The letter is in sight before anything is written in it, and before anybody scrolls.
    await clock(page).evaluate((panel) => panel.scrollIntoView({ block: 'end' }));
    await expectOnTop(letter(page));
    await expect(letter(page)).toBeInViewport({ ratio: 1 });
    // The corps crosses the border at 06:00 on the 18th.
    await clock(page).getByRole('button', { name: 'Next dispatch' }).click();
    await expect(clock(page)).toContainText('18 Sep 06:00');
    await expect(clock(page)).toContainText('The clock is stopped.');
    // Nothing lies over whom one can write to, though news has come as well.
    await expectOnTop(page.getByLabel('Write to'));
    await page.getByLabel('Write to').selectOption('2I/5');
    await expect(letter(page)).toHaveValue('TO 2I/5\n');
    // On a phone the letter is folded while nobody types in it, and the map has its room.
    const room = async (): Promise<number> => (await page.getByTestId('map').boundingBox())!.height;
    const folded = await room();
    if (isMobile) expect(folded).toBeGreaterThan(250);
    await expect(page.getByTestId('chosen')).toContainText('halted at 0600, 100 %, just now');
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    // What comes next is said in sight, and what is half written is no mistake.
    await expectOnTop(page.getByText('Select a square on the map, or type a place.'));
    await expect(echo(page)).toHaveCount(0);
    if (isMobile) await expect(page.getByRole('button', { name: /new dispatch/ })).not.toBeInViewport();
    await page.getByLabel('Place', { exact: true }).fill('Eindhoven');
    await page.getByLabel('Place', { exact: true }).press('Enter');
    await expect(letter(page)).toHaveValue('TO 2I/5\nMOVE TO Eindhoven');
    await expect(echo(page)).toContainText(/2I\/5 arrives at Eindhoven about 18 Sep/);
    if (isMobile) {
      expect(await room()).toBeLessThan(folded);
      await page.getByTestId('prompt').click();
      await expect.poll(room).toBeGreaterThan(250);
      await page.getByTestId('chosen').scrollIntoViewIfNeeded();
    }
    await expectOnTop(echo(page));
    // Each part is taken or refused alone, with its line quoted.
    await letter(page).fill('TO 2I/5\nMOVE TO Eindhoven\n\nTO 1/506\nREPORT\n\nTO 2I/5\nMOVE TO Eindhofen');
    await expect(echo(page).locator('[data-bad="true"]')).toHaveCount(2);
    await expect(echo(page)).toContainText('“MOVE TO Eindhofen”: No place on this map is called EINDHOFEN');
    await expectNothingSerious(page);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(letter(page)).toHaveValue('TO 1/506\nREPORT\n\nTO 2I/5\nMOVE TO Eindhofen');
    const receipt = page.getByText(/^Order 1 received, to begin 18 Sep 06:\d\d\. 2I\/5 to \d{4}, arrives/);
    // What came is in sight on a wide screen; on a phone a button counts it and goes there.
    await expect(receipt).toBeAttached();
    if (isMobile) await page.getByRole('button', { name: /^\d+ new dispatch/ }).tap();
    await expect(receipt).toBeInViewport();
    // What is not sent is found again, and time has not passed meanwhile.
    await letter(page).fill('TO AIR\nPATROL ');
    await page.getByRole('link', { name: 'Club Route' }).click();
    await page
      .getByRole('link', { name: /Market Garden Campaign/ })
      .last()
      .click();
    await expect(letter(page)).toHaveValue('TO AIR\nPATROL ');
    await expect(clock(page)).toContainText('18 Sep 06:00');
  },
);

test('the airborne commander by keys alone, on the map and in words', async ({ page }) => {
  await startCampaign(page, 'The airborne forces');
  await page.keyboard.press('.');
  await expect(clock(page)).toContainText('17 Sep 13:00');
  await expect(clock(page)).toContainText('The clock is stopped.');
  await page.keyboard.press('n');
  await expect(page.getByTestId('prompt')).toHaveText('Give an order to 1/502.');
  await expect(letter(page)).toHaveValue('TO 1/502\n');
  // The cursor stands on the unit; a square further north goes into the letter.
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await expect(letter(page)).toHaveValue(/^TO 1\/502\nMOVE TO \d{4}$/);
  await page.keyboard.press('c');
  await page.keyboard.press('Control+Enter');
  await expect(letter(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  // The list of keys has those of a commander.
  await page.keyboard.press('?');
  await expect(page.getByText('Write in the letter')).toBeVisible();
  await expect(page.getByText('Decide the pending result')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('t');
  const typed = page.getByLabel('Your order');
  await typed.fill('TO 2/502\nREPORT ALL\n\nTO 3/502\nMOVE TO NOWHERE');
  await typed.press('Control+Enter');
  await expect(page.getByRole('status', { name: 'Answer' })).toContainText('“MOVE TO NOWHERE”: No place on this map');
  await typed.fill('SENT');
  await typed.press('Enter');
  await expect(page.getByRole('status', { name: 'Answer' })).toContainText('TO 2/502');
  await typed.fill('wait until 1400');
  await typed.press('Enter');
  await expect(clock(page)).toContainText('17 Sep 14:00');
  await expectNothingSerious(page);
});

test('the umpire brings about a meeting, rules it otherwise, and looks with other eyes', async ({ page }) => {
  await startCampaign(page, /umpire/, 'The umpire sees each result before it counts', 'Average dice, by its span');
  await runUntil(page, '17 1400');
  // A landing beside a bridge: whether it stands, he says before anybody hears of it.
  const bridge = page.getByRole('region', { name: /^Result 1: Dinther/ });
  await expect(bridge).toContainText('1/501 is the first Allied unit there.');
  await bridge.getByRole('button', { name: /^Let \w+ stand$/ }).click();
  await expect(bridge).toHaveCount(0);
  await runUntil(page, '17 1400');
  await expect(clock(page)).toContainText('17 Sep 14:00');
  // He may change anything, and says why: a garrison meets the paratroops.
  await word(page).fill('SET SQUARE OF Grsn TO 0713 BECAUSE a patrol of theirs got there');
  await word(page).press('Control+Enter');
  await expect(word(page)).toHaveValue('');
  await runUntil(page, '17 1500');
  const ruling = page.getByRole('region', { name: /^Result 2/ });
  await expect(ruling).toBeVisible();
  await expect(clock(page)).toContainText('The clock waits until you rule.');
  await expectNothingSerious(page);
  await ruling.getByRole('button', { name: 'D2', exact: true }).click();
  await ruling.getByLabel('Because').fill('the garrison was asleep');
  await ruling.getByRole('button', { name: 'Rule D2' }).click();
  await page.getByRole('tab', { name: 'Dice' }).click();
  await expect(page.getByText('The umpire: rule, because the garrison was asleep.')).toBeVisible();
  await page.getByRole('tab', { name: 'Queue' }).click();
  await expect(page.getByRole('row', { name: /flies to|enters by the edge/ }).first()).toBeVisible();
  // Another word of the console, refused until it says why.
  await word(page).fill('SET WEATHER POOR');
  await expect(echo(page)).toContainText('Say why: end the line with BECAUSE and a reason.');
  await word(page).fill('SET WEATHER POOR BECAUSE it rains');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByTestId('strip')).toContainText('poor');
  // A repair may take dozens of hours: a field instead of a button for each.
  for (const said of [
    'SET SQUARE OF BrDf TO 4052 BECAUSE they are wanted elsewhere',
    'SET SQUARE OF Engineers TO 4044, STATE OF NIJMEGEN-BRIDGE TO DESTROYED BECAUSE it is to be repaired',
    'FORCE XXX BECAUSE it is to be repaired\nTO Engineers\nREPAIR NIJMEGEN-BRIDGE',
  ]) {
    await word(page).fill(said);
    await word(page).press('Control+Enter');
    await expect(word(page)).toHaveValue('');
  }
  const repair = page.getByRole('region', { name: /hours to repair Nijmegen/ });
  await expect(async () => {
    const other = page.getByRole('button', { name: /^Let (?!.* hours).* stand$/ });
    if (await other.isVisible()) await other.click();
    else if (!(await repair.isVisible())) await runUntil(page, '17 1800');
    await expect(repair).toBeVisible({ timeout: 2000 });
  }).toPass();
  const hours = repair.getByRole('spinbutton', { name: /^Result in hours/ });
  await hours.fill('31');
  await expect(repair.getByRole('button', { name: 'Rule', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await hours.fill('30');
  await repair.getByLabel('Because').fill('the river is wide');
  await repair.getByRole('button', { name: 'Rule 30 hours' }).click();
  await expect(repair).toHaveCount(0);
  // Truth and belief: the Germans have not seen 1/506.
  await page.getByRole('tab', { name: 'Units' }).click();
  await expect(page.getByRole('row', { name: /^1\/506/ })).toBeVisible();
  await page.getByRole('radio', { name: 'German' }).check({ force: true });
  await expect(page.getByRole('row', { name: /^1\/506/ })).toHaveCount(0);
});

test('two browsers and a mailbox under an umpire’s browser: his pace, their mail, a letter that becomes an order', async ({
  browser,
  request,
}) => {
  test.slow();
  const [umpire, corps, airborne] = [await somebody(browser), await somebody(browser), await somebody(browser)];
  await umpire.goto('/club/new/kriegsspiel');
  for (const [seat, choice] of [
    ['XXX Corps', /I send a link/],
    ['The airborne forces', /I send a link/],
    ['The Germans', /I send a link/],
    ['Umpire', 'Me'],
  ] as const)
    await umpire.getByRole('group', { name: seat, exact: true }).getByRole('radio', { name: choice }).check();
  await umpire.getByRole('button', { name: 'Start the match' }).click();
  await umpire.waitForURL(/\/club\/match\//);
  const linkOf = (seat: string): Promise<string> =>
    umpire.getByRole('textbox', { name: `Link for the ${seat} player` }).inputValue();
  const [toCorps, toAirborne, toGerman] = [await linkOf('XXX Corps'), await linkOf('Airborne'), await linkOf('German')];
  const [, , german] = await Promise.all([
    sitDown(corps, toCorps, 'Brian'),
    sitDown(airborne, toAirborne, 'Boy'),
    playByMail(browser, request, toGerman),
  ]);
  // His first mail says what he has; he answers with an order, and reads the rest as it comes.
  const first = await german.next('dispatch');
  expect(first.text).toContain('1/9SS');
  await german.write(first.replyTo, 'TO 1/9SS\nREPORT ALL\n\nTO 2I/5\nHOLD');
  const answer = await german.next('dispatch');
  expect(answer.text).toMatch(/Order 1 received/);
  expect(answer.text).toContain('TO 2I/5 / HOLD');
  await german.write(answer.replyTo, 'ATTEND');
  const reading = german.attend();
  // Only the umpire has the clock in hand, and nobody talks, offers a draw or resigns.
  await expect(clock(umpire).getByRole('button', { name: 'Next event' })).toBeVisible();
  await expect(clock(corps).getByRole('button')).toHaveCount(0);
  await expect(corps.getByRole('button', { name: /^Chat/ })).toHaveCount(0);
  const sheet = await openMatchSheet(corps);
  await expect(sheet.getByRole('button', { name: 'Resign' })).toHaveCount(0);
  await expect(sheet.getByRole('button', { name: 'Leave it to the computer' })).toBeVisible();
  await corps.keyboard.press('Escape');
  // Time waits for commanders who have not read their mail.
  await runUntil(umpire, '17 1400');
  for (const commander of [corps, airborne]) await commander.getByRole('button', { name: 'Mark all read' }).click();
  await expect(clock(airborne)).toContainText('17 Sep 13:00');
  await expect(airborne.getByText('EVENT Landed, forming up.').first()).toBeVisible();
  await letter(airborne).fill('Will 1/506 please take Son bridge?');
  await expect(echo(airborne)).toContainText('LETTER: Will 1/506');
  await airborne.getByRole('button', { name: 'Send', exact: true }).click();
  await airborne.getByRole('button', { name: 'Mark all read' }).click();
  await umpire.getByRole('tab', { name: 'Post' }).click();
  await umpire.getByRole('button', { name: 'Send as TO 1/506, ATTACK SON-BRIDGE' }).click();
  await expect(airborne.getByText(/^Order 1 received/)).toBeVisible();
  await expect(umpire.getByText('turned into orders')).toBeVisible();
  // He goes back, and everybody is told.
  await airborne.getByRole('button', { name: 'Mark all read' }).click();
  await expect(clock(umpire)).toContainText('The clock is stopped.');
  await clock(umpire).getByRole('textbox', { name: 'Time' }).fill('17 1245');
  await clock(umpire).getByRole('button', { name: 'Go back to then' }).click();
  await expect(corps.getByText(/The clock has gone back to 17 Sep 12:/).first()).toBeVisible();
  await expectNothingSerious(umpire);
  german.close();
  await reading;
});

/** Sits down once, to say where the mails go, and never opens the page again. */
async function playByMail(browser: Browser, request: APIRequestContext, link: string): Promise<Mailbox> {
  const page = await somebody(browser);
  await sitDown(page, link, 'Kurt');
  const sheet = await openMatchSheet(page);
  const mailbox = new Mailbox(request, `kurt-${crypto.randomUUID().slice(0, 8)}@home.example`);
  await sheet.getByRole('textbox', { name: 'Email', exact: true }).fill(mailbox.address);
  await sheet.getByRole('button', { name: 'Email me' }).click();
  const asked = await mailbox.next('confirmation');
  await mailbox.write(asked.replyTo, 'Yes');
  await page.context().close();
  return mailbox;
}

test('the umpire by keys alone: a meeting brought about and ruled, an edit, reports held and let go, time', async ({
  page,
}) => {
  await startCampaign(page, /umpire/, 'The umpire sees each result before it counts');
  const { keyboard } = page;
  await keyboard.press(',');
  await expect(clock(page)).toContainText('17 Sep 13:00');
  // A landing beside a bridge has set off its test.
  const bridge = page.getByRole('region', { name: /^Result 1: Dinther/ });
  await expect(bridge).toBeVisible();
  await keyboard.press('d');
  await expect(bridge.locator('[aria-pressed="true"]')).toBeFocused();
  await tabTo(page, bridge.getByRole('button', { name: /^Let \w+ stand$/ }));
  await keyboard.press('Enter');
  await expect(bridge).toHaveCount(0);
  await expect(word(page)).toBeFocused();
  await keyboard.press('Escape');
  // A unit is selected, and one of its works goes into the console, where the keys go on.
  await keyboard.press('n');
  await expect(page.getByTestId('chosen')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Veto …' }));
  await keyboard.press('Enter');
  await expect(word(page)).toBeFocused();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('SET SQUARE OF Grsn TO 0713 BECAUSE a patrol of theirs got there');
  await keyboard.press('Control+Enter');
  await expect(word(page)).toHaveValue('');
  await keyboard.press('Escape');
  // Time passes until there is something to rule.
  const ruling = page.getByRole('region', { name: /^Result 2/ });
  await expect(async () => {
    if (!(await ruling.isVisible())) await keyboard.press(',');
    await expect(ruling).toBeVisible({ timeout: 500 });
  }).toPass();
  await keyboard.press('d');
  await expect(ruling.locator('[aria-pressed="true"]')).toBeFocused();
  await tabTo(page, ruling.getByRole('button', { name: 'DE', exact: true }));
  await keyboard.press('Space');
  await tabTo(page, ruling.getByLabel('Because'));
  await keyboard.type('the garrison was asleep');
  await keyboard.press('Enter');
  await expect(ruling).toHaveCount(0);
  await expect(word(page)).toBeFocused();
  await keyboard.press('Escape');
  // The post: one commander's reports wait, and go when they are let go.
  await tabTo(page, page.getByRole('tab', { selected: true }));
  await turnTo(page, 'Post');
  await tabTo(page, page.getByRole('button', { name: /^Hold reports to the airborne/ }));
  await keyboard.press('Enter');
  await expect(word(page)).toHaveValue('HOLD REPORTS TO AIRBORNE BECAUSE ');
  await keyboard.type('the wireless is dead');
  await keyboard.press('Control+Enter');
  await keyboard.type('FORCE AIRBORNE BECAUSE he is wanted\nTO 1/502\nREPORT ALL');
  await keyboard.press('Control+Enter');
  await keyboard.press('Escape');
  const release = page.getByRole('button', { name: 'Release' });
  await expect(release.first()).toBeVisible();
  const held = await release.count();
  await tabTo(page, release.first());
  await keyboard.press('Enter');
  await expect(release).toHaveCount(held - 1);
  await expect(page.getByRole('tabpanel')).toBeFocused();
  // With other eyes, and time up to a minute.
  await tabTo(page, page.getByRole('radio', { name: 'Truth' }));
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Truth' })).not.toBeChecked();
  const fold = clock(page).getByRole('button', { name: 'Run by itself, or until a time' });
  await tabTo(page, fold);
  if ((await fold.getAttribute('aria-expanded')) === 'false') await keyboard.press('Enter');
  await tabTo(page, clock(page).getByRole('textbox', { name: 'Time' }));
  await keyboard.type('17 1700');
  await keyboard.press('Enter');
  await expect(clock(page)).toContainText('17 Sep');
  await expectNothingSerious(page);
});

test(
  "on a phone a finger hits the umpire's post, and no tool of one map lies on the other",
  { tag: '@phone-only' },
  async ({ page }) => {
    await page.goto('/learn/kriegsspiel/umpire');
    // Each letter in the post has its buttons, and a finger hits them.
    await page.getByRole('tab', { name: 'Post' }).tap();
    const post = page.getByRole('region', { name: 'Post' });
    for (const button of await post.getByRole('button').all())
      expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await page.getByRole('button', { name: 'Beside the truth' }).tap();
    const belief = page.getByRole('application', { name: /believes/ });
    const { x, y, width, height } = (await belief.boundingBox())!;
    expect(height).toBeGreaterThan(100);
    // What switches the view lies above the maps, not on them.
    const eyes = (await page.getByRole('group', { name: 'Seen as' }).boundingBox())!;
    expect(eyes.y + eyes.height).toBeLessThanOrEqual(y);
    expect(eyes.y + eyes.height).toBeLessThanOrEqual(
      (await page.getByRole('application', { name: /^Map/ }).boundingBox())!.y,
    );
    for (const name of ['Zoom in', 'Zoom out', 'Show the whole map']) {
      const tool = (await page.getByRole('button', { name }).boundingBox())!;
      const isApart =
        tool.x >= x + width || tool.x + tool.width <= x || tool.y >= y + height || tool.y + tool.height <= y;
      expect(isApart, name).toBe(true);
    }
  },
);
