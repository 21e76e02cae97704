import { describe, expect, test } from 'vitest';
import { button, createPerson, fillSignIn, heading, openBrowser } from './people.ts';
import { platform } from './platform.ts';
import { createForm } from './support.ts';

const { url } = platform;
const { visit, visitAs } = openBrowser();

describe('a visitor', () => {
  test('LAND-001 LAND-002 LAND-003 LAND-004 LAND-005 LAND-006 LAND-007 LAND-008 LAND-009 LAND-010 LAND-011 SHELL-032 SHELL-033 SHELL-034 D-25 finds what the platform is, and every button leads to sign-up or sign-in', async () => {
    const page = await visit();
    await page.goto(url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const cards = page.getByRole('article').getByRole('heading');
    await expect
      .poll(() => cards.allTextContents())
      .toEqual(['Drag and drop builder', 'Instant embed', 'Submission management', 'Secure and scalable']);
    const targets = await page
      .locator('a.button')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(['/auth', '/auth?view=signup', '/auth?view=signup', '/auth?view=signup']);
    const account = page.getByRole('navigation', { name: 'Account' });
    await account.getByRole('link', { name: 'Get Started' }).click();
    await heading(page, 'Create an account').waitFor();
    await page.goBack();
    await account.getByRole('link', { name: 'Sign In' }).click();
    await heading(page, 'Sign In').waitFor();
  });

  test('SHELL-034 CONST-013 reads "Start" below 768 px and "Get Started" from there on', async () => {
    const page = await visit();
    await page.goto(url);
    const signUp = page.getByRole('navigation', { name: 'Account' }).locator('[href*=signup]');
    for (const [width, words] of [
      [375, 'Start'],
      [767, 'Start'],
      [768, 'Get Started'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await signUp.innerText()]).toEqual([width, words]);
    }
  });

  test('LAND-004 fills in the form of the hero, of which nothing is sent', async () => {
    const page = await visit();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await page.goto(url);
    await page.getByLabel('Your name').fill('محمد 🎂');
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Pick-up day').fill('2026-12-24');
    await button(page, 'Submit').click();
    await page.getByText('nothing was sent and nothing was stored').waitFor();
    expect(sent).toEqual([]);
  });

  test('SHELL-037 SHELL-038 D-30 at an unknown address is told so with 404, and finds home', async () => {
    const page = await visit();
    const answer = await page.goto(`${url}/no/such/page?x=1`);
    expect(answer?.status()).toBe(404);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await page.getByRole('navigation', { name: 'Account' }).waitFor();
    expect(page.url()).toBe(`${url}/`);
  });

  test('AUTH-037 D-178 is sent to sign-in and comes back to the page first asked for', async () => {
    const person = await createPerson();
    const page = await visit(person);
    await page.goto(`${url}/settings/general?x=1`);
    await page.waitForURL('**/auth?from=*');
    // Other views on the way do not lose it.
    await button(page, 'Forgot your password').click();
    await button(page, 'Back to Sign In').click();
    await fillSignIn(page, person);
    await button(page, 'Sign In').click();
    await heading(page, 'Settings').waitFor();
    expect(page.url()).toBe(`${url}/settings/general?x=1`);
  });
});

test('LAND-002 AUTH-002 who is signed in is led from / and /auth to the dashboard', async () => {
  const page = await visitAs(await createPerson());
  for (const path of ['/', '/auth', '/auth?view=signup']) {
    await page.goto(url + path);
    await heading(page, 'My Forms').waitFor();
    expect(page.url()).toBe(`${url}/dashboard`);
  }
});

test('LINK-024 LINK-025 LINK-026 LINK-027 LINK-033 LINK-035 D-08 D-176 D-177 older addresses lead to the screen meant', async () => {
  const page = await visitAs(await createPerson({ role: 'admin' }));
  const { id } = await createForm();
  for (const [from, to] of [
    [`/form-builder?id=${id}`, `/forms/${id}/build`],
    ['/form-builder', '/builder'],
    [`/form/${id}`, `/forms/${id}/build`],
    [`/submissions?form=${id}`, `/submissions?formId=${id}`],
    [`/submissions?formId=${id}`, `/submissions?formId=${id}`],
    ['/user-approvals', '/admin/user-approvals'],
    ['/security', '/security-dashboard'],
  ] as const) {
    await page.goto(url + from);
    await page.waitForURL(url + to);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => heading(page, 'Page not found').count()).toBe(0);
  }
});
