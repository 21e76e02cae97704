import type { AddressData } from '../settings/countryAddress.ts';
import type { Region } from '../settings/regionsOf.ts';

interface LoadedData extends AddressData {
  regionsOf(country: string): Region[];
}

/** Data that addresses are checked by; on the server at once, in a browser once `loadAddressData` has it. */
export const loadedData: Partial<LoadedData> = {};

/** Loads the regions and what reads postal codes. Without them the server alone checks these. */
export async function loadAddressData(): Promise<void> {
  const [{ createAddressData }, { wraps }] = await Promise.all([
    import('./regions.ts'),
    import('../../../react/chunks/textRules.ts'),
  ]);
  Object.assign(loadedData, createAddressData(wraps.text));
}
