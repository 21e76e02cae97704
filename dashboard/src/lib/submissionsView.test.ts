import { expect, test } from 'vitest';
import { toSubmissionsView } from './submissionsView.ts';

test('D-114 the view is list unless another one of the four is stored', () => {
  expect(toSubmissionsView('grid')).toBe('grid');
  for (const stored of [undefined, null, '', 'kanban', 7, {}]) expect(toSubmissionsView(stored)).toBe('list');
});
