import type { Page } from '../../definition/formDefinition.ts';
import type { DefinitionTree } from '../fieldsOf.ts';

/** Returns the pages of a form, for code that shows them one by one. */
export const pagesOf = ({ pages }: DefinitionTree): readonly Page[] => pages;

/** Returns a form with other pages; the same form for the same pages. */
export const withPages = <Form extends DefinitionTree>(form: Form, pages: readonly Page[]): Form =>
  pages === form.pages ? form : { ...form, pages };
