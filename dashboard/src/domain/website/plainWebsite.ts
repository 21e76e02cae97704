import type { WebsiteDrawing } from '@inlay/api/contract';

/** What is known of a business without a website, or with one that cannot be read. */
export interface PlainWebsite {
  name: string;
  accent: string;
  /** Its address, where it has one. */
  url?: string;
}

/** Returns a page like many. */
export const plainWebsite = ({ name, accent, url = '' }: PlainWebsite): WebsiteDrawing => ({
  url,
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
  madeWith: null,
});
