import type { EntityManager } from '@mikro-orm/postgresql';
import {
  capabilitiesOf,
  countReaders,
  fieldsOf,
  labelsOf,
  listGone,
  printDescription,
  type FormDefinition,
} from '@inlay/sdk/model';
import type { ImpactEffect } from '../../platform/contract/index.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import { FormPublishing } from '../../platform/entities/formPublishing.entity.ts';
import { NotificationRecipient } from '../../platform/entities/notificationRecipient.entity.ts';
import { SavedView } from '../../platform/entities/savedView.entity.ts';
import { Webhook } from '../../platform/entities/webhook.entity.ts';
import type { Comparison } from './comparison.ts';

/** Lists what refers to fields from outside the form: views, clients, websites, webhooks, the automatic answer. */
export async function listSettingEffects(
  em: EntityManager,
  form: Form,
  comparison: Comparison,
): Promise<ImpactEffect[]> {
  return [
    ...listRules(comparison),
    ...(await listViews(em, form, comparison)),
    ...listClientEffects(form, comparison),
    ...(await listPrefilled(em, form, comparison)),
    ...(await listWebhooks(em, form, comparison)),
    ...(await listTold(em, form, comparison)),
    ...listAutoReply(form, comparison),
  ];
}

/** Rules of the live form that read something that is gone: they are changed or gone as well. */
const listRules = ({ before, changes }: Comparison): ImpactEffect[] =>
  changes
    .filter(
      ({ kind, part }) => kind === 'removed' && (part === 'field' || part === 'repeat' || part === 'value'),
    )
    .map(({ id }) => ({
      kind: 'rules' as const,
      id,
      label: printDescription(labelsOf(before).item(id)),
      count: countReaders(before, id),
    }))
    .filter(({ count }) => count > 0);

async function listViews(em: EntityManager, form: Form, { removed }: Comparison): Promise<ImpactEffect[]> {
  if (removed.length === 0) return [];
  const views = await em.find(SavedView, { accountId: form.accountId });
  const ofForm = views.filter(({ query }) => query.includes(form.id));
  return removed
    .map(({ id, label }) => {
      const count = ofForm.filter(({ query }) => fieldOf(query) === id).length;
      return { kind: 'view' as const, id, label, count };
    })
    .filter(({ count }) => count > 0);
}

/** Returns the field that the filter of a view asks about; views are stored as the inbox's address. */
const fieldOf = (query: string): string | null =>
  new URLSearchParams(query.slice(query.indexOf('?') + 1)).get('field');

/** What a client sees is a list of fields: it neither loses one silently nor gains one (CLNT-079). */
function listClientEffects(form: Form, { removed, added }: Comparison): ImpactEffect[] {
  const visible = form.clientId ? (form.clientVisibleFields ?? null) : null;
  if (visible === null) return [];
  return [
    ...removed
      .filter(({ id }) => visible.includes(id))
      .map(({ id, label }) => ({ kind: 'client_view' as const, id, label, count: 1 })),
    ...added.map(({ id, label }) => ({ kind: 'client_hidden' as const, id, label, count: 1 })),
  ];
}

async function listPrefilled(
  em: EntityManager,
  form: Form,
  { removed }: Comparison,
): Promise<ImpactEffect[]> {
  const settings = await em.findOne(FormPublishing, { formId: form.id });
  return removed
    .filter(({ id }) => settings?.prefillable.includes(id))
    .map(({ id, label }) => ({ kind: 'prefilled', id, label, count: 1 }));
}

async function listWebhooks(em: EntityManager, form: Form, { removed }: Comparison): Promise<ImpactEffect[]> {
  if (removed.length === 0) return [];
  const { id: formId, accountId } = form;
  const own = [{ formId }, { formId: null }];
  const count = await em.count(Webhook, { accountId, isActive: true, $or: own });
  return count === 0 ? [] : removed.map(({ id, label }) => ({ kind: 'webhook', id, label, count }));
}

/**
 * Who is told of submissions by a part that goes: by a condition that reads it, which is then never met (NOTIF-070), or
 * as the answered address.
 */
async function listTold(
  em: EntityManager,
  form: Form,
  { before, after, removed }: Comparison,
): Promise<ImpactEffect[]> {
  const { id: formId, accountId, autoReply, answeredRecipients } = form;
  const asking = { accountId, formId, condition: { $ne: null } };
  const [recipients, webhooks] = await Promise.all([
    em.find(NotificationRecipient, { ...asking, isEnabled: true }),
    em.find(Webhook, { ...asking, isActive: true }),
  ]);
  const answered = answeredRecipients ?? [];
  const cases = autoReply?.isOn ? (autoReply.cases ?? []) : [];
  const conditions = [
    ...[...recipients, ...webhooks, ...answered].flatMap(({ condition }) => condition ?? []),
    ...cases.map((one) => one.if),
  ];
  const lost = [
    ...conditions.flatMap((condition) => {
      const known = new Set(listGone(before, condition));
      return [...new Set(listGone(after, condition))].filter((id) => !known.has(id));
    }),
    ...answered.map(({ field }) => field).filter((field) => removed.some(({ id }) => id === field)),
  ];
  return [...Map.groupBy(lost, (id) => id)].map(([id, { length: count }]) => ({
    kind: 'told',
    id,
    label: printDescription(labelsOf(before).item(id)),
    count,
  }));
}

const hasReplyAddress = (form: FormDefinition): boolean =>
  fieldsOf(form).some((field) => capabilitiesOf(field).isReplyAddress);

/** The automatic answer goes to the address in the submission. */
const listAutoReply = ({ autoReply }: Form, { before, after }: Comparison): ImpactEffect[] =>
  autoReply?.isOn && hasReplyAddress(before) && !hasReplyAddress(after)
    ? [{ kind: 'auto_reply', id: '', label: '', count: 1 }]
    : [];
