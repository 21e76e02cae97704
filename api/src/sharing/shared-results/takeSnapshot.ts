import {
  fieldsOf,
  isQuestion,
  openCard,
  partsThatFollow,
  type Field,
  type FormDefinition,
  type ResultCard,
} from '@inlay/sdk/model';
import type { ResultsSnapshot, ResultsLine } from '../../platform/contract/index.ts';
import { listDefinitionsOf, loadWholeResults, type ResultsDeps } from '../../results/loadResults.ts';
import { NO_FILTER, type ResolvedQuery } from '../../results/resultsQuery.ts';
import { FULL_VISIBILITY } from '../../submissions/visibility/answerVisibility.ts';
import { visibleForm } from '../../submissions/visibility/visibleForm.ts';
import { latestText } from '../../results/newestTexts.ts';
import { holdResults, type HeldCard } from './heldResults.ts';
import { hideSmallGroups } from './hideSmallGroups.ts';
import { shareableQuestions } from './shareableQuestions.ts';

/** What a link shows. */
export interface SharedChoice {
  questions: readonly string[];
  texts: readonly string[];
  smallestGroup: number;
}

/**
 * Reads what a link shows of a form. No answer of another question is in it, and a chosen question that may be shared
 * no more is left out. Where small groups are hidden it is counted again when enough new answers have come
 * (decision 924), else now.
 * @throws {ProblemError} `service.unavailable` while too many others are counted.
 */
export async function takeSnapshot(
  deps: ResultsDeps,
  form: ResolvedQuery['form'],
  choice: SharedChoice,
): Promise<ResultsSnapshot> {
  const { questions, smallestGroup } = choice;
  const revisions = await listDefinitionsOf(deps, form);
  const shareable = new Map(shareableQuestions(revisions).map((one) => [one.id, one]));
  const isShown = (id: string): boolean => {
    const one = shareable.get(id);
    return one !== undefined && !(smallestGroup > 0 && one.needsAllGroups);
  };
  const shown = questions.filter(isShown);
  if (smallestGroup === 0) {
    const { title, submissions, cards } = await countNow(deps, form, { revisions, shown, seesRules: true });
    const open = cards.filter(({ id }) => shown.includes(id)).map(openCard);
    return { title, submissions, cards: open.map((one) => ({ ...one, card: textsOf(one.card, choice) })) };
  }
  // All links of the form show the same answers: two of them must not tell what came between.
  const held = await holdResults(deps.pool, form, smallestGroup, {
    asked: shown,
    count: () =>
      // Where small groups are hidden, those who were not asked could be one (decision 366).
      countNow(deps, form, { revisions, shown: [...shareable.keys()].filter(isShown), seesRules: false }),
  });
  const { title } = form;
  const { submissions } = held;
  if (submissions < smallestGroup) return { title, submissions: null, cards: [] };
  // A label may name another question, which this link may not show.
  const visible = visibleForm(currentOf(revisions), { ...FULL_VISIBILITY, fields: shown });
  const labels = new Map(visible.fields.filter(isQuestion).map((field) => [field.id, field.label]));
  const fields = new Map<string, Field>(fieldsOf(currentOf(revisions)).map((field) => [field.id, field]));
  const cards = await Promise.all(
    [...shareable.keys()].flatMap((id) => {
      const one = shown.includes(id) ? held.cards.get(id) : undefined;
      return one ? [withLatest(deps, form, { ...one, card: textsOf(one.card, choice) }, fields.get(id))] : [];
    }),
  );
  return {
    title,
    submissions,
    cards: cards.map((card) => {
      const named = { ...card, label: labels.get(card.id) ?? '' };
      return hideSmallGroups(named, smallestGroup, fields.get(card.id));
    }),
  };
}

/** Counts questions of a form, and the groups of those in rows. */
function countNow(
  deps: ResultsDeps,
  form: ResolvedQuery['form'],
  {
    revisions,
    shown,
    seesRules,
  }: { revisions: readonly FormDefinition[]; shown: string[]; seesRules: boolean },
): Promise<ResultsLine> {
  const groups = partsThatFollow(
    revisions.map(({ pages }) => ({ pages, values: [] })),
    shown,
  );
  return loadWholeResults(deps, {
    form,
    visibility: { fields: [...shown, ...groups.map(({ id }) => id)], since: null, seesRules },
    period: { from: null, until: null },
    ...NO_FILTER,
  });
}

const currentOf = ([current]: readonly FormDefinition[]): FormDefinition => {
  if (!current) throw new Error('A form has no current revision.');
  return current;
};

/** Without what people wrote, unless their words were chosen. */
const textsOf = (card: ResultCard, { texts }: SharedChoice): ResultCard =>
  card.kind === 'text' && !texts.includes(card.id) ? { ...card, latest: [], words: null } : card;

const LATEST_ANSWERS = `
  select s.id, s.submission_data -> $3::text as answer from form_submissions s
  where s.form_id = $1 and s.account_id = $2 and s.id = any($4::uuid[]) and s.deleted_at is null
    and ($5::timestamptz is null or s.edited_at is null or s.edited_at <= $5)`;

/** With the texts of its latest answers, of which ids alone are kept: one that was deleted or edited is gone at once. */
async function withLatest(
  { pool }: ResultsDeps,
  { id, accountId }: ResolvedQuery['form'],
  { card, until }: HeldCard,
  field: Field | undefined,
): Promise<ResultCard> {
  if (card.kind !== 'text' || card.latest.length === 0 || !field || !isQuestion(field)) return card;
  const ids = card.latest.map(({ submissionId }) => submissionId);
  const { rows } = await pool.query<{ id: string; answer: unknown }>(LATEST_ANSWERS, [
    id,
    accountId,
    field.id,
    ids,
    until,
  ]);
  const texts = new Map(rows.map((row) => [row.id, latestText(field, row.answer)]));
  const latest = card.latest.flatMap(({ submissionId }) => {
    const text = texts.get(submissionId);
    return text ? [{ submissionId, text }] : [];
  });
  return { ...card, latest };
}
