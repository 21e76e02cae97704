import { t } from '@lingui/core/macro';
import { useEffect, useLayoutEffect, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { MAX_LABEL_LENGTH, type Field } from '@inlay/sdk/model';
import { fieldTypeName } from '../../../domain/forms/fieldTypeNames.ts';
import { idsOf } from '../definition/editing.ts';
import { TAKES_LISTS } from '../definition/pastedList.ts';
import { gapBehind } from '../definition/rows.ts';
import { selectOnly } from '../definition/selection.ts';
import { definitionOf } from '../store/builderStore.ts';
import { settingOf } from '../store/useField.ts';
import { useTyped } from '../store/useTyped.ts';
import type { BuilderCore } from '../useBuilder.ts';
import classes from './canvas.module.css';
import { focusPart } from './focusPart.ts';

/** Elements that show a field's label: above its control, as a heading, or beside a single box. */
const LABEL = '.form-embed-label, .form-embed-header, .form-embed-choice > span';
/** Style properties that the editor copies from the label. */
const LOOK = [
  'fontFamily',
  'fontSize',
  'fontWeight',
  'fontStyle',
  'lineHeight',
  'color',
  'textAlign',
] as const;

/** Lays the editor over the label of its field, in the label's style; both may be zoomed. */
function layOverLabel(editor: HTMLTextAreaElement): void {
  const row = editor.closest<HTMLElement>('[data-field]');
  const label = row?.querySelector(LABEL);
  if (!row || !label) return;
  const [outer, inner] = [row.getBoundingClientRect(), label.getBoundingClientRect()];
  const zoom = outer.width / row.offsetWidth || 1;
  editor.style.insetBlockStart = `${(inner.top - outer.top) / zoom}px`;
  editor.style.insetInlineStart = `${(inner.left - outer.left) / zoom}px`;
  editor.style.width = `${(outer.right - inner.left) / zoom}px`;
  const look = getComputedStyle(label);
  for (const name of LOOK) editor.style[name] = look[name];
}

/**
 * The label of a field, edited on the form. Enter goes on with its
 * options or a question below, arrows with the label above or
 * below, Escape back to the field; Backspace in an empty label removes the field.
 */
export function NameEditor({ builder, field }: { builder: BuilderCore; field: Field }) {
  const name = 'text' in field ? 'text' : 'label';
  const { ref, ...typed } = useTyped<HTMLTextAreaElement>(
    builder,
    () => settingOf(builder.get(), field.id, name) ?? '',
    (text) => {
      const label = text.replaceAll(/\s*[\r\n]+\s*/g, ' ');
      builder.updateField(field.id, 'text' in field ? { text: label, label } : { label });
    },
  );
  useLayoutEffect(() => {
    ref.current?.focus({ preventScroll: true });
    ref.current?.select();
  }, [ref]);
  useLayoutEffect(() => {
    if (ref.current) layOverLabel(ref.current);
  });
  const [before] = useState(field.label);
  // A star that was typed is the setting, not a part of the words; Enter takes the editor away without a blur.
  useEffect(
    () => () => {
      if (settingOf(builder.get(), field.id, 'label') !== before) builder.readStar(field.id);
    },
    [before, builder, field.id],
  );
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.nativeEvent.isComposing) return;
    const goTo = (id: string | undefined): void => {
      if (id === undefined) return;
      flushSync(() => builder.select(selectOnly(id)));
      builder.startNaming(id);
      if (builder.get().naming !== id) focusPart(id);
    };
    const order = idsOf(definitionOf(builder.get()));
    const neighbour = (step: -1 | 1) => order[order.indexOf(field.id) + step];
    if (event.key === 'Escape') focusPart(field.id);
    else if (event.key === 'Enter' && 'options' in field && field.options.length > 0) {
      builder.set({ naming: null, choosing: field.id });
    } else if (event.key === 'Enter') {
      builder.compose(gapBehind(definitionOf(builder.get()), new Set([field.id])));
    } else if (event.key === 'Backspace' && event.currentTarget.value === '') {
      const before = neighbour(-1) ?? neighbour(1);
      flushSync(() => builder.remove([field.id], true));
      goTo(before);
    } else if (event.key === 'ArrowUp' && neighbour(-1)) goTo(neighbour(-1));
    else if (event.key === 'ArrowDown' && neighbour(1)) goTo(neighbour(1));
    else return;
    event.preventDefault();
  };
  return (
    <div role="gridcell">
      <textarea
        ref={ref}
        className={classes['name']}
        data-no-drag
        {...TAKES_LISTS}
        rows={1}
        maxLength={MAX_LABEL_LENGTH}
        aria-label={t`Name this field`}
        placeholder={fieldTypeName(field.type)}
        onKeyDown={onKeyDown}
        onBlur={() => builder.stopNaming(field.id)}
        onClick={(event) => event.stopPropagation()}
        onDoubleClick={(event) => event.stopPropagation()}
        {...typed}
      />
    </div>
  );
}
