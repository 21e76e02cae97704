import { contrastRatio, nearestColor, textColorOn } from '@inlay/sdk/model';
import type { Look, WebsiteDrawing } from '../../../platform/contract/index.ts';
import { fontLike } from './chooseLook.ts';
import type { PageFacts, SheetFacts } from './lookFacts.ts';

/** The colours of a website that names none. */
const PAPER = '#ffffff';
const ACCENT = '#3b82f6';
/** Least contrast of a drawing's words: a page whose style sheets were read in part is no riddle. */
const READABLE = 4.5;

/** Describes a website as it is drawn around a form: its words in its colours, each readable on what it stands on. */
export function drawWebsite(
  { url, name }: { url: string; name: string },
  { words, language, madeWith }: Pick<PageFacts, 'words' | 'language' | 'madeWith'>,
  { sheets, logo }: { sheets: SheetFacts; logo: Look['logos'][number] | null },
): WebsiteDrawing {
  const background = sheets.background ?? PAPER;
  const on = (surface: string, color: string | null): string =>
    nearestColor(color ?? textColorOn(surface), (one) => contrastRatio(one, surface) >= READABLE) ??
    textColorOn(surface);
  const text = on(background, sheets.text);
  const bar = sheets.bar ?? background;
  const [textFont, headingFont] = [sheets.fonts[0], sheets.heading.font ?? sheets.fonts[0]];
  return {
    url,
    name,
    language,
    logo,
    colors: {
      background,
      text,
      headings: on(background, sheets.heading.color ?? text),
      accent: sheets.accents[0] ?? ACCENT,
      bar,
      barText: on(bar, bar === background ? text : null),
    },
    fonts: {
      text: textFont ? fontLike(textFont) : null,
      headings: headingFont ? fontLike(headingFont) : null,
    },
    ...words,
    madeWith,
  };
}
