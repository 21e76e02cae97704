import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../platform/identity/actor.ts';
import type { Config } from '../platform/config/config.ts';
import type { FormDetail } from '../platform/contract/index.ts';
import type { Form } from '../platform/entities/form.entity.ts';
import { NotificationRecipient } from '../platform/entities/notificationRecipient.entity.ts';
import { hasMailServer } from '../platform/settings/mailServer.ts';
import { findAddress } from './addresses/formAddress.ts';
import { findFormActivity, NO_ACTIVITY } from './formActivity.ts';
import { findClientNames } from './findClientNames.ts';
import { presentDraft } from './drafts/draft.ts';
import { getCurrentRevision } from './getForm.ts';
import { presentForm } from './presentForm.ts';

const OLDEST_FIRST = { createdAt: 'asc', id: 'asc' } as const;

/** Loads a whole form for one actor, the response of every call on one form. */
export async function loadFormDetail(
  em: EntityManager,
  input: { actor: Actor; form: Form; config: Config },
): Promise<FormDetail> {
  const { actor, form, config } = input;
  const activity = (await findFormActivity(em, [form])).get(form.id) ?? NO_ACTIVITY;
  const revision = await getCurrentRevision(em, form);
  const draft = await presentDraft(em, form);
  const ofForm = { accountId: form.accountId, formId: form.id };
  const emails = await em.find(NotificationRecipient, ofForm, { orderBy: OLDEST_FIRST });
  const { publicUrl } = config;
  const sendsMails = await hasMailServer(em, config);
  const address = await findAddress(em, config, form);
  const clientNames = await findClientNames(em, [form]);
  return presentForm(form, {
    actor,
    clientName: clientNames.get(form.clientId ?? '') ?? null,
    revision,
    draft,
    activity,
    emails,
    publicUrl,
    address,
    hasMailServer: sendsMails,
  });
}
