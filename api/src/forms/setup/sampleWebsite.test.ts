import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { embedLines, fontFiles, upgradeFormDefinition } from '@inlay/sdk/model';
import { expect, onTestFinished, test } from 'vitest';
import { createSampleDefinition } from './sampleDefinition.ts';
import { createSampleWebsite } from './sampleWebsite.ts';

const PLATFORM = 'http://localhost:3000';
const FORM = '0195b9f0-0000-7000-8000-000000000001';

/** Serves the sample website; returns what an address answers. */
async function openWebsite(): Promise<(path: string) => Promise<Response>> {
  const server = createServer(await createSampleWebsite(PLATFORM, FORM)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (path) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
}

test('the sample website is a bakery with the pasted line, in the typeface of its form', async () => {
  const open = await openWebsite();
  const page = await (await open('/')).text();
  expect(page).toContain('<h1>Cakes for the days you remember</h1>');
  const line = embedLines(PLATFORM, { id: FORM, title: 'Order a cake' }).elementCode;
  expect(page.replaceAll(/>\s+</g, '><')).toContain(line);
  const inter = fontFiles('inter').find(({ subset }) => subset === 'latin');
  expect(page).toContain(`${PLATFORM}/sdk/fonts/${inter?.name}`);
});

test('each link of the sample website leads to one of its pages', async () => {
  const open = await openWebsite();
  const page = await (await open('/')).text();
  const links = [...page.matchAll(/href="([#/][^"]*)"/g)].map(([, link = '']) => link);
  expect(links).toContain('/frame');
  for (const link of links) {
    if (link.startsWith('#')) expect(page).toContain(`id="${link.slice(1)}"`);
    else expect((await open(link)).status).toBe(200);
  }
  expect((await open('/missing')).status).toBe(404);
});

test('the sample form is one that a person could have saved', () => {
  const definition = createSampleDefinition();
  expect(upgradeFormDefinition(definition)).toEqual(definition);
});
