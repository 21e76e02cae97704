import { ACCESS_TEXTS } from '../languages/generated/visitorsTexts.ts';
import { directionOf, LANGUAGE_NAMES, type Language } from '../model/language/languages.ts';
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
  // The pages of an edit have an address that only posts.
  if (state.kind !== 'form' || !state.form.languages || state.baseUrl !== undefined) return NONE;
  const { id, languages } = state.form;
  const entries = languages.map((one) => {
    const name = LANGUAGE_NAMES[one];
    const said = `lang="${one}" dir="${directionOf(one)}"`;
    if (one === language) return `<span ${said} aria-current="true">${name}</span>`;
    const query = `?${LANGUAGE_INPUT}=${one}`;
    return (
      `<a ${said} hreflang="${one}" href="${query}">${name}</a>` +
      `<button ${said} form="${postFormId(id)}" formaction="/embed/${id}${query}" formnovalidate name="${STEP_INPUTS.go}" value="stay">${name}</button>`
    );
  });
  return {
    markup: `<nav class="form-embed-languages" aria-label="${ACCESS_TEXTS[language].language}">${entries.join('')}</nav>`,
    // A page that shows what is behind its frame has the colour of text there.
    css: switchCss(background.length === 7 ? textColorOn(background) : 'CanvasText'),
  };
}

/** A row at the end of the line above the form, whose window it shares. */
const switchCss = (color: string): string =>
  `.form-embed-languages{display:flex;flex-wrap:wrap;justify-content:flex-end;gap:0 16px;padding-inline:16px;color:${color};font:14px/44px system-ui,sans-serif}` +
  '.form-embed-languages *{padding:0;border:0;background:none;color:inherit;font:inherit;cursor:pointer}' +
  '.form-embed-languages span{font-weight:600;cursor:default}' +
  '.form-embed-languages button{display:none;text-decoration:underline}' +
  '@media (scripting:none){.form-embed-languages a{display:none}.form-embed-languages button{display:inline}}' +
  'html:not([data-framed]) .form-embed{min-height:calc(100vh - 44px)}';
