export { buildBlocks, type BlockPace, type BlockSource } from './buildBlocks.ts';
export type { BlockRow } from './blockBuilder.ts';
export { countBlocks, type BlockCounter, type BlockQuery, type CountedBlock } from './countBlocks.ts';
export { dropBlocks } from './dropBlocks.ts';
export { findBlocks, type FoundBlocks } from './findBlocks.ts';
