import { directionOf, type Language } from '@inlay/sdk/model';
import { escapeHtml } from '../../platform/mail/composeMail.ts';

/** A page with one message and at most one action. */
export interface Notice {
  title: string;
  text: string;
  /** The label of a button that posts to this address. */
  button?: string;
}

/** The style of these pages; the Content-Security-Policy names its hash. */
export const NOTICE_STYLE =
  ':root{color-scheme:light dark;--page:#fbfbfc;--surface:#fff;--border:#e6e8ec;--text:#16181d;--dim:#5c6370}' +
  '@media(prefers-color-scheme:dark){:root{--page:#0f1115;--surface:#16191f;--border:#2a2f38;--text:#eceef2;--dim:#9ba3b0}}' +
  'body{margin:0;padding:16px;display:grid;place-items:center;min-height:calc(100vh - 32px);background:var(--page);color:var(--text);font:15px/1.5 Inter,system-ui,sans-serif}' +
  'main{box-sizing:border-box;width:100%;max-width:440px;padding:32px;background:var(--surface);border:1px solid var(--border);border-radius:8px;overflow-wrap:anywhere}' +
  'h1{margin:0 0 8px;font-size:20px;line-height:1.25}p{margin:0}footer,.dim{color:var(--dim);font-size:13px}footer{margin-top:24px}' +
  'button{margin-top:24px;min-height:44px;padding:0 18px;border:0;border-radius:6px;background:#5b5bd6;color:#fff;font:inherit;font-weight:600;cursor:pointer}' +
  'button:focus-visible{outline:2px solid #5b5bd6;outline-offset:2px}';

/** Renders a page that works without JavaScript. */
export function renderNotice(
  { title, text, button }: Notice,
  { platformName, language }: { platformName: string; language: Language },
): string {
  return (
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${NOTICE_STYLE}</style></head>` +
    `<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>` +
    (button ? `<form method="post"><button type="submit">${escapeHtml(button)}</button></form>` : '') +
    `<footer>${escapeHtml(platformName)}</footer></main></body></html>`
  );
}
