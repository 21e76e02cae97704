import { createHash } from 'node:crypto';
import { renderToString } from 'preact-render-to-string';
import { directionOf, type Language } from '../model/language/languages.ts';
import {
  embeddedStyles,
  resolveStyles,
  type DefinitionTree,
  type FormDefinition,
} from '../model/rendering.ts';
import type { CustomStyles, ResolvedStyles } from '../model/theme/customStyles.ts';
import type { CONTINUE_INPUT } from '../model/structure/posted/continueInput.ts';
import { fontFaceCss, fontFiles } from '../model/theme/fonts.ts';
import '../react/allLayouts.ts';
import { controlId } from '../react/controlId.ts';
import { FORM_CSS } from '../react/formCss.ts';
import { formStyleSheet } from '../react/formStyleSheet.ts';
import { overlayStyleSheet } from '../react/overlayStyleSheet.ts';
import { plannedCss } from '../react/pages/pagesCss.ts';
import { carriedPrefill } from './carriedPrefill.ts';
import { conditionsOf } from './conditionsOf.ts';
import type { FormPageState } from './formPageState.ts';
import { disableSoldOut } from './disableSoldOut.ts';
import { hiddenInputs, languageInput, unseenInput } from './hiddenInputs.ts';
import { escapeAttribute, escapeText, inlineJson } from './html.ts';
import { contentOf } from './pageContent.tsx';
import { partsOf, type ScriptParts } from './scriptParts.ts';
import { languageSwitch } from './languageSwitch.ts';
import { socialTags, type SocialCard } from './socialTags.ts';
import { asWindowQueries, GUTTERS } from './windowQueries.ts';

/** Addresses of the built files that the page loads. */
export interface PageAssets {
  /** The script that hydrates the page; null before the first build. */
  script: string | null;
  /** Files that the script splits off; it waits for those that the form uses. */
  parts: ScriptParts;
}

/** A whole page and the style hashes (SHA-256, base64) for its Content-Security-Policy. */
export interface RenderedPage {
  html: string;
  styleHashes: string[];
}

/** Keeps browsers from requesting /favicon.ico. */
const ICON = '<link rel="icon" href="/mark.svg" type="image/svg+xml">';

/** Place of a page: its own window, or a frame (D-195). */
export interface PagePlace {
  isFramed: boolean;
  /** Scheme of the host page, if the address names it. */
  scheme?: 'light' | 'dark';
  /** Without scripts: a picture of the form, in a frame whose sandbox runs none. */
  isStill?: boolean;
}

/**
 * Returns the styles around a form. The page colour fills the window, however short the form is. No spacing
 * of a frame grows with its height, even if the frame is recognised only in the browser.
 */
function pageCss(custom: CustomStyles, { isFramed }: PagePlace): string {
  const { styles } = isFramed ? embeddedStyles(custom) : { styles: custom };
  const { backgroundColor, colorScheme } = resolveStyles(styles);
  // A translucent colour would be painted twice.
  const isOpaque = backgroundColor.length === 7 || /ff$/i.test(backgroundColor);
  const canvas = isOpaque ? `html{background:${backgroundColor}}` : '';
  // In a frame, a scheme that differs from the frame element's makes the canvas opaque.
  const scheme = !isFramed && colorScheme === 'dark' ? 'html{color-scheme:dark}' : '';
  const own = isFramed
    ? ''
    : 'html:not([data-framed]) .form-embed{min-height:100vh;padding-block:clamp(0px,100vw - 480px,10vh)}' +
      'html:not([data-framed]) .form-embed:has(.form-embed-card){align-content:center}';
  return `body{margin:0;display:flow-root}${canvas}${scheme}${own}`;
}

/** Looks of a page that has no form, and so no owner's: a card on paper, light or dark as its reader's window is. */
const FORMLESS: Readonly<Record<'light' | 'dark', CustomStyles>> = {
  light: { backgroundColor: '#f4f5f7', formBackgroundColor: '#ffffff' },
  dark: { colorScheme: 'dark', backgroundColor: '#0f1115', formBackgroundColor: '#1c2027' },
};

/** Own CSS may make the container narrower than the window, so only without it the window tells its width. */
function forWindow(css: string, custom: CustomStyles, { isFramed }: PagePlace): string {
  if (custom.customCSS) return css;
  return asWindowQueries(css, isFramed && embeddedStyles(custom).isFlush ? 0 : GUTTERS);
}

/** End of every page. `visitorInputs` are inserted before it. */
export const PAGE_END = '</body></html>';

/**
 * Renders hidden inputs of one visitor, the last part of a page, so that everything before them can be
 * shared.
 */
export const visitorInputs = (
  formId: string,
  own: {
    idempotencyKey?: string | undefined;
    page?: string | null | undefined;
    /** Of a form that keeps answers in progress. */
    [CONTINUE_INPUT]?: string | undefined;
  },
): string =>
  hiddenInputs(
    formId,
    Object.entries(own).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );

/**
 * Renders a form's page, complete without JavaScript and ready for hydration (D-185).
 * @param language of all texts that are not the owner's
 * @param card what a link to the page becomes elsewhere; null = whatever others make of it
 */
export function renderFormPage(
  state: FormPageState,
  assets: PageAssets,
  language: Language = 'en',
  place: PagePlace = { isFramed: false },
  card: SocialCard | null = null,
): RenderedPage {
  const shown = contentOf(state, language);
  const isFormless = !shown.form && !place.isFramed;
  const isQuestion = state.kind === 'password' || state.kind === 'sign_in';
  const definition: Pick<FormDefinition, 'customStyles'> & DefinitionTree = shown.form?.definition ?? {
    customStyles: isFormless ? FORMLESS.light : {},
    pages: [],
  };
  const { fontFamily: font = 'system' } = definition.customStyles;
  const fontCss = font === 'system' ? '' : fontFaceCss(font, '');
  const hasCover = shown.form?.coverUrl !== undefined;
  const themeCss =
    formStyleSheet(definition, '.form-embed', place.isFramed ? 'frame' : 'page', hasCover) +
    (place.isFramed ? overlayStyleSheet(definition.customStyles, hasCover) : '');
  const pagesCss = shown.form?.planned ? plannedCss(definition, shown.form.planned) : '';
  const conditions =
    state.kind === 'form'
      ? conditionsOf(shown.form ?? state.form, { ...state.prefilled, ...state.rawAnswers })
      : null;
  const formCss = FORM_CSS + pagesCss + themeCss;
  const shownStyles = place.isFramed
    ? embeddedStyles(definition.customStyles).styles
    : definition.customStyles;
  const languages = languageSwitch(state, language, resolveStyles(shownStyles).backgroundColor);
  const css =
    pageCss(definition.customStyles, place) +
    fontCss +
    forWindow(formCss, definition.customStyles, place) +
    (conditions?.css ?? '') +
    languages.css +
    (state.kind === 'form' ? UNSEEN_CSS : '') +
    (state.kind === 'form' && state.below ? BELOW_CSS : '') +
    ((state.kind === 'message' && state.wayOut) || isQuestion ? WAY_OUT_CSS : '') +
    (isFormless
      ? `@media (prefers-color-scheme:dark){${pageCss(FORMLESS.dark, place)}` +
        `${formStyleSheet({ customStyles: FORMLESS.dark, pages: [] }, '.form-embed', 'page', false)}}`
      : '');
  // In a frame the question for a password or a sign-in fits its height, too.
  const hasScript = shown.data !== null || (isQuestion && place.isFramed);
  const script = !place.isStill && hasScript && assets.script;
  const head =
    `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${escapeText(shown.title)}</title>${card && !place.isFramed ? socialTags(card) : ''}${ICON}<style>${css}</style>` +
    preloads(font);
  const body =
    languages.markup +
    `<main id="form-root">${withFocus(disableSoldOut(renderToString(shown.content as never), definition), state)}</main>` +
    belowOf(state) +
    (script
      ? `${shown.data ? `<script type="application/json" id="form-data">${inlineJson(shown.data)}</script>` : ''}<script type="module" src="${script}"></script>` +
        partsOf(shown.form ?? { definition }, language, assets.parts)
          .map((path) => `<link rel="modulepreload" href="${path}">`)
          .join('')
      : '') +
    (state.kind === 'form'
      ? visitorInputs(state.form.id, { page: state.page }) +
        hiddenInputs(state.form.id, [
          ...languageInput(state.form),
          ...(conditions?.inputs ?? []),
          ...carriedPrefill(state.form, state.prefilled),
          ...(state.carried ?? []),
        ]) +
        unseenInput(state.form.id)
      : '');
  return {
    html: `<!doctype html><html lang="${language}" dir="${directionOf(language)}"${rootData(place)}><head>${head}</head><body>${body}${PAGE_END}`,
    styleHashes: [createHash('sha256').update(css).digest('base64')],
  };
}

/** Lets the browser focus a control once the page is loaded. */
function withFocus(markup: string, state: FormPageState): string {
  if (state.kind !== 'form' || !state.focus) return markup;
  const id = `id="${controlId(state.form.id, state.focus)}"`;
  return markup.replace(` ${id}`, ` autofocus ${id}`);
}

/** A link below the form, apart from what the script takes over. */
const belowOf = (state: FormPageState): string =>
  state.kind === 'form' && state.below
    ? `<footer class="form-embed-foot"><a href="${escapeAttribute(state.below.url)}">${escapeText(state.below.text)}</a></footer>`
    : '';

/** Out of sight, not `display:none`, which programs look for. */
const UNSEEN_CSS = '.fe-u{position:absolute;inset-inline-start:-9999px}';

const BELOW_CSS =
  '.form-embed-foot{padding:0 16px 32px;text-align:center;background:#fff;color:#1c2027;font:16px/1.5 system-ui,sans-serif}' +
  '.form-embed-foot a{color:inherit}';

const WAY_OUT_CSS =
  '.form-embed-card form{margin-block-start:16px;text-align:start}' +
  '.form-embed-card form .form-embed-input+.form-embed-button{margin-block-start:16px}' +
  'a.form-embed-button{display:grid;place-items:center;margin-block-start:16px;text-decoration:none}';

const rootData = ({ isFramed, scheme }: PagePlace): string =>
  (isFramed ? ' data-framed' : '') + (scheme ? ` data-scheme="${scheme}"` : '');

/** Preloads the font files that nearly every form needs. */
function preloads(font: ResolvedStyles['fontFamily']): string {
  if (font === 'system') return '';
  return fontFiles(font)
    .filter(({ subset }) => subset === 'latin')
    .map(
      ({ name }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/sdk/fonts/${name}">`,
    )
    .join('');
}
