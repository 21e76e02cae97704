/** Padding (px) on both sides of a form's container together, unless the form lies flush with its frame. */
export const GUTTERS = 16;
/** Widest content (px) of the container: `max-width` of `form.css` less its padding. */
const WIDEST = 720 - GUTTERS;

const QUERY = /@container \((min-width:|max-width:|width>=|width<=)\s*([\d.]+)px\)/g;
const UNIT = /([\d.]+)cqi\b/g;

/**
 * Returns the style sheet of a page whose form fills the window, with queries of the window instead of
 * the container. A browser styles what a container query applies to while it lays the page out, which
 * delays the first paint (decision 251).
 * @param gutters space (px) between window and content, both sides together
 */
export const asWindowQueries = (css: string, gutters: number): string =>
  css
    .replace(/container-type:\s*inline-size;?/, '')
    .replace(QUERY, (_, limit: string, width: string) => `@media (${limit}${Number(width) + gutters}px)`)
    .replace(UNIT, (_, share: string) => {
      const part = Number(share) / 100;
      return `min(${share}vw - ${part * gutters}px, ${part * WIDEST}px)`;
    });
