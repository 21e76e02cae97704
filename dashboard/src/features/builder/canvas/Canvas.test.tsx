import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { expect, onTestFinished, test } from 'vitest';
import { FORM, PUBLISHED, showBuilder } from '../testing/showBuilder.tsx';

test('the button of the canvas is a picture, also behind the pictures of presets', async () => {
  const picture = document.createElement('div');
  picture.className = 'form-embed-actions';
  document.body.prepend(picture);
  onTestFinished(() => picture.remove());
  const definition = withFields(createEmptyDefinition('Order a cake'), [createField('text')]);
  showBuilder(`/builder/${FORM}`, { [`GET /api/forms/${FORM}`]: { ...PUBLISHED, definition } });
  const isInert = () => document.querySelector('form .form-embed-actions')?.hasAttribute('inert');
  await expect.poll(isInert).toBe(true);
});

test('BUILD-121 a question with a condition says it on the canvas, and pointing at it marks what decides', async () => {
  const definition = withFields(createEmptyDefinition('Order a cake'), [
    { ...createField('text'), id: 'occasion', label: 'Occasion' },
    {
      ...createField('text'),
      id: 'guests',
      label: 'Guests',
      showIf: { op: 'eq', of: [{ field: 'occasion' }, { lit: 'Wedding' }] },
    },
  ]);
  showBuilder(`/builder/${FORM}`, { [`GET /api/forms/${FORM}`]: { ...PUBLISHED, definition } });
  const row = (id: string) => document.querySelector(`[data-field="${id}"]`);
  await expect.poll(() => row('guests')?.textContent).toMatch(/If Occasion is .?Wedding/);
  expect(row('occasion')?.textContent).not.toContain('If ');
  const chip = row('guests')?.querySelector('[title^="If "]');
  chip?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  await expect.poll(() => row('occasion')?.hasAttribute('data-lit')).toBe(true);
  chip?.dispatchEvent(new PointerEvent('pointerout', { bubbles: true }));
  await expect.poll(() => row('occasion')?.hasAttribute('data-lit')).toBe(false);
});
