import { expect, test } from 'vitest';
import { parseInboxLayout } from './inboxLayout.ts';

test('D-114 the view is list unless another one is stored', () => {
  for (const known of ['grid', 'board']) expect(parseInboxLayout(known)).toBe(known);
  for (const stored of [undefined, null, '', 'kanban', 7, {}]) expect(parseInboxLayout(stored)).toBe('list');
});
