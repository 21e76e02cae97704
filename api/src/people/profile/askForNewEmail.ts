import type { EntityManager } from '@mikro-orm/postgresql';
import { checkEmail, type Language } from '@inlay/sdk/model';
import type { Actor } from '../../platform/identity/actor.ts';
import { issueToken } from '../auth/oneTimeTokens.ts';
import { mailAccount, pageUrl } from '../auth/realms.ts';
import type { Config } from '../../platform/config/config.ts';
import { invalidField } from '../../platform/http/invalidField.ts';
import { queueMail } from '../../platform/mail/queueMail.ts';
import { User } from '../../platform/entities/user.entity.ts';

/**
 * Mails a link to the new address, which takes effect when it is followed (D-161). The response does not
 * reveal whether another account has the address: its holder gets a mail instead (T23).
 *
 * @throws {ProblemError} `request.invalid` beside the address.
 */
export async function askForNewEmail(
  em: EntityManager,
  config: Config,
  input: { actor: Actor; email: string; requested: Language },
): Promise<void> {
  const { actor } = input;
  const newEmail = parseNewEmail(input.email, actor.email);
  // The new address belongs to nobody yet.
  const requested = actor.language ?? input.requested;
  const envelope = { to: newEmail, platformName: config.platformName, requested };
  const subject = { realm: 'user', purpose: 'change_email', subjectId: actor.id, newEmail } as const;
  const token = await issueToken(em, subject);
  if ((await em.count(User, { email: newEmail })) > 0) {
    const about = { realm: 'user', to: newEmail, requested } as const;
    await mailAccount(em, config, { ...about, kind: 'account_exists', page: 'signIn' });
  } else {
    await queueMail(em, 'change_email', envelope, { url: pageUrl(config, 'user', 'confirm', token) });
  }
}

function parseNewEmail(text: string, currentEmail: string): string {
  const checked = checkEmail(text);
  if (checked.ok && checked.value !== currentEmail) return checked.value;
  const unchanged = { code: 'unchanged', message: 'This is your email address already' };
  throw invalidField('email', checked.ok ? unchanged : checked);
}
