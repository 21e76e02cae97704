import { isInput, type Field } from '../model/rendering.ts';
import { createIdempotencyKey } from './idempotencyKey.ts';

interface CountedForm {
  id: string;
  definition: { fields: readonly Pick<Field, 'id' | 'type'>[] };
}

/**
 * Counts a visit of a form: that it was seen, begun and sent, how far its fields were reached and which
 * of them showed an error. Without cookies and without anything kept in the browser: the id is random
 * and of this page load alone, and answers are never looked at. It watches the form from outside, so
 * that the form neither waits for it nor notices when it is blocked.
 * @param root what the form is rendered into
 * @param baseUrl the platform's address, empty on its own pages
 * @returns ends the visit while the page goes on, when another form takes the place of this one
 */
export function countVisit(root: Element, form: CountedForm, baseUrl = ''): () => void {
  if (!root.querySelector('form')) return () => undefined;
  const loadId = createIdempotencyKey();
  const fieldIds = form.definition.fields.filter(isInput).map(({ id }) => id);
  /** What ids of this form's controls begin with; see controlId. */
  const prefix = `fe-${form.id.slice(-8)}-`;
  const errors = new Set<string>();
  let furthest = -1;
  let startedAt: number | null = null;
  let seconds: number | null = null;
  let last = '';

  /** Tells everything so far, if it is not told yet: a report that got lost is made up for by the next. */
  const report = (): void => {
    // A page that was opened in the background, or ahead of time, has not been seen.
    const isUnseen = last === '' && document.visibilityState === 'hidden';
    const hasStarted = startedAt !== null;
    const reached = fieldIds.slice(0, furthest + 1);
    const body = JSON.stringify({ loadId, hasStarted, seconds, reached, errors: [...errors] });
    if (isUnseen || body === last) return;
    last = body;
    // Plain text goes to another website without asking it first, and `keepalive` outlives the page.
    const request = { method: 'POST', body, keepalive: true, credentials: 'omit', mode: 'no-cors' } as const;
    fetch(`${baseUrl}/api/public/forms/${form.id}/visits`, request).catch(() => undefined);
  };

  /** The field that an id of a control, or of what belongs to it, speaks of. */
  const fieldOf = ({ id }: Element): string | undefined =>
    id.startsWith(prefix) ? id.slice(prefix.length).split('-', 1)[0] : undefined;

  const touch = (target: EventTarget | null): void => {
    let element = target instanceof Element ? target : null;
    while (element && element !== root && !fieldOf(element)) element = element.parentElement;
    const at = element ? fieldIds.indexOf(fieldOf(element) ?? '') : -1;
    if (at < 0) return;
    startedAt ??= performance.now();
    furthest = Math.max(furthest, at);
  };

  /** Errors beside fields, and the receipt in place of the form. */
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
  // Whoever was quicker than this script has begun already.
  const tree = root.getRootNode() as Document | ShadowRoot;
  touch(tree.activeElement);
  report();
  return () => {
    report();
    observer.disconnect();
    ended.abort();
  };
}
