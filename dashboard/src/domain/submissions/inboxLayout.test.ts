import { expect, test } from 'vitest';
import { parseInboxLayout } from './inboxLayout.ts';

test('D-114 the view is list unless another one of the four is stored', () => {
  expect(parseInboxLayout('grid')).toBe('grid');
  for (const stored of [undefined, null, '', 'kanban', 7, {}]) expect(parseInboxLayout(stored)).toBe('list');
});
