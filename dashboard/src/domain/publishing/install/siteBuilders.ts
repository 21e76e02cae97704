import { t } from '@lingui/core/macro';
import type { SiteBuilder } from '@inlay/api/contract';

/* oxlint-disable texts/literal -- names of products, and of what is pressed on their English screens */

/** Two places to press in a product, as its English screens call them. */
type Places = readonly [first: string, second: string];

/** Where a product takes code. */
export interface BuilderGuide {
  name: string;
  /** For a form in the page. */
  inPage: Places;
  /** For a form over the page, where that is elsewhere. */
  overPage?: Places;
  /** What is particular to it. */
  note?: string;
  overNote?: string;
}

const boxNote = (name: string): string =>
  t`${name} shows embedded code in a box of fixed size. Make it as tall as the form.`;
const footerNote = t`The button then stands at the end of the page. A side tab or floating button stays in view.`;

/** Products in which websites are made, as of 2026; React and plain HTML have words of their own. */
export const BUILDER_GUIDES: Readonly<Record<Exclude<SiteBuilder, 'html' | 'react'>, BuilderGuide>> = {
  wordpress: {
    name: 'WordPress',
    inPage: ['+', 'Custom HTML'],
    note: t`Only administrators and editors can save it. Others lose its script.`,
  },
  wix: {
    name: 'Wix',
    inPage: ['Add Elements › Embed Code', 'Embed HTML'],
    overPage: ['Settings › Custom Code', '+ Add Custom Code › Body - end'],
    note: boxNote('Wix'),
    overNote: footerNote,
  },
  squarespace: {
    name: 'Squarespace',
    inPage: ['Add Block', 'Code'],
    note: t`Scripts in code blocks need a Core plan or higher.`,
  },
  shopify: { name: 'Shopify', inPage: ['Online Store › Themes › Customize', 'Add section › Custom Liquid'] },
  webflow: {
    name: 'Webflow',
    inPage: ['Add elements', 'Code Embed'],
    note: t`It appears once the site is published.`,
  },
  framer: {
    name: 'Framer',
    inPage: ['Insert › Embed', 'Type: HTML'],
    overPage: ['Site Settings › Custom Code', 'End of <body> tag'],
    note: boxNote('Framer'),
    overNote: footerNote,
  },
};

/** Names of all, in the order in which they are offered. */
export const BUILDER_NAMES: readonly [SiteBuilder, string][] = [
  ['wordpress', 'WordPress'],
  ['wix', 'Wix'],
  ['squarespace', 'Squarespace'],
  ['shopify', 'Shopify'],
  ['webflow', 'Webflow'],
  ['framer', 'Framer'],
  ['html', t`Plain HTML`],
  ['react', 'React'],
];
