import { randomUUID } from 'node:crypto';
import type { TestApi } from './testApi.ts';

/** Returns the hidden inputs of a page, as a browser would send them. */
export const hiddenInputs = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)"(?: form="[^"]+")? value="([^"]*)"\/?>/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

/** Sends a form as a browser without JavaScript does. */
export const postPlainly = (
  api: TestApi,
  formId: string,
  { entries, headers = {} }: { entries: Record<string, string>; headers?: Record<string, string> },
) =>
  api.visitor().send('POST', `/embed/${formId}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ idempotencyKey: randomUUID(), ...entries }).toString(),
  });

/** Returns the stored answers of a form, oldest first. */
export const storedAnswers = (api: TestApi, formId: string) =>
  api.database.query<{ submission_data: unknown }>(
    'select submission_data from form_submissions where form_id = $1 order by submitted_at',
    [formId],
  );
