import { asksForCode, isOfDomains, LOCKED_PART, type Question } from '@inlay/sdk/model';
import type { Config } from '../../../platform/config/config.ts';
import { linkableFields, parseLinked } from '../../../forms/publishing/lockableFields.ts';
import { signAnswer } from '../../../forms/publishing/lockedToken.ts';
import type { PublishedForm } from '../publishedForm.ts';
import { findSignedIn, type SignedIn } from './signInPass.ts';

type Place = Pick<PublishedForm, 'id' | 'definition' | 'signInField' | 'signInProvider'>;

/** A lock that the platform does not honour: its field says so. */
const REFUSED = { [LOCKED_PART]: '' };

/** Returns the field that is answered with the address of whoever has signed in; null for none, and for one that is gone. */
const signInFieldOf = ({ definition, signInField }: Place): Question | null =>
  signInField === null ? null : (linkableFields(definition).find(({ id }) => id === signInField) ?? null);

/** What a field would be answered with: a verified address, or in a text what the provider calls them. */
const answerOf = (field: Question, { email, subject }: SignedIn): string | null =>
  field.type === 'email' ? email : (email ?? subject);

/** Returns why a form does not take somebody who has signed in; null where it does. */
export function refuseSignedIn(form: Place, person: SignedIn): 'unverified' | 'address' | null {
  const field = signInFieldOf(form);
  if (!field) return null;
  const answer = answerOf(field, person);
  if (answer === null) return 'unverified';
  const isOther = asksForCode(field) && !isOfDomains(field, answer);
  return isOther || parseLinked(field, answer) === undefined ? 'address' : null;
}

/**
 * Returns what a sign-in fills in, as a locked answer that the platform has just signed (EMBED-140). One that the field no
 * longer takes is refused beside it, so that nobody answers in its place.
 * @param pass of the page, or of what it sends
 */
export function lockedBySignIn(
  config: Pick<Config, 'secret'>,
  form: Place,
  pass: unknown,
): Record<string, unknown> {
  const field = signInFieldOf(form);
  const person = field && findSignedIn(config, form, pass);
  if (!field || !person) return {};
  if (refuseSignedIn(form, person)) return { [field.id]: REFUSED };
  const value = answerOf(field, person);
  const token = signAnswer(config, { formId: form.id, fieldId: field.id }, { value, until: null });
  return { [field.id]: { [LOCKED_PART]: token } };
}
