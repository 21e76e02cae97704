import { foldText, spellOut } from '@inlay/sdk/model';
import { MAX_SLUG_LENGTH } from '../../platform/contract/index.ts';

/** Returns a text as a word of an address: small letters and digits of any script, accents folded, with dashes. */
export const slugOf = (text: string): string =>
  foldText(spellOut(text))
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-+|-+$/g, '');
