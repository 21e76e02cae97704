import { afterFirstPaint } from '../client/afterFirstPaint.ts';

/**
 * Loads a form's own script, which leaves its payload and shows its markup. Without it the element asks
 * for the form itself, and says why there is none.
 */
function loadForm(element: Element): Promise<unknown> {
  const formId = encodeURIComponent(element.getAttribute('form-id') ?? '');
  // A path leads to the origin of this script.
  return import(/* @vite-ignore */ `/embed/${formId}/form.js`).catch(() => undefined);
}

/** Loads forms and element side by side, and defines the element once the forms are there. */
async function start(): Promise<void> {
  const elements = [...document.querySelectorAll('form-embed[form-id]')];
  const empty = elements.filter((one) => !one.shadowRoot);
  // The element itself loads forms of another platform.
  const forms = empty.filter((one) => !one.hasAttribute('base-url')).map(loadForm);
  // Each form is painted before its code runs: one that the page shows already, and one that has arrived.
  if (empty.length < elements.length) await afterFirstPaint();
  const [{ FormEmbedElement }] = await Promise.all([import('./FormEmbedElement.ts'), ...forms]);
  if (forms.length > 0) await afterFirstPaint();
  // A page may contain the script twice.
  if (!customElements.get('form-embed')) customElements.define('form-embed', FormEmbedElement);
}

void start();
