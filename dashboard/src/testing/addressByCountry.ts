import { ADDRESS_ORDER, createField } from '@inlay/sdk/model';
import { vi } from 'vitest';

/** A field that asks for addresses by country, and an answer to it. */
export const HOME_FIELD = { ...createField('address'), id: 'home', label: 'Home', country: 'DE' };
export const HOME = {
  street: 'Unter den Linden 1',
  address2: '',
  city: 'Berlin',
  state: '',
  postal: '10117',
  country: 'DE',
};
/** The answer as its country writes it, for a reader of German. */
export const HOME_IN_GERMAN = 'Unter den Linden 1, 10117 Berlin, Deutschland';

/** Starts like a screen in a German browser: how countries write addresses is not loaded yet. */
export function readInGerman(): void {
  delete ADDRESS_ORDER.linesOf;
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE']);
}
