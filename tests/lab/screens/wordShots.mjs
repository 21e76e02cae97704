/**
 * `npm run screens -- words`: every screen, the portal, and what opens over them in Japanese and Arabic, where whatever is left in Latin letters
 * is an English text of ours, a product's name, or somebody's own words. Prints what is none of the latter.
 */
import { readFileSync } from 'node:fs';
import { BUILT_IN_TEMPLATES } from '../../../api/src/forms/templates/builtIn/index.ts';
import { countedForm } from '../../support/api/resultsScene.ts';
import { ALWAYS, ONCE, openOutside, OUTSIDE, PORTAL } from './dashboardShots.mjs';
import { openEverything, readEachPart } from './builderWords.mjs';
import { openOverlay, OVERLAYS, PASTED, TYPEFORM } from './overlayShots.mjs';
import { openLinks, openShared } from './resultShots.mjs';
import { openAsClient, openAsOwner, settled } from './signedIn.mjs';
import { translatedPage } from './translated.mjs';

/** A word of a Latin language. */
const LATIN = /\p{Script=Latin}{3,}/gu;
const wordsOf = (text) => [...text.matchAll(LATIN)].map(([word]) => word.toLowerCase());

/** Names, units, and words of formats and standards, which no language translates. */
const NAMES =
  'Inlay Ctrl Shift Alt Enter Escape Esc Backspace Lines Altcha PIN Web drafts node Inter Roboto Open Sans Montserrat Playfair Display Lato Excel CSV JSON JSONL PDF PNG SVG WebP JPEG GIF URL URLs HTML CSS JavaScript React WordPress Webflow Wix Squarespace Shopify CloudEvents iframe API APIs QR Webhooks Webhook webhook UTC SMTP TLS STARTTLS INLAY_SMTP_URL npm Chrome Firefox Safari Edge Windows Android iPhone Linux macOS HeadlessChrome hCaptcha reCAPTCHA Turnstile CAPTCHA TOTP Google Authenticator Passkey px rem https http localhost www com example Standard Tally Typeform Jotform SurveyJS Forms English Deutsch Français Español Português';

/** The owner of the bench's platform, and what people wrote: sample data and templates. */
const OWN_WORDS = new Set(
  wordsOf(
    [
      NAMES,
      PASTED,
      'birthday and more',
      'owner ada grace headless unknown',
      readFileSync(new URL('sampleData.mjs', import.meta.url), 'utf8'),
      readFileSync(TYPEFORM, 'utf8'),
      JSON.stringify(countedForm('Tasting panel')),
      readFileSync(new URL('../bench/platform.mjs', import.meta.url), 'utf8'),
      JSON.stringify(BUILT_IN_TEMPLATES),
      Intl.supportedValuesOf('timeZone').join(' '),
    ].join(' '),
  ),
);

/** Lists the texts of a page, to eyes and to screen readers, but code, addresses and identifiers. */
const textsOf = (page) =>
  page.evaluate(() => {
    const skipped = 'script, style, code, pre, textarea, [lang]:not(html), [data-own-words], option[lang]';
    const shown = new Set([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
      if (element.closest(skipped)) continue;
      if (node.nodeType === Node.TEXT_NODE) shown.add(node.data.trim());
      else
        for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
          shown.add(node.getAttribute(name) ?? '');
    }
    return [...shown];
  });

/** Addresses, files, hashes, and names that are cut at their end. */
const ADDRESS = /\S+@\S+|https?:\/\/\S+|\S*\/\S+|[\w-]+\.(com|org|js|css|png|csv)\b|\S+…|\b[\da-f]{8}\b/gi;
/** Texts of forms and mails, which are in the language of the form and of the recipient. */
const GIVEN = [
  'Untitled Form',
  'Powered by Inlay',
  'Required fields are marked with *',
  'Submit',
  'Continue',
  'Entry',
  'Your account was approved',
  'Your password was changed',
];
/** A text without what is in the language of a form or of a mail. */
const withoutGiven = (text) => GIVEN.reduce((rest, given) => rest.replace(given, ' '), text);

/** Returns the texts with words of ours in Latin letters. */
async function findLatin(page) {
  const texts = await textsOf(page);
  return texts
    .filter((text) => wordsOf(withoutGiven(text).replace(ADDRESS, ' ')).some((word) => !OWN_WORDS.has(word)))
    .map((text) => `not translated: ${text.slice(0, 120)}`);
}

/** Signs in as in English, and goes on in another language. */
async function openPortal(stage, open, language) {
  await openAsClient(stage, open);
  await stage.page.evaluate((name) => (document.cookie = `language=${name}; Path=/`), language);
  await stage.page.reload();
  await settled(stage.page);
}

/** Returns what is not translated in the properties of any part of a form. */
async function findLatinInParts(page) {
  const found = await readEachPart(page, findLatin);
  const parts = Map.groupBy(
    found.flatMap(([part, lines]) => lines.map((line) => ({ part, line }))),
    ({ line }) => line,
  );
  return [...parts].map(([line, all]) => `${line} (${all.map(({ part }) => part).join(', ')})`);
}

const shot = (name, locale, open, check = findLatin) => ({
  group: 'words',
  name,
  width: 1440,
  height: 900,
  locale,
  open,
  check,
});

/** Links to results; the page that one shows is in the language of its form. */
const LINKS = { links: openLinks(false), edit: openLinks(true) };

/** Languages without Latin letters. */
const LANGUAGES = { ja: 'ja-JP', ar: 'ar' };

export const WORD_SHOTS = Object.entries(LANGUAGES).flatMap(([language, locale]) => [
  ...Object.entries(OUTSIDE)
    .filter(([name]) => name !== 'landing')
    .map(([name, path]) => shot(`${language}-${name}`, locale, (stage) => openOutside(stage, path))),
  ...Object.entries({ ...ALWAYS, ...ONCE }).map(([name, address]) =>
    shot(`${language}-${name}`, locale, (stage) => openAsOwner(stage, address, 'little')),
  ),
  ...Object.entries(PORTAL).map(([name, open]) =>
    shot(`${language}-portal-${name}`, 'en-US', (stage) => openPortal(stage, open, language)),
  ),
  shot(`${language}-builder-parts`, locale, openEverything, findLatinInParts),
  shot(`${language}-shared-results`, locale, openShared(0, language)),
  ...Object.entries(LINKS).map(([name, open]) =>
    shot(`${language}-${name}-to-results`, locale, (stage) =>
      open({ ...stage, page: translatedPage(stage.page, language) }),
    ),
  ),
  ...Object.entries(OVERLAYS).map(([name, overlay]) =>
    shot(`${language}-opened-${name}`, locale, (stage) =>
      openOverlay({ ...stage, page: translatedPage(stage.page, language) }, overlay),
    ),
  ),
]);
