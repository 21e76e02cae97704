import { afterFirstPaint } from '../client/afterFirstPaint.ts';

/**
 * Loads a form's own script, which leaves its payload and shows its markup. Without it the element asks
 * for the form itself, and says why there is none.
 */
const loadForm = (formId: string): Promise<unknown> =>
  import(
    /* @vite-ignore */ new URL(`/embed/${encodeURIComponent(formId)}/form.js`, import.meta.url).href
  ).catch(() => undefined);

/** Loads the code of the element; behind the first frame where the page shows a form already. */
async function loadElement(isShown: boolean) {
  if (isShown) await afterFirstPaint();
  return (await import('./FormEmbedElement.ts')).FormEmbedElement;
}

/** Loads forms and element side by side, and defines the element once the forms are there. */
async function start(): Promise<void> {
  const elements = [...document.querySelectorAll('form-embed')];
  const missing = elements
    // Forms of another platform are left to the element.
    .filter((one) => !one.shadowRoot && !one.hasAttribute('base-url'))
    .map((one) => one.getAttribute('form-id')?.trim());
  const isShown = elements.some((one) => one.shadowRoot);
  const forms = [...new Set(missing)].map((formId) => formId && loadForm(formId));
  const [FormEmbedElement] = await Promise.all([loadElement(isShown), ...forms]);
  // A page may contain the script twice.
  if (!customElements.get('form-embed')) customElements.define('form-embed', FormEmbedElement);
}

void start();
