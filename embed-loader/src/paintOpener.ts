/** Longest wait (ms) for the form's colours. */
const COLORS_WITHIN_MS = 3_000;
/** Surfaces of a form, from the button down; a button may be transparent on any of them. */
const LAYERS = ['button-background', 'form-color', 'container-color', 'page-color'] as const;

/**
 * Gives a button at the window's edge the colours of the form's own button, which the form's script names. It is
 * hidden until they are known, so that nothing changes its colour. Where they cannot be read, it keeps its own.
 */
export async function paintOpener(button: HTMLElement, formId: string): Promise<void> {
  button.style.visibility = 'hidden';
  try {
    const response = await fetch(new URL(`/embed/${formId}/form.js`, import.meta.url), {
      credentials: 'omit',
      signal: AbortSignal.timeout(COLORS_WITHIN_MS),
    });
    const script = await response.text();
    const read = (name: string): string =>
      new RegExp(`--form-embed-${name}:([^;}"]+)`).exec(script)?.[1] ?? '';
    const color = read('button-text-color');
    if (color) {
      const layers = LAYERS.map(read).map((one) =>
        one.startsWith('linear') ? one : `linear-gradient(${one} 0 0)`,
      );
      button.style.background = `${layers.join()},#fff`;
      button.style.backgroundOrigin = 'border-box';
      button.style.color = color;
      button.style.borderColor = read('button-color');
    }
  } catch {
    // Blocked by the page's policy, or too slow.
  }
  button.style.visibility = '';
}
