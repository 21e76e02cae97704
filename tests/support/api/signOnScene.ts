import { afterAll, beforeAll, beforeEach } from 'vitest';
import {
  CLIENT_ID,
  CLIENT_SECRET,
  startFakeProvider,
  type FakeProvider,
  type PersonThere,
} from './fakeProvider.ts';
import { removePeople } from './removePeople.ts';
import { useTestApi, type TestApi, type TestPerson } from './testApi.ts';
import { TestClient, type TestResponse } from './testClient.ts';

/** The path that the provider sends browsers back to. */
export const CALLBACK = '/api/auth/sign-on/callback';
/** The address of the provider's settings. */
export const PROVIDER_PATH = '/api/admin/sign-in-provider';

/** A browser on its way to the provider. */
export interface Way {
  browser: TestClient;
  /** The address at the provider. */
  url: string;
}

/** An administrator who has set a provider whose answers the test decides. */
interface SignOnScene {
  api: TestApi;
  admin: TestPerson;
  provider: FakeProvider;
  /** Sets the provider, with changes. */
  save(changes?: object): Promise<TestResponse>;
  /** Starts a way to the provider. */
  start(browser?: TestClient): Promise<Way>;
  /** Goes there as a person, and comes back. @returns where the platform sends the browser. */
  signOn(person: PersonThere, browser?: TestClient): Promise<{ browser: TestClient; to: string }>;
  /** A person with an account that is linked. */
  linked(person: PersonThere): Promise<TestPerson>;
  /** A browser with these cookies. */
  withCookie(cookie: string): TestClient;
}

/** Gives each test of a file a new administrator, and the provider as it is set by default. */
export function useSignOn({ sendsMail = true } = {}): SignOnScene {
  const api = useTestApi(sendsMail ? { smtpUrl: 'smtp://127.0.0.1:1' } : {});
  const scene = { api } as SignOnScene;
  beforeAll(async () => {
    scene.provider = await startFakeProvider();
  });
  afterAll(() => scene.provider?.close());
  beforeEach(async () => {
    for (const table of ['deliveries', 'rate_limits', 'platform_settings', 'one_time_tokens'])
      await api.database.query(`delete from ${table}`);
    await removePeople(api.database);
    scene.admin = await api.signedIn({ role: 'admin', email: 'admin@example.com' });
    await scene.save();
  });
  return Object.assign(scene, {
    save: (changes: object = {}) =>
      scene.admin.put(PROVIDER_PATH, {
        issuer: scene.provider.issuer,
        clientId: CLIENT_ID,
        clientSecret: CLIENT_SECRET,
        name: 'Example staff',
        unknownPeople: 'refuse',
        trustsAddresses: false,
        trustsSecondFactor: false,
        isPrivate: true,
        withTest: false,
        ...changes,
      }),
    async start(browser: TestClient = api.visitor()) {
      const { url } = (await browser.post('/api/auth/sign-on', {})).body;
      return { browser, url: url as string };
    },
    async signOn(person: PersonThere, browser?: TestClient) {
      const way = await scene.start(browser);
      const answer = await way.browser.get(`${CALLBACK}?${scene.provider.authorize(way.url, person)}`);
      return { browser: way.browser, to: answer.headers.get('location') ?? '' };
    },
    async linked(person: PersonThere) {
      const linked = await api.signedIn({ email: String(person['email']) });
      await api.database.query(
        `insert into user_identities (id, user_id, issuer, subject, email, linked_at, created_at)
         values (gen_random_uuid(), $1, $2, $3, $4, now(), now())`,
        [linked.userId, scene.provider.issuer, person.sub, linked.email],
      );
      return linked;
    },
    withCookie: (cookie: string) => {
      const browser = new TestClient(api.url);
      for (const pair of cookie.split('; ')) browser.keep(pair);
      return browser;
    },
  });
}
