import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToString } from 'preact-render-to-string';
import { packForm } from '../model/structure/packForm.ts';
import { ACCESS_TEXTS } from '../model/accessTexts.ts';
import { directionOf, type Language } from '../model/languages.ts';
import type { CustomStyles, ResolvedStyles } from '../model/theme/customStyles.ts';
import { fontFaceCss, fontFiles } from '../model/theme/fonts.ts';
import {
  embeddedStyles,
  resolveStyles,
  type AnswerIssue,
  type DefinitionTree,
  type FormDefinition,
  type FormTexts,
  type PublicForm,
  type Receipt,
  type TurnedAway,
} from '../model/rendering.ts';
import { PLANNED_TEXTS } from '../model/texts/plannedTexts.ts';
import { TEXTS } from '../model/texts/index.ts';
import { controlId } from '../react/controlId.ts';
import { describeIssues } from '../react/describeIssues.ts';
import { FORM_CSS } from '../react/formCss.ts';
import type { PageData } from '../page/pageData.ts';
import '../react/allChunks.ts';
import { FormApp, type FormAppProps } from '../react/FormApp.tsx';
import type { FormNotice } from '../react/FormRenderer.tsx';
import { plannedCss } from '../react/pages/pagesCss.ts';
import { formStyleSheet } from '../react/formStyleSheet.ts';
import { RichText } from '../react/RichText.tsx';
import { FormSurface, MessageCard } from '../react/MessageCard.tsx';
import { captchaNotice, CaptchaQuestion, type AskedQuestion } from './CaptchaQuestion.tsx';
import { conditionsOf, STEP_INPUTS } from './conditionsOf.ts';
import { hiddenInputs } from './hiddenInputs.ts';
import { escapeText, inlineJson } from './html.ts';
import { partsOf, type ScriptParts } from './scriptParts.ts';

/** Kinds of a form's page. */
export type FormPageState =
  | {
      kind: 'form';
      form: PublicForm;
      /**
       * For visitors without JavaScript; with it the browser creates its own. Shared pages leave it out and
       * end with `visitorInputs`.
       */
      idempotencyKey?: string;
      /** Address of the host page, for the plain post. */
      page?: string;
      /** Inputs of other pages, which the next post has to bring again. */
      carried?: readonly (readonly [name: string, value: string])[];
      /** Field that gets the focus; of a row, `group.row.field`. */
      focus?: string;
      /** Posted values, so that nothing typed is lost. */
      rawAnswers?: Record<string, unknown>;
      issues?: AnswerIssue[];
      /** Other answers are stored under the posted key. */
      alreadySent?: boolean;
      /** A message about the whole form. */
      notice?: FormNotice;
      /** Replaces the built-in captcha after a post without one. */
      question?: AskedQuestion;
    }
  | { kind: 'success'; form: PublicForm; receipt: Receipt }
  /** A card in the form's own style, or a plain one. */
  | { kind: 'message'; form: PublicForm | null; title: string; text: string }
  /** An ending without a submission; the posted inputs lead back to the form. */
  | {
      kind: 'turned_away';
      form: PublicForm;
      ending: TurnedAway;
      posted: readonly (readonly [string, string])[];
    }
  /** The server is overloaded. Posted values can be posted again from here; null if the body was not read. */
  | { kind: 'busy'; isPost: boolean; posted: Iterable<[name: string, value: string]> | null }
  | { kind: 'disabled' }
  | { kind: 'unavailable' };

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

/** Where a page is shown: in its own window, or in a frame (D-195). */
export interface PagePlace {
  isFramed: boolean;
  /** Scheme of the host page, if the address names it. */
  scheme?: 'light' | 'dark';
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

/** End of every page. `visitorInputs` are inserted before it. */
export const PAGE_END = '</body></html>';

/**
 * Renders hidden inputs of one visitor, the last part of a page, so that everything before them can be
 * shared.
 */
export const visitorInputs = (
  formId: string,
  own: { idempotencyKey?: string | undefined; page?: string | null | undefined },
): string =>
  hiddenInputs(
    formId,
    Object.entries(own).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );

/**
 * Renders a form's page, complete without JavaScript and ready for hydration (D-185).
 * @param language of all texts that are not the owner's
 */
export function renderFormPage(
  state: FormPageState,
  assets: PageAssets,
  language: Language = 'en',
  place: PagePlace = { isFramed: false },
): RenderedPage {
  const shown = contentOf(state, language);
  const definition: Pick<FormDefinition, 'customStyles'> & DefinitionTree = shown.form?.definition ?? {
    customStyles: {},
    pages: [],
  };
  const { fontFamily: font = 'system' } = definition.customStyles;
  const fontCss = font === 'system' ? '' : fontFaceCss(font, '');
  const themeCss = formStyleSheet(definition, '.form-embed', place.isFramed ? 'frame' : 'page');
  const pagesCss = shown.form?.planned ? plannedCss(definition) : '';
  const conditions = state.kind === 'form' ? conditionsOf(state.form, state.rawAnswers) : null;
  const ownCss = fontCss + FORM_CSS + pagesCss + themeCss + (conditions?.css ?? '');
  const css = pageCss(definition.customStyles, place) + ownCss;
  const script = shown.data && assets.script;
  const head =
    `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${escapeText(shown.title)}</title>${ICON}<style>${css}</style>` +
    preloads(font);
  const body =
    `<main id="form-root">${withFocus(renderToString(shown.content as never), state)}</main>` +
    (script
      ? `<script type="application/json" id="form-data">${inlineJson(shown.data)}</script><script type="module" src="${script}"></script>` +
        partsOf(shown.form ?? { definition }, language, assets.parts)
          .map((path) => `<link rel="modulepreload" href="${path}">`)
          .join('')
      : '') +
    (state.kind === 'form'
      ? visitorInputs(state.form.id, { page: state.page }) +
        hiddenInputs(state.form.id, [...(conditions?.inputs ?? []), ...(state.carried ?? [])])
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

interface Content {
  title: string;
  form: PublicForm | null;
  content: ReactNode;
  /** Data for the page's script; null where there is nothing to hydrate. */
  data: PageData | null;
}

function contentOf(state: FormPageState, language: Language): Content {
  const { page } = TEXTS[language];
  if (state.kind === 'busy') return busy(state, language);
  if (state.kind === 'unavailable') return message(null, page.formUnavailable, page.formNotFound, language);
  if (state.kind === 'disabled') return message(null, page.formDisabled, page.formDisabledText, language);
  if (state.kind === 'message') return message(state.form, state.title, state.text, language);
  const { form } = state;
  const { title } = form.definition;
  const texts = TEXTS[language];
  if (state.kind === 'turned_away') return { title, form, content: turnedAway(state, language), data: null };
  if (state.kind === 'success') {
    const props = { form, baseUrl: '', storedReceipt: state.receipt };
    return {
      title,
      form,
      content: <FormApp {...props} texts={texts} />,
      data: { ...props, form: packForm(form), language },
    };
  }
  const props = formProps(state, texts);
  const withoutScript = {
    notice: captchaNotice(form, language),
    ...(state.question && { question: <CaptchaQuestion form={form} {...state.question} /> }),
  };
  const content = <FormApp {...props} texts={texts} withoutScript={withoutScript} />;
  return { title, form, content, data: { ...props, form: packForm(form), language } };
}

function formProps(
  state: Extract<FormPageState, { kind: 'form' }>,
  texts: FormTexts,
): Omit<FormAppProps, 'texts'> {
  const { form, idempotencyKey, rawAnswers, issues, alreadySent, notice } = state;
  const shownNotice = alreadySent ? { text: texts.alreadySent } : notice;
  return {
    form,
    baseUrl: '',
    ...(idempotencyKey && { idempotencyKey }),
    ...(rawAnswers && { initialValues: rawAnswers }),
    ...(issues && { initialErrors: describeIssues(issues, form, texts) }),
    ...(shownNotice && { initialNotice: shownNotice }),
  };
}

function busy({ isPost, posted }: Extract<FormPageState, { kind: 'busy' }>, language: Language): Content {
  const { busyTitle, busy: isKept, busyPage } = ACCESS_TEXTS[language];
  const again = posted && (
    <form method="post">
      {Array.from(posted, ([name, value], at) => (
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      <button className="form-embed-button" type="submit">
        {TEXTS[language].page.tryAgain}
      </button>
    </form>
  );
  return message(null, busyTitle, isPost ? isKept : busyPage, language, again);
}

function turnedAway(
  { form, ending, posted }: Extract<FormPageState, { kind: 'turned_away' }>,
  language: Language,
): ReactNode {
  return (
    <FormSurface language={language}>
      <MessageCard title={ending.title}>
        <RichText text={ending.text} />
        {ending.redirectUrl ? (
          <p>
            <a href={ending.redirectUrl} target="_top" rel="noopener">
              {TEXTS[language].continue}
            </a>
          </p>
        ) : null}
        {posted.length > 0 ? (
          <form method="post" action={`/embed/${form.id}`}>
            {posted.map(([name, value], at) => (
              <input key={at} type="hidden" name={name} value={value} />
            ))}
            <button className="form-embed-back" name={STEP_INPUTS.go} value="stay">
              {PLANNED_TEXTS[language].back}
            </button>
          </form>
        ) : null}
      </MessageCard>
    </FormSurface>
  );
}

const message = (
  form: PublicForm | null,
  title: string,
  text: string,
  language: Language,
  wayOut: ReactNode = null,
): Content => ({
  title: form ? form.definition.title : title,
  form,
  content: (
    <FormSurface language={language}>
      <MessageCard title={title}>
        <p dir="auto">{text}</p>
        {wayOut}
      </MessageCard>
    </FormSurface>
  ),
  data: null,
});
