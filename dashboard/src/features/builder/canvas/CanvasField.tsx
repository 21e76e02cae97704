import { t } from '@lingui/core/macro';
import { lazy, memo, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { GRID_COLUMNS, type Field, type Language } from '@inlay/sdk/model';
import { CANVAS_TEXTS, fieldPlace, renderOneField, usesExtras, type RenderedForm } from '@inlay/sdk/react';
import { fieldName } from '../../../domain/forms/fieldTypeNames.ts';
import { FIELD_TYPES_IN_SENTENCE } from '../generated/fieldTypesInSentence.ts';
import { treeOf } from '../definition/tree.ts';
import { definitionOf } from '../store/builderStore.ts';
import { useField, useFieldState } from '../store/useField.ts';
import type { BuilderCore } from '../useBuilder.ts';
import classes from './canvas.module.css';
import { LazyRuleChips } from '../logic/LazyLogic.tsx';
import { FieldHandles } from './FieldHandles.tsx';
import { NameEditor } from './NameEditor.tsx';
import { OptionLines } from './OptionLines.tsx';

/** The form of which a single field is rendered. */
export interface FieldForm extends RenderedForm {
  language: Language;
}

interface CanvasFieldProps {
  builder: BuilderCore;
  form: FieldForm;
  fieldId: string;
}

export interface BodyProps {
  field: Field;
  form: FieldForm;
  /** Renders a field whose settings are complete. */
  Body?: ComponentType<BodyProps>;
}

/** A field by the visitors' renderer; renders only when its own settings change. */
const FieldBody = memo(function FieldBody({ field, form }: BodyProps): ReactNode {
  const show = { form, values: {}, errors: {}, renderField: (_field: Field, element: ReactNode) => element };
  return renderOneField(field, show, CANVAS_TEXTS);
});

/** The same of a field with help or settings that few use; their code comes with the first of them. */
const ExtraBody = lazy<ComponentType<BodyProps>>(() =>
  import('./ExtraBody.tsx').then(
    ({ loadExtraBody }) => loadExtraBody(),
    // Without a connection, fields stay without these settings.
    () => ({ default: FieldBody }),
  ),
);

/** A field as visitors see it. */
function CanvasBody({ field, form }: BodyProps) {
  const plain = <FieldBody field={field} form={form} />;
  if (!field.help && !usesExtras(field)) return plain;
  return (
    <Suspense fallback={plain}>
      <ExtraBody field={field} form={form} Body={FieldBody} />
    </Suspense>
  );
}

/** Returns a field's description for screen readers: name, type, place, width. */
export function describeField(field: Field, position: number, total: number): string {
  const [name, type] = [fieldName(field), FIELD_TYPES_IN_SENTENCE[field.type]];
  return field.required
    ? t`${name}, ${type} field, position ${position} of ${total}, ${field.columns} of ${GRID_COLUMNS} columns, required`
    : t`${name}, ${type} field, position ${position} of ${total}, ${field.columns} of ${GRID_COLUMNS} columns`;
}

/** A field on the canvas: usable as a whole, inert inside. */
export const CanvasField = memo(function CanvasField({ builder, form, fieldId }: CanvasFieldProps) {
  const field = useField(builder, fieldId);
  const isSelected = useFieldState(builder, fieldId, ({ selection }) => selection.ids.has(fieldId));
  const isTabStop = useFieldState(
    builder,
    fieldId,
    (state) => (state.selection.active ?? treeOf(definitionOf(state)).fields[0]?.id) === fieldId,
  );
  const isOnlySelected = useFieldState(
    builder,
    fieldId,
    ({ selection }) => selection.ids.size === 1 && selection.ids.has(fieldId),
  );
  const isChoosing = useFieldState(builder, fieldId, ({ choosing }) => choosing === fieldId);
  const isNaming = useFieldState(builder, fieldId, ({ naming }) => naming === fieldId);
  const [isNear, setNear] = useState(false);
  if (!field) return null;
  const { fields } = treeOf(definitionOf(builder.get()));
  const place = field.help ? `form-embed-item form-embed-width-${field.columns}` : fieldPlace(field);
  return (
    <div
      className={`${place} ${classes['field'] ?? ''}`}
      data-id={fieldId}
      data-field={fieldId}
      data-name={fieldName(field)}
      data-selected={isSelected || undefined}
      data-naming={isNaming || undefined}
      data-choosing={isChoosing || undefined}
      role="row"
      aria-selected={isSelected}
      // `usePlacesInLabels` keeps the place in the label up to date.
      aria-label={describeField(field, fields.indexOf(field) + 1, fields.length)}
      tabIndex={isTabStop ? 0 : -1}
      onPointerEnter={() => setNear(true)}
      onPointerLeave={() => setNear(false)}
    >
      <div role="gridcell">
        <div inert>
          <CanvasBody field={field} form={form} />
        </div>
      </div>
      {field.showIf ? (
        <div role="gridcell" className={classes['rule']}>
          <Suspense>
            <LazyRuleChips builder={builder} partId={fieldId} />
          </Suspense>
        </div>
      ) : null}
      {isChoosing ? <OptionLines builder={builder} fieldId={fieldId} /> : null}
      {isNaming ? <NameEditor builder={builder} field={field} /> : null}
      {!isNaming && !isChoosing && (isNear || isOnlySelected) ? (
        <FieldHandles builder={builder} field={field} />
      ) : null}
    </div>
  );
});
