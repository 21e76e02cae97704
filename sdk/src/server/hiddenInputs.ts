import { postFormId } from '../react/controlId.ts';
import { escapeAttribute } from './html.ts';

/** Renders hidden inputs that belong to a form from outside of it. */
export const hiddenInputs = (
  formId: string,
  inputs: Iterable<readonly [name: string, value: string]>,
): string =>
  Array.from(
    inputs,
    ([name, value]) =>
      `<input type="hidden" name="${escapeAttribute(name)}" form="${postFormId(formId)}" value="${escapeAttribute(value)}">`,
  ).join('');
