import type { EntityManager } from '@mikro-orm/postgresql';
import { LOCKED_PART, controlName, formEntries, type Question } from '@inlay/sdk/model';
import type { Config } from '../../platform/config/config.ts';
import type { PrefilledLink, PrefilledLinkRequest } from '../../platform/contract/index.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import { getCurrentRevision } from '../getForm.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { linkableFields, parseLinked } from './lockableFields.ts';
import { signAnswer } from './lockedToken.ts';
import { findAddress } from '../addresses/formAddress.ts';
import { getPublishing, updatePublishing } from './publishing.ts';

/**
 * Makes a link that fills in answers, locked ones among them (EMBED-105). It stores nothing of them; the form allows
 * links to fill in these fields from then on.
 * @throws {ProblemError} `request.invalid`, naming each answer that its field does not take.
 */
export async function makePrefilledLink(
  em: EntityManager,
  { form, config, asked }: { form: Form; config: Config; asked: PrefilledLinkRequest },
): Promise<PrefilledLink> {
  const { definition } = await getCurrentRevision(em, form);
  const fields = new Map(linkableFields(definition).map((field) => [field.id, field]));
  const answers = parseAnswers(fields, asked);
  const locked = asked.locked ?? [];
  await allowLinked(em, form, { ids: answers.map(([id]) => id), locked });
  const until = asked.until ? Math.floor(Date.parse(asked.until) / 1_000) : null;
  const sign = (fieldId: string, value: unknown): string =>
    signAnswer(config, { formId: form.id, fieldId }, { value, until });
  const values = answers.map(([fieldId, value]) => {
    const isLocked = locked.includes(fieldId);
    return [fieldId, isLocked ? { [LOCKED_PART]: sign(fieldId, value) } : value];
  });
  // A link names fields as a plain post does, without the prefix.
  const pairs = formEntries(definition, Object.fromEntries(values) as Record<string, unknown>).map(
    ([name, value]): [string, string] => [name.slice(controlName('').length), value],
  );
  const prefill = new URLSearchParams(pairs).toString();
  const address = (await findAddress(em, config, form)) ?? `${config.publicUrl}/embed/${form.id}`;
  return { url: `${address}?${prefill}`, prefill };
}

function parseAnswers(
  fields: ReadonlyMap<string, Question>,
  { answers, locked = [] }: PrefilledLinkRequest,
): [id: string, value: unknown][] {
  const parsed = Object.entries(answers).map(([id, raw]): [string, unknown] => {
    const field = fields.get(id);
    return [id, field && parseLinked(field, raw, { isWhole: locked.includes(id) })];
  });
  const wrong = parsed.flatMap(([id, value]) =>
    value === undefined
      ? [
          {
            path: ['answers', id],
            code: 'invalid_answer',
            message: 'This field does not take this answer from a link.',
          },
        ]
      : [],
  );
  const unanswered = locked.flatMap((id, at) =>
    Object.hasOwn(answers, id)
      ? []
      : [{ path: ['locked', at], code: 'no_answer', message: 'A locked field needs an answer.' }],
  );
  const issues = [...wrong, ...unanswered];
  if (issues.length > 0) throw new ProblemError('request.invalid', { issues });
  return parsed;
}

/** Lets links fill in these fields, and lock some of them. */
export async function allowLinked(
  em: EntityManager,
  form: Form,
  { ids, locked }: { ids: readonly string[]; locked: readonly string[] },
): Promise<void> {
  const { prefillable, lockedFields } = await getPublishing(em, form);
  const isAllowed =
    ids.every((id) => prefillable.includes(id)) && locked.every((id) => lockedFields.includes(id));
  if (isAllowed) return;
  await updatePublishing(em, {
    form,
    changes: { prefillable: [...prefillable, ...ids], lockedFields: [...lockedFields, ...locked] },
  });
}
