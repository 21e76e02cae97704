import { createHash } from 'node:crypto';
import { RECEIPT_TEXTS } from '../languages/generated/visitorsTexts.ts';
import type { Language } from '../model/language/languages.ts';
import { inlineJson } from './html.ts';
import css from './receiptCheck.css?inline';
import script from './receiptCheck.raw.js?raw';
import pageCss from './resultsPage.css?inline';
import { pageTheme, wholePage, type WholePage } from './wholePage.ts';

/** Public keys by which receipts are checked. */
export interface ReceiptKeys {
  /** The host of the platform that signs. */
  platform: string;
  keys: readonly { kid: string; x: string }[];
}

const SCRIPT_HASH = createHash('sha256').update(script).digest('base64');

/**
 * Renders the page that checks signed receipts: with its keys and its script in it, so that a saved copy works without a
 * network (RCPT-003).
 * @returns also the hash of its script for the Content-Security-Policy.
 */
export function renderReceiptCheck(
  { platform, keys }: ReceiptKeys,
  { language, saveUrl }: { language: Language; saveUrl: string | null },
): WholePage & { scriptHash: string } {
  const texts = RECEIPT_TEXTS[language];
  const data = inlineJson({ platform, keys, language, texts });
  const content = (
    <div className="check">
      <h1>{texts.title}</h1>
      <p>{texts.about}</p>
      <label htmlFor="file">{texts.choose}</label>
      <input id="file" type="file" accept=".json,application/json" />
      <div id="result" role="status" />
      <small>{texts.limits}</small>
      {saveUrl === null ? null : (
        <p>
          <a href={saveUrl}>{texts.save}</a>
        </p>
      )}
    </div>
  );
  const page = wholePage(texts.title, content, language, pageTheme({}) + pageCss + css);
  const scripts = `<script type="application/json" id="data">${data}</script><script>${script}</script>`;
  return { ...page, html: page.html.replace('</body>', () => `${scripts}</body>`), scriptHash: SCRIPT_HASH };
}
