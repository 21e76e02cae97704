import { fields } from '../../languages/en/fields.ts';
import { common } from '../../languages/en/planned.ts';
import type { FieldTexts } from './fieldTexts.ts';
import type { CommonTexts } from './textTypes.ts';

/** All texts of planned forms in English, for the builder's canvas: it does without the other languages. */
export const PLANNED_ENGLISH: CommonTexts & FieldTexts = { ...common, ...fields };
