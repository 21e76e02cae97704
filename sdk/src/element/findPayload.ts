import type { FormPayload } from '../model/rendering.ts';

/** Key on the document under which a form's own script leaves its payload; no page can use the same. */
const REGISTRY = Symbol.for('form-embed');

/**
 * Returns the payload that came with the page, declared by the include or left by the form's own script;
 * null if the form must be loaded.
 */
export function findPayload(formId: string, root: ShadowRoot): FormPayload | null {
  const declared = root.querySelector('script[type="application/json"]')?.textContent;
  if (declared) return JSON.parse(declared) as FormPayload;
  const registry = (document as { [REGISTRY]?: ReadonlyMap<string, FormPayload> })[REGISTRY];
  return registry?.get(formId) ?? null;
}
