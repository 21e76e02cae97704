import './chunks/pages.ts';
import { addRepeat } from './chunks/repeat.ts';
import { addReview } from './chunks/review.ts';
import * as choices from './chunks/choices.ts';
import type { FieldType } from '../model/rendering.ts';
import { OPERATORS } from '../model/logic/operators/index.ts';
import { addChunk, type ChunkContent, type CoreFieldType } from './fieldTypes.ts';
import { ALL_TYPES } from './generated/allTypes.ts';
import { LOADED_OPERATORS } from './pages/operators.ts';
import { addRichTexts } from './pages/ownerTexts.ts';
import { createRichTexts } from './pages/richTexts.tsx';
import { addTypeChunk } from './typeChunks.ts';

/**
 * The chunks of all field types and of common settings, for the server and the builder, which show any form at once.
 * One question at a time, and settings that few fields use, are in `allLayouts.ts`; the builder loads both on demand.
 */
const ALL_CHUNKS: Record<Exclude<FieldType, CoreFieldType> | 'choices', ChunkContent> = {
  ...ALL_TYPES,
  choices,
};

for (const [type, content] of Object.entries(ALL_CHUNKS))
  addTypeChunk(type as keyof typeof ALL_CHUNKS, content);
addChunk(addRepeat());
addReview();
Object.assign(LOADED_OPERATORS, OPERATORS);
addRichTexts(createRichTexts);
