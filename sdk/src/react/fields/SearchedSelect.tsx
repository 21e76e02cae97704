import { useLayoutEffect, useRef, useState } from 'react';
import type { ComponentType, KeyboardEvent } from 'react';
import type { FieldProps } from '../fieldProps.ts';
import { findOptions } from './findOptions.ts';

/** Keys that open the list; the browser's own list has no search. */
const OPENING = [' ', 'ArrowDown', 'ArrowUp'];
/** Height (px) that the list has at most; below it, it opens to the side with more room. */
const LIST_HEIGHT = 320;

/** Position of the list: the height of its control, and whether it opens upwards. */
interface Place {
  height: number;
  isAbove: boolean;
}

/**
 * A drop-down list whose options can be searched where there is a mouse. The browser's own control stays what it is,
 * for phones, labels, errors and answers; only its list is replaced.
 */
export const searchable = (Field: ComponentType<FieldProps>): ComponentType<FieldProps> =>
  function SearchedSelect(props: FieldProps) {
    const root = useRef<HTMLDivElement>(null);
    const [place, setPlace] = useState<Place | null>(null);
    const { field } = props;
    if (!('search' in field)) return <Field {...props} />;
    const select = (): HTMLSelectElement => root.current!.querySelector('select')!;
    const open = (event: { target: EventTarget | null; preventDefault(): void }): void => {
      const { target } = event;
      if (target !== select() || !matchMedia('(pointer: fine)').matches) return;
      event.preventDefault();
      const { bottom, top, height } = select().getBoundingClientRect();
      const below = innerHeight - bottom;
      setPlace({ height, isAbove: below < LIST_HEIGHT && top > below });
    };
    const close = (): void => {
      select().focus();
      setPlace(null);
    };
    const choose = (value: string): void => {
      select().value = value;
      for (const type of ['input', 'change']) select().dispatchEvent(new Event(type, { bubbles: true }));
      close();
    };
    return (
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the control inside is what is pressed
      <div
        ref={root}
        className="form-embed-around"
        onMouseDown={open}
        onKeyDown={(event) => {
          if (OPENING.includes(event.key)) open(event);
        }}
      >
        <Field {...props} />
        {place ? (
          <SearchList
            {...props}
            {...{ place, close, choose }}
            options={[...select().options]}
            chosen={select().value}
          />
        ) : null}
      </div>
    );
  };

interface SearchListProps extends FieldProps {
  options: readonly HTMLOptionElement[];
  chosen: string;
  place: Place;
  close(): void;
  choose(value: string): void;
}

/** The list with its search: a combobox in the pattern of ARIA's authoring practices. */
function SearchList({ field, id, texts, options, chosen, place, close, choose }: SearchListProps) {
  const [query, setQuery] = useState('');
  const found = findOptions(options, query);
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      found.findIndex(({ value }) => value === chosen),
    ),
  );
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = popup.current!;
    if (place.isAbove) style.bottom = '4px';
    else style.top = `${place.height + 4}px`;
    input.current?.focus({ preventScroll: true });
  }, [place]);
  useLayoutEffect(() => {
    const { current: box } = list;
    const option = box?.children[active] as HTMLElement | undefined;
    // Not by `scrollIntoView`, which would move the page as well.
    if (box && option) box.scrollTop = option.offsetTop - (box.clientHeight - option.offsetHeight) / 2;
  }, [active]);
  const { searchList = '', nothingFound } = texts.words ?? {};
  const move = (to: number): void => setActive(Math.min(Math.max(to, 0), found.length - 1));
  const press = (event: KeyboardEvent): void => {
    const moves: Record<string, () => void> = {
      ArrowDown: () => move(active + 1),
      ArrowUp: () => move(active - 1),
      PageDown: () => move(active + 8),
      PageUp: () => move(active - 8),
      Enter: () => (found[active] ? choose(found[active].value) : undefined),
      Escape: close,
      Tab: close,
    };
    if (!moves[event.key]) return;
    if (event.key !== 'Tab') event.preventDefault();
    event.stopPropagation();
    moves[event.key]!();
  };
  return (
    <div className="form-embed-search">
      <div
        className="form-embed-popup"
        ref={popup}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) close();
        }}
      >
        <input
          ref={input}
          className="form-embed-input"
          part="input"
          type="text"
          role="combobox"
          autoComplete="off"
          aria-label={`${field.label}: ${searchList}`}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={found[active] && `${id}-list-${active}`}
          placeholder={searchList}
          value={query}
          onInput={(event) => {
            setQuery(event.currentTarget.value);
            setActive(0);
          }}
          onKeyDown={press}
        />
        <div ref={list} id={`${id}-list`} role="listbox" aria-label={field.label}>
          {found.map(({ value, text }, index) => (
            // The input has the focus, and the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={value}
              id={`${id}-list-${index}`}
              role="option"
              aria-selected={index === active}
              dir="auto"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(value)}
            >
              {text}
            </div>
          ))}
        </div>
        <p role="status">{found.length > 0 ? '' : nothingFound}</p>
      </div>
    </div>
  );
}
