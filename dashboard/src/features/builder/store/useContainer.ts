import type { Page } from '@inlay/sdk/model';
import { containerById, isPage, pageOfPart, treeOf, type Container } from '../definition/tree.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import { definitionOf, type BuilderState } from './builderStore.ts';

/** Returns a setting of a page or group; renders only when it changes. `missing` is the value for one that is gone. */
export const useContainer = <Part>(
  builder: BuilderCore,
  id: string,
  select: (container: Container) => Part,
  missing: Part,
): Part =>
  useBuilderState(builder, (state) => {
    const container = containerById(definitionOf(state), id);
    return container ? select(container) : missing;
  });

/** Returns a text of a page; empty for groups. */
export const usePageText = (
  builder: BuilderCore,
  id: string,
  name: 'title' | 'description' | 'nextLabel',
): string => useContainer(builder, id, (container) => pageText(container, name), '');

const pageText = (container: Container, name: keyof Page & ('title' | 'description' | 'nextLabel')): string =>
  isPage(container) ? container[name] : '';

/** Returns the number of a page, or of the page on which something lies, from 1; 0 for a removed part. */
export function pageNumber(state: BuilderState, id: string): number {
  const definition = definitionOf(state);
  const page = pageOfPart(definition, id);
  return page ? treeOf(definition).pages.indexOf(page) + 1 : 0;
}
