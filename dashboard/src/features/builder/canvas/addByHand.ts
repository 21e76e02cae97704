import { flushSync } from 'react-dom';
import type { FieldType } from '@inlay/sdk/model';
import type { BuilderCore } from '../useBuilder.ts';
import { focusField } from './focusField.ts';

/**
 * Adds a field and starts editing its label, so that typing names it. A field without a label gets the focus.
 */
export function addByHand(builder: BuilderCore, type: FieldType, index?: number): void {
  const before = builder.get().selection;
  flushSync(() => builder.add(type, index));
  const { selection, naming } = builder.get();
  if (selection !== before && naming === null) focusField(selection.active);
}
