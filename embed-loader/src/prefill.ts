/**
 * Values for a form's fields: from the frame's or placeholder's `data-form-embed-prefill`, written like a
 * query, and from the page's own query unless that is switched off. Only names that the form accepts, so
 * that nothing else of the address leaves this page.
 */
export function prefillValues(
  frame: HTMLIFrameElement,
  accepts: readonly string[],
  query: string,
): [string, string][] {
  const read = (name: string) =>
    frame.closest(`[data-form-embed-${name}]`)?.getAttribute(`data-form-embed-${name}`) ?? '';
  const given = [...new URLSearchParams(read('prefill'))];
  const names = new Set(given.map(([name]) => name));
  const asked = read('query-prefill') === 'off' ? [] : [...new URLSearchParams(query)];
  return [...given, ...asked.filter(([name]) => !names.has(name))].filter(([name]) =>
    accepts.some((one) => one === name || name.startsWith(`${one}.`)),
  );
}
