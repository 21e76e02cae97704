import type { EntityManager } from '@mikro-orm/postgresql';
import type { Config } from '../../platform/config/config.ts';
import { createId } from '../../platform/db/columns.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import { MailLink } from '../../platform/entities/mailLink.entity.ts';
import { trackedLink } from './trackClick.ts';

interface NewLink {
  form: Form;
  submissionId: string | null;
  email: string;
  clickType: MailLink['clickType'];
  target: string;
}

/** Stores the target of a link in a mail and returns the link's address (D-125, T13). */
export function createLink(em: EntityManager, config: Config, link: NewLink): string {
  const { form, submissionId, email, clickType, target } = link;
  const { id } = em.create(MailLink, {
    id: createId(),
    formId: form.id,
    accountId: form.accountId,
    submissionId,
    clickType,
    recipientEmail: email,
    target,
  });
  return trackedLink(config.publicUrl, id);
}
