import { createEmptyDefinition } from '@inlay/sdk/model';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../../../lib/apiClient.ts';
import { showScreen } from '../../../testing/showScreen.tsx';
import { createBuilderStore, definitionOf } from '../store/builderStore.ts';
import { createStructureActions } from '../store/structureActions.ts';
import { useBuilderState } from '../useBuilder.ts';
import { EndingPictureProperty } from './EndingPictureProperty.tsx';

const SRC = '/files/pictures/aaaaaaaaaaaaaaaaaaaaaaaa-bbbbbbbbbbbbbbbb-30x20.webp';

function createBuilder() {
  const published = { definition: createEmptyDefinition('Cakes') };
  const store = createBuilderStore({ edited: published, published, form: null, baseVersion: null });
  return { ...store, ...createStructureActions(store) };
}
type Builder = ReturnType<typeof createBuilder>;

const endingOf = (builder: Builder) => definitionOf(builder.get()).endings[0]!;

function Scene({ builder }: { builder: Builder }) {
  const ending = useBuilderState(builder, () => endingOf(builder));
  return <EndingPictureProperty builder={builder} ending={ending} find={() => endingOf(builder)} />;
}

afterEach(() => document.body.replaceChildren());

test('TYPE-009 an ending takes a picture that is uploaded, never an address, with words, until it is removed', async () => {
  vi.spyOn(api, 'putFile').mockResolvedValue({ url: SRC, width: 30, height: 20 });
  const builder = createBuilder();
  const screen = showScreen(<Scene builder={builder} />, { answers: {} });
  await expect.poll(() => screen.text()).toContain('Upload picture');
  expect(document.querySelector('input:not([type=file])')).toBeNull();
  const zone = document.querySelector('[role=group]')!;
  const files = [new File(['x'], 'cake.png', { type: 'image/png' })];
  zone.dispatchEvent(
    Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
      dataTransfer: { files, types: ['Files'] },
    }),
  );
  await expect.poll(() => endingOf(builder).picture).toEqual({ src: SRC, alt: '' });
  await screen.type('Alternative text', 'A cake');
  expect(endingOf(builder).picture).toEqual({ src: SRC, alt: 'A cake' });
  await screen.press('Remove');
  expect(endingOf(builder)).not.toHaveProperty('picture');
});
