// Chunks share it: in the script of every form, none of them waits for a second file.
import '../model/fields/textualAnswer.ts';
import { fieldsOf, type DefinitionTree, type FieldType } from '../model/rendering.ts';
import { addChunk, type ChunkContent, type CoreFieldType } from './fieldTypes.ts';

interface FormChunk {
  isUsed(definition: DefinitionTree): boolean;
  load(): Promise<ChunkContent>;
}

const has =
  (type: FieldType) =>
  (definition: DefinitionTree): boolean =>
    fieldsOf(definition).some((field) => field.type === type);

/** Code that only some forms use, by the name of its file. A missing field type fails the type check. */
const FORM_CHUNKS = {
  address: { isUsed: has('address'), load: () => import('./chunks/address.ts') },
  captcha: { isUsed: has('captcha'), load: () => import('./chunks/captcha.ts') },
  date: { isUsed: has('date'), load: () => import('./chunks/date.ts') },
} satisfies Record<Exclude<FieldType, CoreFieldType>, FormChunk>;

export type ChunkName = keyof typeof FORM_CHUNKS;

/** Returns the names of the chunks that a form uses. */
export const chunksOf = (definition: DefinitionTree): ChunkName[] =>
  (Object.keys(FORM_CHUNKS) as ChunkName[]).filter((name) => FORM_CHUNKS[name].isUsed(definition));

/** Loads the chunks that a form uses, before it is shown. Rejects when one of them fails. */
export async function loadChunks(definition: DefinitionTree): Promise<void> {
  const contents = await Promise.all(chunksOf(definition).map((name) => FORM_CHUNKS[name].load()));
  contents.forEach(addChunk);
}
