import { SEARCH_CSS } from '../fields/styles/search.ts';
import { searchable } from '../fields/SearchedSelect.tsx';

export const wrapper = searchable;
export const types = ['select', 'country'] as const;
export const css = SEARCH_CSS;
