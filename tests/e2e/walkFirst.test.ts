import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FrameLocator, Page, Response } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_CONFIG } from '../support/api/testConfig.ts';
import { plain, startMailServer, type TestMailServer } from '../support/mailServer.ts';
import { startTestWebsite, WEBSITE_HOST, type TestWebsite } from '../support/testWebsite.ts';
import { openVisitors } from './embedSupport.ts';
import { button, newPerson } from './people.ts';
import { startPlatform, type StartedPlatform } from './startPlatform.ts';
import { watchArrival } from './watchArrival.ts';

/** Pictures of the last walk. */
const PICTURES = fileURLToPath(new URL('../../node_modules/.cache/first-walk/', import.meta.url));
const OWNER = { name: 'Flora Rose', email: 'flora@example.com', password: 'Correct-Horse-9' };
const CLIENT = { email: 'anna@example.com', password: 'Garden-Gate-4' };
const VISITOR = 'vera@example.com';
/** Shapes of the Share tab's code that stands over the page. */
const SHAPES = ['Popup', 'Slide-in', 'Side tab', 'Floating button'];
/** The website of a florist. */
const BRAND_COLOR = '#a8431f';
const BLOOM = `<html lang="de"><head><title>Bloom</title><style>
  body { background: #fff7ee; color: #2a1a12; font-family: Lato } h1 { font-family: Georgia }
  .btn { background: ${BRAND_COLOR}; border-radius: 12px }</style></head>
  <body><header><nav><a>Shop</a><a>Workshops</a><a>Visit us</a></nav></header>
  <h1>Flowers for every day</h1><p>We bind every bouquet on the morning it leaves the shop.</p>
  <h2>Weddings</h2><h2>Every week</h2></body></html>`;
const RECEIPT = 'Thank you! Your submission has been received.';

const { visitor, host } = openVisitors();
let mails: TestMailServer;
let platform: StartedPlatform;
let website: TestWebsite;
beforeAll(async () => {
  await mkdir(PICTURES, { recursive: true });
  mails = await startMailServer({ ...TEST_CONFIG, dataFolder: '' });
  website = await startTestWebsite();
  website.page(BLOOM);
  platform = await startPlatform({ INLAY_ALLOWED_HOSTS: WEBSITE_HOST });
});
afterAll(async () => {
  await platform.stop();
  await mails.close();
  await website.stop();
});

/** What Chromium notes about frames that run no script on purpose: the previews of Share (decision 127). */
const EXPECTED = "because the document's frame is sandboxed and the 'allow-scripts' permission is not set";

/** What no page of the walk may show: refused requests, and errors of the console. */
const trouble: string[] = [];
let pictures = 0;
let presses = 0;

/** Counts a press of the first minute. */
async function press(work: () => Promise<unknown>): Promise<void> {
  presses++;
  await work();
}

const focusedName = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('name'));

/** Opens the page of a person whose browser has nothing of this platform yet. */
async function newPage(): Promise<Page> {
  const page = await visitor({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  page.context().on('page', listen);
  listen(page);
  // Each sends from a place of their own: one place may send few answers to a form.
  const { headers } = newPerson();
  await page.route('**/submissions', (route, request) =>
    route.continue({ headers: { ...request.headers(), ...headers } }),
  );
  return page;
}

function listen(page: Page): void {
  const note = (what: string): void => {
    trouble.push(`${page.url()}: ${what}`);
  };
  page.on('response', (response: Response) => {
    if (response.status() >= 400)
      note(`${response.status()} ${response.request().method()} ${response.url()}`);
  });
  page.on('console', (message) => {
    const isTrouble = message.type() === 'error' && !message.text().includes(EXPECTED);
    if (isTrouble) note(message.text());
  });
  page.on('pageerror', (error) => note(String(error)));
}

/** Keeps a picture, and fails on what went wrong on the way to it. */
async function arrive(page: Page, name: string): Promise<void> {
  pictures++;
  await page.screenshot({ path: `${PICTURES}${String(pictures).padStart(2, '0')}-${name}.png` });
  expect(trouble).toEqual([]);
}

/** Returns the newest mail to an address, once there are so many. */
async function mailTo(address: string, count = 1): Promise<string> {
  const found = () => mails.received.map(plain).filter((mail) => mail.includes(`\nTo: ${address}`));
  await expect.poll(() => found().length).toBeGreaterThanOrEqual(count);
  return found().at(-1) ?? '';
}

/** Copies what a button of this name copies. */
async function copy(page: Page, name: string): Promise<string> {
  await button(page, name).click();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Fills a form in, and sends it. */
async function answer(form: Page | FrameLocator, name: string): Promise<void> {
  await form.getByLabel('Your name').fill(name);
  await form.getByLabel('Email').fill(VISITOR);
  await form.getByRole('button', { name: 'Submit' }).click();
  await form.getByText(RECEIPT).waitFor();
}

async function setUp(page: Page): Promise<void> {
  await page.goto(platform.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await arrive(page, 'landing');
  const link = /http\S+set-up#token=\S+/.exec(platform.printed())?.[0] ?? '';
  await press(() => page.goto(link));
  await page.getByLabel('Your name').fill(OWNER.name);
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await arrive(page, 'set-up');
  await press(() => button(page, 'Continue').click());
  // The focus stands where one types.
  await expect.poll(() => focusedName(page)).toBe('organization');
  await page.keyboard.type('Bloom');
  await page.getByLabel('Your website').fill(website.url);
  await arrive(page, 'set-up-brand');
  await press(() => button(page, 'Make my form').click());
  await page.getByRole('heading', { name: 'Your contact form is live' }).waitFor();
  await page
    .getByRole('img', { name: /^Drawing of/ })
    .getByText('Flowers for every day')
    .waitFor();
  await arrive(page, 'set-up-form');
  // A live form of one's own, typing apart.
  expect(presses).toBeLessThanOrEqual(5);
  await visitFirstForm(await copy(page, 'Copy link'));
  await button(page, 'Continue').click();
  // Each choice, and the way round it.
  await page.getByRole('button', { name: /^Only us/ }).click();
  await page.getByText('New accounts can have any number of forms.').waitFor();
  await page.goto(`${platform.url}/set-up?step=audience`);
  await button(page, 'Later').click();
  await page.goto(`${platform.url}/set-up?step=audience`);
  await page.getByRole('button', { name: /^Other people too/ }).click();
  await page.getByText('New accounts start with one form.').waitFor();
  await page.getByLabel('Mail server').fill('127.0.0.1');
  await page.getByLabel('Encryption').selectOption('None');
  await page.getByLabel('Port', { exact: true }).fill(new URL(mails.url).port);
  await page.getByLabel('Sender’s address').fill('hello@bloom.example');
  await button(page, 'Test and save').click();
  await page.getByText(`The mail server took a test to ${OWNER.email}.`, { exact: false }).waitFor();
  await mailTo(OWNER.email);
  await arrive(page, 'set-up-mail');
  await button(page, 'Open the dashboard').click();
  await page.getByRole('heading', { name: 'Get your first answer' }).waitFor();
  await arrive(page, 'home');
}

/** Opens the form of the set-up as a visitor, in the website's colour and language. */
async function visitFirstForm(address: string): Promise<void> {
  const guest = await newPage();
  await guest.goto(address);
  await guest.getByRole('heading', { name: 'Kontakt' }).waitFor();
  const color = await guest
    .locator('.form-embed')
    .first()
    .evaluate((form) => getComputedStyle(form).getPropertyValue('--form-embed-primary-color'));
  expect(color).toBe(BRAND_COLOR);
  await arrive(guest, 'visitor-first-form');
}

/** Makes a form by each way, and returns the id of the one that was made by click. */
async function makeForms(page: Page): Promise<string> {
  const saved = async (name: string): Promise<string> => {
    await page.waitForURL('**/forms/*/build');
    await page.getByRole('note', { name: /^Live\./ }).waitFor();
    await arrive(page, name);
    return /forms\/([^/]+)/.exec(page.url())?.[1] ?? '';
  };
  await page.goto(`${platform.url}/builder`);
  await page.getByLabel('Form title').focus();
  await page.keyboard.type('Typed');
  for (const label of ['Name', 'Email']) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(label);
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+S');
  await saved('typed');
  await page.goto(`${platform.url}/builder`);
  await page.getByLabel('Form title').fill('Pasted');
  await button(page, 'Paste questions').click();
  await page.getByLabel('Questions, one on each line').fill('Your name *\nEmail *\nSize\n- Small\n- Large');
  await button(page, 'Add 3 fields').click();
  await button(page, 'Save Form').click();
  await saved('pasted');
  await page.goto(`${platform.url}/dashboard`);
  await page.getByRole('link', { name: 'Create New Form' }).click();
  await page.getByLabel('Form title').fill('Contact Bloom');
  for (const type of ['Text', 'Email']) await button(page, type).click();
  await page.getByRole('row', { name: /^Text, text field/ }).focus();
  await page.getByRole('heading', { name: 'Text field' }).waitFor();
  await page.getByLabel('Label').fill('Your name');
  await button(page, 'Save Form').click();
  return saved('clicked');
}

async function useBrand(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Design', exact: true }).click();
  // The first brand is that of new forms.
  await page.getByText('Follows “Bloom”.', { exact: false }).waitFor();
  await arrive(page, 'brand');
}

/** Shares the form by each way, on websites of another origin; each visitor's name is the way they came. */
async function share(page: Page): Promise<string[]> {
  await page.getByRole('link', { name: 'Share', exact: true }).click();
  const lines: [name: string, line: string][] = [['frame', await copy(page, 'Copy Embed code')]];
  await page.getByText('For developers').click();
  lines.push(['component', await copy(page, 'Copy Web component')]);
  for (const shape of SHAPES) {
    await button(page, shape).click();
    await expect
      .poll(() => copy(page, 'Copy Embed code'))
      .toContain(`mode="${shape.toLowerCase().replace(' ', '-')}"`);
    lines.push([shape, await copy(page, 'Copy Embed code')]);
  }
  const include = await copy(page, 'Copy Server-side include');
  lines.push(['include', await (await fetch(include)).text()]);
  await arrive(page, 'share');
  for (const [name, line] of lines) {
    const guest = await newPage();
    await guest.goto(await host(line));
    // The button opens something once the loader has seen it.
    if (SHAPES.includes(name)) await guest.locator('button[aria-haspopup=dialog]').click();
    await answer(['frame', ...SHAPES].includes(name) ? guest.frameLocator('iframe') : guest, name);
    await arrive(guest, `visitor-${name}`);
  }
  const guest = await newPage();
  await guest.goto(await copy(page, 'Copy Direct URL'));
  await answer(guest, 'link');
  await arrive(guest, 'visitor-link');
  await watchArrival(page, await host(lines[0]?.[1] ?? ''), newPage);
  return [...lines.map(([name]) => name), 'link'];
}

async function reply(page: Page, count: number): Promise<void> {
  // A test mail came first.
  expect(await mailTo(OWNER.email, count + 1)).toContain('Contact Bloom');
  await page.getByRole('link', { name: 'Responses', exact: true }).click();
  await page.getByText(`${count} of ${count} submissions`).waitFor();
  await arrive(page, 'inbox');
  await page
    .getByRole('list', { name: 'Submissions', exact: true })
    .getByRole('listitem')
    .filter({ hasText: 'frame' })
    .click();
  const detail = page.getByRole('region', { name: 'Submission Details' });
  await button(detail, 'Reply').click();
  await page
    .getByRole('form', { name: 'Reply' })
    .getByRole('textbox', { name: 'Message' })
    .fill('The roses are in.');
  await arrive(page, 'reply');
  await page.getByRole('form', { name: 'Reply' }).getByRole('button', { name: 'Send reply' }).click();
  await page.getByText('Reply sent').waitFor();
  expect(await mailTo(VISITOR)).toContain('The roses are in.');
}

async function exportAll(page: Page, names: string[]): Promise<void> {
  await button(page, 'Export All').click();
  await arrive(page, 'export');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /CSV/ }).first().click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const csv = Buffer.concat(chunks).toString();
  for (const name of names) expect(csv).toContain(name);
}

/** Invites a client, who signs in by the mail and reads the answers of their form. */
async function inviteClient(page: Page): Promise<void> {
  await page.goto(`${platform.url}/dashboard?tab=clients`);
  await button(page, 'Invite').click();
  const dialog = page.getByRole('dialog', { name: 'Invite a client' });
  await dialog.getByLabel('Email').fill(CLIENT.email);
  await dialog.getByText('Single forms').click();
  await dialog.getByRole('combobox', { name: 'Forms' }).click();
  await page.getByRole('option', { name: 'Contact Bloom' }).click();
  await arrive(page, 'invite');
  await button(dialog, 'Invite').click();
  const link = /http\S+\/client\/reset-password#token=\S+/.exec(await mailTo(CLIENT.email))?.[0] ?? '';
  const client = await newPage();
  await client.goto(link);
  await client.getByLabel('Password', { exact: true }).fill(CLIENT.password);
  await arrive(client, 'client-password');
  await button(client, 'Set password').click();
  await client.getByRole('link', { name: 'View submissions of Contact Bloom' }).click();
  await client.getByText(VISITOR).first().waitFor();
  await arrive(client, 'client-answers');
}

async function publishChange(page: Page, id: string): Promise<void> {
  await page.goto(`${platform.url}/forms/${id}/build`);
  await page.getByLabel('Form title').fill('Write to Bloom');
  await button(page, 'Publish').click();
  const dialog = page.getByRole('dialog', { name: 'Publish these changes?' });
  await dialog.getByText('Write to Bloom').waitFor();
  await arrive(page, 'change');
  await button(dialog, 'Publish').click();
  await page.getByRole('note', { name: /^Live\./ }).waitFor();
  const guest = await newPage();
  await guest.goto(`${platform.url}/embed/${id}`);
  await guest.getByRole('heading', { name: 'Write to Bloom' }).waitFor();
  await arrive(guest, 'visitor-change');
}

test('AUTH-048 STYLE-047 BUILD-009 SUBM-050 CLNT-087 from an empty folder to the first reply, client and export, without an error on any page', async () => {
  const page = await newPage();
  await setUp(page);
  const id = await makeForms(page);
  await useBrand(page);
  const names = await share(page);
  await reply(page, names.length);
  await exportAll(page, names);
  await inviteClient(page);
  await publishChange(page, id);
  expect(trouble).toEqual([]);
});
