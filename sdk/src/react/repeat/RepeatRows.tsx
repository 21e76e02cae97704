import { useLayoutEffect, useRef, useState } from 'react';
import { fill } from '../../model/rendering.ts';
import { rowCountName } from '../../model/answers/postedAnswers.ts';
import { controlId } from '../controlId.ts';
import { FieldError } from '../FieldParts.tsx';
import type { FieldProps } from '../fieldProps.ts';
import { rowsAmong, rowTitle, type RepeatRowsProps, type Row } from '../pages/rows.ts';

/** The last change of rows: announced, and undone if it lost anything. */
interface Done {
  said: string;
  undone?: { row: number; values: Row };
}

/** A group's error, at the position of the group itself. */
export const GroupError = ({ id, error }: FieldProps) => <FieldError id={id} error={error} />;

/** A button that changes rows: here by script, without one by its value. */
const RowButton = (props: { value: string; label: string; name?: string; onPress(): void }) => (
  <button
    className="form-embed-back"
    type="submit"
    name="go"
    value={props.value}
    aria-label={props.name}
    onClick={(event) => {
      event.preventDefault();
      // The second click of a double click would meet another row.
      if (event.detail < 2) props.onPress();
    }}
  >
    {props.label}
  </button>
);

/** The rows of a repeating group: a fieldset each, with buttons that work as plain posts, too (decision 247). */
export function RepeatRows(props: RepeatRowsProps) {
  const { form, view, repeat, words, place, onChange } = props;
  const { id: group, min, max, help, addLabel } = repeat;
  const id = controlId(form.id, group);
  const [itself, ...fields] = repeat.items;
  const texts = form.planned.rowWords!;
  const settledRows = view.settled.rows.get(group) ?? [];
  const rows = rowsAmong(view.values, repeat);
  const count = rows.length;
  const width = fields.length / count;
  const [{ said, undone }, setDone] = useState<Done>({ said: '' });
  /** Number of the row that gets the focus once it is rendered: one that is new, or the one before a removed one. */
  const target = useRef<{ row: number; isNew: boolean } | null>(null);
  const element = useRef<HTMLDivElement>(null);
  const title = (row: number): string => rowTitle(repeat, row, words, texts);

  useLayoutEffect(() => {
    if (!target.current) return;
    const { row, isNew } = target.current;
    target.current = null;
    const place = element.current?.querySelectorAll<HTMLElement>('fieldset')[row] ?? element.current;
    const controls = isNew ? (place?.querySelectorAll<HTMLElement>('input,select,textarea') ?? []) : [];
    const first = [...controls].find((control) => !control.closest('[hidden]'));
    (first ?? place)?.focus();
  });

  function insert(row: number, values: Row | null): void {
    target.current = { row, isNew: true };
    setDone({ said: fill(texts.added, { row: title(row) }) });
    const isLast = row === count;
    onChange(
      group,
      (before) => [...before.slice(0, row), values, ...before.slice(row)],
      isLast ? `${group}.${row}` : undefined,
    );
  }

  function remove(row: number): void {
    target.current = { row: row - 1, isNew: false };
    setDone({ said: fill(texts.removed, { row: title(row) }), undone: { row, values: rows[row]! } });
    onChange(group, (before) => before.filter((_row, index) => index !== row));
  }

  return (
    <div
      id={id}
      className="form-embed-repeat"
      part="repeat"
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      ref={element}
    >
      <h3 id={`${id}-label`} dir="auto">
        {itself!.label}
        {itself!.required ? (
          <span className="form-embed-star" aria-hidden="true">
            {' *'}
          </span>
        ) : null}
      </h3>
      {/* Enter presses the first button of a form. */}
      <button className="form-embed-hidden" type="submit" tabIndex={-1} aria-hidden="true" />
      {help ? <div className="form-embed-section-help">{words.render(help)}</div> : null}
      {props.error}
      <input type="hidden" name={rowCountName(group)} value={count} />
      {Array.from({ length: count }, (_, row) => (
        <fieldset key={row} id={`${id}.${row}`} tabIndex={-1} part="row">
          <legend dir="auto">{title(row)}</legend>
          {count > min ? (
            <RowButton
              value={`remove:${group}:${row}`}
              label={texts.remove}
              name={`${texts.remove}: ${title(row)}`}
              onPress={() => remove(row)}
            />
          ) : null}
          <div className="form-embed-grid">
            {fields.slice(row * width, (row + 1) * width).map((field) => place(field, settledRows[row]))}
          </div>
        </fieldset>
      ))}
      <p className={undone || count >= max ? 'form-embed-hint' : 'form-embed-hidden'} role="status">
        {said} {count < max ? null : fill(texts.limit, { max })}
      </p>
      {undone ? (
        <RowButton value="" label={texts.undo} onPress={() => insert(undone.row, undone.values)} />
      ) : null}
      {count < max ? (
        <RowButton
          value={`add:${group}`}
          label={words.pipe(addLabel) || texts.add}
          onPress={() => insert(count, null)}
        />
      ) : null}
    </div>
  );
}
