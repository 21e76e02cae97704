import { mergePrefill } from '@inlay/sdk/protocol';

/**
 * Returns values for a form's fields: from the frame's or placeholder's `data-form-embed-prefill`, and from the
 * page's query unless that is switched off. Other names of the page's address never leave the page.
 */
export function prefillValues(
  frame: HTMLIFrameElement,
  accepts: readonly string[],
  query: string,
): [string, string][] {
  const read = (name: string) =>
    frame.closest(`[data-form-embed-${name}]`)?.getAttribute(`data-form-embed-${name}`) ?? '';
  const pairs = mergePrefill(read('prefill'), read('query-prefill') === 'off' ? '' : query);
  return pairs.filter(([name]) => accepts.some((one) => one === name || name.startsWith(`${one}.`)));
}
