import { accentsOf } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { mailedDefinition, useMailedForm } from '../../../../tests/support/api/mailedForm.ts';
import { plain } from '../../../../tests/support/mailServer.ts';

const scene = useMailedForm();
const makeKit = async (name: string, primaryColor: string) =>
  (await scene.owner.post('/api/brand-kits', { name, styles: { primaryColor } })).body;

/** The newest mail, once everything that waits is done. */
async function mailed(): Promise<string> {
  await scene.runJobs();
  return plain(scene.server.received.at(-1));
}

test('STYLE-049 a mail is signed by the brand that its form follows, in its colors; else by the default one', async () => {
  await scene.tell('team@example.com');
  await scene.answer();
  const own = await mailed();
  expect(own).toContain('background:#5b5bd6');
  expect(own).toMatch(/^--=20\r?\nInlay/m);

  const [first, second] = [await makeKit('Bloom', '#a8431f'), await makeKit('Other', '#ffe600')];
  await scene.answer();
  const byDefault = await mailed();
  expect(byDefault).toContain('background:#a8431f');
  expect(byDefault).not.toContain('#5b5bd6');
  expect(byDefault).toMatch(/^--=20\r?\nBloom/m);

  const brand = { kitId: second.id, variant: 'light', own: [] };
  const form = (await scene.owner.post('/api/forms', { definition: { ...mailedDefinition, brand } })).body;
  await scene.answer(undefined, { form });
  const followed = await mailed();
  const { fill, textOnLight, textOnDark } = accentsOf({ primaryColor: '#ffe600' });
  // Yellow carries no white text.
  expect(fill).not.toBe('#ffe600');
  for (const part of [`background:${fill}`, `color:${textOnLight}`, `color:${textOnDark}`])
    expect(followed).toContain(part);
  expect(followed).toMatch(/^--=20\r?\nOther/m);
  expect([first.isDefault, second.isDefault]).toEqual([true, false]);
});

test('STYLE-049 a form in colors of its own has them in its mails as well', async () => {
  await scene.tell('team@example.com');
  await makeKit('Bloom', '#a8431f');
  const definition = { ...mailedDefinition, customStyles: { buttonColor: '#0b659c' } };
  const form = (await scene.owner.post('/api/forms', { definition })).body;
  await scene.answer(undefined, { form });
  expect(await mailed()).toContain('background:#0b659c');
});
