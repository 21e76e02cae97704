import { expect, test } from 'vitest';
import { isTypedInto } from './isTypedInto.ts';

test.each([
  ['<input data-at>', true],
  ['<input type="search" data-at>', true],
  ['<textarea data-at></textarea>', true],
  ['<div role="dialog"><button data-at></button></div>', true],
  ['<div role="dialog" data-at></div>', true],
  ['<div role="menu"><button role="menuitem" data-at></button></div>', true],
  ['<button data-at></button>', false],
  ['<input type="checkbox" data-at>', false],
  // The view of the inbox is a group of radios: its keys go on working once one was pressed.
  ['<input type="radio" data-at>', false],
])('SHELL-048 keys of a screen work unless they are typed into something: %s', (markup, isTyped) => {
  document.body.innerHTML = markup;
  expect(isTypedInto(document.querySelector('[data-at]'))).toBe(isTyped);
});
