/** What a page says of its look, before its style sheets are read. */
export interface PageFacts {
  /** The name of the website: og:site_name, else the title. */
  name: string;
  themeColor: string | null;
  /** Addresses of style sheets as written, in order. */
  sheets: string[];
  /** Style elements and the style attributes of html and body, as CSS. */
  css: string;
  /** Addresses of pictures that may be its logo as written, the best first. */
  pictures: string[];
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
}

/** A request to the program that reads what other people's servers sent. */
export type LookRequest = { kind: 'page'; html: string } | { kind: 'sheets'; css: string };
export type LookAnswer = PageFacts | SheetFacts | null;
