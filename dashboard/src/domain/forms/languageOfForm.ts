import { guessLanguage, type FormDefinition, type Language } from '@inlay/sdk/model';

/** Returns the form's own language, not the screen's: the chosen one, else that of its texts (D-191). */
export const languageOfForm = (definition: FormDefinition): Language =>
  definition.language ?? guessLanguage(definition);
