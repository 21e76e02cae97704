import { ACCESS_TEXTS, type Language } from '@inlay/sdk/model';
import type { FormPageState } from '@inlay/sdk/server';

/** The page of a form for invited people, shown to everybody else. */
export function invitedOnlyState(language: Language): FormPageState {
  const { invitedOnlyTitle: title, invitedOnly: text } = ACCESS_TEXTS[language];
  return { kind: 'message', form: null, title, text };
}

/** The page of a link that is used: it says so to whoever holds it. */
export function answeredState(language: Language): FormPageState {
  const { alreadySentTitle: title, answered: text } = ACCESS_TEXTS[language];
  return { kind: 'message', form: null, title, text };
}

/** The page of a link that opens nothing, whatever the reason: nobody learns from it who is invited. */
export function unknownLinkState(language: Language): FormPageState {
  const { invitedLinkTitle: title, invitedLink: text } = ACCESS_TEXTS[language];
  return { kind: 'message', form: null, title, text };
}
