import { pagesOf } from '@inlay/sdk/model';
import { containerById, isPage } from '../definition/tree.ts';
import { definitionOf, type BuilderStore } from './builderStore.ts';
import type { createFieldActions } from './fieldActions.ts';
import type { createPlaceActions } from './placeActions.ts';
import type { createStructureActions } from './structureActions.ts';

type Actions = Pick<ReturnType<typeof createFieldActions>, 'remove' | 'duplicate'> &
  Pick<ReturnType<typeof createPlaceActions>, 'moveBy'> &
  Pick<
    ReturnType<typeof createStructureActions>,
    'duplicatePage' | 'removePage' | 'removeEnding' | 'movePage' | 'moveEnding'
  >;

/** Actions on whatever is selected: fields and groups, a page, an ending. */
export function createPartActions(store: BuilderStore, actions: Actions) {
  const definition = () => definitionOf(store.get());
  /** The page or ending among the ids, and its number; `null` for fields and groups. */
  const findPageOrEnding = (ids: Iterable<string>) => {
    const [id = ''] = ids;
    const container = containerById(definition(), id);
    const page = container && isPage(container) ? pagesOf(definition()).indexOf(container) : -1;
    if (page >= 0) return { kind: 'page', id, index: page } as const;
    const ending = definition().endings.findIndex((one) => one.id === id);
    return ending >= 0 ? ({ kind: 'ending', id, index: ending } as const) : null;
  };
  return {
    /** Removes fields and groups, a page, or an ending; by key, the selection moves to what takes their place. */
    removeParts: (ids: Iterable<string>, isByKey = false): void => {
      const found = findPageOrEnding(ids);
      if (!found) actions.remove(ids, isByKey);
      else if (found.kind === 'page') actions.removePage(found.id, isByKey);
      else actions.removeEnding(found.id, isByKey);
    },
    /** Duplicates fields and groups, or a page. An ending has no copies: the first that fits is met. */
    duplicateParts: (ids: Iterable<string>): void => {
      const found = findPageOrEnding(ids);
      if (!found) actions.duplicate(ids);
      else if (found.kind === 'page') actions.duplicatePage(found.id);
    },
    /** Moves fields and groups, a page, or an ending one step up (-1) or down (1). */
    moveParts: (ids: Iterable<string>, step: -1 | 1): void => {
      const found = findPageOrEnding(ids);
      if (!found) actions.moveBy(ids, step);
      else if (found.kind === 'page') actions.movePage(found.id, found.index + step);
      else actions.moveEnding(found.id, found.index + step);
    },
  };
}
