import type { Page } from 'playwright-core';
import type { Hand } from './hand.ts';
import type { Task } from './stage.ts';

const OWNER = { name: 'Flora Rose', email: 'flora@example.com', password: 'Correct-Horse-9' };
const QUESTIONS = ['Name*', 'Email*', 'Phone', 'Size*', 'When do you need it?*', 'Anything else?'];
const PASTED = 'Name*\nEmail*\nPhone\nSize*\n- Small\n- Large\nWhen do you need it?*\nAnything else?';

const heading = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('heading', { name }).first().waitFor();
const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** Fails the task unless what it came for is there. */
function check(isThere: boolean, what: string): void {
  if (!isThere) throw new Error(`${what} is not there`);
}

/** What people come for, each with the most presses that it may take (typing apart). */
export const TASKS: readonly Task[] = [
  {
    name: 'first run: from the printed link to a live form of one’s own',
    most: 5,
    isSignedOut: true,
    async do(hand, { empty, website }) {
      const { page } = hand;
      await hand.open(/http\S+set-up#token=\S+/.exec(empty.printed())?.[0] ?? '');
      await page.getByLabel('Your name').fill(OWNER.name);
      await page.getByLabel('Email').fill(OWNER.email);
      await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
      await hand.button('Continue');
      await page.getByLabel('Business name').fill('Bloom');
      await page.getByLabel('Your website').fill(website.url);
      await hand.button('Make my form');
      await heading(page, 'Your contact form is live');
    },
  },
  {
    name: 'six branded fields and their code, by click',
    most: 10,
    async do(hand) {
      const { page } = hand;
      await hand.link('Create New Form');
      await page.getByLabel('Form title').fill('Order a cake');
      for (const type of ['Text', 'Email', 'Phone', 'Radio', 'Date', 'Text area']) await hand.button(type);
      await hand.button('Save Form');
      await copyCode(hand);
    },
  },
  {
    name: 'six branded fields and their code, typed',
    most: 7,
    async do(hand) {
      await hand.link('Create New Form');
      await hand.page.getByLabel('Form title').focus();
      await hand.type(`Order a cake\n${QUESTIONS.join('\n')}\n`);
      await hand.key('ControlOrMeta+s');
      await copyCode(hand);
    },
  },
  {
    name: 'six branded fields and their code, pasted',
    most: 4,
    async do(hand) {
      const { page } = hand;
      await hand.link('Create New Form');
      await page.getByLabel('Form title').waitFor();
      await page.evaluate((text) => navigator.clipboard.writeText(text), PASTED);
      await page.keyboard.press('ControlOrMeta+v');
      await hand.button('Add 6 fields');
      await hand.button('Save Form');
      await copyCode(hand);
    },
  },
  {
    name: 'a condition, published',
    most: 6,
    from: ({ orders }) => `/forms/${orders}/build`,
    async do(hand) {
      const { page } = hand;
      await hand.press(page.getByRole('row', { name: /^Message, / }));
      await hand.button('Add condition');
      await hand.button('Publish');
      await hand.button('Publish', page.getByRole('dialog'));
      await page.getByRole('note', { name: /^Live\./ }).waitFor();
    },
  },
  {
    name: 'one of 5,505 found and answered, without the mouse',
    most: 12,
    from: ({ orders }) => `/forms/${orders}/responses`,
    async do(hand) {
      const { page } = hand;
      await page.getByText('5,505 submissions').first().waitFor();
      await hand.key('/');
      await hand.type('visitor4711');
      await hand.key('Enter');
      await page.getByText('visitor4711@').first().waitFor();
      await hand.key('r');
      await page.getByRole('form', { name: 'Reply' }).waitFor();
      await hand.type('Your cake is ready.');
      await hand.key('ControlOrMeta+Enter');
      await page.getByText('Reply sent').waitFor();
    },
  },
  {
    name: 'last month as an Excel file',
    most: 3,
    from: ({ orders }) => `/forms/${orders}/responses`,
    async do(hand) {
      const { page } = hand;
      await hand.button('Export All');
      await hand.press(page.getByRole('menuitem', { name: 'Last month…' }));
      const download = page.waitForEvent('download');
      await hand.button('Export');
      check((await download).suggestedFilename().endsWith('.xlsx'), 'The Excel file');
    },
  },
  {
    name: 'a form into another folder',
    most: 3,
    from: () => '/dashboard?tab=forms',
    async do(hand, { loose }) {
      const { page } = hand;
      await hand.button(`Actions for ${loose[0]}`);
      await hand.press(page.getByRole('menuitem', { name: 'Move to folder' }));
      await hand.button('Bakery', page.getByRole('dialog'));
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'three forms to a new client',
    most: 6,
    from: () => '/dashboard?tab=forms',
    async do(hand, { loose }) {
      const { page } = hand;
      for (const title of loose)
        await hand.press(page.getByRole('checkbox', { name: `Select ${title}`, exact: true }));
      await hand.button('Share with a client');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Email').fill('anna@example.com');
      await dialog
        .getByLabel('Client', { exact: true })
        .or(dialog.getByRole('textbox', { name: 'Client' }))
        .first()
        .fill('Anna’s garden');
      await hand.button('Invite', dialog);
      await page.getByText('Invitation sent').first().waitFor();
    },
  },
  {
    name: 'a submission to the trash and back, once “Do not ask again” is ticked',
    most: 2,
    from: ({ orders }) => `/forms/${orders}/responses`,
    async do(hand) {
      const { page } = hand;
      await page.getByText('5,505 submissions').first().waitFor();
      await page.keyboard.press('j');
      await hand.key('#');
      await hand.button('Undo');
      await page.getByText('5,505 submissions').first().waitFor();
    },
  },
  {
    name: 'the colour of all forms',
    most: 3,
    from: () => '/settings/brands',
    async do(hand) {
      const { page } = hand;
      await hand.link('Edit Bloom');
      await page.getByLabel('Accent').fill('#a8431f');
      await hand.button('Make a look');
      await hand.button(/^Use for all/);
      await page.getByText(/^(\d+) of \1 forms follow this brand/).waitFor();
    },
  },
  {
    name: 'why visitors leave',
    most: 1,
    from: ({ left }) => `/forms/${left}/summary`,
    async do(hand) {
      await hand.link('Visits');
      await hand.page.getByText('3 of the 3 who left stopped at “Email”.').waitFor();
    },
  },
  {
    name: 'why no mail came',
    most: 2,
    from: ({ mailed }) => `/forms/${mailed}/responses`,
    async do(hand) {
      await hand.link('Settings');
      await hand.press(hand.page.getByRole('tab', { name: 'Deliveries' }));
      await hand.page.getByText('No such user').first().waitFor();
    },
  },
  {
    name: 'a form as a popup on one’s website',
    most: 2,
    from: ({ left }) => `/forms/${left}/share`,
    async do(hand) {
      await hand.button('Popup');
      await hand.button('Copy Embed code');
      check((await copied(hand.page)).includes('popup'), 'The line of the popup');
    },
  },
  {
    name: 'a link that is filled in',
    most: 3,
    from: ({ left }) => `/forms/${left}/share`,
    async do(hand) {
      const { page } = hand;
      await hand.press(page.getByRole('tab', { name: 'Link' }));
      await hand.enter(page.getByLabel('Your name', { exact: true }));
      // As fast as people type.
      await page.keyboard.type('Ada', { delay: 60 });
      await page.locator('pre').filter({ hasText: '=Ada' }).first().waitFor();
      await hand.button('Copy Link');
      check((await copied(page)).includes('=Ada'), 'The filled-in link');
    },
  },
];

/** From a form that was just saved to its code. */
async function copyCode(hand: Hand): Promise<void> {
  const { page } = hand;
  await page.waitForURL('**/forms/*/build');
  await hand.button('Copy code');
  await page.getByText('Embed code copied').first().waitFor();
  check((await copied(page)).includes('/embed/'), 'The code');
}
