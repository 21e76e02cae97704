import type { Language } from '../model/languages.ts';
import type { FormTexts } from '../model/messages.ts';
import { TEXTS } from '../model/texts/index.ts';

/** What a form that is there says, in one language; without the words for one that is not. */
export function formTexts(language: Language): FormTexts {
  const { page: _page, ...texts } = TEXTS[language];
  return texts;
}
