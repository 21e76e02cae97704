import { beforeEach, describe, expect, test } from 'vitest';
import { OWN_ORIGIN, usePublishedForm } from '../../../../tests/support/api/publishedScene.ts';

const SHOP = 'https://shop.example';
const EVIL = 'https://evil.example';

const scene = usePublishedForm();
const { publish, submit, post, read, countStored } = scene;

describe('EMBED-057 allowed websites (T9, T11)', () => {
  beforeEach(() => publish({ allowedWebsites: [SHOP, '*.example.org'] }));

  test('T8 the page names who may frame it; without a list anybody may (D-100)', async () => {
    const policyOf = async () =>
      (await scene.api.visitor().get(`/embed/${scene.form.id}`)).headers.get('content-security-policy');
    expect(await policyOf()).toContain(`frame-ancestors 'self' ${SHOP} https://*.example.org`);
    await publish({ allowedWebsites: [] });
    expect(await policyOf()).toMatch(/frame-ancestors 'self'$/);
    await publish({ allowedWebsites: null });
    expect(await policyOf()).not.toContain('frame-ancestors');
  });

  test('T11 the form is handed to the website that asked, if it is one of them, and to no other', async () => {
    for (const origin of [SHOP, 'https://a.example.org', OWN_ORIGIN]) {
      const { status, headers } = await read(origin);
      expect([status, headers.get('access-control-allow-origin')]).toEqual([200, origin]);
      expect(headers.get('vary')).toContain('Origin');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    }
    for (const origin of [EVIL, 'null', 'http://shop.example', 'https://shop.example.evil.example']) {
      const { status, body, text } = await read(origin);
      expect([status, body.error.code]).toEqual([403, 'form.website_not_allowed']);
      expect(body.error.message).toBe('This form is not allowed on this website.');
      expect(text).not.toContain('Contact');
    }
  });

  test('T11 a refusal is readable there, so that the page can say what is wrong', async () => {
    expect((await read(EVIL)).headers.get('access-control-allow-origin')).toBe('*');
    expect((await submit({ headers: { origin: EVIL } })).headers.get('access-control-allow-origin')).toBe(
      '*',
    );
  });

  test('script and include are for the same websites', async () => {
    for (const file of ['form.js', 'include']) {
      const path = `/embed/${scene.form.id}/${file}`;
      const allowed = await read(SHOP, path);
      expect(allowed.headers.get('access-control-allow-origin')).toBe(SHOP);
      expect(allowed.text).toContain(scene.form.revisionId);
      const byReferrer = await scene.api
        .visitor()
        .send('GET', path, { headers: { referer: `${EVIL}/page` } });
      // A script that is refused the form loads the element, which says why (EMBED-004, decision 145).
      for (const { status, text } of [await read(EVIL, path), byReferrer]) {
        expect([status, text.includes(scene.form.revisionId)]).toEqual([
          file === 'include' ? 403 : 200,
          false,
        ]);
      }
    }
  });

  test('a submission comes from one of them or from the platform’s own page', async () => {
    expect((await submit({ headers: { origin: SHOP } })).status).toBe(201);
    expect((await submit({ headers: { origin: OWN_ORIGIN } })).status).toBe(201);
    expect((await submit({ headers: { referer: `${SHOP}/contact` } })).status).toBe(201);
    const refused = [
      await submit({ headers: { origin: EVIL } }),
      await submit({ headers: { origin: 'null' } }),
      await submit({ headers: { origin: 'null', referer: `${SHOP}/` } }),
      await submit({ headers: { referer: `${EVIL}/?${SHOP}` } }),
      await submit(),
    ];
    for (const { status, body } of refused) {
      expect([status, body.error.code]).toEqual([403, 'form.website_not_allowed']);
    }
    const plain = await post({}, scene.api.visitor(), { origin: EVIL });
    expect([plain.status, plain.text.includes('This form is not allowed on this website.')]).toEqual([
      403,
      true,
    ]);
    expect((await post()).status).toBe(200);
    expect(await countStored()).toBe(4);
  });

  test('EMBED-058 T7 a form for frames only is handed to no website, and taken from none', async () => {
    await publish({ allowedWebsites: null, frameOnly: true });
    expect((await read(SHOP)).status).toBe(403);
    expect((await read(SHOP, `/embed/${scene.form.id}/form.js`)).text).not.toContain(scene.form.revisionId);
    expect((await read(undefined, `/embed/${scene.form.id}/include`)).status).toBe(403);
    expect((await submit({ headers: { origin: SHOP } })).status).toBe(403);
    expect((await submit({ headers: { origin: OWN_ORIGIN } })).status).toBe(201);
    const page = await scene.api.visitor().get(`/embed/${scene.form.id}`);
    expect(page.headers.get('content-security-policy')).not.toContain('frame-ancestors');
  });
});
