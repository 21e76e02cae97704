import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { afterEach, expect, test } from 'vitest';
import { showScreen } from '../../../testing/showScreen.tsx';
import { createBuilderStore, definitionOf } from '../store/builderStore.ts';
import { createFieldActions } from '../store/fieldActions.ts';
import { fieldById } from '../store/fieldById.ts';
import type { BuilderCore } from '../useBuilder.ts';
import { ConfirmSetting } from './TextSettings.tsx';

afterEach(() => document.body.replaceChildren());

test('EMBED-128 the domains of proven addresses are typed beside the code, checked on leaving, and go with it', async () => {
  const mail = { ...createField('email'), id: 'mail', confirm: 'code' as const };
  const published = { definition: withFields(createEmptyDefinition('Club'), [mail]) };
  const store = createBuilderStore({ edited: published, published, form: null, baseVersion: null });
  // The parts of a builder that the setting uses.
  const builder = { ...store, ...createFieldActions(store) } as BuilderCore;
  const screen = showScreen(<ConfirmSetting builder={builder} fieldId="mail" />, { answers: {} });
  const stored = () => fieldById(definitionOf(builder.get()), 'mail');
  const leave = async (text: string): Promise<void> => {
    await screen.type('Only addresses of these domains', text);
    const input = screen.control('Only addresses of these domains');
    input.focus();
    input.blur();
  };
  await leave('@Club.example,  uni.example club.example');
  await expect.poll(stored).toHaveProperty('domains', ['club.example', 'uni.example']);
  await leave('club');
  await expect.poll(screen.text).toContain('“club” is not a domain');
  expect(stored()).toHaveProperty('domains', ['club.example', 'uni.example']);
  await leave('');
  await expect.poll(stored).not.toHaveProperty('domains');
});
