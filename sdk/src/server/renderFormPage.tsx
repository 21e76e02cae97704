import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToString } from 'preact-render-to-string';
import { ACCESS_TEXTS } from '../model/accessTexts.ts';
import { directionOf, type Language } from '../model/languages.ts';
import type { CustomStyles, ResolvedStyles } from '../model/theme/customStyles.ts';
import { fontFaceCss, fontFiles } from '../model/theme/fonts.ts';
import {
  embeddedStyles,
  resolveStyles,
  type AnswerIssue,
  type FormDefinition,
  type FormTexts,
  type PublicForm,
  type Receipt,
} from '../model/rendering.ts';
import { TEXTS } from '../model/texts/index.ts';
import { postFormId } from '../react/controlId.ts';
import { describeIssues } from '../react/describeIssues.ts';
import { FORM_CSS } from '../react/formCss.ts';
import type { PageData } from '../page/pageData.ts';
import { FormApp, type FormAppProps } from '../react/FormApp.tsx';
import type { FormNotice } from '../react/FormRenderer.tsx';
import { formStyleSheet } from '../react/formStyleSheet.ts';
import { FormSurface, MessageCard } from '../react/MessageCard.tsx';
import { captchaNotice, CaptchaQuestion, type AskedQuestion } from './CaptchaQuestion.tsx';
import { escapeAttribute, escapeText, inlineJson } from './html.ts';

/** What a form's page can be. */
export type FormPageState =
  | {
      kind: 'form';
      form: PublicForm;
      /**
       * For a visitor without JavaScript; with it the browser makes its own. Left out of a page that
       * many are sent: `visitorInputs` then stand at its end.
       */
      idempotencyKey?: string;
      /** The page around the form, to be told with a plain post. */
      page?: string;
      /** What was posted before, so that nothing typed is lost. */
      rawAnswers?: Record<string, unknown>;
      issues?: AnswerIssue[];
      /** Other answers are stored under the posted key. */
      alreadySent?: boolean;
      /** A message about the whole form. */
      notice?: FormNotice;
      /** In place of the built-in captcha, once something was posted without one. */
      question?: AskedQuestion;
    }
  | { kind: 'success'; form: PublicForm; receipt: Receipt }
  /** A card in the form's own style, or a plain one. */
  | { kind: 'message'; form: PublicForm | null; title: string; text: string }
  /** It cannot be had just now. What was posted can be posted again from here; null where nothing was read. */
  | { kind: 'busy'; isPost: boolean; posted: Iterable<[name: string, value: string]> | null }
  | { kind: 'disabled' }
  | { kind: 'unavailable' };

/** Addresses of the built files the page loads. */
export interface PageAssets {
  /** The script that takes the page over; null while it is not built. */
  script: string | null;
  /** Words of the form, by language; the script asks for one of them. */
  texts: Readonly<Partial<Record<Language, string>>>;
}

/** A whole page and the hashes (SHA-256, base64) its Content-Security-Policy has to allow. */
export interface RenderedPage {
  html: string;
  styleHashes: string[];
}

/** Named, or browsers would ask for a file that is not there. */
const ICON = '<link rel="icon" href="/mark.svg" type="image/svg+xml">';

/** Where a page is shown: in its own window, or in a frame of somebody else's page (D-195). */
export interface PagePlace {
  isFramed: boolean;
  /** Of the page around the frame, as far as its address says. */
  scheme?: 'light' | 'dark';
}

/**
 * What a page adds around its form. Its colour fills the window however short the form is. A frame that is
 * not known to be one when it is rendered has no distances that grow with its own height.
 */
function pageCss(custom: CustomStyles, { isFramed }: PagePlace): string {
  const { styles } = isFramed ? embeddedStyles(custom) : { styles: custom };
  const { backgroundColor, colorScheme } = resolveStyles(styles);
  // A see-through colour would lie on itself.
  const isOpaque = backgroundColor.length === 7 || /ff$/i.test(backgroundColor);
  const canvas = isOpaque ? `html{background:${backgroundColor}}` : '';
  // In a frame, another scheme than that of the frame itself would make its canvas opaque.
  const scheme = !isFramed && colorScheme === 'dark' ? 'html{color-scheme:dark}' : '';
  const own = isFramed
    ? ''
    : 'html:not([data-framed]) .form-embed{min-height:100vh}' +
      '@media (min-width:480px){html:not([data-framed]) .form-embed-container{margin-block:10vh}}';
  return `body{margin:0;display:flow-root}${canvas}${scheme}${own}`;
}

/** What every page ends with. Before it there is room for what is each visitor's own. */
export const PAGE_END = '</body></html>';

/** What only one visitor's plain post says, as the last thing in a page: all before it is the same for everybody. */
export const visitorInputs = (
  formId: string,
  own: { idempotencyKey?: string | undefined; page?: string | null | undefined },
): string =>
  Object.entries(own)
    .filter(([, value]) => value)
    .map(
      ([name, value]) =>
        `<input type="hidden" name="${name}" form="${postFormId(formId)}" value="${escapeAttribute(value ?? '')}">`,
    )
    .join('');

/**
 * Renders a form's page: complete without JavaScript, ready to be taken over by it (D-185).
 *
 * @param language of all texts that are not the owner's; their words go to the script with the form
 */
export function renderFormPage(
  state: FormPageState,
  assets: PageAssets,
  language: Language = 'en',
  place: PagePlace = { isFramed: false },
): RenderedPage {
  const shown = contentOf(state, language);
  const definition: Pick<FormDefinition, 'customStyles' | 'fields'> = shown.form?.definition ?? {
    customStyles: {},
    fields: [],
  };
  const { fontFamily: font = 'system' } = definition.customStyles;
  const fontCss = font === 'system' ? '' : fontFaceCss(font, '');
  const themeCss = formStyleSheet(definition, '.form-embed', place.isFramed ? 'frame' : 'page');
  const css = pageCss(definition.customStyles, place) + fontCss + FORM_CSS + themeCss;
  const script = shown.data && assets.script;
  const words = assets.texts[language];
  const head =
    `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${escapeText(shown.title)}</title>${ICON}<style>${css}</style>` +
    preloads(font);
  const body =
    `<main id="form-root">${renderToString(shown.content as never)}</main>` +
    (script
      ? `<script type="application/json" id="form-data">${inlineJson(shown.data)}</script><script type="module" src="${script}"></script>` +
        (words ? `<link rel="modulepreload" href="${words}">` : '')
      : '') +
    (state.kind === 'form' ? visitorInputs(state.form.id, { page: state.page }) : '');
  return {
    html: `<!doctype html><html lang="${language}" dir="${directionOf(language)}"${rootData(place)}><head>${head}</head><body>${body}${PAGE_END}`,
    styleHashes: [createHash('sha256').update(css).digest('base64')],
  };
}

const rootData = ({ isFramed, scheme }: PagePlace): string =>
  (isFramed ? ' data-framed' : '') + (scheme ? ` data-scheme="${scheme}"` : '');

/** The files that nearly every form needs, on their way before the first text is laid out. */
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
  /** What the page's script starts from; null where there is nothing to take over. */
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
  if (state.kind === 'success') {
    const props = { form, baseUrl: '', storedReceipt: state.receipt };
    return { title, form, content: <FormApp {...props} texts={texts} />, data: { ...props, language } };
  }
  const props = formProps(state, texts);
  const withoutScript = {
    notice: captchaNotice(form, language),
    ...(state.question && { question: <CaptchaQuestion form={form} {...state.question} /> }),
  };
  const content = <FormApp {...props} texts={texts} withoutScript={withoutScript} />;
  return { title, form, content, data: { ...props, language } };
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
