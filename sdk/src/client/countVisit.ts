import { fieldsOf, isInput, type DefinitionTree } from '../model/rendering.ts';
import { loadIdOf } from './idempotencyKey.ts';
import { toJson } from './toJson.ts';

interface CountedForm {
  id: string;
  definition: DefinitionTree;
}

/**
 * Counts a visit of a form: seen, begun and sent, the furthest field, and the fields with errors.
 * It sets no cookie, stores nothing in the browser and never reads answers; its random id is for this page
 * load alone. It observes the DOM, so that the form works the same where this script is blocked.
 * @param root element that the form is rendered into
 * @param baseUrl the platform's address; on its own pages empty, or the path that brings their pass along
 * @param onFailed called when a report cannot be sent
 * @returns ends the visit when another form replaces this one on the same page
 */
export function countVisit(
  root: Element,
  form: CountedForm,
  baseUrl = '',
  onFailed: () => unknown = () => undefined,
): () => void {
  if (!root.querySelector('form')) return () => undefined;
  const loadId = loadIdOf(form.id, true);
  const fieldIds = fieldsOf(form.definition)
    .filter(isInput)
    .map(({ id }) => id);
  /** Prefix of the ids of this form's controls; see controlId. */
  const prefix = `fe-${form.id.slice(-8)}-`;
  const website = websiteAround(baseUrl);
  const errors = new Set<string>();
  let furthest = -1;
  let startedAt: number | null = null;
  let seconds: number | null = null;
  let last = '';

  /**
   * Reports everything counted so far, unless nothing is new. Each report is complete, so a lost one does
   * no harm.
   */
  const report = (): void => {
    // A page opened in the background, or prerendered, has not been seen.
    const isUnseen = last === '' && document.visibilityState === 'hidden';
    const hasStarted = startedAt !== null;
    const reached = fieldIds.slice(0, furthest + 1);
    const body = toJson({ loadId, hasStarted, seconds, reached, errors: [...errors], website });
    if (isUnseen || body === last) return;
    last = body;
    // Plain text needs no preflight, and `keepalive` lets the request outlive the page.
    const request = { method: 'POST', body, keepalive: true, credentials: 'omit', mode: 'no-cors' } as const;
    fetch(`${baseUrl}/api/public/forms/${form.id}/visits`, request).catch(onFailed);
  };

  /** Returns the field to which an element with such an id belongs; in a row, the id is the field's path. */
  const fieldOf = ({ id }: Element): string | undefined =>
    id.startsWith(prefix) ? id.slice(prefix.length).split('-', 1)[0]?.split('.').at(-1) : undefined;

  const touch = (target: EventTarget | null): void => {
    let element = target instanceof Element ? target : null;
    while (element && element !== root && !fieldOf(element)) element = element.parentElement;
    const index = element ? fieldIds.indexOf(fieldOf(element) ?? '') : -1;
    if (index < 0) return;
    startedAt ??= performance.now();
    furthest = Math.max(furthest, index);
  };

  /** Looks for errors beside fields, and for the receipt in place of the form. */
  const look = (): void => {
    for (const shown of root.querySelectorAll(`[id^="${prefix}"][id$="-error"]`)) {
      errors.add(fieldOf(shown) ?? '');
    }
    if (seconds !== null || !root.querySelector('.form-embed-receipt')) return;
    seconds = startedAt === null ? 0 : Math.round((performance.now() - startedAt) / 1000);
    report();
  };

  const ended = new AbortController();
  const { signal } = ended;
  root.addEventListener('focusin', ({ target }) => touch(target), { signal });
  root.addEventListener('input', ({ target }) => touch(target), { signal });
  const observer = new MutationObserver(look);
  observer.observe(root, { childList: true, subtree: true });
  document.addEventListener('visibilitychange', report, { signal });
  window.addEventListener('pagehide', report, { signal });
  // A quick visitor may have begun before this script was loaded.
  const tree = root.getRootNode() as Document | ShadowRoot;
  touch(tree.activeElement);
  report();
  return () => {
    report();
    observer.disconnect();
    ended.abort();
  };
}

/**
 * Returns the origin of the page in the browser's address bar, as far as the browser names it: site builders frame what
 * is pasted once more. Undefined on the form's own page.
 */
function websiteAround(baseUrl: string): string | undefined {
  const around = location.ancestorOrigins as DOMStringList | undefined;
  const top = around?.[around.length - 1];
  if (top) return top;
  if (baseUrl && !baseUrl.startsWith('/')) return location.origin;
  return window.parent !== window && document.referrer ? new URL(document.referrer).origin : undefined;
}
