/** Colour scheme of the page around a form. */
export type Scheme = 'light' | 'dark';

/** Returns the lightness of a computed colour, 0 to 1; null for a mostly transparent one. */
function lightnessOf(color: string): number | null {
  const [, name = '', values = ''] = /^([\w-]+)\((?:[a-z][\w-]* )?([^)]*)/.exec(color) ?? [];
  const [a = 0, b = 0, c = 0, alpha = 1] = (values.match(/[\d.]+(?:e-\d+)?/g) ?? []).map(Number);
  if (name === '' || alpha < 0.5) return null;
  if (name.startsWith('ok')) return a;
  if (/^l(ab|ch)/.test(name)) return a / 100;
  const light = 0.299 * a + 0.587 * b + 0.114 * c;
  return name === 'color' ? light : light / 255;
}

/**
 * Returns the scheme of a page around an element, by the nearest background colour. On an image or the bare
 * window it goes by the text colour.
 */
export function hostScheme(element: Element): Scheme {
  for (let node: Element | null | undefined = element; node;) {
    const { backgroundColor, backgroundImage } = getComputedStyle(node);
    const lightness = lightnessOf(backgroundColor);
    if (lightness !== null) return lightness < 0.5 ? 'dark' : 'light';
    if (backgroundImage && backgroundImage !== 'none') break;
    node = node.parentElement ?? (node.getRootNode() as Partial<ShadowRoot>).host;
  }
  return (lightnessOf(getComputedStyle(element).color) ?? 0) > 0.5 ? 'dark' : 'light';
}

/** Reports the scheme around an element at once, and whenever the page or the system changes it, until `signal`. */
export function watchHostScheme(
  element: Element,
  onChange: (scheme: Scheme) => void,
  signal: AbortSignal,
): void {
  let last: Scheme | null = null;
  const update = (): void => {
    const scheme = hostScheme(element);
    if (scheme !== last) onChange((last = scheme));
  };
  update();
  const changes = new MutationObserver(update);
  // Attributes by which pages switch their scheme.
  for (const place of [document.documentElement, document.body])
    changes.observe(place, { attributes: true, attributeFilter: ['class', 'style', 'data-theme', 'theme'] });
  // A fading colour counts once its transition has ended.
  document.addEventListener('transitionend', update, { signal });
  matchMedia('(prefers-color-scheme:dark)').addEventListener('change', update, { signal });
  signal.addEventListener('abort', () => changes.disconnect());
}
