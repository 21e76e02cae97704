import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ApiError, messageOf } from './apiError.ts';
import { WRONG_PASSWORD } from './fieldProblems.ts';
import { useSavedForm } from './useSavedForm.ts';
import { act } from '../testing/act.ts';

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

/** A completed form of two entries, whose save has the given outcome. */
function Typed({ password, outcome }: { password: string; outcome: Error | null }) {
  const { form, problem, formProps } = useSavedForm({
    initialValues: { name: 'Ada', password },
    check: (values) => (values.password === '' ? { password: 'Password is required' } : {}),
    codes: { [WRONG_PASSWORD]: 'password' },
    save: () => (outcome ? Promise.reject(outcome) : Promise.resolve()),
  });
  return (
    <form {...formProps}>
      {(['name', 'password'] as const).map((field) => (
        <label key={field}>
          <input {...form.getInputProps(field)} aria-invalid={Boolean(form.errors[field])} name={field} />
          <span id={`${field}-problem`}>{form.errors[field]}</span>
        </label>
      ))}
      <p>{problem === null ? '' : messageOf(problem)}</p>
    </form>
  );
}

async function submit(password: string, outcome: Error | null): Promise<void> {
  act(() => root.render(<Typed password={password} outcome={outcome} />));
  await act(async () => {
    place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
}
const problemOf = (field: string) => place.querySelector(`#${field}-problem`)?.textContent;
const valueOf = (field: string) => place.querySelector<HTMLInputElement>(`[name=${field}]`)?.value;

test('D-161 a wrong password is said beside it, gets the focus, and nothing typed is lost', async () => {
  await submit(
    'typed',
    new ApiError(422, { code: WRONG_PASSWORD, message: 'Current password is incorrect' }),
  );
  expect(problemOf('password')).toBe('Current password is incorrect');
  expect(document.activeElement?.getAttribute('name')).toBe('password');
  expect([valueOf('name'), valueOf('password')]).toEqual(['Ada', 'typed']);
  expect(place.querySelector('p')?.textContent).toBe('');
});

test('D-161 what is about no field is said for the whole form', async () => {
  await submit('typed', new ApiError(0, { code: 'network', message: 'The server cannot be reached.' }));
  expect(place.querySelector('p')?.textContent).toBe('The server cannot be reached.');
  expect([problemOf('name'), problemOf('password')]).toEqual(['', '']);
  expect(valueOf('password')).toBe('typed');
});

test('D-161 what is missing is said before anything is sent', async () => {
  await submit('', new Error('was sent'));
  expect(problemOf('password')).toBe('Password is required');
  expect(place.querySelector('p')?.textContent).toBe('');
});

test('D-161 a saved form says nothing', async () => {
  await submit('typed', null);
  expect([problemOf('name'), problemOf('password'), place.querySelector('p')?.textContent]).toEqual([
    '',
    '',
    '',
  ]);
});
