import type { ExtraChunk, SharedExtra } from '../model/fields/extras.ts';
import type { ComponentType } from 'react';
import type { FieldType } from '../model/rendering.ts';
import type { FieldProps } from './fieldProps.ts';
import { addChunk, FIELD_COMPONENTS, type ChunkContent, type CoreFieldType } from './fieldTypes.ts';
import type { ChunkName } from './formChunks.ts';
import { TYPE_EXTRA_CHUNKS } from './generated/extraChunks.ts';
import { PLANNED_TYPES } from './generated/plannedTypes.ts';
import { TYPE_CSS } from './pages/pagesCss.ts';

/** Names of chunks of field types, and of settings. */
type TypeChunk = Exclude<FieldType, CoreFieldType> | ExtraChunk;
type Load = () => Promise<ChunkContent>;

/** The chunks of settings that several types have; a missing one fails the type check. */
const SHARED_CHUNKS: Readonly<Record<SharedExtra, Load>> = {
  choices: () => import('./chunks/choices.ts'),
  textRules: () => import('./chunks/textRules.ts'),
  days: () => import('./chunks/days.ts'),
  search: () => import('./chunks/search.ts'),
  shuffle: () => import('./chunks/shuffle.ts'),
  places: () => import('./chunks/places.ts'),
};
const EXTRA_CHUNKS: Readonly<Record<ExtraChunk, Load>> = { ...TYPE_EXTRA_CHUNKS, ...SHARED_CHUNKS };

const TYPE_CHUNKS: { readonly [Type in Exclude<TypeChunk, ChunkName | ExtraChunk>]: Load } = PLANNED_TYPES;

type Component = ComponentType<FieldProps>;

const COMPONENTS = FIELD_COMPONENTS as Record<string, Component | undefined>;
const WRAPPERS: ChunkContent[] = [];

/** Adds the content of such a chunk, once; a wrapper may arrive before or after the components that it wraps. */
export function addTypeChunk(type: TypeChunk, content: ChunkContent): void {
  if (type in TYPE_CSS) return;
  addChunk(content);
  TYPE_CSS[type] = content.css;
  const added = content.types ?? Object.keys(content.components!);
  if (content.wrapper) WRAPPERS.push(content);
  for (const { wrapper, types } of content.wrapper ? [content] : WRAPPERS)
    for (const name of types!) {
      const Inner = added.includes(name) && COMPONENTS[name];
      if (Inner) COMPONENTS[name] = wrapper!(Inner);
    }
}

async function load(type: string): Promise<void> {
  const loadIt = EXTRA_CHUNKS[type as ExtraChunk] ?? TYPE_CHUNKS[type as keyof typeof TYPE_CHUNKS];
  if (loadIt) addTypeChunk(type as TypeChunk, await loadIt());
}

/** Loads the field types and settings among the chunks that a form names, all at once. */
export async function loadTypeChunks(chunks: readonly string[]): Promise<void> {
  await Promise.all(chunks.map(load));
  // Wraps all of them; its file is on its way already, because the page names it.
  if (chunks.includes('locked')) (await import('./chunks/locked.ts')).addLocked();
}
