import type { Page } from '../formDefinition.ts';
import type { DefinitionTree } from './fieldsOf.ts';

/** Returns the pages of a form, for code that shows them one by one. */
export const pagesOf = ({ pages }: DefinitionTree): readonly Page[] => pages;
