import { flushSync } from 'react-dom';
import { createField, splitRequired, type Field, type FieldType } from '@inlay/sdk/model';
import { isFieldType, type Block } from '../definition/blocks.ts';
import { canBeOptional } from '../definition/editing.ts';
import { namedBy } from '../definition/namedBy.ts';
import { definitionOf } from '../store/builderStore.ts';
import { fieldById } from '../store/fieldById.ts';
import type { Gap } from '../definition/tree.ts';
import type { BuilderCore } from '../useBuilder.ts';
import { focusPart } from './focusPart.ts';

/** Adds a field or another part; by default behind the selection. */
function add(builder: BuilderCore, block: Block, gap: Gap | undefined): void {
  if (isFieldType(block)) builder.add(block, gap);
  else if (block === 'page') builder.splitPage(gap);
  else if (block === 'ending') builder.addEnding();
  else builder.addGroup(block, gap);
}

/**
 * Adds a field or another part and starts editing its name, so that typing names it. What has no name gets the
 * focus.
 */
export function addByHand(builder: BuilderCore, block: Block, gap?: Gap): void {
  const before = builder.get().selection;
  flushSync(() => add(builder, block, gap));
  const { selection, naming } = builder.get();
  if (selection !== before && naming === null) focusPart(selection.active);
}

/** Returns the field settings in the words of a question: what it is named by, and a star for required. */
export function settingsOfWords(type: FieldType, words: string): Partial<Field> {
  const field = createField(type);
  if (!canBeOptional(field)) return namedBy(field, words);
  const { label, required } = splitRequired(words);
  return { ...namedBy(field, label), ...(required && { required }) };
}

/** Adds a field that was typed in the composer, and goes on with its options, or with the next question below. */
export function addTyped(builder: BuilderCore, type: FieldType, settings: Partial<Field>, gap: Gap): void {
  builder.compose(null);
  builder.add(type, gap, settings);
  const [id = ''] = builder.get().selection.ids;
  const field = fieldById(definitionOf(builder.get()), id);
  const hasOwnOptions = 'options' in settings && settings.options.length > 0;
  if (field && 'options' in field && field.options.length > 0 && !hasOwnOptions) {
    return builder.set({ choosing: id });
  }
  return builder.compose({ ...gap, index: gap.index + 1 });
}

/**
 * Adds the text of the composer as a field or another part, and goes on: with its options, with the next
 * question below, or within a new page or group. Without words, the name is edited next.
 */
export function addNamed(builder: BuilderCore, block: Block, label: string, gap: Gap): void {
  if (label !== '' && isFieldType(block)) return addTyped(builder, block, settingsOfWords(block, label), gap);
  builder.compose(null);
  if (label === '') return addByHand(builder, block, gap);
  addByHand(builder, block, gap);
  const [id = ''] = builder.get().selection.ids;
  if (block === 'ending') return builder.updateEnding(id, { title: label });
  builder.updateContainer(id, block === 'page' ? { title: label } : { label });
  return builder.compose({ parent: id, index: 0 });
}
