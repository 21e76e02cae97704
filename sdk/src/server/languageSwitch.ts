import { ACCESS_TEXTS } from '../languages/generated/visitorsTexts.ts';
import { LANGUAGE_NAMES, type Language } from '../model/language/languages.ts';
import { LANGUAGE_INPUT } from '../model/structure/posted/languageInput.ts';
import { STEP_INPUTS } from '../model/structure/posted/stepInputs.ts';
import { textColorOn } from '../model/theme/color.ts';
import { postFormId } from '../react/controlId.ts';
import type { FormPageState } from './formPageState.ts';

/** The links to a form's other languages, and their style; both empty where it has no other. */
interface LanguageSwitch {
  markup: string;
  css: string;
}

const NONE: LanguageSwitch = { markup: '', css: '' };

/**
 * Renders the links to a form's other languages, apart from what the script takes over. Without scripts they are buttons
 * that post what was typed, and lead to the same page in the other language; with one, the draft on the device keeps it.
 * @param background of the page
 */
export function languageSwitch(state: FormPageState, language: Language, background: string): LanguageSwitch {
  if (state.kind !== 'form' || !state.form.languages) return NONE;
  const { id, languages } = state.form;
  const { baseUrl = '' } = state;
  // One with a pass leads on below it. The pages of an edit have an address that only posts.
  if (baseUrl !== '' && !baseUrl.startsWith(`/embed/${id}/`)) return NONE;
  const links = languages
    .filter((one) => one !== language)
    .map((one) => {
      const name = `lang="${one}">${LANGUAGE_NAMES[one]}`;
      const query = `?${LANGUAGE_INPUT}=${one}`;
      return (
        `<a href="${query}" ${name}</a>` +
        `<button form="${postFormId(id)}" formaction="${baseUrl}/embed/${id}${query}" name="${STEP_INPUTS.go}" value="stay" ${name}</button>`
      );
    });
  return {
    markup: `<nav class="languages" aria-label="${ACCESS_TEXTS[language].language}">${links.join('')}</nav>`,
    // A page that shows what is behind its frame has the colour of text there.
    css: switchCss(background.length === 7 ? textColorOn(background) : 'CanvasText'),
  };
}

/** A row at the end of the line above the form, whose window it shares. */
const switchCss = (color: string): string =>
  `.languages{display:flex;flex-wrap:wrap;justify-content:end;gap:0 16px;padding:0 16px;font:14px/44px system-ui}` +
  `.languages *{padding:0;border:0;background:0 0;color:${color};font:inherit;text-decoration:underline}` +
  '.languages button{display:none}' +
  '@media(scripting:none){.languages a{display:none}.languages button{display:block}}' +
  'html:not([data-framed]) .form-embed{min-height:calc(100vh - 44px)}';
