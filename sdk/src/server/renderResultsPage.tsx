import { createHash } from 'node:crypto';
import { renderToString } from 'preact-render-to-string';
import type { ReactNode } from 'react';
import { directionOf, type Language } from '../model/languages.ts';
import { resolveStyles } from '../model/rendering.ts';
import { formatCount } from '../model/results/resultWords.ts';
import { RESULT_TEXTS } from '../model/results/resultTexts.ts';
import type { ResultTexts } from '../model/results/resultTextsType.ts';
import type { CustomStyles } from '../model/theme/customStyles.ts';
import { fontFaceCss } from '../model/theme/fonts.ts';
import { themeProperties } from '../model/theme/resolveStyles.ts';
import { escapeText } from './html.ts';
import { ResultCardOnPage } from './ResultCardOnPage.tsx';
import type { ShownCard } from './shownCard.ts';
import css from './results.css?inline';

/** Results as somebody may see them; small groups are taken out already. */
export interface SharedResultsPage {
  results: { title: string; submissions: number | null; cards: readonly ShownCard[] };
  /** Smaller groups are hidden; 0 = none is. */
  smallestGroup: number;
  /** When the results were taken; null where they follow the form. */
  frozenAt: Date | null;
  language: Language;
  styles: CustomStyles;
}

/** A page, and the SHA-256 (base64) of its style for the Content-Security-Policy. */
interface Page {
  html: string;
  styleHash: string;
}

/** Renders the page of shared results: no script, no cookie, in the look and language of the form (RESULT-020). */
export function renderResultsPage(page: SharedResultsPage): Page {
  const { results, smallestGroup, frozenAt, language, styles } = page;
  const texts = RESULT_TEXTS[language];
  const { title, submissions, cards } = results;
  const content = (
    <>
      <header>
        <h1 dir="auto">{title}</h1>
        {submissions === null ? (
          <p>{texts.tooFew}</p>
        ) : (
          <p>
            {`${texts.submissions}: `}
            <b>{formatCount(submissions, texts)}</b>
            {frozenAt ? ` · ${texts.asOf(frozenAt.toLocaleDateString(language, { dateStyle: 'long' }))}` : ''}
          </p>
        )}
        {smallestGroup > 0 && submissions !== null ? (
          <p className="note">{texts.hiddenBelow(formatCount(smallestGroup, texts))}</p>
        ) : null}
      </header>
      <div className="cards">
        {cards.map((card) => (
          <ResultCardOnPage key={card.card.id} shown={card} texts={texts} />
        ))}
      </div>
    </>
  );
  return wholePage(title, content, language, themeCss(styles));
}

/** Renders the one page for links that show nothing, whatever the reason. */
export const renderResultsRefusal = (texts: ResultTexts, language: Language): Page =>
  wholePage(
    texts.unavailableTitle,
    <header>
      <h1>{texts.unavailableTitle}</h1>
      <p>{texts.unavailable}</p>
    </header>,
    language,
    themeCss({}),
  );

/** A form without colours of its own follows the reader's scheme. */
function themeCss(styles: CustomStyles): string {
  const { fontFamily = 'system', colorScheme = 'auto' } = styles;
  const font = fontFamily === 'system' ? '' : fontFaceCss(fontFamily, '');
  const hasOwnColors = ['backgroundColor', 'formBackgroundColor', 'textColor'].some((name) => name in styles);
  const dark = { ...styles, colorScheme: 'dark' } as const;
  const follows = colorScheme === 'auto' && !hasOwnColors;
  return `${font}:root{${declarations(styles)}}${follows ? `@media (prefers-color-scheme:dark){:root{${declarations(dark)}}}` : ''}`;
}

const declarations = (styles: CustomStyles): string =>
  Object.entries(themeProperties(resolveStyles(styles)))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

function wholePage(title: string, content: ReactNode, language: Language, theme: string): Page {
  const style = theme + css;
  const html =
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${escapeText(title)}</title><link rel="icon" href="/mark.svg" type="image/svg+xml"><style>${style}</style></head>` +
    `<body><main>${renderToString(content as never)}</main></body></html>`;
  return { html, styleHash: createHash('sha256').update(style).digest('base64') };
}
