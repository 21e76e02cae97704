/** Returns the lines that show the results behind a link on a website (RESULT-023). */
export function resultsSnippet(url: string): string {
  const { origin, pathname } = new URL(url);
  const token = pathname.split('/').at(-1);
  return (
    `<script async type="module" src="${origin}/sdk/form-results.js"></script>\n` +
    `<form-results token="${token}"></form-results>`
  );
}
