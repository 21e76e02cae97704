import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { createEmptyDefinition, createField, withFields, type FormDefinition } from '@inlay/sdk/model';
import { TEST_CONFIG } from '../../support/api/testConfig.ts';
import { startMailServer } from '../../support/mailServer.ts';
import { TestClient } from '../../support/api/testClient.ts';
import { pageLoad } from '../../support/api/analyticsSamples.ts';
import { startTestWebsite, WEBSITE_HOST, type TestWebsite } from '../../support/testWebsite.ts';
import { startPlatform, type StartedPlatform } from '../../e2e/startPlatform.ts';
import { installEyes } from '../monkey/pageEyes.ts';
import { listen, type Heard } from '../monkey/tab.ts';
import { Hand } from './hand.ts';

/** Address of the benchmarks' owner. */
const OWNER = 'owner@example.com';
/** Submissions of the form that has many. */
const MANY = 5_505;
/** Longest wait for what a press shows, in ms. */
const WAIT_MS = 10_000;
/** Forms beside it. */
const OTHERS = 24;

/** The website of a florist, whose colours the first form takes. */
const BLOOM = `<html lang="en"><head><title>Bloom</title><style>
  body { background: #fff7ee; color: #2a1a12; font-family: Lato } h1 { font-family: Georgia }
  .btn { background: #a8431f; border-radius: 12px }</style></head>
  <body><h1>Flowers for every day</h1><p>We bind every bouquet on the morning it leaves the shop.</p></body></html>`;

/** A platform without anybody, and one with forms, folders, submissions and visits. */
export interface Stage {
  browser: Browser;
  empty: StartedPlatform;
  website: TestWebsite;
  /** The filled platform. */
  url: string;
  owner: TestClient;
  /** The form with many submissions. */
  orders: string;
  /** A form that visitors leave at its second question. */
  left: string;
  /** A form whose owner gets no mail. */
  mailed: string;
  /** Names of three forms without a folder. */
  loose: readonly string[];
  [Symbol.asyncDispose](): Promise<void>;
}

export interface Task {
  name: string;
  /** Most presses that it may take, typing apart. */
  most: number;
  /** Where a person stands when it begins; the filled platform's Home by default. */
  from?(stage: Stage): string;
  /** Without a session of the owner. */
  isSignedOut?: boolean;
  do(hand: Hand, stage: Stage): Promise<void>;
}

export interface Done {
  presses: number;
  dead: readonly string[];
  seconds: number;
  /** Errors of the server, of scripts and of the console. */
  trouble: readonly string[];
}

/** What the benchmarks have, which are no TypeScript. */
interface Bench {
  startStage(
    settings: Record<string, string>,
  ): Promise<AsyncDisposable & { platform: { url: string; cookie: string }; client: unknown }>;
  seedSubmissions(client: unknown, groups: [forms: object[], rows: number][]): Promise<void>;
  SEEDED_FORM: FormDefinition;
}

/** Starts both platforms, and fills one. */
export async function openStage(
  browser: Browser,
  { startStage, seedSubmissions, SEEDED_FORM }: Bench,
): Promise<Stage> {
  await using started = new AsyncDisposableStack();
  const website = await startTestWebsite();
  started.defer(() => website.stop());
  website.page(BLOOM);
  const empty = await startPlatform({ INLAY_ALLOWED_HOSTS: WEBSITE_HOST });
  started.defer(() => empty.stop());
  // The owner's own address takes no mail.
  const mails = await startMailServer(
    { ...TEST_CONFIG, dataFolder: '' },
    { onRcptTo: ({ address }, _session, done) => done(address === OWNER ? new Error('No such user') : null) },
  );
  started.defer(() => mails.close());
  const { platform, client } = started.use(await startStage({ INLAY_SMTP_URL: mails.url }));
  const owner = new TestClient(platform.url, {}, platform.cookie);
  const create = async (title: string, definition = contactForm(title)) =>
    (await owner.post('/api/forms', { definition })).body;

  const orders = await create('Orders', SEEDED_FORM);
  await seedSubmissions(client, [[[orders], MANY]]);
  const left = await create('Left at the address');
  for (let visitor = 0; visitor < 3; visitor++)
    await owner.post(
      `/api/public/forms/${left.id}/visits`,
      pageLoad({ hasStarted: true, reached: ['name', 'email'] }),
    );
  await owner.post('/api/folders', { name: 'Bakery' });
  await owner.post('/api/brand-kits', { name: 'Bloom', styles: { primaryColor: '#1d4ed8' } });
  const loose = Array.from({ length: OTHERS }, (_, index) => `Contact ${index + 1}`);
  let mailed = '';
  for (const title of loose) {
    const { id, revisionId } = await create(title);
    mailed = id;
    await owner.post(`/api/public/forms/${id}/submissions`, {
      revisionId,
      idempotencyKey: randomUUID(),
      answers: { name: 'Ada', email: 'ada@example.com', message: 'Two tiers, please.' },
    });
  }
  const kept = started.move();
  return {
    browser,
    empty,
    website,
    url: platform.url,
    owner,
    orders: orders.id,
    left: left.id,
    mailed,
    loose: loose.slice(0, 3),
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

const contactForm = (title: string) =>
  withFields(createEmptyDefinition(title), [
    { ...createField('text'), id: 'name', label: 'Your name' },
    { ...createField('email'), id: 'email', label: 'Email', required: true },
    { ...createField('textarea'), id: 'message', label: 'Message' },
  ]);

/** Does a task on a page of its own. */
export async function doTask(stage: Stage, task: Task): Promise<Done> {
  const heard: Heard = { troubles: [], refusals: [] };
  const context = await stage.browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  try {
    await context.addInitScript(installEyes);
    context.setDefaultTimeout(WAIT_MS);
    const page = await context.newPage();
    const hand = new Hand(listen(page, stage.url, heard));
    if (!task.isSignedOut) {
      await signIn(page, stage);
      await page.goto(stage.url + (task.from?.(stage) ?? '/dashboard'));
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    }
    const began = performance.now();
    const failure = await task.do(hand, stage).then(
      () => [],
      (error: unknown) => [String(error)],
    );
    const seconds = (performance.now() - began) / 1_000;
    return { presses: hand.presses, dead: hand.dead, seconds, trouble: [...failure, ...heard.troubles] };
  } finally {
    await context.close();
  }
}

async function signIn(page: Page, { owner }: Stage): Promise<void> {
  const [name = '', value = ''] = owner.cookie.split('; ')[0]?.split('=') ?? [];
  await page.context().addCookies([{ name, value, url: owner.url, httpOnly: true }]);
}
