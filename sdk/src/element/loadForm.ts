import { loadPublicForm, type LoadOutcome } from '../client/loadPublicForm.ts';
import { loadTexts } from '../client/loadTexts.ts';
import { pickLanguage } from '../model/languages.ts';
import type { FormDefinition, Texts } from '../model/rendering.ts';

/** A form, or why there is none, with the words and the style to show either. */
export type LoadedForm = LoadOutcome & { texts: Texts; css: string };

/** What messages are shown with, in place of a form. */
const PLAIN: Pick<FormDefinition, 'customStyles' | 'fields'> = { customStyles: {}, fields: [] };

/** Loads a form, its texts, its style and its font. Rejects when texts or style cannot be had. */
export async function loadForm(baseUrl: string, formId: string): Promise<LoadedForm> {
  const visitors = pickLanguage(null, navigator.languages);
  const [outcome, texts, styleSheet] = await Promise.all([
    loadPublicForm(baseUrl, formId),
    loadTexts(visitors),
    loadStyleSheet(),
  ]);
  if (outcome.kind !== 'loaded') return { ...outcome, texts, css: styleSheet(PLAIN) };
  const css = styleSheet(outcome.form.definition);
  const language = pickLanguage(outcome.form.language, navigator.languages);
  const inLanguage = language === visitors ? texts : await loadTexts(language);
  await loadFont(baseUrl, outcome.form.definition.customStyles.fontFamily);
  return { ...outcome, css, texts: inLanguage };
}

/** What makes a form's style; a form that the server rendered has it already. */
export const loadStyleSheet = async () => (await import('../react/shadowStyleSheet.ts')).shadowStyleSheet;

/** Makes a form's font known to the document; who chose none loads no code for it. */
export async function loadFont(baseUrl: string, font: string | undefined): Promise<void> {
  if (!font || font === 'system') return;
  // Without it the form stands in a system font.
  const fonts = await import('../react/registerFont.ts').catch(() => null);
  fonts?.registerFont(font as Parameters<typeof fonts.registerFont>[0], baseUrl);
}
