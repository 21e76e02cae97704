import { MantineProvider } from '@mantine/core';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NewPasswordFields, newPasswordProblems } from './NewPasswordFields.tsx';
import { act } from '../../testing/act.ts';

let place: HTMLElement;
let root: Root;
beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

/** The fields, with their entries as state. */
function Filled({ first }: { first: string }) {
  const [values, setValues] = useState({ newPassword: first, confirmation: '' });
  const { confirmation } = newPasswordProblems(values.newPassword, values.confirmation);
  const setFieldValue = (field: keyof typeof values, value: string): void =>
    setValues((before) => ({ ...before, [field]: value }));
  return (
    <MantineProvider>
      <NewPasswordFields form={{ values, errors: { confirmation }, setFieldValue }} />
    </MantineProvider>
  );
}
const show = (first: string) => act(() => root.render(<Filled first={first} />));
const inputs = () => [...place.querySelectorAll('input')];
const toggles = () => [...place.querySelectorAll('button')];

test('RESET-010 RESET-011 RESET-012 a new password is checked before it is sent', () => {
  expect(newPasswordProblems('', '')).toEqual({ newPassword: 'Password is required' });
  expect(newPasswordProblems('Ab1!', 'Ab1!')).toEqual({
    newPassword: 'Password must be at least 8 characters long.',
  });
  expect(newPasswordProblems('Correct-horse-7', 'Correct-horse-8')).toEqual({
    confirmation: 'Passwords do not match.',
  });
  expect(newPasswordProblems('Correct-horse-7', 'Correct-horse-7')).toEqual({});
});

test('RESET-004 RESET-005 two fields, each with a toggle of its own that shows it', () => {
  show('Correct-horse-7');
  expect(inputs().map(({ type, autocomplete }) => [type, autocomplete])).toEqual([
    ['password', 'new-password'],
    ['password', 'new-password'],
  ]);
  const names = toggles().map((toggle) => toggle.getAttribute('aria-label'));
  expect(new Set(names).size).toBe(2);
  act(() => {
    toggles()[0]?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  });
  expect(inputs().map(({ type }) => type)).toEqual(['text', 'password']);
  expect(toggles()[0]?.getAttribute('aria-pressed')).toBe('true');
});

test.each([
  ['', 'At least 8 characters'],
  ['Short1!', 'Password must be at least 8 characters long'],
  ['correct-horse-7', 'Password must contain at least one uppercase letter'],
  ['Correct-horse-7', 'This password meets all requirements.'],
])('D-04 the hint below %j says what is missing', (typed, hint) => {
  show(typed);
  const hintId = inputs()[0]?.getAttribute('aria-describedby')?.split(' ')[0] ?? '';
  expect(document.getElementById(hintId)?.textContent).toContain(hint);
});

test('RESET-011 different entries are marked at the second field', () => {
  show('Correct-horse-7');
  expect(inputs().map((input) => input.getAttribute('aria-invalid'))).toEqual([null, 'true']);
  expect(place.textContent).toContain('Passwords do not match.');
});
