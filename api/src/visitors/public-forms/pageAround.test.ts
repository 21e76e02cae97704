import { beforeEach, describe, expect, test } from 'vitest';
import { OWN_ORIGIN, usePublishedForm } from '../../../../tests/support/api/publishedScene.ts';

const SHOP = 'https://shop.example';

const scene = usePublishedForm();
const { submit, post } = scene;

beforeEach(() =>
  scene.api.database.query(`update forms set client_primary_email = 'c@example.com' where id = $1`, [
    scene.form.id,
  ]),
);

/** Returns the page that the notification of the newest submission names. */
async function told(): Promise<string | null | undefined> {
  const [job] = await scene.api.database.query<{ payload: { submissions: { referrer: string | null }[] } }>(
    'select payload from graphile_worker._private_jobs order by id desc limit 1',
  );
  return job?.payload.submissions[0]?.referrer;
}

const framePage = () =>
  scene.api.visitor().send('GET', `/embed/${scene.form.id}`, {
    headers: { referer: `${SHOP}/contact?utm=1` },
  });
const pageInput = (html: string) => /name="page" form="[^"]+" value="([^"]*)"/.exec(html)?.[1];

describe('D-103 EMBED-044 the notification names the website around the form', () => {
  test('around a frame: its own requests name the frame, so the form says it', async () => {
    const referer = `${OWN_ORIGIN}/embed/${scene.form.id}`;
    await submit({ headers: { referer, origin: OWN_ORIGIN }, body: { page: `${SHOP}/contact?a=1#b` } });
    expect(await told()).toBe(`${SHOP}/contact`);
    await submit({ headers: { referer, origin: OWN_ORIGIN }, body: { page: `${OWN_ORIGIN}/x` } });
    expect(await told()).toBeNull();
  });

  test('around <form-embed>: the page, where the browser tells the website alone', async () => {
    await submit({ headers: { referer: `${SHOP}/`, origin: SHOP }, body: { page: `${SHOP}/contact` } });
    expect(await told()).toBe(`${SHOP}/contact`);
  });

  test('what the browser says of its website is believed before what a script says', async () => {
    await submit({ headers: { referer: `${SHOP}/` }, body: { page: 'https://evil.example/x' } });
    expect(await told()).toBe(`${SHOP}/`);
  });

  test('D-185 without JavaScript: the page that framed it stands in the form, over mistakes too', async () => {
    const { text } = await framePage();
    expect(pageInput(text)).toBe(`${SHOP}/contact`);
    expect(pageInput((await scene.api.visitor().get(`/embed/${scene.form.id}`)).text)).toBeUndefined();
    const wrong = await post({ page: `${SHOP}/contact`, 'answers.name': '' });
    expect([wrong.status, pageInput(wrong.text)]).toEqual([422, `${SHOP}/contact`]);
    await post({ page: `${SHOP}/contact` });
    expect(await told()).toBe(`${SHOP}/contact`);
  });

  test('T4 nonsense costs no submission, and ends no attribute', async () => {
    for (const page of ['javascript:alert(1)', 'x'.repeat(5_000), 7])
      expect((await submit({ body: { page } })).status).toBe(201);
    expect(await told()).toBeNull();
    const { text } = await post({ page: '"><script>1</script>', 'answers.name': '' });
    expect(text).not.toContain('"><script>1');
  });
});
