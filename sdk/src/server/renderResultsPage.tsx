import type { Language } from '../model/language/languages.ts';
import { RESULT_TEXTS } from '../languages/generated/resultsTexts.ts';
import type { CustomStyles } from '../model/theme/customStyles.ts';
import { ResultsContent } from '../results/ResultsContent.tsx';
import css from '../results/results.css?inline';
import type { ShownResults } from '../results/shownResults.ts';
import pageCss from './resultsPage.css?inline';
import { pageTheme, wholePage, type WholePage } from './wholePage.ts';

/** Renders the page of shared results: no script, no cookie, in the look and language of the form (RESULT-020). */
export const renderResultsPage = (results: ShownResults, styles: CustomStyles): WholePage =>
  wholePage(
    results.title,
    <ResultsContent results={results} texts={RESULT_TEXTS[results.language]} level={1} />,
    results.language,
    resultsStyle(styles),
  );

/** Renders a page that says in two sentences why it shows no results. */
export const renderResultsNotice = (title: string, text: string, language: Language): WholePage =>
  wholePage(
    title,
    <header>
      <h1 className="title">{title}</h1>
      <p>{text}</p>
    </header>,
    language,
    resultsStyle({}),
  );

/** Renders the page that asks for the password of a link; it needs no script (RESULT-024). */
export function renderResultsPassword(language: Language, isWrong: boolean): WholePage {
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
  return wholePage(texts.passwordTitle, content, language, resultsStyle({}));
}

const resultsStyle = (styles: CustomStyles): string => pageTheme(styles) + pageCss + css;
