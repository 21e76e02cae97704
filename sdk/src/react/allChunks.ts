import * as address from './chunks/address.ts';
import * as captcha from './chunks/captcha.ts';
import * as date from './chunks/date.ts';
import './chunks/pages.ts';
import * as number from './chunks/number.ts';
import { addRepeat } from './chunks/repeat.ts';
import { addReview } from './chunks/review.ts';
import type { LaterFieldType } from '../model/rendering.ts';
import { OPERATORS } from '../model/logic/operators/index.ts';
import { addChunk, type ChunkContent } from './fieldTypes.ts';
import type { ChunkName } from './formChunks.ts';
import { addLaterType } from './laterTypes.ts';
import { LOADED_OPERATORS } from './pages/operators.ts';
import { addRichTexts } from './pages/ownerTexts.ts';
import { createRichTexts } from './pages/richTexts.tsx';

/** Every chunk, for the server and the builder, which show any form at once. */
const ALL_CHUNKS: Record<Exclude<ChunkName, 'pages'>, ChunkContent> = { address, captcha, date };

/** The same of every later field type. */
const LATER_TYPES: Record<LaterFieldType, ChunkContent> = { number };

[...Object.values(ALL_CHUNKS), addRepeat()].forEach(addChunk);
for (const [type, content] of Object.entries(LATER_TYPES)) addLaterType(type as LaterFieldType, content);
addReview();
Object.assign(LOADED_OPERATORS, OPERATORS);
addRichTexts(createRichTexts);
