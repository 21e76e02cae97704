import { expect, test } from 'vitest';
import { showScreen, type Screen } from '../../testing/showScreen.tsx';
import { BrandPage } from './BrandPage.tsx';
import { draftOf } from './kitDraft.ts';

const showNew = (): Screen =>
  showScreen(<BrandPage />, {
    answers: { 'GET /api/brand-kits': { kits: [] }, 'POST /api/brand-kits': { id: 'k-1', forms: [] } },
    at: '/settings/brands/new',
    route: '/settings/brands/new',
  });

test('STYLE-040 leaving a brand with unsaved changes asks; without any it does not', async () => {
  const screen = showNew();
  await screen.type('Name', 'Bakery');
  await screen.press('All brands');
  await expect.poll(() => screen.text()).toContain('Leave without saving?');
  await screen.press('Cancel');
  expect(screen.path()).toBe('/settings/brands/new');
  await screen.type('Name', '');
  await screen.press('All brands');
  await expect.poll(() => screen.path()).toBe('/settings/brands');
});

test('STYLE-040 a saved brand is left without a question', async () => {
  const screen = showNew();
  await screen.type('Name', 'Bakery');
  await screen.press('Save brand');
  await expect.poll(() => screen.path()).toBe('/settings/brands');
});

test('STYLE-043 what contrast makes of a color is said beside it: boxes, the button, the client portal', async () => {
  const screen = showNew();
  await screen.type('Accent', '#ffe600');
  await expect
    .poll(() => screen.text())
    .toContain('Darkened for contrast: ticked boxes and focus rings are #');
  expect(screen.text()).not.toContain('the button is #');
  await screen.press('Make a look');
  await expect.poll(() => screen.text()).toContain('In the client portal, buttons are #');
  await screen.type('Accent', '#3b82f6');
  await expect.poll(() => screen.text()).toContain('Darkened for contrast: the button is #');
  await screen.type('Accent', '#1d4ed8');
  await expect.poll(() => screen.text()).not.toContain('for contrast');
});

test('STYLE-045 the website of a look is stored with the brand, and there when it is opened again', async () => {
  const { styles } = draftOf(null);
  const kit = {
    id: '0195b9f0-0000-7000-8000-00000000000b',
    name: 'Bloom',
    styles,
    ownDarkStyles: null,
    darkStyles: styles,
    logoUrl: null,
    website: 'https://bloom.example/',
    isDefault: true,
    forms: [],
    undoableForms: 0,
  };
  const screen = showScreen(<BrandPage />, {
    answers: { 'GET /api/brand-kits': { kits: [kit] }, [`PATCH /api/brand-kits/${kit.id}`]: kit },
    at: `/settings/brands/${kit.id}`,
    route: '/settings/brands/:kitId',
  });
  const box = () => screen.control('Your website') as HTMLInputElement;
  await expect.poll(() => screen.text()).toContain('Read colors');
  expect(box().value).toBe(kit.website);
  await screen.type('Your website', '');
  await screen.press('Save brand');
  await expect
    .poll(() => screen.calls.find(({ call }) => call.startsWith('PATCH'))?.body)
    .toMatchObject({ website: null });
});
