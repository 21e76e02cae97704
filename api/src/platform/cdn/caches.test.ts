import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import { TestClient } from '../../../../tests/support/api/testClient.ts';
import { untilServed } from '../../../../tests/support/api/untilServed.ts';
import { findFreePort } from '../../../../tests/support/findFreePort.ts';
import { findProgram } from '../../../../tests/support/findProgram.ts';
import { startNginx, startVarnish, type Cache } from '../../../../tests/support/startCache.ts';
import { startWorker } from '../../app/startWorker.ts';
import type { CdnConfig } from '../config/parseCdn.ts';

/** Requests of one run. */
const REQUESTS = 1_000;
/** Longest wait for a change on a busy machine, in ms; far below the hour for which Varnish may keep a page. */
const VISIBLE_WITHIN_MS = 15_000;
/** Headers of browsers: kinds that a cache must not take for different pages. */
const LANGUAGES = ['en', 'de-DE,de;q=0.9', 'ja', 'fr'];

const name = { ...createField('text'), id: 'name', label: 'Name' };
const definition = withFields(createEmptyDefinition('Contact'), [name]);

const CACHES = [
  {
    program: 'varnishd',
    start: startVarnish,
    cdn: (url: string): CdnConfig => ({ provider: 'varnish', urls: [url] }),
    leastHitRate: 0.99,
  },
  // Pages live for a second here: the slower the machine, the more of them expire during a run.
  { program: 'nginx', start: startNginx, cdn: (): CdnConfig => ({ provider: 'nginx' }), leastHitRate: 0.9 },
] as const;

for (const { program, start, cdn, leastHitRate } of CACHES) {
  const path = await findProgram(program);
  describe.skipIf(!path)(`${program}${path ? '' : ': skipped, it is not on this machine'}`, () => {
    let api: TestApi;
    let owner: TestPerson;
    let node: Awaited<ReturnType<TestApi['startSecondNode']>>;
    let cache: Cache;
    let worker: { stop(): Promise<void> };
    let form: { id: string };
    let isNodeUp = true;

    beforeEach(async () => {
      const port = await findFreePort();
      api = await startTestApi({ cdn: cdn(`http://127.0.0.1:${port}`) });
      owner = await api.signedIn();
      form = await api.buildForm(owner, definition);
      node = await api.startSecondNode();
      isNodeUp = true;
      cache = await start(path ?? '', port, Number(new URL(node.url).port));
      worker = await startWorker(api.deps);
    });
    afterEach(async () => {
      await worker.stop();
      await cache.stop();
      if (isNodeUp) await node.stop();
      await api.stop();
    });

    const get = (path: string, headers: Record<string, string> = {}) =>
      new TestClient(cache.url).send('GET', path, { headers });
    const page = () => get(`/embed/${form.id}`);

    /** Asks as different visitors do; returns the share that the cache answered. */
    async function hitRate(): Promise<number> {
      const files = ['', '/form.js', '/include'];
      let hits = 0;
      for (let at = 0; at < REQUESTS; at++) {
        const file = files[at % files.length];
        const ask = () =>
          get(`/embed/${form.id}${file}?utm_source=${at}`, {
            'accept-language': LANGUAGES[at % LANGUAGES.length] ?? '',
            'accept-encoding': at % 2 ? 'gzip, deflate, br, zstd' : 'br;q=1.0, gzip;q=0.8',
            'sec-fetch-dest': file ? 'script' : 'iframe',
          });
        const { status, headers } = await untilServed(ask);
        expect(status).toBe(200);
        if (headers.get('x-cache') !== 'MISS' && headers.get('x-cache') !== 'EXPIRED') hits += 1;
      }
      return hits / REQUESTS;
    }

    async function rename(label: string): Promise<void> {
      const { body } = await owner.get(`/api/forms/${form.id}`);
      await owner.put(`/api/forms/${form.id}/definition`, {
        definition: withFields(definition, [{ ...name, label }]),
        version: body.version,
      });
    }

    const expectPage = (text: string) =>
      expect
        .poll(async () => (await page()).text, { timeout: VISIBLE_WITHIN_MS, interval: 20 })
        .toContain(text);

    test('shows whatever is published, and no form that was closed or disabled', async () => {
      expect((await page()).text).toContain('Name');
      await rename('Full name');
      await expectPage('Full name');
      await owner.patch(`/api/forms/${form.id}/publishing`, { closesAt: new Date(0).toISOString() });
      await expectPage('This form is closed');
      await owner.patch(`/api/forms/${form.id}/publishing`, { closesAt: null });
      await expectPage('Full name');
      await owner.patch(`/api/forms/${form.id}`, { active: false });
      await expectPage('temporarily disabled');
    });

    test(`answers more than ${leastHitRate * 100} of 100 requests itself, and goes on without the platform`, async () => {
      // The purge of the start has passed once its repetition has.
      await expect
        .poll(() => api.database.query('select from graphile_worker.jobs'), { timeout: 10_000 })
        .toEqual([]);
      expect(await hitRate()).toBeGreaterThan(leastHitRate);
      await node.stop();
      isNodeUp = false;
      expect(await hitRate()).toBeGreaterThan(0.99);
      expect((await get('/api/public/platform')).status).toBeGreaterThanOrEqual(500);
      // Two thousand requests, one by one.
    }, 120_000);
  });
}
