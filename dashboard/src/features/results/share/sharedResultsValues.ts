import { t } from '@lingui/core/macro';
import type { CreateSharedResultsRequest, ShareableQuestion } from '@inlay/api/contract';
import { DEFAULT_HIDING_GROUP, LARGEST_HIDING_GROUP, SMALLEST_HIDING_GROUP } from '@inlay/sdk/model';
import { fromLocalInput } from '../../../lib/localTime.ts';

/** Entries of a new link, by the names of the request's fields. */
export type SharedResultsValues = {
  name: string;
  questions: string[];
  texts: string[];
  hidesGroups: boolean;
  smallestGroup: string;
  /** As `datetime-local` has it; empty = no end. */
  expiresAt: string;
  isFrozen: boolean;
};

export const NEW_LINK: SharedResultsValues = {
  name: '',
  questions: [],
  texts: [],
  hidesGroups: true,
  smallestGroup: String(DEFAULT_HIDING_GROUP),
  expiresAt: '',
  isFrozen: false,
};

/** Returns whether the link would show the question (RESULT-022). */
export const isShown = ({ needsAllGroups }: ShareableQuestion, hidesGroups: boolean): boolean =>
  !needsAllGroups || !hidesGroups;

/** Returns the problems of the entries, by field. */
export function checkValues(
  values: SharedResultsValues,
  shareable: readonly ShareableQuestion[],
): Partial<Record<keyof SharedResultsValues, string>> {
  const { name, questions, smallestGroup, expiresAt } = toRequest(values, shareable);
  const [least, most] = [SMALLEST_HIDING_GROUP, LARGEST_HIDING_GROUP];
  const isRightSize =
    !values.hidesGroups ||
    (/^\s*\d+\s*$/.test(values.smallestGroup) && smallestGroup >= least && smallestGroup <= most);
  return {
    ...(name ? {} : { name: t`Enter a name` }),
    ...(questions.length > 0 ? {} : { questions: t`Choose at least one question` }),
    ...(isRightSize ? {} : { smallestGroup: t`Enter a whole number from ${least} to ${most}.` }),
    ...(expiresAt === null || Date.parse(expiresAt) > Date.now()
      ? {}
      : { expiresAt: t`Choose a time in the future.` }),
  };
}

/** Returns the link to be made: with what it would show, of what can still be shared. */
export function toRequest(
  values: SharedResultsValues,
  shareable: readonly ShareableQuestion[],
): CreateSharedResultsRequest {
  const { name, texts, hidesGroups, smallestGroup, expiresAt, isFrozen } = values;
  const chosen = shareable.filter(
    (question) => values.questions.includes(question.id) && isShown(question, hidesGroups),
  );
  return {
    name: name.trim(),
    questions: chosen.map(({ id }) => id),
    texts: chosen.flatMap(({ id, kind }) => (kind === 'text' && texts.includes(id) ? [id] : [])),
    smallestGroup: hidesGroups ? Number(smallestGroup) : 0,
    expiresAt: fromLocalInput(expiresAt),
    isFrozen,
  };
}
