/** Every screen read from the right, and in German, Italian and Dutch, where no English text of the catalogue may be left. */
import { readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { ALWAYS, ONCE, openOutside, OUTSIDE } from './dashboardShots.mjs';
import { openAsOwner } from './signedIn.mjs';

const FOLDERS = new URL('../../../sdk/src/languages/', import.meta.url);

/** Reads a catalogue: its entries by id. */
const read = (language) => {
  const filename = `${language}/dashboard.po`;
  const text = readFileSync(new URL(filename, FOLDERS), 'utf8');
  return formatter().parse(text, { locale: language, sourceLocale: 'en', filename });
};

/** Texts of the catalogue that the sample forms, templates and mails have as well: people's own words. */
const CONTENT = new Set([
  'Address',
  'Choose…',
  'Contact',
  'Confirm your email address',
  'Email',
  'First name',
  'Full name',
  'Last name',
  'Message',
  'Name',
  'Phone',
  'Received',
  'Summary',
  'Untitled Form',
  'Your name',
]);

/** English texts without placeholders that a language has in other words. */
async function readEnglish(language) {
  const [english, own] = [await read('en'), await read(language)];
  const same = new Set(Object.values(own).map(({ translation }) => translation));
  return Object.values(english)
    .map(({ translation }) => translation)
    .filter((text) => /[a-z]{3}/i.test(text) && !/[{<]/.test(text) && !same.has(text) && !CONTENT.has(text));
}

/** By language, once they are read. */
const texts = new Map();

/** Throws when a page shows English texts, to eyes or to a screen reader; what people wrote is not looked at. */
const assertOwnWords = (language) => async (page) => {
  if (!texts.has(language)) texts.set(language, await readEnglish(language));
  const found = await page.evaluate((list) => {
    const english = new Set(list);
    const shown = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    const add = (text) => english.has(text?.trim()) && shown.add(text.trim());
    add(document.title);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.nodeType === Node.TEXT_NODE) add(node.data);
      else for (const name of ['aria-label', 'placeholder', 'title', 'alt']) add(node.getAttribute(name));
    }
    return [...shown];
  }, texts.get(language));
  if (found.length > 0) throw new Error(`English: ${found.join(' | ')}`);
};

/** Lists controls whose label, one text, takes more than a line. */
const findBrokenLabels = (page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'button, a.mantine-Button-root, [role=tab], .mantine-SegmentedControl-label',
      ),
    ]
      .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((one) => !one.closest('.form-embed'))
      .flatMap((one) => {
        const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
        const found = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(node);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1 && range.getBoundingClientRect().width > 1)
            found.push(`${lines.size} lines: ${node.data} <${one.className}>`);
        }
        return found;
      }),
  );

/** The screens of a group in one language. */
const shotsOf = (group, locale, widths, after = async () => undefined) => {
  const outside = Object.entries(OUTSIDE).filter(([name]) => name !== 'landing');
  const screens = [
    ...outside.map(([name, path]) => [name, (stage) => openOutside(stage, path)]),
    ...Object.entries({ ...ALWAYS, ...ONCE }).map(([name, address]) => [
      name,
      (stage) => openAsOwner(stage, address, 'little'),
    ]),
  ];
  return screens.flatMap(([name, open]) =>
    widths.map((width) => ({
      group,
      name,
      width,
      height: 900,
      locale,
      async open(stage) {
        await open(stage);
        await after(stage.page);
      },
      check: findBrokenLabels,
    })),
  );
};

export const LANGUAGE_SHOTS = [
  ...shotsOf('arabic', 'ar', [375, 1440]),
  ...shotsOf('german', 'de-DE', [375, 768, 1440], assertOwnWords('de')),
  ...shotsOf('italian', 'it-IT', [375, 768, 1440], assertOwnWords('it')),
  ...shotsOf('dutch', 'nl-NL', [375, 768, 1440], assertOwnWords('nl')),
];
