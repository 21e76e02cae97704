import { t } from '@lingui/core/macro';
import { memo, useEffect, useMemo, useState } from 'react';
import { ENGLISH, fieldsOfPageOne, type FieldType } from '@inlay/sdk/model';
import { FormRenderer, FormSurface } from '@inlay/sdk/react';
import { fieldName } from '../../../domain/forms/fieldTypeNames.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { SortableList } from '../drag/SortableList.tsx';
import { usePlatformOf } from '../../../domain/platform/platform.ts';
import { FIELD_GROUP } from '../components/Palette.tsx';
import { chosenFields } from '../definition/editing.ts';
import { selectThese } from '../definition/selection.ts';
import { definitionOf } from '../store/builderStore.ts';
import { countFields } from '../store/words.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import { addByHand } from './addByHand.ts';
import classes from './canvas.module.css';
import { EditableHeading } from './EditableHeading.tsx';
import { FieldRows } from './FieldRows.tsx';
import { elementOfField } from './focusField.ts';
import { memoiseFormChrome } from './memoiseFormChrome.ts';
import { useCanvasHandlers, type CanvasExits } from './useCanvasHandlers.ts';

/** The form as visitors see it, with handles around its fields (BUILD-019). */
export const Canvas = memo(function Canvas({ builder, exits }: { builder: BuilderCore; exits: CanvasExits }) {
  const [withSameChrome] = useState(memoiseFormChrome);
  const definition = useBuilderState(builder, (state) => withSameChrome(definitionOf(state)));
  const id = useBuilderState(builder, ({ form }) => form?.id ?? 'new-form');
  const logoUrl = useBuilderState(builder, ({ form }) => form?.logoUrl ?? null);
  const platform = usePlatformOf(definition);
  useActiveInView(builder);
  useInertButton();
  return (
    <FormSurface>
      <FormRenderer
        texts={ENGLISH}
        form={{ id, definition, logoUrl, ...platform }}
        values={{}}
        errors={{}}
        heading={<EditableHeading builder={builder} />}
        renderField={() => null}
        renderGrid={(_fields, className) => <Grid builder={builder} exits={exits} className={className} />}
      />
    </FormSurface>
  );
});

/** The fields on their grid, which the pointer drags and selects and the keyboard moves through. */
const Grid = memo(function Grid(props: { builder: BuilderCore; exits: CanvasExits; className: string }) {
  const { builder, exits, className } = props;
  const isEmpty = useBuilderState(builder, (state) => fieldsOfPageOne(definitionOf(state)).length === 0);
  const handlers = useCanvasHandlers(builder, exits);
  const role = useMemo(
    () => ({ role: 'grid', 'aria-label': t`Fields of the form`, 'aria-multiselectable': true }),
    [],
  );
  return (
    <div {...handlers} className={classes['canvas']} {...(!isEmpty && role)}>
      {isEmpty ? (
        <div className={classes['empty']}>
          <EmptyState title={t`No fields yet`} text={t`Click a field to add it, or drag it here.`} />
        </div>
      ) : null}
      <SortableList
        group={FIELD_GROUP}
        className={`${className} ${classes['dropZone'] ?? ''}`}
        filter="[data-no-drag]"
        dragAlong={(id) => {
          const { selection } = builder.get();
          return selection.ids.has(id) ? [...selection.ids] : [id];
        }}
        describe={(dragged) => {
          const [field] = chosenFields(definitionOf(builder.get()), dragged);
          return dragged.length === 1 && field ? fieldName(field) : countFields(dragged.length);
        }}
        onMove={(dragged, gap) => {
          builder.moveTo(dragged, gap);
          // Selects the dropped fields, in the next frame.
          const { ids } = builder.get().selection;
          if (dragged.some((id) => !ids.has(id))) {
            requestAnimationFrame(() => builder.select(selectThese(dragged)));
          }
        }}
        onInsert={(type, gap) => addByHand(builder, type as FieldType, gap)}
      >
        <FieldRows builder={builder} />
      </SortableList>
    </div>
  );
});

/** Scrolls added, pasted and restored fields into view. */
function useActiveInView(builder: BuilderCore): void {
  const active = useBuilderState(builder, ({ selection }) => selection.active);
  useEffect(() => {
    if (active !== null) elementOfField(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
}

/** Takes the submit button out of the tab order: it is shown, not used. */
function useInertButton(): void {
  useEffect(() => {
    document.querySelector('.form-embed-actions')?.setAttribute('inert', '');
  });
}
