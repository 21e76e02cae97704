import * as address from './chunks/address.ts';
import * as captcha from './chunks/captcha.ts';
import * as date from './chunks/date.ts';
import './chunks/pages.ts';
import * as number from './chunks/number.ts';
import { addRepeat } from './chunks/repeat.ts';
import { addReview } from './chunks/review.ts';
import * as yesNo from './chunks/yes_no.ts';
import * as url from './chunks/url.ts';
import * as time from './chunks/time.ts';
import * as dateRange from './chunks/date_range.ts';
import * as name from './chunks/name.ts';
import * as country from './chunks/country.ts';
import * as rating from './chunks/rating.ts';
import * as scale from './chunks/scale.ts';
import * as nps from './chunks/nps.ts';
import * as matrix from './chunks/matrix.ts';
import * as consent from './chunks/consent.ts';
import * as file from './chunks/file.ts';
import * as signature from './chunks/signature.ts';
import * as paragraph from './chunks/paragraph.ts';
import * as choices from './chunks/choices.ts';
import * as divider from './chunks/divider.ts';
import * as slider from './chunks/slider.ts';
import * as picture from './chunks/picture.ts';
import * as image from './chunks/image.ts';
import * as hidden from './chunks/hidden.ts';
import * as calculation from './chunks/calculation.ts';
import type { FieldType } from '../model/rendering.ts';
import { OPERATORS } from '../model/logic/operators/index.ts';
import { rankingField } from '../model/fields/types/ranking.ts';
import { addChunk, type ChunkContent, type CoreFieldType } from './fieldTypes.ts';
import { RankingField } from './fields/RankingField.tsx';
import { RANKING_CSS } from './fields/styles/ranking.ts';
import { LOADED_OPERATORS } from './pages/operators.ts';
import { addRichTexts } from './pages/ownerTexts.ts';
import { createRichTexts } from './pages/richTexts.tsx';
import { addTypeChunk } from './typeChunks.ts';

/**
 * The chunks of all field types, and of the settings that the builder's canvas shows, for the server and the builder,
 * which show any form at once; one question at a time, and settings which the canvas does not show, are in
 * `allLayouts.ts`.
 */
const ALL_CHUNKS: Record<Exclude<FieldType, CoreFieldType> | 'choices', ChunkContent> = {
  address,
  captcha,
  date,
  choices,
  number,
  yes_no: yesNo,
  url,
  time,
  date_range: dateRange,
  name,
  country,
  rating,
  scale,
  nps,
  matrix,
  ranking: { components: { ranking: RankingField }, models: { ranking: rankingField }, css: RANKING_CSS },
  consent,
  file,
  signature,
  paragraph,
  divider,
  slider,
  picture,
  image,
  hidden,
  calculation,
};

for (const [type, content] of Object.entries(ALL_CHUNKS))
  addTypeChunk(type as keyof typeof ALL_CHUNKS, content);
addChunk(addRepeat());
addReview();
Object.assign(LOADED_OPERATORS, OPERATORS);
addRichTexts(createRichTexts);
