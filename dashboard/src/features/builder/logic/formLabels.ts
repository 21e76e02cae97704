import { t } from '@lingui/core/macro';
import { labelsOf, type FormDefinition } from '@inlay/sdk/model';
import { ADDRESS_WORDS, NAME_WORDS } from '../typeSettings/partWords.ts';

const WORDS = {
  page: (number: number) => t`Page ${number}`,
  ending: (number: number) => t`Ending ${number}`,
  parts: {
    ...NAME_WORDS,
    ...ADDRESS_WORDS,
    from: () => t`From`,
    to: () => t`To`,
    agreed: () => t`Agreed`,
    typed: () => t`Typed name`,
  },
};

/** Returns what a form's owner calls its parts, in the language of the screen. */
export const formLabels = (form: FormDefinition) => labelsOf(form, WORDS);
