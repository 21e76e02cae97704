// Written by `npm run languages` from the folders of sdk/src/languages.
import type { Language } from '../../model/language/languages.ts';
import type { CreatedTexts, LanguageTraits } from '../../model/texts/textTypes.ts';
import { created as enCreated, traits as enTraits, required as enRequired } from '../en/owners.ts';
import { created as deCreated, traits as deTraits, required as deRequired } from '../de/owners.ts';
import { created as frCreated, traits as frTraits, required as frRequired } from '../fr/owners.ts';
import { created as esCreated, traits as esTraits, required as esRequired } from '../es/owners.ts';
import { created as ptCreated, traits as ptTraits, required as ptRequired } from '../pt/owners.ts';
import { created as itCreated, traits as itTraits, required as itRequired } from '../it/owners.ts';
import { created as nlCreated, traits as nlTraits, required as nlRequired } from '../nl/owners.ts';
import { created as jaCreated, traits as jaTraits, required as jaRequired } from '../ja/owners.ts';
import { created as arCreated, traits as arTraits, required as arRequired } from '../ar/owners.ts';

export const CREATED_TEXTS: Readonly<Record<Language, CreatedTexts>> = {
  en: enCreated,
  de: deCreated,
  fr: frCreated,
  es: esCreated,
  pt: ptCreated,
  it: itCreated,
  nl: nlCreated,
  ja: jaCreated,
  ar: arCreated,
};

export const LANGUAGE_TRAITS: Readonly<Record<Language, LanguageTraits>> = {
  en: enTraits,
  de: deTraits,
  fr: frTraits,
  es: esTraits,
  pt: ptTraits,
  it: itTraits,
  nl: nlTraits,
  ja: jaTraits,
  ar: arTraits,
};

export const REQUIRED_WORDS: Readonly<Record<Language, readonly string[]>> = {
  en: enRequired,
  de: deRequired,
  fr: frRequired,
  es: esRequired,
  pt: ptRequired,
  it: itRequired,
  nl: nlRequired,
  ja: jaRequired,
  ar: arRequired,
};
