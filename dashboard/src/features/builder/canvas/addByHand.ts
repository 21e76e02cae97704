import { flushSync } from 'react-dom';
import type { FieldType } from '@inlay/sdk/model';
import type { BuilderCore } from '../useBuilder.ts';
import { focusField } from './focusField.ts';

/**
 * Adds a field and gives it the keyboard: its label is edited at once, so that what is typed next names it;
 * a field that shows no label gets the focus itself.
 */
export function addByHand(builder: BuilderCore, type: FieldType, index?: number): void {
  const before = builder.get().selection;
  flushSync(() => builder.add(type, index));
  const { selection, naming } = builder.get();
  if (selection !== before && naming === null) focusField(selection.active);
}
