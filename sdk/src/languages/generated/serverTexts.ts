// Written by `npm run languages` from the folders of sdk/src/languages.
import type { Language } from '../../model/language/languages.ts';
import type { ServerTexts } from '../../model/texts/textTypes.ts';
import { server as de } from '../de/server.ts';
import { server as fr } from '../fr/server.ts';
import { server as es } from '../es/server.ts';
import { server as pt } from '../pt/server.ts';
import { server as it } from '../it/server.ts';
import { server as nl } from '../nl/server.ts';
import { server as ja } from '../ja/server.ts';
import { server as ar } from '../ar/server.ts';

export const SERVER_TEXTS: Readonly<Record<Exclude<Language, 'en'>, ServerTexts>> = {
  de,
  fr,
  es,
  pt,
  it,
  nl,
  ja,
  ar,
};
