import type { PackedField, PackedForm, PublicForm } from '../../public/publicForm.ts';
import { DEFINITION_VERSION, type Page } from '../../definition/formDefinition.ts';
import { fieldsOf, type DefinitionTree } from '../fieldsOf.ts';
import { isSameJson } from '../isSameJson.ts';
import { publicDefinition } from './publicDefinition.ts';
import { unpackForm } from './unpackForm.ts';

type Tree = { fields: PackedField[] } | { pages: readonly Page[] };

/** Packed pages, with a plan and without; revisions are cached, so most are packed once. */
const packed = {
  withPlan: new WeakMap<readonly Page[], Tree>(),
  plain: new WeakMap<readonly Page[], Tree>(),
};

/** Returns whether a page has items and nothing else. */
const isBare = ({ id: _id, items: _items, title, description, nextLabel, ...more }: Page): boolean =>
  title + description + nextLabel === '' && Object.keys(more).length === 0;

const packField = (field: ReturnType<typeof fieldsOf>[number]): PackedField =>
  'options' in field ? { ...field, options: field.options.map(({ label }) => label) } : field;

/** Returns the fields of a page that is nothing else, where unpacking them gives the page again; else the pages. */
function packPages(form: DefinitionTree, isPlanned: boolean): Tree {
  const { pages } = publicDefinition({ pages: form.pages });
  const [page, ...others] = pages;
  // A plan names its pages by id.
  if (isPlanned || !page || others.length > 0 || !isBare(page)) return { pages };
  const fields = fieldsOf({ pages }).map(packField);
  const opened = JSON.parse(JSON.stringify({ definition: { fields } })) as Pick<PublicForm, 'definition'>;
  unpackForm(opened);
  return isSameJson(opened.definition.pages, [{ items: page.items }]) ? { fields } : { pages };
}

/** Returns a form as it is sent to browsers, without anything that visitors must not know. */
export function packForm({ definition, ...form }: PublicForm): PackedForm {
  const { title, description, pages, customStyles, textHandling } = definition;
  const known = form.planned ? packed.withPlan : packed.plain;
  const tree = known.get(pages) ?? packPages(definition, form.planned !== undefined);
  known.set(pages, tree);
  const rest = { title, description, customStyles, textHandling };
  return { ...form, definition: { version: DEFINITION_VERSION, ...tree, ...rest } };
}
