import { t } from '@lingui/core/macro';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { FIELD_WIDTHS, GRID_COLUMNS, type Field, type FieldWidth } from '@inlay/sdk/model';
import { fieldName } from '../../../domain/forms/fieldTypeNames.ts';
import { nextWidth, snapToWidth } from '../definition/columns.ts';
import type { BuilderCore } from '../useBuilder.ts';
import classes from './canvas.module.css';

/** A width that is being pulled: where the field began, and how wide its row is. */
interface Pull {
  left: number;
  rowWidth: number;
  columns: FieldWidth;
  /** Names the one step that all of the movement is. */
  hold: string;
}

/** The end of a field, to be pulled to another width or moved by arrow keys (BUILD-029). */
export function WidthHandle({ builder, field }: { builder: BuilderCore; field: Field }) {
  const pull = useRef<Pull | null>(null);
  const resize = (columns: FieldWidth, hold?: string): void => builder.resize([field.id], columns, hold);

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    const row = event.currentTarget.closest('[data-field]');
    const grid = row?.parentElement;
    if (!row || !grid || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pull.current = {
      left: row.getBoundingClientRect().left,
      rowWidth: grid.getBoundingClientRect().width,
      columns: field.columns,
      hold: `width ${field.id} ${event.timeStamp}`,
    };
  };
  const onPointerMove = (event: PointerEvent): void => {
    if (!pull.current) return;
    const { left, rowWidth, hold } = pull.current;
    resize(snapToWidth((event.clientX - left) / rowWidth), hold);
  };
  const letGo = (): void => {
    pull.current = null;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && pull.current) {
      const { columns, hold } = pull.current;
      letGo();
      event.preventDefault();
      return resize(columns, hold);
    }
    const widths: Record<string, FieldWidth> = {
      ArrowLeft: nextWidth(field.columns, -1),
      ArrowDown: nextWidth(field.columns, -1),
      ArrowRight: nextWidth(field.columns, 1),
      ArrowUp: nextWidth(field.columns, 1),
      Home: Math.min(...FIELD_WIDTHS) as FieldWidth,
      End: GRID_COLUMNS,
    };
    const width = widths[event.key];
    if (width === undefined || event.altKey || event.ctrlKey || event.metaKey) return undefined;
    event.preventDefault();
    event.stopPropagation();
    return resize(width);
  };

  return (
    <div
      className={classes['width']}
      data-no-drag
      role="slider"
      tabIndex={0}
      aria-label={t`Width of ${fieldName(field)}`}
      aria-valuemin={Math.min(...FIELD_WIDTHS)}
      aria-valuemax={GRID_COLUMNS}
      aria-valuenow={field.columns}
      aria-valuetext={t`${field.columns} of ${GRID_COLUMNS} columns`}
      title={t`Drag to change the width`}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onKeyDown={onKeyDown}
      onClick={(event) => event.stopPropagation()}
    />
  );
}
