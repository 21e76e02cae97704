import { useEffect, useLayoutEffect } from 'react';
import { adoptStyle } from '../../element/adoptStyle.ts';
import { parseBaseUrl } from '../../element/embedAddress.ts';
import { followScheme } from '../../element/followScheme.ts';
import { loadFont } from '../../element/loadForm.ts';
import { directionOf } from '../../model/language/languages.ts';
import { ResultsContent } from '../ResultsContent.tsx';
import css from '../results.css?inline';
import elementCss from './element.css?inline';
import type { ResultsTheme } from '../shownResults.ts';
import { useSharedResults } from './useSharedResults.ts';

interface SharedResultsProps {
  /** The shadow root. */
  container: ShadowRoot;
  token?: string;
  baseUrl?: string;
}

/** The theme is set on the element itself, so that the page can override its custom properties. */
function themeCss(theme: ResultsTheme | null): string {
  if (!theme) return '';
  const { light, dark, font } = theme;
  const inDark = dark === null ? '' : `:host([scheme=dark]){${dark}}`;
  // Without a font of its own the form takes on the page's.
  const inFont = font === 'system' ? '' : '.results{font-family:var(--form-embed-font-family)}';
  return `:host{${light}}${inDark}${inFont}`;
}

/** The content of `<form-results>`: the results behind a link, or one sentence in their place. */
export function SharedResults({ container, token = '', baseUrl: attribute }: SharedResultsProps) {
  const { host } = container;
  const baseUrl = parseBaseUrl(attribute);
  const loaded = useSharedResults(host, baseUrl, token.trim());
  const theme = loaded?.kind === 'shown' ? loaded.results.theme : null;

  useEffect(() => followScheme(host), [host]);
  useLayoutEffect(() => {
    adoptStyle(container, themeCss(theme) + elementCss + css);
  }, [container, theme]);
  useEffect(() => {
    void loadFont(baseUrl, theme?.font);
  }, [baseUrl, theme?.font]);

  // The element's own content, such as reserved space, stays until there is something to show.
  if (!loaded) return <slot />;
  const { texts } = loaded;
  const language = loaded.kind === 'shown' ? loaded.results.language : loaded.language;
  const sentence =
    loaded.kind === 'locked' ? (
      <>
        {`${texts.passwordTitle}: `}
        <a href={`${baseUrl}/r/${encodeURIComponent(token.trim())}`} target="_blank" rel="noopener">
          {texts.openPage}
        </a>
      </>
    ) : loaded.kind === 'refused' ? (
      `${texts.unavailableTitle}.`
    ) : (
      texts.loadFailed
    );
  return (
    <div className="results" lang={language} dir={directionOf(language)}>
      {loaded.kind === 'shown' ? (
        <ResultsContent results={loaded.results} texts={texts} level={2} />
      ) : (
        <p className="note">{sentence}</p>
      )}
    </div>
  );
}
