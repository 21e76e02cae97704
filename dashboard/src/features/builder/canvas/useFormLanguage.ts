import { useEffect, useState } from 'react';
import { TEXTS, type FormDefinition, type Language, type Texts } from '@inlay/sdk/model';
import { languageOfForm } from '../../../domain/forms/languageOfForm.ts';
import { treeOf } from '../definition/tree.ts';
import { definitionOf, type BuilderStore } from '../store/builderStore.ts';
import { onPause } from '../store/onPause.ts';

/**
 * Names the language of a form: the chosen one, else that of its texts, whichever one its owner's screen has;
 * undefined until there is a text.
 */
export function languageOf(definition: FormDefinition): Language | undefined {
  const isEmpty = definition.title.trim() === '' && treeOf(definition).fields.length === 0;
  return isEmpty ? (definition.language ?? undefined) : languageOfForm(definition);
}

/** Returns the language of the form's texts, guessed from all of them after a pause in editing. */
export function useFormLanguage(builder: BuilderStore): Language | undefined {
  const [language, setLanguage] = useState(() => languageOf(definitionOf(builder.get())));
  useEffect(() => onPause(builder, () => setLanguage(languageOf(definitionOf(builder.get())))), [builder]);
  return language;
}

/** Returns the words around the fields, such as the submit button's, in the form's own language (D-191). */
export function useFormTexts(builder: BuilderStore): Texts {
  return TEXTS[useFormLanguage(builder) ?? 'en'];
}
