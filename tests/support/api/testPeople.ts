import { createId } from '../../../api/src/platform/db/columns.ts';
import { forPlatform } from '../../../api/src/platform/process/rowPrincipal.ts';
import { inTransaction } from '../../../api/src/platform/db/inTransaction.ts';
import { hashPassword } from '../../../api/src/platform/identity/passwords.ts';
import { Client } from '../../../api/src/platform/entities/client.entity.ts';
import { User } from '../../../api/src/platform/entities/user.entity.ts';
import { findOwnAccountId } from '../../../api/src/platform/identity/accountMembers.ts';
import { createClientSession } from '../../../api/src/platform/identity/clientSessions.ts';
import { createSession } from '../../../api/src/platform/identity/sessions.ts';
import { createUser, type NewUser } from '../../../api/src/people/users/createUser.ts';
import type { AppDeps } from '../../../api/src/app/appDeps.ts';
import { TestClient } from './testClient.ts';

/** A password that meets the rule; the same for every test person. */
export const TEST_PASSWORD = 'Correct-Horse-9';

/** A signed-in person. */
export type TestPerson = TestClient & { userId: string; accountId: string; email: string };

/** A signed-in client of the portal. */
export type TestPortalClient = TestClient & { clientId: string; email: string };

/** Hashed once: what a hash costs is tested where it matters. */
const passwordHash = hashPassword(TEST_PASSWORD);

/** The people of an application. */
export interface TestPeople {
  /** Creates an approved user, or as `input` says. */
  createPerson(input?: Partial<NewUser>): Promise<{ userId: string; accountId: string; email: string }>;
  /** Creates a user as `createPerson` does and opens a session for them. */
  signedIn(input?: Partial<NewUser>): Promise<TestPerson>;
  /** A new session of the same person. */
  signInAgain(person: { userId: string }): Promise<TestClient>;
  /** A new session of the person with this address. */
  signInByEmail(email: string): Promise<TestClient>;
  /** Creates an active client with a session, whose token every request carries. */
  signedInClient(): Promise<TestPortalClient>;
  /** A new session of the same client. */
  signInClientAgain(client: { clientId: string }): Promise<TestClient>;
}

/** Returns ways to create people, whose sessions are opened without a sign-in. */
export function createTestPeople(url: string, { orm }: Pick<AppDeps, 'orm'>): TestPeople {
  let people = 0;

  const signIn = async (by: { id: string } | { email: string }): Promise<TestClient> => {
    const token = await forTest(orm, async (em) => {
      const user = await em.findOneOrFail(User, by);
      return createSession(em, user, { kind: 'ordinary', userAgent: 'test' });
    });
    return new TestClient(url, {}, `inlay_session=${token}`);
  };

  const signInAgain = ({ userId }: { userId: string }) => signIn({ id: userId });

  const createPerson: TestPeople['createPerson'] = async (input = {}) => {
    const email = input.email ?? `person${++people}@example.com`;
    const person: NewUser = {
      email,
      passwordHash: await passwordHash,
      isApproved: true,
      formLimit: null,
      ...input,
    };
    const { userId, accountId } = await forTest(orm, async (em) => {
      const user = await createUser(em, person);
      if (!person.isApproved) {
        // Where confirming their address brings them.
        await em.execute('update users set email_confirmed_at = now() where id = ?', [user.id]);
        await em.execute('update profiles set approval_requested_at = now() where user_id = ?', [user.id]);
      }
      return { userId: user.id, accountId: (await findOwnAccountId(em, user.id)) ?? '' };
    });
    return { userId, accountId, email };
  };

  const signInClientAgain = async ({ clientId }: { clientId: string }): Promise<TestClient> => {
    const { token } = await forTest(orm, async (em) =>
      createClientSession(em, await em.findOneOrFail(Client, { id: clientId })),
    );
    return new TestClient(url, { authorization: `Bearer ${token}` });
  };

  return {
    signInAgain,
    signInByEmail: (email) => signIn({ email }),
    signInClientAgain,
    createPerson,
    async signedIn(input) {
      const person = await createPerson(input);
      return Object.assign(await signInAgain(person), person);
    },
    async signedInClient() {
      const email = `client${++people}@example.com`;
      const hash = await passwordHash;
      const clientId = await forTest(orm, async (em) => {
        const client = em.create(Client, {
          id: createId(),
          email,
          passwordHash: hash,
          isActive: true,
          emailConfirmedAt: new Date(),
        });
        await em.flush();
        return client.id;
      });
      return Object.assign(await signInClientAgain({ clientId }), { clientId, email });
    },
  };
}

/** Runs work in a transaction past the row policies. */
const forTest: typeof inTransaction = (orm, work) => forPlatform(() => inTransaction(orm, work));
