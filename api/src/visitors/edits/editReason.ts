import { createField, EDIT_TEXTS, pagesOf, withFields, type Language } from '@inlay/sdk/model';
import { MAX_EDIT_REASON_LENGTH } from '../../platform/contract/index.ts';
import { isAnswerObject } from '../../submissions/replaceAnswers.ts';
import type { PublishedForm } from '../public-forms/publishedForm.ts';
import type { Editor } from './findEdit.ts';

/** Name of the reason among posted answers; no field can have it (`FIELD_ID_PATTERN`). */
const REASON = 'edit-reason';

/** Returns a form that asks for the reason of a correction as well, at the end of its first page (SUBM-127). */
export function withReason(form: PublishedForm, language: Language): PublishedForm {
  const { reason: label, reasonHelp: help } = EDIT_TEXTS[language];
  const asked = { ...createField('text'), id: REASON, label, help, maxLength: MAX_EDIT_REASON_LENGTH };
  const [first] = pagesOf(form.definition);
  const fields = first?.items.flatMap((item) => ('items' in item ? [] : item)) ?? [];
  return { ...form, definition: withFields(form.definition, [...fields, asked]) };
}

/** Takes the reason out of posted answers; null where none was typed, and for who is not asked. */
export function takeReason(
  { asksReason }: Editor,
  raw: unknown,
): { rawAnswers: unknown; reason: string | null } {
  if (!asksReason || !isAnswerObject(raw)) return { rawAnswers: raw, reason: null };
  const { [REASON]: typed, ...rawAnswers } = raw;
  const text = typeof typed === 'string' ? typed.replaceAll('\u0000', '').trim() : '';
  return { rawAnswers, reason: text.slice(0, MAX_EDIT_REASON_LENGTH) || null };
}
