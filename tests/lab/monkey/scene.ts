import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import {
  createEmptyDefinition,
  createField,
  FIELD_TYPE_ORDER,
  withFields,
  type FormDefinition,
} from '@inlay/sdk/model';
import { BUILT_IN_TEMPLATES } from '../../../api/src/forms/templates/builtIn/index.ts';
import { solveCaptcha } from '../../support/api/solveCaptcha.ts';
import { TestClient } from '../../support/api/testClient.ts';

/** Kinds of people who walk; administrators last, because they may change what all others see. */
export const PEOPLE = ['visitor', 'client', 'viewer', 'user', 'owner'] as const;
export type MonkeyPerson = (typeof PEOPLE)[number];

/** The platform that is walked on, and its owner. */
export interface MonkeyPlatform {
  url: string;
  email: string;
  password: string;
}

/** What one walk begins with; nobody else's walk changes it. */
export interface Scene {
  /** Screens that the walk begins at and jumps to. */
  addresses: string[];
  /** Names a place in the network of its own, so that limits count each walk apart. */
  headers: Record<string, string>;
  /** Gives a tab of the platform this person's session. */
  signIn(page: Page): Promise<void>;
}

const PASSWORD = 'Correct-Horse-9';
/** A password that an administrator sets, for the client to replace. */
const GIVEN_PASSWORD = 'Given-Horse-7';
/** Answers that each form of a scene has. */
const ANSWERS = 3;
/** Longest wait for a mail in the outbox, in ms. */
const MAIL_MS = 20_000;

const ACCOUNT = [
  '/dashboard?tab=forms',
  '/templates',
  '/submissions',
  '/analytics',
  '/trash',
  '/assigned-forms',
  ...['profile', 'security', 'notifications', 'brands', 'brands/new', 'general'].map(
    (tab) => `/settings/${tab}`,
  ),
];
const ADMIN = [
  '/dashboard?tab=clients',
  '/security-dashboard',
  ...['overview', 'pages', 'user-approvals', 'form-assignments', 'security', 'settings'].map(
    (tab) => `/admin/${tab}`,
  ),
];
const FORM_TABS = ['build', 'design', 'share', 'responses', 'summary', 'settings'];

/** Makes what a person's walk begins with, over HTTP. */
export async function createScene(
  platform: MonkeyPlatform,
  person: MonkeyPerson,
  random: () => number,
): Promise<Scene> {
  const headers = newPlace();
  const owner = await signedIn(platform, platform, headers);
  if (person === 'visitor') return visitorScene(owner, headers, random);
  if (person === 'client') return clientScene(owner, headers);
  if (person === 'owner') {
    const addresses = [...ACCOUNT, ...ADMIN, ...(await fillAccount(owner))];
    return { addresses, headers, signIn: cookieSignIn(platform, platform, headers) };
  }
  const someone = { email: `${person}-${randomUUID()}@example.com`, password: PASSWORD };
  const userId = await createUser(platform, owner, someone, headers);
  const signIn = cookieSignIn(platform, someone, headers);
  if (person === 'user') {
    const own = await fillAccount(await signedIn(platform, someone, headers));
    return { addresses: [...ACCOUNT, ...own], headers, signIn };
  }
  const form = await createForm(owner, contactForm());
  await owner.patch(`/api/admin/forms/${form}/assignment`, { assignedToUserId: userId });
  return { addresses: [...ACCOUNT, ...formAddresses(form)], headers, signIn };
}

/** A place in the network that no other walk sends from. */
function newPlace(): Record<string, string> {
  return { 'X-Forwarded-For': `10.${[randomInt(256), randomInt(256), randomInt(1, 255)].join('.')}` };
}

const formAddresses = (id: string): string[] => FORM_TABS.map((tab) => `/forms/${id}/${tab}`);

/** A form with one question of each type. */
function everyField(): FormDefinition {
  const fields = FIELD_TYPE_ORDER.map((type) => ({ ...createField(type), id: type, label: `My ${type}` }));
  return withFields(createEmptyDefinition('Everything'), fields);
}

function contactForm(): FormDefinition {
  return withFields(createEmptyDefinition('Contact'), [
    { ...createField('text'), id: 'name', label: 'Your name' },
    { ...createField('email'), id: 'email', label: 'Email' },
    { ...createField('textarea'), id: 'message', label: 'Message' },
  ]);
}

/** Publishes a form that has been answered, and returns its id. */
async function createForm(owner: TestClient, definition: FormDefinition): Promise<string> {
  const { id, revisionId } = expectOk(await owner.post('/api/forms', { definition })).body;
  for (let count = 1; count <= ANSWERS; count++) {
    // A form with other questions refuses them, and stays without answers.
    await new TestClient(owner.url, newPlace()).post(`/api/public/forms/${id}/submissions`, {
      revisionId,
      idempotencyKey: randomUUID(),
      answers: { name: `Ada ${count}`, email: `ada${count}@example.com`, message: 'Two tiers, please.' },
    });
  }
  return id;
}

/** Gives an account a folder and two forms; returns their screens. */
async function fillAccount(account: TestClient): Promise<string[]> {
  const folder = expectOk(await account.post('/api/folders', { name: 'Bakery', description: '' })).body;
  const forms = [await createForm(account, contactForm()), await createForm(account, everyField())];
  await account.patch(`/api/forms/${forms[0]}`, { clientFolderId: folder.id });
  return [`/folder/${folder.id}`, ...forms.flatMap(formAddresses)];
}

/** A stranger before one form: the one with every type of question, or a template. */
async function visitorScene(
  owner: TestClient,
  headers: Scene['headers'],
  random: () => number,
): Promise<Scene> {
  const definitions = [everyField(), ...BUILT_IN_TEMPLATES.map((template) => template.definition)];
  const definition = definitions[Math.floor(random() * definitions.length)] ?? everyField();
  const id = await createForm(owner, definition);
  return { addresses: [`/embed/${id}`], headers, signIn: async () => undefined };
}

async function clientScene(owner: TestClient, headers: Scene['headers']): Promise<Scene> {
  const form = await createForm(owner, contactForm());
  const email = `client-${randomUUID()}@example.com`;
  const { id: clientId } = expectOk(
    await owner.post('/api/admin/clients', { email, password: GIVEN_PASSWORD, name: 'Grace' }),
  ).body;
  const visitor = new TestClient(owner.url, headers);
  const { passwordToken: token } = (
    await visitor.post('/api/client-auth', { email, password: GIVEN_PASSWORD })
  ).body;
  expectOk(await visitor.post('/api/client-reset-password', { token, newPassword: PASSWORD }));
  expectOk(await owner.patch(`/api/admin/forms/${form}/assignment`, { clientId }));
  return {
    addresses: [
      ...['dashboard', 'analytics', 'account'].map((page) => `/client/${page}`),
      ...['submissions', 'results'].map((page) => `/client/form/${form}/${page}`),
    ],
    headers,
    signIn: async (page) => {
      const { body } = expectOk(await visitor.post('/api/client-auth', { email, password: PASSWORD }));
      // The portal keeps its session in the tab's storage, which needs a page of the platform.
      await page.goto(`${owner.url}/healthz`);
      await page.evaluate(({ token, expiresAt }: { token: string; expiresAt: string }) => {
        sessionStorage.setItem('client_session_token', token);
        sessionStorage.setItem('client_session_expires_at', expiresAt);
      }, body);
    },
  };
}

type Credentials = Pick<MonkeyPlatform, 'email' | 'password'>;

async function signedIn(
  { url }: MonkeyPlatform,
  { email, password }: Credentials,
  headers: Scene['headers'],
): Promise<TestClient> {
  const client = new TestClient(url, headers);
  const captchaToken = await solveCaptcha(url);
  expectOk(await client.post('/api/auth/signin', { email, password, captchaToken }));
  return client;
}

const cookieSignIn =
  (platform: MonkeyPlatform, credentials: Credentials, headers: Scene['headers']) =>
  async (page: Page): Promise<void> => {
    const { cookie, url } = await signedIn(platform, credentials, headers);
    const cookies = cookie.split('; ').map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url, httpOnly: true };
    });
    await page.context().addCookies(cookies);
  };

/** Signs somebody up, confirms their address by the mail, and has them approved; returns their id. */
async function createUser(
  { url }: MonkeyPlatform,
  owner: TestClient,
  { email, password }: Credentials,
  headers: Scene['headers'],
): Promise<string> {
  const visitor = new TestClient(url, headers);
  const captchaToken = await solveCaptcha(url);
  const fullName = 'Ada Lovelace';
  expectOk(await visitor.post('/api/auth/signup', { email, password, fullName, captchaToken }));
  expectOk(await visitor.post('/api/auth/confirm', { token: await readToken(owner, email) }));
  const { users } = (await owner.get(`/api/admin/users?search=${encodeURIComponent(email)}`)).body;
  const { userId } = users[0];
  expectOk(await owner.post(`/api/admin/users/${userId}/approve`));
  expectOk(await owner.patch(`/api/admin/users/${userId}`, { formLimit: null }));
  return userId;
}

/** Returns the token of the link that confirms an address, once its mail is in the outbox. */
async function readToken(owner: TestClient, email: string): Promise<string> {
  const end = performance.now() + MAIL_MS;
  while (performance.now() < end) {
    const { mails } = (await owner.get('/api/admin/mail')).body;
    const mail = mails.find(
      (one: { recipient: string; kind: string }) => one.recipient === email && one.kind === 'confirm_email',
    );
    if (!mail) continue;
    const { bodyText } = (await owner.get(`/api/admin/mail/${mail.id}`)).body;
    return /#token=(\S+)/.exec(bodyText)?.[1] ?? '';
  }
  throw new Error(`No mail to ${email}`);
}

function expectOk<Response extends { status: number; text: string }>(response: Response): Response {
  if (response.status >= 400) throw new Error(`${response.status} ${response.text}`);
  return response;
}
