/** Reads all submissions of a form by the client, and prints how many, in which time, and the most memory it took. */
import { createApiClient } from '../../../sdk/src/api/index.ts';

const { INLAY_URL: url, INLAY_KEY: key, FORM_ID: formId } = process.env;
const inlay = createApiClient({ url, key });
const begin = performance.now();
const ids = new Set();
for await (const { id } of inlay.all('listSubmissions', { formId, order: 'oldest', limit: 200 })) ids.add(id);
console.log(
  JSON.stringify({
    rows: ids.size,
    seconds: (performance.now() - begin) / 1_000,
    megabytes: process.resourceUsage().maxRSS / 1_024,
  }),
);
