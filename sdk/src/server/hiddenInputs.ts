import { LANGUAGE_INPUT } from '../model/structure/posted/languageInput.ts';
import type { PublicForm } from '../model/rendering.ts';
import { postFormId } from '../react/controlId.ts';
import { escapeAttribute } from './html.ts';

/** The input by which a plain post of a form in several languages stays in the one that was shown. */
export const languageInput = ({ languages, language }: PublicForm): [name: string, value: string][] =>
  languages && language ? [[LANGUAGE_INPUT, language]] : [];

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
