import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { CLIENT_ID, CLIENT_SECRET } from '../support/api/fakeProvider.ts';
import { startRealProvider, type RealProvider } from '../support/api/realProvider.ts';
import { openVisitors, shortForm } from './embedSupport.ts';
import { button } from './people.ts';
import { startPlatform, type StartedPlatform } from './startPlatform.ts';
import { expectAccessible, expectAccessibleInBoth, passCaptcha } from './support.ts';

const OWNER = { email: 'owner@example.com', password: 'Correct-Horse-9' };
const ADA = 'ada@example.com';

const { visitor } = openVisitors();
let platform: StartedPlatform;
let provider: RealProvider;
beforeAll(async () => {
  platform = await startPlatform({
    INLAY_OWNER_EMAIL: OWNER.email,
    INLAY_OWNER_PASSWORD: OWNER.password,
  });
  provider = await startRealProvider(platform.url);
});
afterAll(async () => {
  await platform.stop();
  await provider.close();
});

async function signInByPassword(page: Page): Promise<void> {
  await page.goto(`${platform.url}/auth?from=%2Fadmin%2Fsettings`);
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await passCaptcha(page);
  await button(page, 'Sign In').click();
}

/** Signs in at the provider's own pages, and consents. */
async function signInThere(page: Page, email: string): Promise<void> {
  await page.locator('input[name=login]').fill(email);
  await page.locator('input[name=password]').fill('any');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('SSO-001 SSO-002 SSO-004 SSO-011 SSO-014 SSO-018 a provider is set on a screen at 375 px, a new person enters by it, and the owner links', async () => {
  const owner = await visitor({ viewport: { width: 375, height: 740 } });
  await signInByPassword(owner);
  await owner.getByLabel('Provider’s address (issuer)').fill(provider.issuer);
  await owner.getByLabel('Client ID').fill(CLIENT_ID);
  await owner.getByLabel('Client secret').fill(CLIENT_SECRET);
  await owner.getByLabel('Name on the button').fill('Example staff');
  await owner.getByLabel('People without an account here').selectOption('enter');
  await owner.getByLabel('Allow a private address').focus();
  await owner.keyboard.press('Space');
  await button(owner, 'Test and save').last().click();
  await owner.getByText('The provider answered, and knows this client.').waitFor();
  const isWide = await owner.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWide).toBe(false);

  const ada = await visitor({});
  await ada.goto(`${platform.url}/submissions`);
  await button(ada, 'Sign in with Example staff').click();
  await signInThere(ada, ADA);
  await ada.waitForURL(`${platform.url}/submissions`);
  await ada.goto(`${platform.url}/settings/security`);
  await ada.getByText('You have no password here.').waitFor();
  await button(ada, 'Sign Out').click();
  await ada.waitForURL(`${provider.issuer}/**`);

  await owner.goto(`${platform.url}/settings/security`);
  await button(owner, 'Link account').click();
  await owner.getByRole('dialog').getByLabel('Current password').fill(OWNER.password);
  await button(owner.getByRole('dialog'), 'Continue').click();
  await signInThere(owner, 'flora@example.com');
  await owner.waitForURL(/settings\/security\?signOn=linked/);
  await owner.getByText('As flora@example.com').waitFor();
});

test('EMBED-138 EMBED-139 EMBED-140 an owner asks for a sign-in, and a visitor answers under the address that the provider says', async () => {
  const owner = await visitor({ viewport: { width: 375, height: 740 } });
  await signInByPassword(owner);
  await owner.waitForURL(`${platform.url}/admin/settings`);
  const { id } = await owner.evaluate(
    async (definition) =>
      (
        await fetch('/api/forms', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ definition }),
        })
      ).json() as Promise<{ id: string }>,
    shortForm(),
  );
  await owner.goto(`${platform.url}/forms/${id}/settings/submissions`);
  await owner.getByLabel('Visitors sign in with Example staff').focus();
  await owner.keyboard.press('Space');
  await owner.getByLabel('Field for their address').click();
  await owner.getByRole('option', { name: 'Email' }).click();
  await owner.getByText('Saved').first().waitFor();
  await expectAccessibleInBoth(owner, 'the setting for a sign-in');

  const page = await visitor({ viewport: { width: 375, height: 740 } });
  await page.goto(`${platform.url}/embed/${id}`);
  await expectAccessible(page, 'the page that asks for a sign-in');
  expect(await page.content()).not.toContain('Your name');
  await page.getByRole('link', { name: 'Example staff' }).click();
  await signInThere(page, ADA);
  await page.locator('form[data-ready]').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe(ADA);
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.locator('.form-embed-receipt').waitFor();
});
