import type { PackedForm, PublicForm } from '../../public/publicForm.ts';
import type { Page, VisitorDefinition } from '../../formDefinition.ts';
import { isSameJson } from '../isSameJson.ts';
import type { DefinitionTree } from '../fieldsOf.ts';
import { publicDefinition } from './publicDefinition.ts';
import { hasVersion1Types, version1Fields, type Version1Field } from './version1Fields.ts';
import { unpackForm } from './unpackForm.ts';

type Tree = { version: 1; fields: Version1Field[] } | ({ version: 2 } & Pick<VisitorDefinition, 'pages'>);

/** What is sent of these pages, with a plan and without; revisions are cached, so most are packed once. */
const packed = {
  withPlan: new WeakMap<readonly Page[], Tree>(),
  plain: new WeakMap<readonly Page[], Tree>(),
};

/** Whether a page is nothing but its items. */
const isPlain = ({ id: _id, items: _items, title, description, nextLabel, ...more }: Page): boolean =>
  title + description + nextLabel === '' && Object.keys(more).length === 0;

function packPages(form: DefinitionTree, isPlanned: boolean): Tree {
  const visible = publicDefinition({ version: 2 as const, pages: form.pages });
  // A plan names its pages by id.
  if (isPlanned) return visible;
  const [page] = visible.pages;
  const short = { version: 1 as const, fields: version1Fields(visible) };
  if (!page || visible.pages.length > 1 || !isPlain(page) || !hasVersion1Types(visible)) return visible;
  const opened = { definition: JSON.parse(JSON.stringify(short)) as VisitorDefinition };
  unpackForm(opened);
  return isSameJson(opened.definition.pages, [{ items: page.items }]) ? short : visible;
}

/** Returns a form as it is sent to browsers, without anything that visitors must not know. */
export function packForm({ definition, ...form }: PublicForm): PackedForm {
  const { title, description, pages, customStyles, textHandling } = definition;
  const known = form.planned ? packed.withPlan : packed.plain;
  const tree = known.get(pages) ?? packPages(definition, form.planned !== undefined);
  known.set(pages, tree);
  const rest = { title, description, customStyles, textHandling };
  return { ...form, definition: { ...tree, ...rest } };
}
