import { t } from '@lingui/core/macro';
import IconBoxMultiple from '~icons/box-multiple';
import IconFilePlus from '~icons/file-plus';
import IconFlag from '~icons/flag';
import IconRepeat from '~icons/repeat';
import type { Icon } from '../../components/icons/createIcon.ts';
import { FIELD_TYPE_ORDER, type PaletteGroup } from '@inlay/sdk/model';
import { fieldTypeName } from '../../domain/forms/fieldTypeNames.ts';
import type { Block, StructureBlock } from './definition/blocks.ts';
import { FIELD_ICONS } from './generated/fieldIcons.ts';
import { FIELD_SEARCH_WORDS } from './generated/fieldSearchWords.ts';

/** A block that can be added: its name, picture, and words under which it is found as well. */
export interface BlockGuide {
  kind: Block;
  name: string;
  icon: Icon;
  words: string;
}

/** The groups of field types, in the palette's order. */
export const PALETTE_GROUPS: readonly { group: PaletteGroup; name: string }[] = [
  { group: 'contact', name: t`Contact` },
  { group: 'text', name: t`Text` },
  { group: 'choices', name: t`Choices` },
  { group: 'ratings', name: t`Ratings` },
  { group: 'numbers', name: t`Numbers and dates` },
  { group: 'files', name: t`Files` },
  { group: 'layout', name: t`Layout` },
  { group: 'more', name: t`More` },
];

/** Blocks other than fields. */
export const STRUCTURE_BLOCKS: readonly (BlockGuide & { kind: StructureBlock })[] = [
  { kind: 'page', name: t`Page`, icon: IconFilePlus, words: t`new page break step` },
  { kind: 'section', name: t`Section`, icon: IconBoxMultiple, words: t`group box` },
  { kind: 'repeat', name: t`Repeat`, icon: IconRepeat, words: t`repeating group rows list` },
  { kind: 'ending', name: t`Ending`, icon: IconFlag, words: t`thank you end` },
];

/** Everything that can be added. */
export const BLOCKS: readonly BlockGuide[] = [
  ...FIELD_TYPE_ORDER.map((kind) => ({
    kind,
    name: fieldTypeName(kind),
    icon: FIELD_ICONS[kind],
    words: FIELD_SEARCH_WORDS[kind],
  })),
  ...STRUCTURE_BLOCKS,
];

/** Returns the blocks whose name or words have one that begins with the query; names come first. */
export function findBlocks(query: string): readonly BlockGuide[] {
  const wanted = query.toLowerCase();
  const begins = (text: string): boolean => {
    // Soft hyphens say where the palette may break a name.
    const read = text.replaceAll('\u00ad', '').toLowerCase();
    return read.startsWith(wanted) || read.split(/\s+/).some((word) => word.startsWith(wanted));
  };
  return [
    ...BLOCKS.filter(({ name }) => begins(name)),
    ...BLOCKS.filter(({ name, words }) => !begins(name) && begins(words)),
  ];
}
