import { memo, useEffect, useMemo, useState } from 'react';
import { createEmptyDefinition, type FieldType } from '@inlay/sdk/model';
import { FormRenderer, FormSurface, type RenderedForm } from '@inlay/sdk/react';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { SortableList } from '../../../components/SortableList.tsx';
import { usePlatformOf } from '../api/platform.ts';
import { FIELD_GROUP } from '../components/Palette.tsx';
import { fieldsOf, idsOf } from '../definition/editing.ts';
import { definitionOf } from '../store/builderStore.ts';
import { nameOf } from '../store/words.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import classes from './canvas.module.css';
import { CanvasField } from './CanvasField.tsx';
import { EditableHeading } from './EditableHeading.tsx';
import { elementOfField } from './focusField.ts';
import { createShapeOf } from './shape.ts';
import { useCanvasHandlers, type CanvasExits } from './useCanvasHandlers.ts';

/** The form as the renderer is given it on the canvas: it asks and sends nothing. */
const renderedForm = (id: string, logoUrl: string | null, definition: RenderedForm['definition']) => ({
  id,
  definition,
  logoUrl,
  platformName: '',
  captcha: null,
});

/** The form as visitors see it, with handles around its fields (BUILD-019). */
export const Canvas = memo(function Canvas({ builder, exits }: { builder: BuilderCore; exits: CanvasExits }) {
  const [shapeOf] = useState(createShapeOf);
  const shape = useBuilderState(builder, (state) => shapeOf(definitionOf(state)));
  const formId = useBuilderState(builder, ({ form }) => form?.id ?? 'new-form');
  const logoUrl = useBuilderState(builder, ({ form }) => form?.logoUrl ?? null);
  const platform = usePlatformOf(shape);
  const form = useMemo(
    () => ({ ...renderedForm(formId, logoUrl, shape), ...platform }),
    [formId, logoUrl, shape, platform],
  );
  // What a single field is drawn with stays the same whatever happens around it.
  const bodyForm = useMemo(() => renderedForm(formId, null, createEmptyDefinition()), [formId]);
  const ids = useMemo(() => idsOf(shape), [shape]);
  const indexes = useMemo(() => new Map(ids.map((fieldId, index) => [fieldId, index])), [ids]);
  const handlers = useCanvasHandlers(builder, exits);
  useActiveInView(builder);
  useInertButton();

  return (
    <FormSurface>
      <FormRenderer
        form={form}
        values={{}}
        errors={{}}
        heading={<EditableHeading builder={builder} />}
        renderField={({ id }, _element, place) => (
          <CanvasField
            key={id}
            builder={builder}
            form={bodyForm}
            fieldId={id}
            place={place}
            index={indexes.get(id) ?? 0}
            total={ids.length}
          />
        )}
        renderGrid={(children, className) => (
          <div
            {...handlers}
            className={classes['canvas']}
            {...(ids.length > 0 && {
              role: 'grid',
              'aria-label': 'Fields of the form',
              'aria-multiselectable': true,
            })}
          >
            {ids.length === 0 ? (
              <EmptyState title="No fields yet" text="Press a field type, or drag it here." />
            ) : null}
            <SortableList
              ids={ids}
              group={FIELD_GROUP}
              className={`${className} ${classes['dropZone'] ?? ''}`}
              filter="[data-no-drag]"
              dragAlong={(id) => {
                const { selection } = builder.get();
                return selection.ids.has(id) ? [...selection.ids] : [id];
              }}
              describe={(dragged) => {
                const [field] = fieldsOf(definitionOf(builder.get()), dragged);
                return dragged.length === 1 && field ? nameOf(field) : `${dragged.length} fields`;
              }}
              onMove={builder.moveTo}
              onInsert={(type, gap) => builder.add(type as FieldType, gap)}
            >
              {children}
            </SortableList>
          </div>
        )}
      />
    </FormSurface>
  );
});

/** What was added, pasted or brought back comes into view. */
function useActiveInView(builder: BuilderCore): void {
  const active = useBuilderState(builder, ({ selection }) => selection.active);
  useEffect(() => {
    if (active !== null) elementOfField(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
}

/** The button is there to be looked at; whoever goes through the page by keyboard passes it by. */
function useInertButton(): void {
  useEffect(() => {
    document.querySelector('.form-embed-actions')?.setAttribute('inert', '');
  });
}
