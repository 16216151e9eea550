import { chromium } from '@playwright/test';
const [port, size, tag] = process.argv.slice(2);
const [w, h] = size.split('x').map(Number);
const phone = w < 500;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu'] });
const ctx = await browser.newContext({ viewport: { width: w, height: h }, hasTouch: phone, isMobile: phone, serviceWorkers: 'block', baseURL: `http://127.0.0.1:${port}` });
const page = await ctx.newPage();
page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
page.setDefaultTimeout(40000);
await page.goto('/new/kriegsspiel');
await page.getByRole('radio', { name: /umpire/ }).check();
for (const level of await page.getByRole('radio', { name: /^Idle/ }).all()) await level.check();
await page.getByRole('spinbutton', { name: 'Days' }).fill('3');
await page.getByLabel('The umpire sees each result before it counts').check();
if (phone) await page.screenshot({ path: `/tmp/r8/shots/${tag}-new.png`, fullPage: true });
const all = page.getByText(/More rulings|rulings|Advanced|More options/i);
for (const one of await page.locator('button[aria-expanded=false], summary').all()) { try { await one.click({ timeout: 800 }); } catch {} }
await page.getByLabel('Repair of a bridge').selectOption('span').catch(async () => { await page.getByRole('radio', { name: /by its span/ }).check(); });
await page.getByLabel(/Metres of span/).fill('10');
await page.getByRole('button', { name: 'Start the game' }).click();
await page.locator('[data-testid=map][data-whole=true]').waitFor();
await page.waitForTimeout(500);
for (let i = 0; i < 6; i++) { const b = page.getByRole('button', { name: /^(Got it|Next|Close|Skip)$/ }); if (await b.count()) { try { await b.first().click({ timeout: 500 }); } catch { break; } } else break; }
const word = page.getByRole('textbox', { name: 'Your command' });
const say = async (text: string) => {
  if (!(await word.isVisible())) { try { await page.getByRole('button', { name: /command/i }).first().click({ timeout: 1000 }); } catch {} }
  await word.fill(text); await word.press('Control+Enter'); await page.waitForTimeout(300);
  const left = await word.inputValue(); if (left !== '') console.log('NOT SENT:', text, '->', (await page.getByRole('list', { name: 'As it is understood' }).innerText().catch(() => '')), left);
};
const until = async (time: string) => { await page.getByTestId('prompt').click().catch(() => {});
  const clock = page.getByRole('region', { name: 'Clock' });
  const fold = clock.getByRole('button', { name: 'Run by itself, or until a time' });
  if ((await fold.getAttribute('aria-expanded', { timeout: 4000 }).catch(async () => { await page.screenshot({ path: `/tmp/r8/shots/${tag}-noclock.png` }); console.log('NO CLOCK', (await page.getByRole('region', { name: 'Clock' }).innerText()).slice(0, 200)); throw new Error('x'); })) === 'false') await fold.click();
  await clock.getByRole('textbox', { name: 'Time' }).fill(time);
  await clock.getByRole('textbox', { name: 'Time' }).press('Enter'); await page.waitForTimeout(900);
};
const ruling = page.locator('#ruling');
const seen: Record<string, number> = {};
let n = 0;
const shot = async (what: string) => {
  seen[what] = (seen[what] ?? 0) + 1;
  if (seen[what]! > 1) return;
  n++;
  console.log(`-- ${n} ${what}:`, (await ruling.innerText()).replace(/\n+/g, ' | ').slice(0, 700));
  await ruling.scrollIntoViewIfNeeded();
  await page.screenshot({ path: `/tmp/r8/shots/${tag}-${n}-${what.replace(/\W+/g, '-')}.png` });
};
const ruleAll = async () => {
  for (let i = 0; i < 40; i++) {
    await page.waitForTimeout(150);
    if (!(await ruling.count())) return;
    const title = await ruling.locator('h3').innerText();
    const kind = /hours to repair/.test(title) ? 'repair' : /minutes/.test(title) ? 'wading' : /hours/.test(title) ? 'ferry' : /weather/i.test(title) ? 'weather' : /squadrons/.test(title) ? 'squadrons' : /supply/i.test(title) ? 'supply' : /moves first/.test(title) ? 'moves' : /attacks/.test(title) ? 'attacks' : /combat/.test(title) ? 'combat' : /bombard/.test(title) ? 'bombardment' : /air attack/.test(title) ? 'air' : 'bridge';
    await shot(kind);
    await ruling.locator('form button[type=submit], button[type=submit]').first().click();
  }
};
const step = async (time: string, times = 30) => { for (let i = 0; i < times; i++) { await until(time); if (await ruling.count()) await ruleAll(); else break; } };
await step('17 1330');
await say('SET SQUARE OF BrDf TO 4052 BECAUSE a test'); await ruleAll();
await say('SET SQUARE OF Engineers TO 4044, STATE OF nijmegen-bridge TO DESTROYED, SQUARE OF 1/502 TO 0911, STATE OF son-bridge TO DESTROYED, SQUARE OF 3/1 TO 2960 BECAUSE a test');
await ruleAll();
await say('FORCE XXX BECAUSE a test\nTO Engineers\nREPAIR BRIDGE nijmegen-bridge');
await ruleAll(); await step('17 1400');
await say('FORCE AIRBORNE BECAUSE a test\nTO 3/1\nMOVE TO 2958');
await ruleAll();
await say('FORCE AIRBORNE BECAUSE a test\nTO 1/502\nMOVE TO 0910');
await ruleAll();
await say('SET SQUARE OF 1/506 TO 2120, SQUARE OF 1/59 TO 2124, SQUARE OF 2I/5 TO 2132 BECAUSE a test');
await ruleAll();
await say('FORCE AIRBORNE BECAUSE a test\nTO 1/506\nMOVE TO 2123 CROSS COUNTRY');
await say('FORCE GERMAN BECAUSE a test\nTO 1/59\nMOVE TO 2121 CROSS COUNTRY');
await ruleAll();
await step('17 1530').catch((e) => console.log('E', e.message.slice(0, 80)));
await step('18 0700').catch((e) => console.log('E', e.message.slice(0, 80)));
console.log(JSON.stringify(seen));
await page.getByRole('tab', { name: 'Dice' }).click().catch(() => {});
await page.screenshot({ path: `/tmp/r8/shots/${tag}-dice.png` });
await browser.close();
