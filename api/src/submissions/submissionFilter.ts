import type { Actor } from '../auth/actor.ts';
import type { SubmissionFilter } from '../contract/index.ts';

/** A condition over `form_submissions s join forms f on f.id = s.form_id`, with its values for each `?`. */
export interface Condition {
  sql: string;
  values: readonly unknown[];
}

/** All of them hold. */
export const allOf = (...conditions: readonly Condition[]): Condition => ({
  sql: conditions.map(({ sql }) => `(${sql})`).join(' and '),
  values: conditions.flatMap(({ values }) => values),
});

/** Days as people write them; the search looks in each (SUBM-030). */
const DATE_FORMATS = ['YYYY-MM-DD', 'FMMM/FMDD/YYYY', 'DD.MM.YYYY', 'DD/MM/YYYY', 'FMMonth FMDD, YYYY'];

/** Whose local dates are meant. */
export const timeZoneOf = (actor: Pick<Actor, 'timeZone'>, filter: { timeZone?: string | undefined }) =>
  filter.timeZone ?? actor.timeZone ?? 'UTC';

/** Submissions of the person's own forms: the only ones he may delete, restore or see in a trash (D-170). */
export const ownedBy = (actor: Pick<Actor, 'id'>): Condition => ({
  sql: 's.account_id = ? and f.user_id = ? and f.deleted_at is null',
  values: [actor.id, actor.id],
});

/** Submissions the person may read (section 3): the SQL of `submissionsVisibleTo`, whatever the trash holds. */
export const visibleTo = (actor: Pick<Actor, 'id' | 'role'>): Condition =>
  actor.role === 'admin'
    ? { sql: 'f.deleted_at is null', values: [] }
    : {
        sql: 'f.deleted_at is null and (f.user_id = ? or f.assigned_to_user_id = ?)',
        values: [actor.id, actor.id],
      };

/** What a list without a form covers: one's own and what is assigned, also for administrators (D-107). */
export const listedFor = (actor: Pick<Actor, 'id'>): Condition => visibleTo({ id: actor.id, role: 'user' });

export const IN_INBOX: Condition = { sql: 's.deleted_at is null', values: [] };
export const IN_TRASH: Condition = { sql: 's.deleted_at is not null', values: [] };

/** Rows by id; as JSON, so that any number of them is one value. */
export const withIds = (ids: readonly string[]): Condition => ({
  sql: 's.id in (select value::uuid from jsonb_array_elements_text(?::jsonb))',
  values: [JSON.stringify(ids)],
});

/** The one place where a filter becomes a WHERE clause. */
export function matching(filter: SubmissionFilter, timeZone: string): Condition {
  const { formId, from, to, search } = filter;
  const parts: Condition[] = [{ sql: 'true', values: [] }];
  if (formId) parts.push({ sql: 's.form_id = ?', values: [formId] });
  if (from) parts.push({ sql: 's.submitted_at >= ?::timestamptz', values: [from] });
  if (to) parts.push({ sql: 's.submitted_at < ?::timestamptz', values: [to] });
  if (search?.trim()) parts.push(searching(search.trim(), timeZone));
  return allOf(...parts);
}

/** SUBM-028…030: in the serialised answers, in the form's title, in the local date. */
function searching(search: string, timeZone: string): Condition {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const dates = DATE_FORMATS.map((format) => `to_char(s.submitted_at at time zone ?, '${format}') ilike ?`);
  return {
    sql: ['s.submission_data::text ilike ?', 'f.title ilike ?', ...dates].join(' or '),
    values: [pattern, pattern, ...DATE_FORMATS.flatMap(() => [timeZone, pattern])],
  };
}

/** The same condition with `$1`, `$2`, … as the plain driver wants it. */
export function numbered(sql: string): string {
  let count = 0;
  return sql.replace(/\?/g, () => `$${++count}`);
}
