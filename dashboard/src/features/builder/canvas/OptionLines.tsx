import { t } from '@lingui/core/macro';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { MAX_OPTION_LENGTH } from '@inlay/sdk/model';
import { addOption, changeOption, joinOption, pasteOptions, removeOption } from '../definition/options.ts';
import { gapBehind } from '../definition/rows.ts';
import { definitionOf } from '../store/builderStore.ts';
import { useOptions } from '../store/useOptions.ts';
import type { BuilderCore } from '../useBuilder.ts';
import classes from './composer.module.css';
import { focusPart } from './focusPart.ts';

/** Returns whether the caret is before the first letter, with nothing selected. */
const isAtStart = ({ selectionStart, selectionEnd }: HTMLInputElement): boolean =>
  selectionStart === 0 && selectionEnd === 0;

/** Puts the keyboard on one of the inputs in an element, with its text selected. */
function focusInput(element: HTMLElement | null, index: number): void {
  const input = element?.querySelectorAll('input')[index];
  input?.focus();
  input?.select();
}

/**
 * The options of a field, typed on the form itself. Enter goes on with the next one, and with a question below
 * where the last one was left as it came; Backspace at its start joins it to the one before, and removes an empty
 * one; Escape goes back to the field.
 */
export function OptionLines({ builder, fieldId }: { builder: BuilderCore; fieldId: string }) {
  const { options, change } = useOptions(builder, fieldId);
  const list = useRef<HTMLDivElement>(null);
  /** The option that Enter has just added: without a word of its own it ends the list. */
  const fresh = useRef<number | null>(null);
  const focusLine = (index: number): void => focusInput(list.current, index);
  useEffect(() => focusInput(list.current, 0), [list]);

  const close = (): void => builder.set({ choosing: null });
  const goOn = (): void => {
    close();
    builder.compose(gapBehind(definitionOf(builder.get()), new Set([fieldId])));
  };
  const remove = (index: number): void => flushSync(() => change((before) => removeOption(before, index)));
  const join = (index: number): void => {
    const caret = options[index - 1]?.label.length ?? 0;
    flushSync(() => change((before, savedValues) => joinOption(before, index, savedValues)));
    focusLine(index - 1);
    list.current?.querySelectorAll('input')[index - 1]?.setSelectionRange(caret, caret);
  };
  const onEnter = (index: number): void => {
    const isLast = index === options.length - 1;
    if (isLast && (fresh.current === index || options[index]?.label === '')) {
      remove(index);
      return goOn();
    }
    if (isLast) {
      flushSync(() => change((before) => addOption(before)));
      fresh.current = index + 1;
    }
    return focusLine(index + 1);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, index: number): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) goOn();
    else if (event.key === 'Enter') onEnter(index);
    else if (event.key === 'Escape') {
      flushSync(close);
      focusPart(fieldId);
    } else if (event.key === 'Backspace' && event.currentTarget.value === '') {
      remove(index);
      if (index > 0) focusLine(index - 1);
      else builder.set({ choosing: null, naming: fieldId });
    } else if (event.key === 'Backspace' && index > 0 && isAtStart(event.currentTarget)) {
      join(index);
    } else if (event.key === 'ArrowUp' && index === 0) builder.set({ choosing: null, naming: fieldId });
    else if (event.key === 'ArrowUp') focusLine(index - 1);
    else if (event.key === 'ArrowDown' && index < options.length - 1) focusLine(index + 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onBlur = (event: FocusEvent): void => {
    if (!list.current?.contains(event.relatedTarget) && builder.get().choosing === fieldId) close();
  };

  return (
    <div role="gridcell" className={classes['lines']} ref={list} onBlur={onBlur} data-no-drag>
      {options.map(({ label }, index) => (
        <input
          key={index}
          className={classes['line']}
          aria-label={t`Option ${index + 1} on the form`}
          maxLength={MAX_OPTION_LENGTH}
          value={label}
          onKeyDown={(event) => onKeyDown(event, index)}
          onClick={(event) => event.stopPropagation()}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text/plain');
            if (!/[\r\n]/.test(text.trim())) return;
            event.preventDefault();
            change((before) => pasteOptions(before, index, text) ?? [...before]);
          }}
          onChange={(event) => {
            const text = event.currentTarget.value;
            fresh.current = null;
            change((before, savedValues) => changeOption(before, index, text, savedValues));
          }}
        />
      ))}
    </div>
  );
}
