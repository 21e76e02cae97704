import type { Description } from '../../logic/words/description.ts';

/** Kinds of a form's parts, as its changes name them. */
export type FormPartKind =
  | 'form'
  | 'page'
  | 'section'
  | 'repeat'
  | 'field'
  | 'option'
  | 'value'
  | 'ending'
  | 'quota';

/** One difference between two definitions of a form. */
export interface FormChange {
  kind: 'added' | 'removed' | 'moved' | 'changed';
  part: FormPartKind;
  /** Id of the part; of an option, its field's; empty for the form itself. */
  id: string;
  /** What was changed of the part, as the definition calls it; the value of an option that was added or removed. */
  key: string;
  /** Title of the page it is on; empty outside pages, and where the page has none. */
  place: string;
  /** One sentence in the present tense, with the part's name. */
  description: Description;
}
