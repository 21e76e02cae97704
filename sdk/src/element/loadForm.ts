import { loadPublicForm, type LoadOutcome } from '../client/loadPublicForm.ts';
import { loadTexts } from '../languages/generated/loadTexts.ts';
import { pickLanguage } from '../model/language/languages.ts';
import type { Texts } from '../model/rendering.ts';
import { loadChunks } from '../react/formChunks.ts';
import type { StyledForm } from '../react/shadowStyleSheet.ts';

/** A form, or the reason why there is none, with texts and style for either. */
export type LoadedForm = (
  | Exclude<LoadOutcome, { kind: 'framed' }>
  | (Extract<LoadOutcome, { kind: 'framed' }> & typeof import('./FormFrame.tsx'))
) & { texts: Texts; css: string };

/** Form that styles a message in place of a form. */
const PLAIN: StyledForm = { definition: { customStyles: {}, pages: [] } };

/** Loads a form with its code, texts, style and font. Rejects when one but the font cannot be had. */
export async function loadForm(baseUrl: string, formId: string): Promise<LoadedForm> {
  const visitors = pickLanguage(null, navigator.languages);
  const [outcome, texts, styleSheet] = await Promise.all([
    loadPublicForm(baseUrl, formId),
    loadTexts(visitors),
    loadStyleSheet(),
  ]);
  if (outcome.kind === 'framed')
    return { ...outcome, ...(await import('./FormFrame.tsx')), texts, css: styleSheet(PLAIN) };
  if (outcome.kind !== 'loaded') return { ...outcome, texts, css: styleSheet(PLAIN) };
  const language = pickLanguage(outcome.form.language, navigator.languages);
  const [inLanguage] = await Promise.all([
    language === visitors ? texts : loadTexts(language),
    loadChunks(outcome.form),
    loadFont(baseUrl, outcome.form.definition.customStyles.fontFamily),
  ]);
  return { ...outcome, css: styleSheet(outcome.form), texts: inLanguage };
}

/** Loads the code that generates a form's style sheet; server-rendered forms do not need it. */
export const loadStyleSheet = async () => (await import('../react/shadowStyleSheet.ts')).shadowStyleSheet;

/** Registers a form's font with the document; forms without one load no code for it. */
export async function loadFont(baseUrl: string, font: string | undefined): Promise<void> {
  if (!font || font === 'system') return;
  // Without it the form uses a system font.
  const fonts = await import('../react/registerFont.ts').catch(() => null);
  fonts?.registerFont(font as Parameters<typeof fonts.registerFont>[0], baseUrl);
}
