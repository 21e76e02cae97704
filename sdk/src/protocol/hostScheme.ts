/** Of the page around a form. */
export type Scheme = 'light' | 'dark';

/** How light a computed colour is, from 0 to 1; null for one that is mostly see-through. */
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
 * Whether a page is dark where an element lies, by the nearest background; where that is a picture or the bare
 * window, by the colour of the text.
 */
export function hostScheme(element: Element): Scheme {
  for (let at: Element | null | undefined = element; at;) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    const lightness = lightnessOf(backgroundColor);
    if (lightness !== null) return lightness < 0.5 ? 'dark' : 'light';
    if (backgroundImage && backgroundImage !== 'none') break;
    at = at.parentElement ?? (at.getRootNode() as Partial<ShadowRoot>).host;
  }
  return (lightnessOf(getComputedStyle(element).color) ?? 0) > 0.5 ? 'dark' : 'light';
}

/** Tells the scheme around an element at once, and whenever the page or the visitor's system changes it. */
export function watchHostScheme(element: Element, tell: (scheme: Scheme) => void): void {
  let last: Scheme | null = null;
  const look = (): void => {
    const scheme = hostScheme(element);
    if (scheme !== last) tell((last = scheme));
  };
  look();
  const changes = new MutationObserver(look);
  // Where pages say which scheme they are in.
  for (const place of [document.documentElement, document.body])
    changes.observe(place, { attributes: true, attributeFilter: ['class', 'style', 'data-theme', 'theme'] });
  // A colour that fades is what it will be at the end.
  document.addEventListener('transitionend', look);
  matchMedia('(prefers-color-scheme:dark)').addEventListener('change', look);
}
