import { WORDS } from '../../model/generated/fieldWords.ts';
import type { FieldTexts } from '../../model/texts/fieldTexts.ts';

/** Texts of field types in English, defined in their folders. */
export const fields = Object.assign({}, ...Object.values(WORDS)) as FieldTexts;
