import type { SiteBuilder } from '../../../platform/contract/index.ts';

/** What only pages of one product hold: its generator, or the servers that its files come from. */
const MARKS: readonly [SiteBuilder, RegExp][] = [
  ['wix', /static\.wixstatic\.com|static\.parastorage\.com|content="Wix\.com/i],
  ['squarespace', /static1\.squarespace\.com|<!-- This is Squarespace\. -->/i],
  ['shopify', /cdn\.shopify\.com|Shopify\.theme/i],
  ['webflow', /data-wf-site=|content="Webflow"/i],
  ['framer', /framerusercontent\.com|content="Framer /i],
  ['wordpress', /\/wp-(?:content|includes)\/|content="WordPress /i],
  ['react', /\/_next\/static\/|id="__next"|data-reactroot/i],
];

/** Returns what a page was made with, as far as its HTML tells. */
export const findMaker = (html: string): SiteBuilder | null =>
  MARKS.find(([, mark]) => mark.test(html))?.[0] ?? null;
