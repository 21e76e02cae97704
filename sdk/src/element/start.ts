import { afterFirstPaint } from '../client/afterFirstPaint.ts';

/**
 * Loads a form's own script, which leaves its payload, shows its markup, and loads the element's code beside.
 * Without it the element asks for the form itself, and says why there is none.
 */
function loadForm(element: Element): Promise<unknown> {
  const formId = encodeURIComponent(element.getAttribute('form-id') ?? '');
  // A path leads to the origin of this script.
  return import(/* @vite-ignore */ `/embed/${formId}/form.js`).catch(() => undefined);
}

/** Loads the forms, then defines the element. The element itself loads forms of another platform. */
async function start(): Promise<void> {
  const elements = [...document.querySelectorAll('form-embed[form-id]')];
  await Promise.all(elements.filter((one) => !one.shadowRoot && !one.hasAttribute('base-url')).map(loadForm));
  // Each form is painted before its code runs.
  if (elements.some((one) => one.shadowRoot)) await afterFirstPaint();
  const { FormEmbedElement } = await import('./FormEmbedElement.ts');
  // A page may contain the script twice.
  if (!customElements.get('form-embed')) customElements.define('form-embed', FormEmbedElement);
}

void start();
