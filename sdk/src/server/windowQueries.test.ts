import { expect, test } from 'vitest';
import { asWindowQueries, GUTTERS } from './windowQueries.ts';

test('D-185 a page asks its window how wide the form is: wider by the space around the form', () => {
  expect(asWindowQueries('@container (width>=480px){a{}}@container (max-width:479.98px){b{}}', GUTTERS)).toBe(
    '@media (width>=496px){a{}}@media (max-width:495.98px){b{}}',
  );
  expect(asWindowQueries('@container (width>=480px){a{}}', 0)).toBe('@media (width>=480px){a{}}');
});

test('D-185 a share of the container is one of the window, up to the widest container', () => {
  expect(asWindowQueries('h1{font-size:max(24px, 8cqi)}', GUTTERS)).toBe(
    'h1{font-size:max(24px, min(8vw - 1.28px, 56.32px))}',
  );
});
