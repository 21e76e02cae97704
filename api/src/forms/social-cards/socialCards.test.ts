import sharp from 'sharp';
import { expect, test } from 'vitest';
import { usePublishedForm } from '../../../../tests/support/api/publishedScene.ts';
import { buildPng } from '../../../../tests/support/api/pictures.ts';

const scene = usePublishedForm();
const page = async (headers = {}) =>
  (await scene.api.visitor().send('GET', `/embed/${scene.form.id}`, { headers })).text;
const picture = () => `/api/forms/${scene.form.id}/social-picture`;

test('EMBED-100 a form whose owner chose nothing has no tags, and no byte more', async () => {
  expect(await page()).not.toMatch(/og:|twitter:/);
});

test('EMBED-100 T12 title and description are escaped, addresses absolute, and frames get none of it', async () => {
  await scene.publish({ socialTitle: '"><script>alert(1)</script>', socialDescription: 'Tea & "cake"' });
  const html = await page();
  expect(html).toContain('<meta property="og:title" content="&quot;>&lt;script>alert(1)&lt;/script>">');
  expect(html).toContain('<meta property="og:description" content="Tea &amp; &quot;cake&quot;">');
  expect(html).toContain(`<meta property="og:url" content="http://platform.test/embed/${scene.form.id}">`);
  expect(html).toContain('<meta name="twitter:card" content="summary">');
  expect(await page({ 'sec-fetch-dest': 'iframe' })).not.toContain('og:');
  await scene.publish({ socialTitle: '  ', socialDescription: null });
  expect(await page()).not.toContain('og:');
});

test('EMBED-100 a picture is cut to 1200 by 630 pixels, named with its size, and removed with its file', async () => {
  const { body } = await scene.owner.putFile(picture(), buildPng(), 'image/png');
  expect(await page()).toContain(
    `<meta property="og:image" content="http://platform.test${body.socialPictureUrl}">` +
      '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
  );
  expect(await page()).toContain('<meta property="og:title" content="Contact">');
  const file = await fetch(scene.api.url + body.socialPictureUrl);
  const { width, height } = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
  expect([width, height]).toEqual([1200, 630]);
  expect((await scene.owner.delete(picture())).body.socialPictureUrl).toBeNull();
  await scene.api.runJobs();
  expect((await fetch(scene.api.url + body.socialPictureUrl)).status).toBe(404);
  expect(await page()).not.toContain('og:');
});

test('EMBED-100 T1 nobody else may change the card', async () => {
  const stranger = await scene.api.signedIn();
  expect((await stranger.putFile(picture(), buildPng(), 'image/png')).status).toBe(404);
  expect((await stranger.delete(picture())).status).toBe(404);
});
