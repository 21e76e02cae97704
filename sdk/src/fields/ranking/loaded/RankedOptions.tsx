import { useLayoutEffect, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { controlName, fill } from '../../../model/rendering.ts';
import { optionLabel } from '../../../model/fields/options.ts';
import type { FieldWord } from '../../../model/texts/fieldTexts.ts';
import type { FieldProps } from '../../../react/fieldProps.ts';

export interface RankedOptionsProps extends Pick<
  FieldProps<'ranking'>,
  'field' | 'id' | 'error' | 'texts' | 'onChange'
> {
  /** Values in the order of preference. */
  ranked: readonly string[];
  /** How many there can be. */
  places: number;
}

/** Returns a list with a value moved to another position. */
function moved(list: readonly string[], value: string, to: number): string[] {
  const others = list.filter((one) => one !== value);
  others.splice(to, 0, value);
  return others;
}

/**
 * Ranked options above those that wait: pressing one ranks it next or takes it back, and ranked ones are moved by
 * their grip or by arrow keys.
 */
export function RankedOptions({ field, id, error, texts, ranked, places, onChange }: RankedOptionsProps) {
  const say = (word: FieldWord, params = {}): string => fill(texts.words?.[word] ?? '', params);
  const labelOf = (value: string): string => optionLabel(field.options, value);
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef('');
  const dragged = useRef('');
  const [said, setSaid] = useState('');
  const waiting = field.options.map(({ value }) => value).filter((value) => !ranked.includes(value));
  const change = (next: readonly string[], value: string): void => {
    const index = next.indexOf(value) + 1;
    setSaid(say(index > 0 ? 'rankPlace' : 'rankNone', { option: labelOf(value), place: index }));
    onChange([...next]);
  };
  const press = (value: string): void => {
    focused.current = value;
    if (ranked.includes(value))
      return change(
        ranked.filter((one) => one !== value),
        value,
      );
    if (ranked.length < places) change([...ranked, value], value);
  };
  const move = (value: string, to: number): void => {
    if (to < 0 || to >= ranked.length || ranked[to] === value) return;
    change(moved(ranked, value, to), value);
  };
  // An element that changes its place loses the focus.
  useLayoutEffect(() => {
    if (focused.current)
      list
        .current!.querySelector<HTMLElement>(`[data-rank="${CSS.escape(focused.current)}"]`)
        ?.focus({ preventScroll: true });
    focused.current = '';
  });
  const drag = (event: PointerEvent): void => {
    const value = dragged.current;
    if (!value) return;
    const rows = [...list.current!.children].slice(0, ranked.length);
    const above = rows.filter((row) => {
      const { top, height } = row.getBoundingClientRect();
      return top + height / 2 < event.clientY;
    });
    const index = ranked.indexOf(value);
    // The row itself counts among those above once the pointer is below its middle.
    move(value, above.length > index ? above.length - 1 : above.length);
  };
  return (
    <>
      <p className="form-embed-rank-hint" id={`${id}-rank`}>
        {say('rankHint')}
      </p>
      <ul
        className="form-embed-ranks"
        ref={list}
        onPointerMove={drag}
        onLostPointerCapture={() => {
          dragged.current = '';
        }}
      >
        {[...ranked, ...waiting].map((value) => {
          const index = ranked.indexOf(value);
          return (
            <li key={value} data-ranked={index < 0 ? undefined : ''}>
              <button
                type="button"
                data-rank={value}
                aria-pressed={index >= 0}
                aria-disabled={(index < 0 && ranked.length >= places) || undefined}
                aria-describedby={`${id}-rank${error ? ` ${id}-error` : ''}`}
                onClick={() => press(value)}
                onKeyDown={(event) => {
                  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
                  if (!step || index < 0) return;
                  event.preventDefault();
                  focused.current = value;
                  move(value, index + step);
                }}
              >
                <span className="form-embed-rank">{index < 0 ? '' : index + 1}</span>
                <span dir="auto">{labelOf(value)}</span>
              </button>
              {index < 0 ? null : (
                <span
                  className="form-embed-grip"
                  aria-hidden="true"
                  onPointerDown={(event) => {
                    event.preventDefault();
                    dragged.current = value;
                    // Of the list: a row that changes its place loses the pointer.
                    list.current?.setPointerCapture(event.pointerId);
                  }}
                >
                  ⠿
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {ranked.map((value, index) => (
        <input key={value} type="hidden" name={controlName(field.id, String(index + 1))} value={value} />
      ))}
      <span className="form-embed-rank-said" role="status">
        {said}
      </span>
    </>
  );
}
