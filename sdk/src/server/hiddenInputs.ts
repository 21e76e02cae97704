import { LANGUAGE_INPUT } from '../model/structure/posted/languageInput.ts';
import { UNSEEN_INPUT } from '../model/structure/posted/unseenInput.ts';
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

/**
 * Renders the input that programs alone fill in: `inert`, so that neither keyboards, screen readers nor password managers
 * come to it, and named like nothing. It weighs, and never decides (SPAM-002).
 */
export const unseenInput = (formId: string): string =>
  `<div class="fe-u" inert><input name="${UNSEEN_INPUT}" form="${postFormId(formId)}" autocomplete="off" tabindex="-1"></div>`;
