import type { Item, Page } from '../../definition/formDefinition.ts';

/** Returns a page's items and the fields of its sections, in reading order; fields of rows are left out. */
export const itemsOutsideRows = ({ items }: Pick<Page, 'items'>): Item[] =>
  items.flatMap((item): Item[] => (item.type === 'section' ? [item, ...item.items] : [item]));
