import { form as ENGLISH } from '../languages/en/form.ts';
import { PLANNED_ENGLISH } from '../model/texts/plannedEnglish.ts';
import { parseRichText } from '../model/richText/parseRichText.ts';
import type { FieldTexts } from './fieldProps.ts';
import { TYPE_CSS } from './pages/pagesCss.ts';
import { RichText } from './RichText.tsx';

/** Style of all chunks of field types, for the builder's canvas. */
export const FIELD_TYPES_CSS: string = [...new Set(Object.values(TYPE_CSS))].join('');

/** Texts of fields that are shown outside their form. */
export const CANVAS_TEXTS = {
  ...ENGLISH,
  words: PLANNED_ENGLISH,
  render: (text: string) => <RichText text={parseRichText(text)} />,
} satisfies FieldTexts;
