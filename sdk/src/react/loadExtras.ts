import { extrasOf } from '../model/fields/extras.ts';
import type { Field } from '../model/rendering.ts';

/** Returns whether a field needs the code of settings that few fields use. */
export const usesExtras = (field: Field): boolean =>
  field.type === 'ranking' || extrasOf(field).some(([name]) => name !== 'choices');

let loading: Promise<string> | undefined;

/**
 * Loads and adds the code of these settings, once; for the builder's canvas, which has that of all field types.
 * @returns their style; empty without a connection, where fields stay without these settings
 */
export const loadExtras = (): Promise<string> =>
  (loading ??= import('./extraChunks.ts').then(
    ({ addExtras }) => addExtras(),
    () => '',
  ));
