import { expect, test } from 'vitest';
import { showScreen, type Screen } from '../../testing/showScreen.tsx';
import { BrandPage } from './BrandPage.tsx';

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
