import { createEmptyDefinition } from '@inlay/sdk/model';

/** Why a form takes and shows nothing before its password is given, or its visitor has signed in. */
type Lock = 'form.password_required' | 'form.sign_in_required' | 'form.changed';

/**
 * Returns a form as whoever has not given its password, or not signed in, meets it: nothing of what its owner wrote is left, so that no
 * route can show any of it (EMBED-130).
 * @param hasPass whether a pass was shown that has ended
 */
export const lockForm = <Form extends { requiresSignIn: boolean }>(form: Form, hasPass: boolean) => ({
  ...form,
  definition: createEmptyDefinition(),
  plan: null,
  logoUrl: null,
  coverUrl: null,
  redirectUrl: null,
  prefillable: [],
  hiddenFields: [],
  lockedFields: [],
  uniqueField: null,
  signInField: null,
  opensText: null,
  closedText: null,
  socialTitle: null,
  socialDescription: null,
  socialPictureUrl: null,
  isOutdated: false,
  placesLeft: null,
  closed: hasPass
    ? ('pass_ended' as const)
    : form.requiresSignIn
      ? ('sign_in' as const)
      : ('password' as const),
});

/** As much of a form as says whether it waits for its password or a sign-in. */
interface Closed {
  closed: string | null;
}

/** Tells whether a form waits for its password or a sign-in. */
export const isLocked = ({ closed }: Closed): boolean =>
  closed === 'password' || closed === 'sign_in' || closed === 'pass_ended';

/**
 * Returns why a form shows and takes nothing; null where it waits for none. A page whose pass has ended is told
 * that the form has changed: it then posts everything plainly, and is asked again with all that was typed.
 */
export function findLock({ closed }: Closed): Lock | null {
  if (closed === 'pass_ended') return 'form.changed';
  if (closed === 'sign_in') return 'form.sign_in_required';
  return closed === 'password' ? 'form.password_required' : null;
}
