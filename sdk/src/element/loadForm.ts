import { loadPublicForm, type LoadOutcome } from '../client/loadPublicForm.ts';
import { loadTexts } from '../client/loadTexts.ts';
import { pickLanguage } from '../model/languages.ts';
import type { Texts } from '../model/rendering.ts';

/** A form, or why there is none, with the words to show either. */
export type LoadedForm = LoadOutcome & { texts: Texts };

/** Asks the platform for a form, and for its words at the same time. Rejects when no words can be had. */
export async function loadForm(baseUrl: string, formId: string): Promise<LoadedForm> {
  const visitors = pickLanguage(null, navigator.languages);
  const [outcome, texts] = await Promise.all([loadPublicForm(baseUrl, formId), loadTexts(visitors)]);
  if (outcome.kind !== 'loaded') return { ...outcome, texts };
  const language = pickLanguage(outcome.form.language, navigator.languages);
  return { ...outcome, texts: language === visitors ? texts : await loadTexts(language) };
}

/** Makes a form's font known to the document; who chose none loads no code for it. */
export async function loadFont(baseUrl: string, font: string | undefined): Promise<void> {
  if (!font || font === 'system') return;
  // Without it the form stands in a system font.
  const fonts = await import('../react/registerFont.ts').catch(() => null);
  fonts?.registerFont(font as Parameters<typeof fonts.registerFont>[0], baseUrl);
}
