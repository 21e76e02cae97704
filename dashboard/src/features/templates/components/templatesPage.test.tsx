import { expect, test } from 'vitest';
import type { Template } from '@inlay/api/contract';
import { createEmptyDefinition, createField, withFields, type FormDefinition } from '@inlay/sdk/model';
import { PRESETS } from '../../../domain/looks/presets.ts';
import { showScreen, type Answers, type Screen } from '../../../testing/showScreen.tsx';
import { TemplatesPage } from './TemplatesPage.tsx';

const template = (id: string, name: string, category: string): Template => ({
  id,
  isBuiltIn: true,
  name,
  category,
  description: '',
  fieldCount: 1,
  definition: withFields(createEmptyDefinition(name), [
    { ...createField('text'), id: 'name', label: 'Name' },
  ]),
});
const KIT = {
  id: '0195b9f0-0000-7000-8000-000000000001',
  name: 'Bakery',
  styles: { primaryColor: '#006644' },
  isDefault: true,
};

/** The gallery, whose previews show the colour of their form. */
const show = (answers: Answers = {}): Screen =>
  showScreen(
    <TemplatesPage
      renderForm={({ customStyles }: FormDefinition) => <p>{`Colour ${customStyles.primaryColor}`}</p>}
    />,
    {
      at: '/templates',
      answers: {
        'GET /api/auth/session': { user: { id: 'a', role: 'user', formLimit: null }, secondFactor: null },
        'GET /api/forms': { forms: [] },
        'GET /api/brand-kits': { kits: [KIT] },
        'GET /api/templates': {
          templates: [template('basic', 'Basic', 'Contact'), template('job', 'Job', 'Business')],
        },
        'POST /api/forms': {
          id: '0195b9f0-0000-7000-8000-000000000002',
          definition: createEmptyDefinition('x'),
        },
        ...answers,
      },
    },
  );
const names = () => [...document.querySelectorAll('li h3')].map(({ textContent }) => textContent);
const sent = (screen: Screen) => screen.calls.find(({ call }) => call === 'POST /api/forms')?.body;

test('TMPL-030 one press shows a category alone, and the address keeps it', async () => {
  const screen = show();
  await expect.poll(names).toEqual(['Basic', 'Job']);
  await screen.press('Business');
  await expect.poll(names).toEqual(['Job']);
  expect(screen.path()).toBe('/templates?category=Business');
  await screen.press('All');
  await expect.poll(names).toEqual(['Basic', 'Job']);
});

test('TMPL-031 TMPL-032 a template is tried in the account’s brand and in any other look, and used in the one chosen', async () => {
  const screen = show();
  await screen.press('Basic');
  await expect.poll(screen.text).toContain('Colour #006644');
  const [preset] = PRESETS;
  await screen.press('Paper');
  await expect.poll(screen.text).toContain(`Colour ${preset?.styles.primaryColor}`);
  await screen.press('Use This Template');
  await expect
    .poll(() => (sent(screen) as { definition?: FormDefinition })?.definition?.customStyles)
    .toMatchObject({ primaryColor: preset?.styles.primaryColor });
});

test('TMPL-032 a template that is used as it is stays the server’s to make', async () => {
  const screen = show();
  await screen.press('Job');
  await expect.poll(screen.text).toContain('Colour #006644');
  await screen.press('Use This Template');
  await expect.poll(() => sent(screen)).toEqual({ template: 'job' });
});
