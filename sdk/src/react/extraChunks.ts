import type { ExtraChunk } from '../model/fields/extras.ts';
import * as days from './chunks/days.ts';
import { createAddressData } from '../fields/address/loaded/regions.ts';
import * as places from './chunks/places.ts';
import * as search from './chunks/search.ts';
import * as shuffle from './chunks/shuffle.ts';
import * as textRules from './chunks/textRules.ts';
import type { ChunkContent } from './fieldTypes.ts';
import { ALL_TYPE_EXTRAS } from './generated/allExtras.ts';
import { RankedOptions } from '../fields/ranking/loaded/RankedOptions.tsx';
import { RANKING } from '../fields/ranking/RankingField.tsx';
import { loadedData } from '../fields/address/loaded/loadedData.ts';
import { addTypeChunk } from './typeChunks.ts';

const EXTRAS: Record<Exclude<ExtraChunk, 'choices'>, ChunkContent> = {
  ...ALL_TYPE_EXTRAS,
  textRules,
  days,
  search,
  shuffle,
  places,
};

/** Adds the code that the common fields do not need, and returns its style. */
export function addExtras(): string {
  for (const [name, content] of Object.entries(EXTRAS)) addTypeChunk(name as ExtraChunk, content);
  Object.assign(loadedData, createAddressData(textRules.wraps.text));
  RANKING.List = RankedOptions;
  return [...new Set(Object.values(EXTRAS).map(({ css = '' }) => css))].join('');
}
