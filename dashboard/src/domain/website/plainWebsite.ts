import type { WebsiteDrawing } from '@inlay/api/contract';

/** Returns a page like many, for a business without a website, or with one that cannot be read. */
export const plainWebsite = (name: string, accent: string): WebsiteDrawing => ({
  url: '',
  name,
  language: '',
  logo: null,
  colors: {
    background: '#ffffff',
    text: '#343a40',
    headings: '#212529',
    accent,
    bar: '#ffffff',
    barText: '#343a40',
  },
  fonts: { text: null, headings: null },
  navigation: [],
  headings: [],
  paragraphs: [],
});
