import {
  fieldsOf,
  openCard,
  partsThatFollow,
  type Field,
  type FormDefinition,
  type ResultCard,
} from '@inlay/sdk/model';
import type { GuardedCard, ResultsSnapshot, ResultsLine } from '../../platform/contract/index.ts';
import { listDefinitionsOf, loadWholeResults, type ResultsDeps } from '../../results/loadResults.ts';
import { NO_FILTER, type ResolvedQuery } from '../../results/resultsQuery.ts';
import { hideSmallGroups } from './hideSmallGroups.ts';
import { shareableQuestions } from './shareableQuestions.ts';

/** What a link shows. */
export interface SharedChoice {
  questions: readonly string[];
  texts: readonly string[];
  smallestGroup: number;
}

/**
 * Counts what a link shows of a form, now. No answer of another question is in it, and a chosen question that may be
 * shared no more is left out.
 * @throws {ProblemError} `service.unavailable` while too many others are counted.
 */
export async function takeSnapshot(
  deps: ResultsDeps,
  form: ResolvedQuery['form'],
  { questions, texts, smallestGroup }: SharedChoice,
): Promise<ResultsSnapshot> {
  const revisions = await listDefinitionsOf(deps, form);
  const shareable = new Map(shareableQuestions(revisions).map((one) => [one.id, one]));
  const shown = questions.filter((id) => {
    const one = shareable.get(id);
    return one !== undefined && !(smallestGroup > 0 && one.needsAllGroups);
  });
  // Questions in rows are read with their group.
  const groups = partsThatFollow(
    revisions.map(({ pages }) => ({ pages, values: [] })),
    shown,
  );
  const line = await loadWholeResults(deps, {
    form,
    visibility: {
      fields: [...shown, ...groups.map(({ id }) => id)],
      since: null,
      // Where small groups are hidden, those who were not asked could be one (decision 366).
      seesRules: smallestGroup === 0,
    },
    period: { from: null, until: null },
    ...NO_FILTER,
  });
  const { title, submissions, cards } = withoutTexts(line, new Set(texts));
  if (smallestGroup > 0 && submissions < smallestGroup) return { title, submissions: null, cards: [] };
  const fields = new Map<string, Field>(fieldsOf(currentOf(revisions)).map((field) => [field.id, field]));
  return {
    title,
    submissions,
    cards: cards
      .filter(({ id }) => shown.includes(id))
      .map((card) => guard(card, smallestGroup, fields.get(card.id))),
  };
}

const currentOf = ([current]: readonly FormDefinition[]): FormDefinition => {
  if (!current) throw new Error('A form has no current revision.');
  return current;
};

const guard = (card: ResultCard, smallestGroup: number, field: Field | undefined): GuardedCard =>
  smallestGroup > 0 ? hideSmallGroups(card, smallestGroup, field) : openCard(card);

/** Without what people wrote, unless their words were chosen. */
const withoutTexts = (line: ResultsLine, texts: ReadonlySet<string>): ResultsLine => ({
  ...line,
  cards: line.cards.map((card) =>
    card.kind === 'text' && !texts.has(card.id) ? { ...card, latest: [], words: null } : card,
  ),
});
