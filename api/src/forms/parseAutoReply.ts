import type { EntityManager } from '@mikro-orm/postgresql';
import {
  capabilitiesOf,
  fieldsOf,
  isSameJson,
  repeatsOf,
  type Expression,
  type Field,
  type FormDefinition,
} from '@inlay/sdk/model';
import type { AnsweredRecipient, AutoReply } from '../platform/contract/index.ts';
import type { Form } from '../platform/entities/form.entity.ts';
import { invalidField } from '../platform/http/invalidField.ts';
import { getCurrentRevision } from './getForm.ts';
import { parseCondition } from './parseCondition.ts';

/** Lists the fields whose answers are one address that mails can go to: none of those that each row has. */
function listAddressFields(definition: FormDefinition): Field[] {
  const inRows = new Set(repeatsOf(definition).flatMap(({ items }) => items.map(({ id }) => id)));
  return fieldsOf(definition).filter(
    (field) => capabilitiesOf(field).isReplyAddress && !inRows.has(field.id),
  );
}

const NO_FIELD = 'This form has no email field that an answer could go to.';

/**
 * Checks the automatic reply and its cases against the form as visitors see it: it needs an email field to take its
 * address from. One that is off may wait for its field, and what is stored already may ask for what is gone: the rest
 * can still be changed.
 * @throws {ProblemError} `request.invalid` with the invalid part.
 */
export async function parseAutoReply(
  em: EntityManager,
  form: Form,
  autoReply: AutoReply | null,
): Promise<AutoReply | null> {
  if (!autoReply) return null;
  const { cases = [], ...base } = autoReply;
  const stored = (form.autoReply?.cases ?? []).map((one) => one.if);
  for (const [at, { if: condition }] of cases.entries())
    await parseNewCondition(em, form, { condition, stored, path: ['autoReply', 'cases', String(at), 'if'] });
  if (!autoReply.isOn) return autoReply;
  const { definition } = await getCurrentRevision(em, form);
  const fields = listAddressFields(definition);
  if (fields.length === 0)
    throw invalidField(['autoReply', 'isOn'], { code: 'no_email_field', message: NO_FIELD });
  const known = [form.autoReply?.to, ...(form.autoReply?.cases ?? []).map(({ to }) => to)];
  for (const [at, { to }] of [base, ...cases].entries())
    if (!known.includes(to))
      assertAddressField(fields, to, ['autoReply', ...(at === 0 ? [] : ['cases', String(at - 1)]), 'to']);
  return autoReply;
}

/**
 * Checks whose answers are notified against the form as visitors see it, apart from what is stored already.
 * @throws {ProblemError} `request.invalid` with the invalid part.
 */
export async function parseAnsweredRecipients(
  em: EntityManager,
  form: Form,
  recipients: readonly AnsweredRecipient[],
): Promise<AnsweredRecipient[] | null> {
  const { definition } = await getCurrentRevision(em, form);
  const fields = listAddressFields(definition);
  const known = form.answeredRecipients ?? [];
  const stored = known.map(({ condition }) => condition);
  for (const [at, { field, condition }] of recipients.entries()) {
    const path = ['answeredRecipients', String(at)];
    if (!known.some((one) => one.field === field)) assertAddressField(fields, field, [...path, 'field']);
    await parseNewCondition(em, form, { condition, stored, path: [...path, 'condition'] });
  }
  const byField = new Map(recipients.map((one) => [one.field, one]));
  return byField.size > 0 ? [...byField.values()] : null;
}

async function parseNewCondition(
  em: EntityManager,
  form: Form,
  given: { condition: Expression | null; stored: readonly (Expression | null)[]; path: readonly string[] },
): Promise<void> {
  const { condition, stored, path } = given;
  if (!stored.some((one) => isSameJson(one, condition))) await parseCondition(em, form, condition, path);
}

function assertAddressField(fields: readonly Field[], id: string | undefined, path: readonly string[]): void {
  if (id === undefined || fields.some((field) => field.id === id)) return;
  throw invalidField(path, { code: 'unknown_field', message: NO_FIELD });
}
