import type { FormPayload } from '../model/rendering.ts';

/** Where a form's own script leaves what it brought: on the document, under no name that a page could use. */
const REGISTRY = Symbol.for('form-embed');

/**
 * What the server sent along for a form: declared in the shadow root by the include, or left by the
 * form's own script; null when it has to be asked for.
 */
export function findPayload(formId: string, root: ShadowRoot): FormPayload | null {
  const declared = root.querySelector('script[type="application/json"]')?.textContent;
  if (declared) return JSON.parse(declared) as FormPayload;
  const registry = (document as { [REGISTRY]?: ReadonlyMap<string, FormPayload> })[REGISTRY];
  return registry?.get(formId) ?? null;
}
