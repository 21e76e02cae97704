import {
  createEmptyDefinition,
  createField,
  withFields,
  type FormDefinition,
  type Language,
} from '@inlay/sdk/model';
import { sayIn } from '../../platform/texts/translate.ts';

/** Longest message, in characters. */
const MAX_MESSAGE_LENGTH = 5_000;

/** Creates the form that everybody needs first, in a language: a name, an address and a message (AUTH-048). */
export function createContactForm(language: Language): FormDefinition {
  const say = sayIn(language);
  return withFields({ ...createEmptyDefinition(say('Contact us')), language }, [
    { ...createField('text'), id: 'name', label: say('Your name'), required: true, columns: 6 },
    { ...createField('email'), id: 'email', label: say('Email'), required: true, columns: 6 },
    {
      ...createField('textarea'),
      id: 'message',
      label: say('Message'),
      required: true,
      maxLength: MAX_MESSAGE_LENGTH,
    },
  ]);
}
