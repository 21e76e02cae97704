import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../../platform/identity/actor.ts';
import type { Submission } from '../../platform/contract/index.ts';
import type { Submission as SubmissionEntity } from '../../platform/entities/submission.entity.ts';
import { constant, flag, json, jsonObject, jsonOrNull, plain, text } from '../../platform/db/jsonObject.ts';
import { allOf, run, sql, type Sql } from '../../platform/db/sql.ts';
import { ownRows, type OwnRows } from './ownRows.ts';
import { PUBLIC_STATUS_MEMBERS, workJoins, WORK_MEMBERS } from '../work/work.ts';
import {
  ALL_ANSWERS,
  answersIn,
  FULL_VISIBILITY,
  sinceIn,
  type AnswerVisibility,
} from '../visibility/answerVisibility.ts';

/** The time of arrival with its microseconds, as text: a cursor compares it. */
export const exactTime = sql`to_char(s.submitted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** The columns of `form_submissions s` that lists and details show; the form's title comes beside them. */
export const SHOWN_COLUMNS = sql`s.id, s.form_id, s.revision_id, s.submission_data, s.receipt_code,
  s.user_agent, s.version, s.edited_at, s.entered_by, s.language, s.submitted_at, ${exactTime} as at`;

/** Whoever entered row `s` by hand. */
const ENTERED_BY = sql`case when s.entered_by is not null then json_build_object('id', s.entered_by, 'name',
  coalesce((select coalesce(nullif(ep.full_name, ''), ep.email) from profiles ep where ep.user_id = s.entered_by), '')) end`;

/** The time of arrival as answers carry it. */
const MILLISECONDS = sql`left(s.at, 23) || 'Z'`;

/** The tags of the rows of `shown`, found once for all: a look-up for each row costs more, as most have none. */
const tagsOf = (own: OwnRows): Sql => sql`
  with found as materialized (
    select st.submission_id, json_agg(json_build_object('id', t.id, 'name', t.name, 'color', t.color) order by lower(t.name)) as tags
    from submission_tags st join tags t on t.account_id = st.account_id and t.id = st.tag_id
    where ${own('st')} and st.submission_id = any(array(select id from shown)) group by st.submission_id)
  select * from found`;

/** A submission as one reader sees it: text of JSON written from `SHOWN_COLUMNS` of a row `s` of `shown`, with what it joins. */
export interface SubmissionShape {
  json: Sql;
  joins: (own: OwnRows) => Sql;
}

const SUBMISSION_MEMBERS = {
  id: plain(sql`s.id`),
  formId: plain(sql`s.form_id`),
  formTitle: text(sql`s.title`),
  revisionId: plain(sql`s.revision_id`),
  answers: json(ALL_ANSWERS),
  receiptCode: plain(sql`s.receipt_code`),
  submittedAt: plain(MILLISECONDS),
  userAgent: text(sql`s.user_agent`),
  version: json(sql`coalesce(s.version, 1)::text`),
  editedAt: text(sql`to_char(s.edited_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`),
  enteredBy: jsonOrNull(ENTERED_BY),
  language: text(sql`s.language`),
  isRead: flag(sql`m.read_at is not null`),
  isStarred: flag(sql`m.starred_at is not null`),
  tags: json(sql`coalesce(tagged.tags, '[]')`),
  ...WORK_MEMBERS,
};
const SUBMISSION_JSON = constant(jsonObject(SUBMISSION_MEMBERS));

/** What readers of some answers see: no browser, no language and no tags, which the owner gives by what was answered. */
const partOfSubmission = (visibility: AnswerVisibility): Sql =>
  jsonObject({
    ...SUBMISSION_MEMBERS,
    answers: json(answersIn(visibility)),
    userAgent: json(sql`'null'`),
    language: json(sql`'null'`),
    tags: json(sql`'[]'`),
  });

/** The answer to users, with the reader's marks and the form's tags: a `Submission` of the contract. */
export const asSubmission = (reader: Pick<Actor, 'id'>, visibility: AnswerVisibility): SubmissionShape => ({
  json: visibility.seesRules ? SUBMISSION_JSON : partOfSubmission(visibility),
  joins: (own) => sql`
    left join submission_marks m on ${own('m')} and m.submission_id = s.id and m.user_id = ${reader.id}
    left join (${tagsOf(own)}) tagged on tagged.submission_id = s.id ${workJoins(own)}`,
});

/**
 * The answer to clients: the visible answers alone, a `ClientSubmission` of the contract.
 * @param options.isRead the condition on rows `s` that the client has read.
 */
export const asClientSubmission = (
  visibility: AnswerVisibility,
  { isRead, seesStatus }: { isRead: Sql; seesStatus: boolean },
): SubmissionShape => ({
  json: jsonObject({
    id: plain(sql`s.id`),
    revisionId: plain(sql`s.revision_id`),
    answers: json(answersIn(visibility)),
    isRead: flag(isRead),
    receiptCode: plain(sql`s.receipt_code`),
    submittedAt: plain(MILLISECONDS),
    ...(seesStatus && { work: json(jsonObject(PUBLIC_STATUS_MEMBERS)) }),
  }),
  joins: seesStatus ? workJoins : () => sql``,
});

/** Reads a submission. The caller has checked access. */
export async function loadSubmission(
  em: EntityManager,
  reader: Pick<Actor, 'id'>,
  { id, accountId }: Pick<SubmissionEntity, 'id' | 'accountId'>,
  visibility: AnswerVisibility = FULL_VISIBILITY,
): Promise<Submission | null> {
  const shape = asSubmission(reader, visibility);
  const own = ownRows([accountId]);
  const [row] = await run<{ submission: Submission }>(
    em,
    sql`
      with shown as materialized (
        select ${SHOWN_COLUMNS}, f.title from form_submissions s join forms f on f.id = s.form_id
        where ${allOf([own('s'), sql`s.id = ${id}`, ...sinceIn(visibility)])})
      select (${shape.json})::json as submission from shown s ${shape.joins(own)}`,
  );
  return row?.submission ?? null;
}
