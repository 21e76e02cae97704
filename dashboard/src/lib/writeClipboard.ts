/**
 * Copies a text. A browser allows it for a moment after a press, so what comes later is handed over as a promise. Pages that come by plain http have no clipboard of their own: there a selection is copied.
 * @throws {Error} where the browser allows neither.
 */
export async function writeClipboard(text: string | Promise<string>): Promise<void> {
  try {
    if (typeof text === 'string') await navigator.clipboard.writeText(text);
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
  } catch {
    copySelection(await text);
  }
}

function copySelection(text: string): void {
  const focused = document.activeElement as HTMLElement | null;
  const area = document.createElement('textarea');
  area.value = text;
  area.style.cssText = 'position: fixed; inset: 0 auto auto 0; opacity: 0';
  // A dialog keeps the focus inside.
  (focused?.closest('[role=dialog]') ?? document.body).append(area);
  area.focus();
  area.select();
  // oxlint-disable-next-line typescript/no-deprecated -- the only way there is by plain http
  const isCopied = document.execCommand('copy');
  area.remove();
  focused?.focus();
  if (!isCopied) throw new Error('The browser does not allow copying.');
}
