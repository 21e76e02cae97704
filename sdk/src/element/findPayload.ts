import { unpackForm, type FormPayload, type PublicForm } from '../model/rendering.ts';

/** Key on the document under which a form's own script leaves its payload; no page can use the same. */
const REGISTRY = Symbol.for('form-embed');

/** Payload that came with the page, unpacked. */
export type DeliveredPayload = Omit<FormPayload, 'form'> & { form: PublicForm };

/**
 * Returns the payload that came with the page, declared by the include or left by the form's own script;
 * null if the form must be loaded.
 */
export function findPayload(formId: string, root: ShadowRoot): DeliveredPayload | null {
  const declared = root.querySelector('script[type="application/json"]')?.textContent;
  const registry = (document as { [REGISTRY]?: ReadonlyMap<string, DeliveredPayload> })[REGISTRY];
  const payload = declared ? (JSON.parse(declared) as DeliveredPayload) : registry?.get(formId);
  if (payload) unpackForm(payload.form);
  return payload ?? null;
}
