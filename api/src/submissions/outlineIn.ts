import { guessLanguage, outlineOf, SCORE_NAMES, type FormDefinition, type Outline } from '@inlay/sdk/model';

/** Returns the outline of a form, with the sums of points named in its language. */
export const outlineIn = (definition: FormDefinition): Outline | null =>
  outlineOf(definition, SCORE_NAMES[definition.language ?? guessLanguage(definition)]);
