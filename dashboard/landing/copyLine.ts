/** Puts this platform's own address into the pasted line and lets the visitor copy it. */
export function offerLine(): void {
  const [code, button, address] = ['#line-code', '#copy-line', '#platform-address'].map((selector) =>
    document.querySelector<HTMLElement>(selector),
  );
  if (!code || !button || !address) return;
  address.textContent = location.origin;
  button.hidden = false;
  button.addEventListener('click', () => void copyLine(code));
}

async function copyLine(code: HTMLElement): Promise<void> {
  const status = document.querySelector('#copy-status');
  const say = (text: string) => status?.replaceChildren(text);
  try {
    await navigator.clipboard.writeText(code.textContent);
    say('Embed code copied');
  } catch {
    // Without a clipboard, e.g. on plain http, the line is selected for Ctrl-C.
    getSelection()?.selectAllChildren(code);
    say('Failed to copy embed code');
  }
}
