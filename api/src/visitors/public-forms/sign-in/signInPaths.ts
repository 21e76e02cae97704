import type { SignOnOutcome } from '../../../platform/contract/index.ts';

/** Name of what an address says of a sign-in that opened nothing. */
export const PROBLEM_PARAMETER = 'formSignIn';

/** Why a sign-in opened a form to nobody. */
const PROBLEMS = ['cancelled', 'unverified', 'address', 'unreachable', 'tooMany', 'failed'] as const;

export type SignInProblem = (typeof PROBLEMS)[number];

/** Longest query that is kept on the way to the provider, in characters: a cookie holds it, sealed. */
const MAX_KEPT_LENGTH = 1_500;

/** Reads why the last sign-in opened nothing; null where the address says nothing of it. */
export const readProblem = (given: unknown): SignInProblem | null =>
  PROBLEMS.find((one) => one === given) ?? null;

/** Returns what a visitor is told of how their way to the provider ended. */
export const problemOf = (outcome: SignOnOutcome): SignInProblem =>
  readProblem(outcome) ?? (outcome === 'expired' ? 'cancelled' : 'failed');

/** Returns the address of a form, with what its address fills in but without what it says of a sign-in. */
export function formPath(formId: string, search: string): string {
  const query = new URLSearchParams(search);
  query.delete(PROBLEM_PARAMETER);
  const kept = query.toString();
  return kept && kept.length <= MAX_KEPT_LENGTH ? `/embed/${formId}?${kept}` : `/embed/${formId}`;
}

/** Returns the address of a form that says why a sign-in opened nothing. */
export const problemPath = (from: string, problem: SignInProblem): string =>
  `${from}${from.includes('?') ? '&' : '?'}${PROBLEM_PARAMETER}=${problem}`;

/** Where whoever has signed in again, with answers in another window, is told to go back to that. */
export const signedInPath = (formId: string): string => `/embed/${formId}/signed-in`;
