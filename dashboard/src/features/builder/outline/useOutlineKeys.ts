import { useCallback, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { selectOnly } from '../definition/selection.ts';
import { containerById, treeOf } from '../definition/tree.ts';
import { definitionOf } from '../store/builderStore.ts';
import type { BuilderCore } from '../useBuilder.ts';
import { goToPart } from './goToPart.ts';

/** Puts the keyboard on a row of the outline. */
const focusRow = (id: string | null | undefined): void =>
  document.querySelector<HTMLElement>(`[data-outline-row="${CSS.escape(id ?? '')}"]`)?.focus();

/** Keys of the outline, as trees have them: arrows go and fold, Alt and arrows move, Enter goes to the form. */
export function useOutlineKeys(builder: BuilderCore, ids: readonly string[], onGoTo: () => void) {
  return useCallback(
    (event: KeyboardEvent): void => {
      const row = event.target instanceof Element ? event.target.getAttribute('data-outline-row') : null;
      if (row === null || event.ctrlKey || event.metaKey) return;
      const definition = definitionOf(builder.get());
      const isContainer = containerById(definition, row) !== undefined;
      const isCollapsed = builder.get().collapsed.has(row);
      const goTo = (id: string | undefined): void => {
        if (id === undefined) return;
        flushSync(() => builder.select(selectOnly(id)));
        focusRow(id);
      };
      const move = (step: -1 | 1): void => {
        flushSync(() => builder.moveParts([row], step));
        focusRow(row);
      };
      const index = ids.indexOf(row);
      const actions: Record<string, () => void> = event.altKey
        ? { ArrowUp: () => move(-1), ArrowDown: () => move(1) }
        : {
            ArrowUp: () => goTo(ids[index - 1]),
            ArrowDown: () => goTo(ids[index + 1]),
            Home: () => goTo(ids[0]),
            End: () => goTo(ids.at(-1)),
            ArrowRight: () =>
              isContainer && isCollapsed
                ? builder.toggleCollapsed(row)
                : goTo(isContainer ? ids[index + 1] : undefined),
            ArrowLeft: () =>
              isContainer && !isCollapsed
                ? builder.toggleCollapsed(row)
                : goTo(treeOf(definition).gaps.get(row)?.parent),
            Enter: () => goToPart(builder, row, onGoTo),
            Delete: () => {
              flushSync(() => builder.removeParts([row], true));
              focusRow(builder.get().selection.active);
            },
          };
      const action = actions[event.key];
      if (!action) return;
      event.preventDefault();
      event.stopPropagation();
      action();
    },
    [builder, ids, onGoTo],
  );
}
