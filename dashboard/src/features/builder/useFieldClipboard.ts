import { plural, t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import type { Field } from '@inlay/sdk/model';
import { toastSuccess, toastThrown } from '../../lib/toasts.tsx';
import { focusPart } from './canvas/focusPart.ts';
import { chosenFields } from './definition/editing.ts';
import { mayHoldFields, parseFields, writeFields } from './definition/fieldClipboard.ts';
import { loadUpgrade } from './definition/loadUpgrade.ts';
import { definitionOf } from './store/builderStore.ts';
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

/** Text of others with several lines: a list of questions (BUILD-100). */
const isList = (text: string): boolean =>
  !mayHoldFields(text) && text.split('\n').filter((line) => line.trim() !== '').length > 1;

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
      if (!isOnField() && !isNowhere()) return;
      const text = (event.clipboardData?.getData('text/plain') ?? '') || remembered();
      if (isList(text)) {
        event.preventDefault();
        return builder.set({ pasted: text });
      }
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
