// Chunks share it: in the script of every form, none of them waits for a second file.
import '../model/fields/fieldDefaults.ts';
import '../model/fields/textualAnswer.ts';
import '../model/fields/options.ts';
import '../model/structure/pages/pagesOf.ts';
import '../model/structure/repeatsOf.ts';
import { fieldsOf, type DefinitionTree, type PlannedForm } from '../model/rendering.ts';
import { PLAIN_TYPES } from './generated/plainTypes.ts';
import { addChunk, type ChunkContent } from './fieldTypes.ts';

/** The part of a form that says which chunks it needs. */
export interface ChunkedForm {
  definition: DefinitionTree;
  planned?: PlannedForm;
}

type Load = (form: ChunkedForm) => Promise<ChunkContent>;

/**
 * Code that only some forms use, by the name of its file: of plain field types outside the core, and of forms with a
 * plan, which load more by `typeChunks.ts`.
 */
const FORM_CHUNKS = {
  ...PLAIN_TYPES,
  pages: async (form: ChunkedForm) => (await import('./chunks/pages.ts')).load(form),
} satisfies Record<string, Load>;

export type ChunkName = keyof typeof FORM_CHUNKS;

/** Returns the names of the chunks that a form uses. */
export function chunksOf({ definition, planned }: ChunkedForm): ChunkName[] {
  const used: unknown[] = [planned && 'pages', ...fieldsOf(definition).map(({ type }) => type)];
  return (Object.keys(FORM_CHUNKS) as ChunkName[]).filter((name) => used.includes(name));
}

/** Loads the chunks that a form uses, before it is shown. Rejects when one of them fails. */
export const loadChunks = (form: ChunkedForm): Promise<unknown> =>
  Promise.all(chunksOf(form).map((name) => FORM_CHUNKS[name](form).then(addChunk)));
