import type { EntityManager } from '@mikro-orm/postgresql';
import type { Answers } from '@inlay/sdk/model';
import type { Actor } from '../identity/actor.ts';
import type { Submission as PresentedSubmission } from '../contract/index.ts';
import { idArray, run, sql, type Sql } from '../db/sql.ts';
import { ALL_ANSWERS } from './answerVisibility.ts';

/** A submission for lists and details, with one person's marks. */
export interface SubmissionRow {
  id: string;
  form_id: string;
  revision_id: string;
  submission_data: Answers;
  receipt_code: string;
  user_agent: string | null;
  submitted_at: string;
  is_read: boolean;
  is_starred: boolean;
  tags: { id: string; name: string }[] | null;
}

/** A time with its microseconds, as text. */
export const exactTime = (table: 's' | 'wanted'): Sql =>
  sql.raw(`to_char(${table}.submitted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`);

/** The columns of a `SubmissionRow`, selected from `joinSubmissions`. @param answers see `answersIn`. */
export const submissionColumns = (answers: Sql): Sql =>
  sql`s.id, s.form_id, s.revision_id, ${answers} as submission_data, s.receipt_code, s.user_agent,
     ${exactTime('s')} as submitted_at,
     m.read_at is not null as is_read, m.starred_at is not null as is_starred,
     (select json_agg(json_build_object('id', t.id, 'name', t.name) order by lower(t.name))
      from submission_tags st join tags t on t.id = st.tag_id where st.submission_id = s.id) as tags`;

/** Joins submissions to the ids in `wanted`; its value is the person whose marks are read. */
export const joinSubmissions = (reader: Pick<Actor, 'id'>): Sql => sql`
  join form_submissions s on s.id = wanted.id
  left join submission_marks m on m.submission_id = s.id and m.user_id = ${reader.id}`;

/** Reads submissions in the order of their ids. The caller has checked access. */
export async function readSubmissions(
  em: EntityManager,
  actor: Actor,
  ids: readonly string[],
): Promise<SubmissionRow[]> {
  if (ids.length === 0) return [];
  return run(
    em,
    sql`
      select ${submissionColumns(ALL_ANSWERS)}
      from unnest(${idArray(ids)}::uuid[]) with ordinality as wanted(id, place) ${joinSubmissions(actor)}
      order by wanted.place`,
  );
}

/** Presents a submission of a list or a detail. */
export function presentSubmission(row: SubmissionRow, formTitle: string): PresentedSubmission {
  return {
    id: row.id,
    formId: row.form_id,
    formTitle,
    revisionId: row.revision_id,
    answers: row.submission_data,
    receiptCode: row.receipt_code,
    submittedAt: new Date(row.submitted_at).toISOString(),
    userAgent: row.user_agent,
    isRead: row.is_read,
    isStarred: row.is_starred,
    tags: row.tags ?? [],
  };
}
