import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import type { Actor } from '../identity/actor.ts';
import type { FormSummary } from '../contract/index.ts';
import { Form } from '../entities/form.entity.ts';
import { findFormActivity, NO_ACTIVITY } from './formActivity.ts';
import { presentFormSummary } from './presentForm.ts';

const COUNT_FIELDS = `
  select form_id, jsonb_array_length(definition -> 'fields') as count from form_revisions where id in (?)`;

/** The forms of a scope as the person may see them, newest first (D-48). */
export async function listForms(
  em: EntityManager,
  actor: Actor,
  scope: FilterQuery<Form>,
): Promise<FormSummary[]> {
  const forms = await em.find(Form, scope, { orderBy: { createdAt: 'desc', id: 'desc' } });
  if (forms.length === 0) return [];
  const activity = await findFormActivity(
    em,
    forms.map((form) => form.id),
  );
  const fieldCounts = await countFields(em, forms);
  return forms.map((form) =>
    presentFormSummary(form, {
      actor,
      fieldCount: fieldCounts.get(form.id) ?? 0,
      activity: activity.get(form.id) ?? NO_ACTIVITY,
    }),
  );
}

/** Counted by the database: a list has no use for the definitions themselves. */
async function countFields(em: EntityManager, forms: readonly Form[]): Promise<Map<string, number>> {
  const ids = forms.map((form) => form.currentRevisionId);
  const rows = await em.execute<{ form_id: string; count: number }[]>(COUNT_FIELDS, [ids]);
  return new Map(rows.map((row) => [row.form_id, row.count]));
}
