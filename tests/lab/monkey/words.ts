import { Buffer } from 'node:buffer';

/** What is typed: ordinary, empty, long, of other scripts, and what parsers stumble over. */
export const WORDS = [
  'Ada', '', 'ada@example.com', '0', '-1', '3', '1e9', '2026-12-24', '12:30', 'https://example.com/a?b=c',
  'x'.repeat(600), 'مرحبا 🎂', '山田 太郎', '<b>&amp;</b>', '{{name}}', "'; --", '  ', '%', '\\', '+49 30 1234567',
]; // prettier-ignore
/** What fits a type of field, so that some walks get to the end of a form. */
export const FITTING: Record<string, string> = {
  email: 'ada@example.com', tel: '+49 30 1234567', url: 'https://ada.example', number: '3', text: 'Ada',
}; // prettier-ignore

/** Keys with a meaning on many screens. */
export const KEYS = ['Escape', 'Enter', 'Tab', 'ArrowDown', 'Control+k', 'Control+z', 'Delete', 'Space'];
/** A picture of one pixel, for whatever asks for a file. */
export const PICTURE = {
  name: 'dot.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
