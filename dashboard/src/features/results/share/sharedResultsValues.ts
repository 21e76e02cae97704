import { t } from '@lingui/core/macro';
import type {
  CreateSharedResultsRequest,
  ShareableQuestion,
  SharedResults,
  UpdateSharedResultsRequest,
} from '@inlay/api/contract';
import {
  DEFAULT_HIDING_GROUP,
  LARGEST_HIDING_GROUP,
  PASSWORD_LENGTH,
  SMALLEST_HIDING_GROUP,
} from '@inlay/sdk/model';
import { viewerZone } from '../../../lib/formatTime.ts';
import { fromLocalInput, toLocalInput } from '../../../lib/zonedTime.ts';

/** Entries of a new link, by the names of the request's fields. */
export type SharedResultsValues = {
  name: string;
  questions: string[];
  texts: string[];
  hidesGroups: boolean;
  smallestGroup: string;
  /** As `datetime-local` has it, in the zone of the person's profile; empty = no end. */
  expiresAt: string;
  isFrozen: boolean;
  asksPassword: boolean;
  /** Empty = the one that the link has already. */
  password: string;
};

export const NEW_LINK: SharedResultsValues = {
  name: '',
  questions: [],
  texts: [],
  hidesGroups: true,
  smallestGroup: String(DEFAULT_HIDING_GROUP),
  expiresAt: '',
  isFrozen: false,
  asksPassword: false,
  password: '',
};

/** The end of a link as its field shows it, in the zone of the person's profile (D-22). */
const shownEnd = ({ expiresAt }: SharedResults): string => toLocalInput(expiresAt, viewerZone());

/** Returns the entries of a link as it is. */
export const valuesOf = (link: SharedResults): SharedResultsValues => ({
  name: link.name,
  questions: link.questions,
  texts: link.texts,
  hidesGroups: link.smallestGroup > 0,
  smallestGroup: String(link.smallestGroup || DEFAULT_HIDING_GROUP),
  expiresAt: shownEnd(link),
  isFrozen: link.frozenAt !== null,
  asksPassword: link.hasPassword,
  password: '',
});

/** Returns whether the link would show the question (RESULT-022). */
export const isShown = ({ needsAllGroups }: ShareableQuestion, hidesGroups: boolean): boolean =>
  !needsAllGroups || !hidesGroups;

/** Returns the problems of the entries, by field. */
export function checkValues(
  values: SharedResultsValues,
  shareable: readonly ShareableQuestion[],
  link: SharedResults | null,
): Partial<Record<keyof SharedResultsValues, string>> {
  const { name, questions, smallestGroup, expiresAt } = toRequest(values, shareable);
  const { min, max } = PASSWORD_LENGTH;
  const isPicture = link !== null && link.frozenAt !== null;
  const isEndKept = link !== null && values.expiresAt === shownEnd(link);
  const isKept = link?.hasPassword === true && values.password === '';
  const isRightPassword =
    !values.asksPassword || isKept || (values.password.length >= min && values.password.length <= max);
  const [least, most] = [SMALLEST_HIDING_GROUP, LARGEST_HIDING_GROUP];
  const isRightSize =
    !values.hidesGroups ||
    (/^\s*\d+\s*$/.test(values.smallestGroup) && smallestGroup >= least && smallestGroup <= most);
  return {
    ...(name ? {} : { name: t`Enter a name` }),
    ...(isPicture || questions.length > 0 ? {} : { questions: t`Choose at least one question` }),
    ...(isRightSize ? {} : { smallestGroup: t`Enter a whole number from ${least} to ${most}.` }),
    ...(isEndKept || expiresAt === null || Date.parse(expiresAt) > Date.now()
      ? {}
      : { expiresAt: t`Choose a time in the future.` }),
    ...(isRightPassword ? {} : { password: t`Enter a password of ${min} to ${max} characters.` }),
  };
}

/** Returns the link to be made: with what it would show, of what can still be shared. */
export function toRequest(
  values: SharedResultsValues,
  shareable: readonly ShareableQuestion[],
): CreateSharedResultsRequest {
  const { name, texts, hidesGroups, smallestGroup, expiresAt, isFrozen, asksPassword, password } = values;
  const chosen = shareable.filter(
    (question) => values.questions.includes(question.id) && isShown(question, hidesGroups),
  );
  return {
    name: name.trim(),
    questions: chosen.map(({ id }) => id),
    texts: chosen.flatMap(({ id, kind }) => (kind === 'text' && texts.includes(id) ? [id] : [])),
    smallestGroup: hidesGroups ? Number(smallestGroup) : 0,
    expiresAt: fromLocalInput(expiresAt, viewerZone()),
    isFrozen,
    password: asksPassword ? password : null,
  };
}

/** Returns what changes of a link; a frozen one keeps what it shows. */
export function toChanges(
  values: SharedResultsValues,
  shareable: readonly ShareableQuestion[],
  link: SharedResults,
): UpdateSharedResultsRequest {
  const { name, questions, texts, smallestGroup, expiresAt, password } = toRequest(values, shareable);
  return {
    name,
    ...(link.frozenAt === null && { questions, texts, smallestGroup }),
    // The field knows minutes only.
    ...(values.expiresAt !== shownEnd(link) && { expiresAt }),
    ...(password !== '' && (password !== null || link.hasPassword) && { password }),
  };
}
