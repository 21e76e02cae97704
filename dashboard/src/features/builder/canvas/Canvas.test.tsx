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
