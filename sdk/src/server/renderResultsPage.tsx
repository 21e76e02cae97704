import { createHash } from 'node:crypto';
import { renderToString } from 'preact-render-to-string';
import type { ReactNode } from 'react';
import { directionOf, type Language } from '../model/languages.ts';
import { RESULT_TEXTS } from '../model/results/resultTexts.ts';
import type { CustomStyles } from '../model/theme/customStyles.ts';
import { fontFaceCss } from '../model/theme/fonts.ts';
import { ResultsContent } from '../results/ResultsContent.tsx';
import css from '../results/results.css?inline';
import type { ShownResults } from '../results/shownResults.ts';
import { escapeText } from './html.ts';
import pageCss from './resultsPage.css?inline';
import { resultsTheme } from './resultsTheme.ts';

/** A page, and the SHA-256 (base64) of its style for the Content-Security-Policy. */
interface Page {
  html: string;
  styleHash: string;
}

/** Renders the page of shared results: no script, no cookie, in the look and language of the form (RESULT-020). */
export const renderResultsPage = (results: ShownResults, styles: CustomStyles): Page =>
  wholePage(
    results.title,
    <ResultsContent results={results} texts={RESULT_TEXTS[results.language]} level={1} />,
    results.language,
    themeCss(styles),
  );

/** Renders a page that says in two sentences why it shows no results. */
export const renderResultsNotice = (title: string, text: string, language: Language): Page =>
  wholePage(
    title,
    <header>
      <h1 className="title">{title}</h1>
      <p>{text}</p>
    </header>,
    language,
    themeCss({}),
  );

/** Renders the page that asks for the password of a link; it needs no script (RESULT-024). */
export function renderResultsPassword(language: Language, isWrong: boolean): Page {
  const texts = RESULT_TEXTS[language];
  const content = (
    <form method="post" className="ask">
      <h1 className="title">{texts.passwordTitle}</h1>
      <label htmlFor="password">{texts.password}</label>
      <input
        id="password"
        name="password"
        type="password"
        autoComplete="off"
        required
        {...(isWrong && { 'aria-invalid': 'true', 'aria-describedby': 'problem' })}
      />
      {isWrong ? (
        <p id="problem" className="problem">
          {texts.passwordWrong}
        </p>
      ) : null}
      <button>{texts.showResults}</button>
    </form>
  );
  return wholePage(texts.passwordTitle, content, language, themeCss({}));
}

/** A form without colours of its own follows the reader's scheme. */
function themeCss(styles: CustomStyles): string {
  const { light, dark } = resultsTheme(styles);
  const { fontFamily = 'system' } = styles;
  const font = fontFamily === 'system' ? '' : fontFaceCss(fontFamily, '');
  return `${font}:root{${light}}${dark === null ? '' : `@media (prefers-color-scheme:dark){:root{${dark}}}`}`;
}

function wholePage(title: string, content: ReactNode, language: Language, theme: string): Page {
  const style = theme + pageCss + css;
  const html =
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${escapeText(title)}</title><link rel="icon" href="/mark.svg" type="image/svg+xml"><style>${style}</style></head>` +
    `<body><main>${renderToString(content as never)}</main></body></html>`;
  return { html, styleHash: createHash('sha256').update(style).digest('base64') };
}
