import { plural, t } from '@lingui/core/macro';
import { hideToast, showError } from '../lib/toasts.tsx';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

const isTextBox = (target: EventTarget | null): target is TextBox =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** The text that an event inserts, as the browser counts it: a line break is one character, none in one line. */
function insertedBy({ data, dataTransfer }: InputEvent, box: TextBox): string {
  const text = (data ?? dataTransfer?.getData('text/plain') ?? '').replaceAll('\r\n', '\n');
  return box instanceof HTMLInputElement ? text.replaceAll('\n', '') : text;
}

/**
 * Says how many characters a browser leaves out of what is pasted, dropped or typed into a field that takes no more
 * (`maxlength`): it says nothing itself. One listener for every field of the dashboard and the portal.
 */
export function announceCutText(page: Document): void {
  let shown: { box: TextBox; toast: string } | null = null;
  const onInsert = (event: InputEvent): void => {
    const box = event.target;
    if (event.defaultPrevented || event.isComposing || !isTextBox(box)) return;
    if (shown?.box === box) hideToast(shown.toast);
    shown = null;
    const most = box.maxLength;
    if (most < 0 || !event.inputType.startsWith('insert')) return;
    // Inputs of addresses do not expose their selection, which may be their whole text.
    const selected = (box.selectionEnd ?? box.value.length) - (box.selectionStart ?? 0);
    const over = box.value.length - selected + insertedBy(event, box).length - most;
    if (over <= 0) return;
    const left = plural(over, {
      one: '# character was left out.',
      other: '# characters were left out.',
    });
    const room = plural(most, {
      one: 'This field takes at most # character.',
      other: 'This field takes at most # characters.',
    });
    shown = { box, toast: showError(`${left} ${room}`, t`Text too long`) };
  };
  page.addEventListener('beforeinput', onInsert);
}
