import { guessLanguage, type FormDefinition, type Language } from '@inlay/sdk/model';
import { treeOf } from '../definition/tree.ts';

/**
 * Returns a function that names the language of a form: the chosen one, else that of its texts, whichever one its
 * owner's screen has; undefined until there is a text. It looks at a definition once: most changes of the builder's state are not about texts.
 */
export function memoiseLanguage(): (definition: FormDefinition) => Language | undefined {
  let last: { definition: FormDefinition; language: Language | undefined } | undefined;
  return (definition) => {
    if (last?.definition !== definition) {
      const isEmpty = definition.title.trim() === '' && treeOf(definition).fields.length === 0;
      last = {
        definition,
        language: definition.language ?? (isEmpty ? undefined : guessLanguage(definition)),
      };
    }
    return last.language;
  };
}
