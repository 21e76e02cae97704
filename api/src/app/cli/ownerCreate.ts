import { CliError, type Command, print } from '@inlay/sdk/cli';
import { EMAIL_OPTION, parseEmailOption } from './emailOption.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { hashPassword } from '../../platform/identity/passwords.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { recordEvent } from '../../platform/audit/recordEvent.ts';
import { createUser } from '../../people/users/createUser.ts';
import { User } from '../../platform/entities/user.entity.ts';
import { GENERATE_OPTION, PASSWORD_NOTES, printGenerated, readPassword } from './readPassword.ts';
import { withOrm } from './withDatabase.ts';

/** `owner create` */
export const ownerCreate: Command = {
  name: 'owner create',
  summary: 'Creates an administrator, confirmed and approved',
  options: { email: EMAIL_OPTION, generate: GENERATE_OPTION },
  notes: PASSWORD_NOTES,
  async run(context, values) {
    const email = parseEmailOption(values);
    return withOrm(context, async ({ orm }) => {
      await assertFree(orm.em.fork(), email);
      const password = await readPassword(context, values);
      const passwordHash = await hashPassword(password.value);
      await inTransaction(orm, (em) => createAdministrator(em, { email, passwordHash }));
      print(context.output, `${email} is an administrator now and can sign in.`);
      printGenerated(context, password);
      return 0;
    });
  },
};

async function assertFree(em: EntityManager, email: string): Promise<void> {
  if ((await em.count(User, { email })) === 0) return;
  throw new CliError(
    `There is an account with the address ${email} already. To make it an administrator: npm run inlay -- owner promote --email ${email}`,
  );
}

/** The account and its events, in one transaction (D-01, T36). */
async function createAdministrator(
  em: EntityManager,
  input: { email: string; passwordHash: string },
): Promise<void> {
  const { email } = input;
  const user = await createUser(em, { ...input, role: 'admin', isApproved: true, formLimit: null });
  const event = { source: null, userId: user.id };
  const by = 'command line';
  await recordEvent(em, { ...event, type: 'user_approved', data: { email, by } });
  await recordEvent(em, { ...event, type: 'role_changed', data: { email, from: null, to: 'admin', by } });
}
