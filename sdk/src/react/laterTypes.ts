import type { LaterFieldType } from '../model/rendering.ts';
import { addChunk, type ChunkContent } from './fieldTypes.ts';
import { TYPE_CSS } from './pages/pagesCss.ts';

/** The chunks of later field types; a missing one fails the type check. */
const TYPE_CHUNKS: Readonly<Record<LaterFieldType, () => Promise<ChunkContent>>> = {
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
  divider: () => import('./chunks/divider.ts'),
  slider: () => import('./chunks/slider.ts'),
  picture: () => import('./chunks/picture.ts'),
  image: () => import('./chunks/image.ts'),
  hidden: () => import('./chunks/hidden.ts'),
  calculation: () => import('./chunks/calculation.ts'),
};

/** Adds the content of a later field type's chunk. */
export function addLaterType(type: LaterFieldType, content: ChunkContent): void {
  addChunk(content);
  TYPE_CSS[type] = content.css;
}

/** Loads the field types among the chunks that a form names, all at once. */
export async function loadLaterTypes(chunks: readonly string[]): Promise<void> {
  const types = (Object.keys(TYPE_CHUNKS) as LaterFieldType[]).filter((type) => chunks.includes(type));
  await Promise.all(types.map(async (type) => addLaterType(type, await TYPE_CHUNKS[type]())));
}
