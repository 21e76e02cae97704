import { randomInt, randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterEach, vi } from 'vitest';
import type { AdminUser, OutboxListResponse, OutboxMailResponse } from '@inlay/api/contract';
import { launchBrowser } from '../support/browser.ts';
import { solveCaptcha as solveOverHttp } from '../support/api/solveCaptcha.ts';
import { TestClient } from '../support/api/testClient.ts';
import { createTestPeople, type TestPeople } from '../support/api/testPeople.ts';
import { createOrm } from '../../api/src/platform/entities/orm.ts';
import { platform } from './platform.ts';
import { passCaptcha, theOwner } from './support.ts';

/** Longest wait for a page, in ms; shorter than a test's limit, so that failures name the missing element. */
const WAIT_MS = 40_000;
/** Longest time of a mail on its way into the outbox, in ms. */
const MAIL_MS = 40_000;
/** Forms of an account that nobody has given more. */
const PLAN_LIMIT = 1;
/** Connections to the platform's database beside its own. */
const MAX_CONNECTIONS = 2;

/** A test's own person: with a unique address and a unique source. */
export interface Person {
  email: string;
  password: string;
  fullName: string;
  /** Names the place in the network, so that one test's tries are not counted for another's. */
  headers: { 'X-Forwarded-For': string };
}

/** Returns a person without an account. */
export function newPerson(fullName = 'Ada Lovelace'): Person {
  const place = [randomInt(256), randomInt(256), randomInt(1, 255)].join('.');
  return {
    email: `someone-${randomUUID()}@example.com`,
    password: 'Correct-Horse-9',
    fullName,
    headers: { 'X-Forwarded-For': `10.${place}` },
  };
}

/** Returns the text of the newest mail of a kind to an address, once the outbox has so many (D-23). */
export async function mailTo(email: string, kind: string, count = 1): Promise<string> {
  const client = await theOwner();
  const mailId = await vi.waitFor(
    async () => {
      const { mails }: OutboxListResponse = (await client.get('/api/admin/mail')).body;
      const found = mails.filter((one) => one.recipient === email && one.kind === kind);
      if (!found[0] || found.length < count) throw new Error(`${found.length} mails ${kind} to ${email}`);
      return found[0].id;
    },
    { timeout: MAIL_MS, interval: 50 },
  );
  const mail: OutboxMailResponse = (await client.get(`/api/admin/mail/${mailId}`)).body;
  return mail.bodyText ?? '';
}

/** Returns the link in such a mail. */
export async function linkTo(email: string, kind: string, count = 1): Promise<string> {
  const link = /https?:\/\/\S+/.exec(await mailTo(email, kind, count))?.[0];
  if (!link) throw new Error(`The mail ${kind} to ${email} has no link`);
  return link;
}

/** Signs a person up over HTTP, up to the confirmed address: only the approval is missing. */
export async function signUpOverHttp(person: Person): Promise<void> {
  const { url } = platform;
  const { email, password, fullName, headers } = person;
  const visitor = new TestClient(url, headers);
  const captchaToken = await solveOverHttp(url);
  const { status } = await visitor.post('/api/auth/signup', { email, password, fullName, captchaToken });
  if (status !== 204) throw new Error(`${email} could not sign up: ${status}`);
  const token = new URL(await linkTo(email, 'confirm_email')).hash.slice('#token='.length);
  await visitor.post('/api/auth/confirm', { token });
}

let stored: TestPeople | undefined;

/** People in the platform's database, by one pool of connections for the files that run in this process. */
const storedPeople = (): TestPeople =>
  (stored ??= createTestPeople(platform.url, {
    orm: createOrm(platform.connectionString, MAX_CONNECTIONS),
  }));

/** Returns a person's account as administrators see it. */
export async function accountOf({ email }: Person): Promise<AdminUser> {
  const client = await theOwner();
  const [user] = (await client.get(`/api/admin/users?search=${encodeURIComponent(email)}`)).body.users;
  if (!user) throw new Error(`${email} is no user`);
  return user;
}

/** Creates an approved person in the database: sign-up and approval have tests of their own. */
export async function createPerson(
  input: { fullName?: string; role?: 'admin'; formLimit?: number } = {},
): Promise<Person> {
  const person = newPerson(input.fullName);
  const { fullName, email } = person;
  await storedPeople().createPerson({ formLimit: PLAN_LIMIT, ...input, fullName, email });
  return person;
}

/** A person with a session opened in the database: sign-in has tests of its own. */
export async function sessionOf({ email, headers }: Person): Promise<TestClient> {
  const { cookie } = await storedPeople().signInByEmail(email);
  return new TestClient(platform.url, headers, cookie);
}

/** A person signed in over HTTP. */
export async function clientOf({ email, password, headers }: Person): Promise<TestClient> {
  const { url } = platform;
  const client = new TestClient(url, headers);
  const captchaToken = await solveOverHttp(url);
  const { status } = await client.post('/api/auth/signin', { email, password, captchaToken });
  if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
  return client;
}

/** A person's browser, unless a test says otherwise. */
const BROWSER: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  // These tests do not concern animations.
  reducedMotion: 'reduce',
};

let browser: Promise<Browser> | undefined;

/** The browser of this process, which the files that run in it share; another one once it has crashed. */
async function theBrowser(): Promise<Browser> {
  const known = await browser?.catch(() => undefined);
  if (known?.isConnected()) return known;
  return (browser = launchBrowser());
}

/** Lines of a failed test's page that are printed. */
const PRINTED_LINES = 60;

/** Prints what the pages of a failed test show: where it ran, nobody may be able to look. */
async function printPages(contexts: readonly BrowserContext[]): Promise<void> {
  for (const page of contexts.flatMap((context) => context.pages())) {
    const main = page.getByRole('main');
    const shown = await ((await main.count()) === 1 ? main : page.locator('body'))
      .ariaSnapshot({ timeout: 5_000 })
      .catch((error: unknown) => `no picture: ${error instanceof Error ? error.message : String(error)}`);
    console.error(`${page.url()}\n${shown.split('\n').slice(0, PRINTED_LINES).join('\n')}`);
  }
}

/**
 * Pages for a file of tests. Each has its own context, which ends with its test, even a failed one: no test sees
 * a dialog or a session of another.
 */
export function openBrowser() {
  const contexts: BrowserContext[] = [];
  afterEach(async ({ task }) => {
    const ended = contexts.splice(0);
    if (task.result?.state === 'fail') await printPages(ended);
    // A response that a route is still changing belongs to nobody any more.
    const pages = ended.flatMap((context) => context.pages());
    await Promise.all([...pages, ...ended].map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })));
    await Promise.all(ended.map((context) => context.close()));
  });

  /** Opens a page with the browser's defaults, from the address of the tests. */
  const open = async (options: BrowserContextOptions = {}): Promise<Page> => {
    const context = await (await theBrowser()).newContext(options);
    context.setDefaultTimeout(WAIT_MS);
    contexts.push(context);
    return context.newPage();
  };
  /** Opens a page of a signed-out person. */
  const visit = (person = newPerson(), options: BrowserContextOptions = {}): Promise<Page> =>
    open({ ...BROWSER, extraHTTPHeaders: person.headers, ...options });
  /** Opens a page of a person, by a session of their own or by an existing one. */
  const visitAs = async (
    person: Person,
    options: BrowserContextOptions & { session?: TestClient } = {},
  ): Promise<Page> => {
    const { session, ...rest } = options;
    return signedIn(await visit(person, rest), session ?? (await sessionOf(person)));
  };
  /** A page of the platform's owner, by the one session that the process has. */
  const visitAsOwner = async (options: BrowserContextOptions = {}): Promise<Page> =>
    signedIn(await open({ ...BROWSER, ...options }), await theOwner());
  /** Creates a person and opens their page. */
  const somebody = async (input: Parameters<typeof createPerson>[0] = { formLimit: 20 }) => {
    const person = await createPerson(input);
    const session = await sessionOf(person);
    return { person, session, page: await visitAs(person, { session }) };
  };
  return { open, visit, visitAs, visitAsOwner, somebody };
}

/** Gives a page the cookies of a session. */
async function signedIn(page: Page, { cookie }: TestClient): Promise<Page> {
  const { url } = platform;
  const cookies = cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url, httpOnly: true };
  });
  await page.context().addCookies(cookies);
  return page;
}

/**
 * Leads a page that shows the dashboard to another of its screens, which takes a third of the work of loading it. By
 * way of an address that there is not, so that nothing of the screen before is left.
 */
export async function leadTo(page: Page, path: string): Promise<void> {
  const push = (to: string): Promise<void> =>
    page.evaluate((address) => {
      history.pushState({}, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, to);
  await push('/nowhere');
  await heading(page, 'Page not found').waitFor();
  await push(path);
}

/** Types address and password into the sign-in screen and passes its captcha, ready to be sent. */
export async function fillSignIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await passCaptcha(page);
}

/** A heading, and a button, by the whole of its name. */
export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { name, exact: true });
export const button = (page: Page | Locator, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
