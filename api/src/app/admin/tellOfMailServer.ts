import type { MikroORM } from '@mikro-orm/postgresql';
import type { Config } from '../../platform/config/config.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { User } from '../../platform/entities/user.entity.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { findMailLanguage } from '../../platform/mail/findMailLanguage.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { sendNow } from '../../platform/mail/sendNow.ts';

/**
 * Tells the other administrators that mails no longer go out as before, through the server before: by the new one
 * somebody could take over their accounts, and keep this from them (T36). A mail that fails holds nothing up.
 */
export async function tellOfMailServer(
  { config, orm }: { config: Config; orm: MikroORM },
  before: Mailer,
  actor: Pick<Actor, 'id' | 'email' | 'fullName'>,
): Promise<void> {
  const others = await inTransaction(orm, async (em) => {
    const found = await em.find(User, { role: 'admin', id: { $ne: actor.id } }, { fields: ['email'] });
    const people = [];
    for (const { email: to } of found) people.push({ to, language: await findMailLanguage(em, { to }) });
    return people;
  });
  const { platformName: platform, publicUrl } = config;
  const person = actor.fullName ? `${actor.fullName} (${actor.email})` : actor.email;
  await Promise.all(
    others.map((recipient) =>
      sendNow(before, config, recipient, (say) => ({
        subject: say('The mail server of {platform} was changed', { platform }),
        paragraphs: [
          say('{person} changed the server that sends the emails of {platform}.', { person, platform }),
          say('This email came through the server before. If nobody should have done this, act now.'),
        ],
        action: { label: say('Open the dashboard'), url: `${publicUrl}/security-dashboard` },
      })),
    ),
  );
}
