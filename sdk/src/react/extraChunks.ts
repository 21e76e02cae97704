import type { ExtraChunk } from '../model/fields/extras.ts';
import * as byCountry from './chunks/byCountry.ts';
import * as code from './chunks/code.ts';
import * as confirm from './chunks/confirm.ts';
import * as days from './chunks/days.ts';
import * as dial from './chunks/dial.ts';
import * as grouping from './chunks/grouping.ts';
import { createAddressData } from './chunks/regions.ts';
import * as places from './chunks/places.ts';
import * as search from './chunks/search.ts';
import * as shuffle from './chunks/shuffle.ts';
import * as textRules from './chunks/textRules.ts';
import type { ChunkContent } from './fieldTypes.ts';
import { RankedOptions } from '../fields/ranking/RankedOptions.tsx';
import { RANKING } from '../fields/ranking/RankingField.tsx';
import { loadedData } from './fields/addressData.ts';
import { addTypeChunk } from './typeChunks.ts';

const EXTRAS: Record<Exclude<ExtraChunk, 'choices'>, ChunkContent> = {
  textRules,
  confirm,
  code,
  dial,
  grouping,
  byCountry,
  days,
  search,
  shuffle,
  places,
};

/** Adds what shows only while a form is answered: the builder's canvas does without it. */
export function addExtras(): void {
  for (const [name, content] of Object.entries(EXTRAS)) addTypeChunk(name as ExtraChunk, content);
  Object.assign(loadedData, createAddressData(textRules.wraps.text));
  RANKING.List = RankedOptions;
}
