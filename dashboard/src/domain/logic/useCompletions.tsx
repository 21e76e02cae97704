import { t } from '@lingui/core/macro';
import { useState, type KeyboardEvent, type RefObject } from 'react';
import { completionsAt, type Completion } from './completions.ts';
import classes from './logic.module.css';
import type { RuleContext } from './ruleContext.ts';

interface CompletionOptions extends Pick<RuleContext, 'sources' | 'hasScore'> {
  /** Id of the input. */
  id: string;
  text: string;
  input: RefObject<HTMLTextAreaElement | null>;
  /** Replaces a part of the text and puts the caret behind it. */
  insert(from: number, to: number, inserted: string, caret: number): void;
}

/** Completion in the input of a formula: a listbox that arrows move through while the caret stays in the text. */
export function useCompletions({ id, text, input, insert, ...offered }: CompletionOptions) {
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const found = caret === null ? null : completionsAt(text, caret, offered);
  const items = found?.items ?? [];
  const chosen = Math.min(active, items.length - 1);

  const accept = ({ insert: inserted, caret: behind }: Completion): void => {
    if (!found || caret === null) return;
    setCaret(null);
    insert(found.from, caret, inserted, behind);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (items.length === 0) return;
    const item = items[chosen];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((chosen + step + items.length) % items.length);
    } else if ((event.key === 'Enter' || event.key === 'Tab') && item) accept(item);
    else if (event.key === 'Escape') setCaret(null);
    else return;
    event.preventDefault();
  };
  const optionId = (index: number) => `${id}-option-${index}`;
  return {
    inputProps: {
      'aria-autocomplete': 'list' as const,
      'aria-controls': `${id}-options`,
      ...(items.length > 0 && { 'aria-activedescendant': optionId(chosen) }),
      onKeyDown,
      onInput: () => {
        setActive(0);
        setCaret(input.current?.selectionStart ?? null);
      },
      onBlur: () => setCaret(null),
    },
    list: (
      <div
        id={`${id}-options`}
        role="listbox"
        aria-label={t`Answers and functions`}
        className={classes['completions']}
        hidden={items.length === 0}
      >
        {items.map((item, index) => (
          <div
            key={item.label}
            id={optionId(index)}
            role="option"
            aria-selected={index === chosen}
            tabIndex={-1}
            // The caret stays in the input.
            onMouseDown={(event) => {
              event.preventDefault();
              accept(item);
            }}
          >
            <span>{item.label}</span>
            <span>{item.detail}</span>
          </div>
        ))}
      </div>
    ),
  };
}
