import { memo, useState, type ReactNode } from 'react';
import { ENGLISH, FIELD_TYPES, GRID_COLUMNS, type Field } from '@inlay/sdk/model';
import { renderOneField, type RenderedForm } from '@inlay/sdk/react';
import { nameOf } from '../store/words.ts';
import { useField } from '../store/useField.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import classes from './canvas.module.css';
import { FieldHandles } from './FieldHandles.tsx';

interface CanvasFieldProps {
  builder: BuilderCore;
  form: RenderedForm;
  fieldId: string;
  /** Its place on the grid, from the renderer. */
  place: string;
  index: number;
  total: number;
  /** Set by the list that makes it draggable. */
  'data-id'?: string;
}

/** The field by the one renderer; drawn anew when its own settings change. */
const FieldBody = memo(function FieldBody({ field, form }: { field: Field; form: RenderedForm }): ReactNode {
  const show = { form, values: {}, errors: {}, renderField: (_field: Field, element: ReactNode) => element };
  return renderOneField(field, show, ENGLISH);
});

/** What a field is called by a screen reader: name, type, width, place. */
export const describeField = (field: Field, index: number, total: number): string =>
  `${nameOf(field)}, ${FIELD_TYPES[field.type].name.toLowerCase()} field, position ${index + 1} of ${total}, ` +
  `${field.columns} of ${GRID_COLUMNS} columns${field.required ? ', required' : ''}`;

/** A field on the canvas: what is inside cannot be used here, the field as a whole can. */
export const CanvasField = memo(function CanvasField(props: CanvasFieldProps) {
  const { builder, form, fieldId, place, index, total } = props;
  const field = useField(builder, fieldId);
  const isSelected = useBuilderState(builder, ({ selection }) => selection.ids.has(fieldId));
  const isTabStop = useBuilderState(builder, ({ selection }) =>
    selection.active === null ? index === 0 : selection.active === fieldId,
  );
  const isOnlySelected = useBuilderState(
    builder,
    ({ selection }) => selection.ids.size === 1 && selection.ids.has(fieldId),
  );
  const [isNear, setNear] = useState(false);
  if (!field) return null;
  return (
    <div
      className={`${place} ${classes['field'] ?? ''}`}
      data-id={props['data-id']}
      data-field={fieldId}
      data-name={nameOf(field)}
      data-selected={isSelected || undefined}
      role="row"
      aria-selected={isSelected}
      aria-label={describeField(field, index, total)}
      tabIndex={isTabStop ? 0 : -1}
      onPointerEnter={() => setNear(true)}
      onPointerLeave={() => setNear(false)}
    >
      <div role="gridcell">
        <div inert>
          <FieldBody field={field} form={form} />
        </div>
      </div>
      {isNear || isOnlySelected ? <FieldHandles builder={builder} field={field} /> : null}
    </div>
  );
});
