import { memo, useState } from 'react';
import { FIELD_GROUP, isFieldType, type Block } from '../definition/blocks.ts';
import { selectThese } from '../definition/selection.ts';
import { canHold, containerById, isGroup, isPage, outermost } from '../definition/tree.ts';
import { MovingItems } from '../../../components/motion/MovingItems.tsx';
import { SortableList, type Dragged } from '../../../components/sortable/SortableList.tsx';
import { definitionOf } from '../store/builderStore.ts';
import { subjectOf } from '../store/words.ts';
import { useContainer } from '../store/useContainer.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import { addByHand } from './addByHand.ts';
import classes from './canvas.module.css';
import { CanvasField } from './CanvasField.tsx';
import { CanvasGroup } from './CanvasGroup.tsx';
import { Composer } from './Composer.tsx';
import { createSameIds, idsOfParts } from '../store/createSameIds.ts';
import { useSingleForm } from './rowForm.ts';

interface ItemListProps {
  builder: BuilderCore;
  /** Class of the grid on which fields lie. */
  className: string;
  /** The page or group whose items these are. */
  containerId: string;
  /** Most items that are rendered now; all without it. */
  most?: number;
}

/** The items of a page or group on their grid, to be dragged within the form. */
export const ItemList = memo(function ItemList(props: ItemListProps) {
  const { builder, className, containerId } = props;
  const items = (ids: readonly string[]) => outermost(definitionOf(builder.get()), ids);
  const accepts = (dragged: Dragged): boolean => {
    const definition = definitionOf(builder.get());
    const container = containerById(definition, containerId);
    if ('ids' in dragged) return canHold(definition, containerId, items(dragged.ids));
    return container !== undefined && (isPage(container) || isFieldType(dragged.kind));
  };
  return (
    <SortableList
      group={FIELD_GROUP}
      className={`${className} ${classes['dropZone'] ?? ''}`}
      filter="[data-no-drag]"
      dragAlong={(id) => {
        const { selection } = builder.get();
        return selection.ids.has(id) ? [...selection.ids] : [id];
      }}
      describe={(dragged) => subjectOf(items(dragged))}
      accepts={accepts}
      onMove={(dragged, index) => {
        builder.moveTo(dragged, { parent: containerId, index });
        // Selects the dropped fields, in the next frame.
        const { ids } = builder.get().selection;
        if (dragged.some((id) => !ids.has(id))) {
          requestAnimationFrame(() => builder.select(selectThese(dragged)));
        }
      }}
      onInsert={(kind, index) => addByHand(builder, kind as Block, { parent: containerId, index })}
    >
      <ItemRows {...props} />
    </SortableList>
  );
});

/** No items; always the same list. */
const NONE: readonly string[] = [];

/** The items, each rendered on its own. */
const ItemRows = memo(function ItemRows({ builder, className, containerId, most = Infinity }: ItemListProps) {
  const [sameIds] = useState(createSameIds);
  const ids = useContainer(builder, containerId, ({ items }) => sameIds(idsOfParts(items)), NONE);
  const composerAt = useBuilderState(builder, ({ composing }) =>
    composing?.parent === containerId ? composing.index : null,
  );
  const form = useSingleForm(builder);
  const rows = ids.slice(0, most).map((id) => {
    const part = containerById(definitionOf(builder.get()), id);
    return part && isGroup(part) ? (
      <CanvasGroup key={id} builder={builder} groupId={id}>
        <ItemList builder={builder} className={className} containerId={id} />
      </CanvasGroup>
    ) : (
      <CanvasField key={id} builder={builder} form={form} fieldId={id} />
    );
  });
  if (composerAt !== null) {
    rows.splice(
      composerAt,
      0,
      <Composer
        key={`composer ${composerAt}`}
        builder={builder}
        gap={{ parent: containerId, index: composerAt }}
      />,
    );
  }
  return (
    <MovingItems keys={ids} items='[role="grid"] [data-id]' arrives>
      {rows}
    </MovingItems>
  );
});
