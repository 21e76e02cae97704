import { hash } from 'node:crypto';

/** Returns the SHA-256 of each script that stands in a page, base64, for its Content-Security-Policy. */
export const hashInlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)].map(([, script = '']) =>
    hash('sha256', script, 'base64'),
  );
