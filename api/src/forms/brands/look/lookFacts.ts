import type { PageWay, SiteBuilder } from '../../../platform/contract/index.ts';

/** What a page says of its look, before its style sheets are read. */
export interface PageFacts {
  /** The name of the website: og:site_name, else the title. */
  name: string;
  themeColor: string | null;
  /** Addresses of style sheets as written, in order. */
  sheets: string[];
  /** Style elements and the style attributes of html and body, as CSS. */
  css: string;
  /** Pictures that may be its logo, the best first. */
  pictures: FoundPicture[];
  /** As the page says it, e.g. `de-AT`; empty without. */
  language: string;
  /** The words that a drawing of it shows. */
  words: PageWords;
  madeWith: SiteBuilder | null;
}

/** A picture of a page by its address as written. */
export interface FoundPicture {
  href: string;
  /** Whether the page calls it its logo, or has it on home screens: others may be any picture. */
  isLogo: boolean;
}

/** Words of a page, as far as a drawing has room for them; each list in reading order. */
export interface PageWords {
  /** Links of its navigation. */
  navigation: string[];
  headings: { level: 1 | 2 | 3; text: string }[];
  paragraphs: string[];
}

/** What style sheets say of the look, as CSS values without variables. */
export interface SheetFacts {
  background: string | null;
  text: string | null;
  /** Colours that stand out, as `#rrggbb`, the most telling first. */
  accents: string[];
  /** The first font families of body and headings. */
  fonts: string[];
  /** Radius of buttons, in px. */
  radius: number | null;
  /** Colour of headings, and the first font family of theirs. */
  heading: { color: string | null; font: string | null };
  /** Background of the bar at the top of the page. */
  bar: string | null;
}

/** What a page has of this platform's forms. */
export interface LineFacts {
  /** Forms that stand in it, in reading order, by the way they do. */
  forms: { id: string; way: PageWay; hasMark: boolean }[];
  /** Paths of this platform's scripts. */
  scripts: string[];
  /** Whether a line is words on the page. */
  isText: boolean;
  /** Content-Security-Policies in the page's head. */
  policies: string[];
}

/** A request to the program that reads what other people's servers sent; `platform` is this platform's origin. */
export type LookRequest =
  | { kind: 'page'; html: string }
  | { kind: 'sheets'; css: string }
  | { kind: 'lines'; html: string; platform: string };
export type LookAnswer = PageFacts | SheetFacts | LineFacts | null;
