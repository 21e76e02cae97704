import type { ExtraChunk } from '../model/fields/extras.ts';
import type { ComponentType } from 'react';
import type { FieldType } from '../model/rendering.ts';
import type { FieldProps } from './fieldProps.ts';
import { addChunk, FIELD_COMPONENTS, type ChunkContent, type CoreFieldType } from './fieldTypes.ts';
import type { ChunkName } from './formChunks.ts';
import { TYPE_CSS } from './pages/pagesCss.ts';

/** Names of chunks of field types, and of settings. */
type TypeChunk = Exclude<FieldType, CoreFieldType> | ExtraChunk;

/** The chunks that forms with a plan load beside those of `FORM_CHUNKS`; a missing one fails the type check. */
const TYPE_CHUNKS: Readonly<Record<Exclude<TypeChunk, ChunkName>, () => Promise<ChunkContent>>> = {
  number: () => import('./chunks/number.ts'),
  yes_no: () => import('./chunks/yes_no.ts'),
  url: () => import('./chunks/url.ts'),
  time: () => import('./chunks/time.ts'),
  date_range: () => import('./chunks/date_range.ts'),
  name: () => import('./chunks/name.ts'),
  country: () => import('./chunks/country.ts'),
  rating: () => import('./chunks/rating.ts'),
  scale: () => import('./chunks/scale.ts'),
  nps: () => import('./chunks/nps.ts'),
  matrix: () => import('./chunks/matrix.ts'),
  ranking: () => import('./chunks/ranking.ts'),
  consent: () => import('./chunks/consent.ts'),
  file: () => import('./chunks/file.ts'),
  signature: () => import('./chunks/signature.ts'),
  paragraph: () => import('./chunks/paragraph.ts'),
  choices: () => import('./chunks/choices.ts'),
  textRules: () => import('./chunks/textRules.ts'),
  confirm: () => import('./chunks/confirm.ts'),
  code: () => import('./chunks/code.ts'),
  dial: () => import('./chunks/dial.ts'),
  grouping: () => import('./chunks/grouping.ts'),
  byCountry: () => import('./chunks/byCountry.ts'),
  days: () => import('./chunks/days.ts'),
  search: () => import('./chunks/search.ts'),
  shuffle: () => import('./chunks/shuffle.ts'),
  places: () => import('./chunks/places.ts'),
  divider: () => import('./chunks/divider.ts'),
  slider: () => import('./chunks/slider.ts'),
  picture: () => import('./chunks/picture.ts'),
  image: () => import('./chunks/image.ts'),
  hidden: () => import('./chunks/hidden.ts'),
  calculation: () => import('./chunks/calculation.ts'),
};

type Component = ComponentType<FieldProps>;

const COMPONENTS = FIELD_COMPONENTS as Record<string, Component | undefined>;
const AROUND: ChunkContent[] = [];

/** Adds the content of such a chunk, once; what lies around components comes before or after them. */
export function addTypeChunk(type: TypeChunk, content: ChunkContent): void {
  if (type in TYPE_CSS) return;
  addChunk(content);
  TYPE_CSS[type] = content.css;
  const added = content.types ?? Object.keys(content.components!);
  if (content.around) AROUND.push(content);
  for (const { around, types } of content.around ? [content] : AROUND)
    for (const name of types!) {
      const Inner = added.includes(name) && COMPONENTS[name];
      if (Inner) COMPONENTS[name] = around!(Inner);
    }
}

const load = async (type: string): Promise<unknown> =>
  type in TYPE_CHUNKS &&
  addTypeChunk(type as TypeChunk, await TYPE_CHUNKS[type as keyof typeof TYPE_CHUNKS]());

/** Loads the field types and settings among the chunks that a form names, all at once. */
export async function loadTypeChunks(chunks: readonly string[]): Promise<void> {
  await Promise.all(chunks.map(load));
  // Lies around all of them; its file is on its way already, because the page names it.
  if (chunks.includes('locked')) (await import('./chunks/locked.ts')).addLocked();
}
