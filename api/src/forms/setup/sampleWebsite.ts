import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { shippedFile } from '../../platform/process/shippedFile.ts';

/** The pages of the sample website, from the examples. */
const PAGES: Readonly<Record<string, string>> = {
  '/': 'bakery',
  '/frame': 'iframe',
  '/web-component': 'web-component',
  '/placeholder': 'placeholder',
};

/**
 * Creates a website on a separate origin: a bakery's, with the pasted line, and behind it the sample form in other ways
 * of embedding. Its pages are the files in `examples/` with the platform's address and the form's id.
 */
export async function createSampleWebsite(publicUrl: string, formId: string): Promise<RequestListener> {
  const pages = new Map<string, string>();
  for (const [path, example] of Object.entries(PAGES)) {
    const page = await readFile(shippedFile(`examples/${example}/index.html`), 'utf8');
    pages.set(path, page.replaceAll('https://forms.example.com', publicUrl).replaceAll('FORM_ID', formId));
  }
  return (request, response) => {
    const page = pages.get(request.url?.split('?', 1)[0] ?? '');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Content-Type', page ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8');
    response.statusCode = page ? 200 : 404;
    response.end(page ?? 'Not found');
  };
}
