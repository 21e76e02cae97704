import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { showScreen, type Screen } from '../testing/showScreen.tsx';
import { SearchField } from './SearchField.tsx';
import { useSearchText } from '../lib/useSearchText.ts';
import { useUrlSearch } from '../lib/useUrlSearch.ts';

const LABEL = 'Search answers';
const box = (screen: Screen): HTMLInputElement => screen.control(LABEL) as HTMLInputElement;

/** A key appends its letter to the current text, as in a browser. */
function press(screen: Screen, letters: string): void {
  for (const letter of letters) {
    const entry = box(screen);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      entry,
      entry.value + letter,
    );
    entry.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** A search box above an address that follows on the test's command, as on a busy machine. */
function showLateAddress() {
  const written: string[] = [];
  let arrive: (text: string) => void = () => undefined;
  function LateSearch() {
    const [inAddress, setAddress] = useState('');
    useEffect(() => {
      arrive = (text) => flushSync(() => setAddress(text));
    }, []);
    const search = useSearchText(inAddress, (text) => void written.push(text));
    return (
      <>
        <SearchField label={LABEL} search={search} />
        <output>{`query: ${search.query}`}</output>
      </>
    );
  }
  const screen = showScreen(<LateSearch />, { answers: {} });
  return { screen, written, arrive: (text: string) => arrive(text) };
}

test('SHELL-043 letters typed before the address has followed stay in the box', async () => {
  const { screen, written, arrive } = showLateAddress();
  await vi.waitFor(() => box(screen));
  press(screen, 'jo');
  await vi.waitFor(() => expect(written).toEqual(['jo']));
  press(screen, 'h');
  arrive('jo');
  expect(box(screen).value).toBe('joh');
  press(screen, 'n');
  await vi.waitFor(() => expect(written).toEqual(['jo', 'john']));
  press(screen, 'son');
  arrive('john');
  expect(box(screen).value).toBe('johnson');
  await vi.waitFor(() => expect(written.at(-1)).toBe('johnson'));
});

test('SHELL-043 two writes under way at once, and a write overtaken by the next, lose nothing', async () => {
  const { screen, written, arrive } = showLateAddress();
  await vi.waitFor(() => box(screen));
  press(screen, 'ka');
  await vi.waitFor(() => expect(written).toEqual(['ka']));
  press(screen, 'th');
  await vi.waitFor(() => expect(written).toEqual(['ka', 'kath']));
  press(screen, 'e');
  arrive('ka');
  expect(box(screen).value).toBe('kathe');
  arrive('kath');
  expect(box(screen).value).toBe('kathe');
  press(screen, 'rine');
  expect(box(screen).value).toBe('katherine');
});

test('SHELL-043 an address that changes by itself leads, and takes back what was not yet written', async () => {
  const { screen, written, arrive } = showLateAddress();
  await vi.waitFor(() => box(screen));
  press(screen, 'ada');
  arrive('grace');
  expect(box(screen).value).toBe('grace');
  press(screen, ' h');
  await vi.waitFor(() => expect(written).toEqual(['grace h']));
});

function Listed() {
  const search = useUrlSearch();
  return <SearchField label={LABEL} search={search} />;
}

test('SHELL-043 the address is written once typing rests, at once with Enter and on leaving the box', async () => {
  const screen = showScreen(<Listed />, { answers: {}, at: '/list?state=open' });
  await vi.waitFor(() => box(screen));
  press(screen, 'ada');
  expect(screen.path()).toBe('/list?state=open');
  await vi.waitFor(() => expect(screen.path()).toBe('/list?state=open&search=ada'));
  press(screen, ' l');
  box(screen).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await vi.waitFor(() => expect(screen.path()).toBe('/list?state=open&search=ada+l'));
  box(screen).focus();
  press(screen, 'o');
  box(screen).blur();
  // Between press and release, nothing may move away under the pointer.
  expect(screen.path()).toBe('/list?state=open&search=ada+l');
  document.body.click();
  await vi.waitFor(() => expect(screen.path()).toBe('/list?state=open&search=ada+lo'));
});

test('SHELL-043 clearing empties the box and the address, and goes on in the box', async () => {
  const screen = showScreen(<Listed />, { answers: {}, at: '/list?search=ada' });
  await vi.waitFor(() => expect(box(screen).value).toBe('ada'));
  await screen.press('Clear search');
  expect(box(screen).value).toBe('');
  expect(document.activeElement).toBe(box(screen));
  await vi.waitFor(() => expect(screen.path()).toBe('/list'));
});
