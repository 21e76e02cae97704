import { plural, t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import type { Field } from '@inlay/sdk/model';
import { toastSuccess, toastThrown } from '../../lib/toasts.tsx';
import { focusPart } from './canvas/focusPart.ts';
import { chosenFields } from './definition/editing.ts';
import { mayHoldFields, parseFields, writeFields } from './definition/fieldClipboard.ts';
import { loadUpgrade } from './definition/loadUpgrade.ts';
import { isPastedList } from './definition/pastedList.ts';
import { definitionOf, type BuilderState, type Pasted } from './store/builderStore.ts';
import type { BuilderCore } from './useBuilder.ts';

/** Storage key of the last copy, for browsers whose clipboard cannot be read. */
const FALLBACK_KEY = 'copied-fields';

const isOnField = (): boolean => document.activeElement?.closest('[data-field]') !== null;
/** The keyboard is nowhere in particular, e.g. after a click beside the form. */
const isNowhere = (): boolean => document.activeElement === document.body || !document.activeElement;
const hasTextSelected = (): boolean => window.getSelection()?.isCollapsed === false;

function remember(text: string): void {
  try {
    localStorage.setItem(FALLBACK_KEY, text);
  } catch {
    // Without storage, only the browser's clipboard has it.
  }
}

function remembered(): string {
  try {
    return localStorage.getItem(FALLBACK_KEY) ?? '';
  } catch {
    return '';
  }
}

const TYPED = 'input, textarea, select, [contenteditable]';

/** Returns the list that an event pastes where it becomes questions; null where it is text, or none. */
function findList({ target, clipboardData }: ClipboardEvent): Omit<Pasted, 'gap'> | null {
  const element = target instanceof Element ? target : document.body;
  const input = element.closest(TYPED);
  if (input && !input.matches('[data-takes-lists]')) return null;
  // A dialog has its own fields and buttons.
  if (element.closest('[role=dialog]')) return null;
  const text = clipboardData?.getData('text/plain') ?? '';
  if (mayHoldFields(text) || !isPastedList(text)) return null;
  return { text, html: clipboardData?.getData('text/html') ?? '' };
}

/** Returns the pasted list with what was typed around it in the line of a question, and where its fields go. */
function inLine(list: Omit<Pasted, 'gap'>, { composing }: BuilderState, target: EventTarget | null): Pasted {
  if (!composing || !(target instanceof HTMLInputElement)) return list;
  const { value, selectionStart, selectionEnd } = target;
  const around = { before: value.slice(0, selectionStart ?? 0), after: value.slice(selectionEnd ?? 0) };
  return { ...list, ...around, gap: composing };
}

/** Copies, cuts and pastes selected fields, within a form and from one form to another. */
export function useFieldClipboard(builder: BuilderCore): void {
  useEffect(() => {
    const copy = (event: ClipboardEvent): number => {
      const { ids } = builder.get().selection;
      if (!isOnField() || hasTextSelected() || ids.size === 0) return 0;
      const fields = chosenFields(definitionOf(builder.get()), ids);
      const text = writeFields(fields);
      event.clipboardData?.setData('text/plain', text);
      event.preventDefault();
      remember(text);
      return fields.length;
    };
    const onCopy = (event: ClipboardEvent): void => {
      const count = copy(event);
      if (count > 0) builder.announce(plural(count, { one: '# field copied', other: '# fields copied' }));
    };
    const onCut = (event: ClipboardEvent): void => {
      if (copy(event) === 0) return;
      flushSync(() => builder.remove(builder.get().selection.ids, true));
      focusPart(builder.get().selection.active);
    };
    const onPaste = (event: ClipboardEvent): void => {
      if (event.defaultPrevented) return;
      const list = findList(event);
      if (list) {
        event.preventDefault();
        return builder.set({ pasted: inLine(list, builder.get(), event.target) });
      }
      if (!isOnField() && !isNowhere()) return;
      const text = (event.clipboardData?.getData('text/plain') ?? '') || remembered();
      if (!mayHoldFields(text)) return builder.announce(t`No fields in the clipboard`);
      event.preventDefault();
      return void loadUpgrade().then((upgrade) => paste(parseFields(text, upgrade)), toastThrown);
    };
    const paste = (fields: readonly Field[] | null): void => {
      if (!fields) return builder.announce(t`No fields in the clipboard`);
      const reason = flushSync(() => builder.paste(fields));
      focusPart(builder.get().selection.active);
      return reason === '' ? undefined : toastSuccess(reason, t`Pasted`);
    };
    document.addEventListener('copy', onCopy);
    document.addEventListener('cut', onCut);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('copy', onCopy);
      document.removeEventListener('cut', onCut);
      document.removeEventListener('paste', onPaste);
    };
  }, [builder]);
}
