import { formatHex } from 'culori';
import type { Config } from '../../../platform/config/config.ts';
import type { Look } from '../../../platform/contract/index.ts';
import { ProblemError } from '../../../platform/http/problemError.ts';
import { readLogoFile } from '../../logos/pictureFile.ts';
import { askLookProgram } from './askLookProgram.ts';
import { chooseLook } from './chooseLook.ts';
import { drawWebsite } from './drawWebsite.ts';
import { fetchPage, textOf, withPublicFetch, type Fetch } from './fetchPage.ts';
import type { FoundPicture, PageFacts, SheetFacts } from './lookFacts.ts';

/** Bounds of one reading. Times in ms, sizes in bytes behind decompression. */
const LIMITS = {
  timeMs: 12_000,
  sheet: 512 * 1024,
  /** All style sheets together. */
  css: 1024 * 1024,
  picture: 512 * 1024,
  pictures: 3,
} as const;

/**
 * Reads the look of a website: colours, font, corners and pictures that may be its logo (STYLE-045). Whatever the
 * website sends, the reading ends within its limits; what is broken or too much is left out.
 * @param timeMs longest time of all fetches together
 * @throws {ProblemError} `look.unreachable`, `look.refused`, `look.not_a_page`
 * @throws {QueueFullError} when too many readings wait
 */
export async function readLook(
  url: string,
  config: Pick<Config, 'allowedHosts'>,
  timeMs: number = LIMITS.timeMs,
): Promise<Look> {
  return withPublicFetch(config, timeMs, async (fetch) => {
    const page = await fetchPage(fetch, url);
    const facts = await askLookProgram<PageFacts>({ kind: 'page', html: textOf(page) });
    if (!facts) throw new ProblemError('look.not_a_page');
    const [css, pictures] = await Promise.all([
      fetchSheets(fetch, page.url, facts),
      fetchPictures(fetch, page.url, facts.pictures),
    ]);
    const sheets = css.trim() === '' ? null : await askLookProgram<SheetFacts>({ kind: 'sheets', css });
    return present(page.url, facts, withTheme(sheets ?? NOTHING, facts.themeColor), pictures);
  });
}

const NOTHING: SheetFacts = {
  background: null,
  text: null,
  accents: [],
  fonts: [],
  radius: null,
  heading: { color: null, font: null },
  bar: null,
};

/** Fetches the style sheets of a page, in their order, after its own styles; those that fail are left out. */
async function fetchSheets(fetch: Fetch, base: string, { sheets, css }: PageFacts): Promise<string> {
  const texts = await Promise.all(
    sheets.map(async (href) => {
      const url = URL.parse(href, base)?.href;
      if (!url) return '';
      const file = await fetch(url, { accept: 'text/css', maxBytes: LIMITS.sheet }).catch(() => null);
      return file?.type === 'text/css' ? textOf(file) : '';
    }),
  );
  return [css, ...texts].join('\n').slice(0, LIMITS.css);
}

/** A picture that could be stored as a logo. */
type Picture = Look['logos'][number] & Pick<FoundPicture, 'isLogo'>;

/** Fetches pictures that are stored as logos could be; others are left out. */
async function fetchPictures(
  fetch: Fetch,
  base: string,
  pictures: readonly FoundPicture[],
): Promise<Picture[]> {
  const found = await Promise.all(
    pictures.map(async ({ href, isLogo }): Promise<Picture | null> => {
      const url = URL.parse(href, base)?.href;
      if (!url) return null;
      try {
        const { bytes } = await fetch(url, { accept: 'image/png,image/jpeg', maxBytes: LIMITS.picture });
        if (bytes.length >= LIMITS.picture) return null;
        const { type } = readLogoFile(bytes);
        return { type: `image/${type}`, data: bytes.toString('base64'), isLogo };
      } catch {
        return null;
      }
    }),
  );
  return found.filter((one) => one !== null).slice(0, LIMITS.pictures);
}

/** The theme colour of a page stands before those of its style sheets. */
function withTheme(facts: SheetFacts, themeColor: string | null): SheetFacts {
  const color = themeColor ? formatHex(themeColor) : undefined;
  return color && !isGrey(color) ? { ...facts, accents: [...new Set([color, ...facts.accents])] } : facts;
}

const isGrey = (color: string): boolean => {
  const channels = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  return Math.max(...channels) - Math.min(...channels) < 24;
};

function present(url: string, page: PageFacts, sheets: SheetFacts, pictures: readonly Picture[]): Look {
  const name = page.name || new URL(url).hostname;
  const asLogo = ({ type, data }: Picture) => ({ type, data });
  const logo = pictures.find(({ isLogo }) => isLogo);
  return {
    name,
    url,
    accents: sheets.accents,
    background: sheets.background,
    text: sheets.text,
    font: sheets.fonts[0] ?? null,
    styles: chooseLook(sheets),
    logos: pictures.map(asLogo),
    drawing: drawWebsite({ url, name }, page, { sheets, logo: logo ? asLogo(logo) : null }),
  };
}
