import { t } from '@lingui/core/macro';
import type { SaveModelRequest } from '@inlay/api/contract';

/** What is typed of a model. */
export interface ModelValues extends Record<string, string | boolean> {
  isOn: boolean;
  address: string;
  model: string;
  key: string;
  monthlyRequests: string;
  monthlyTokens: string;
}

/** Least and most of the limits; the server has the same. */
const BOUNDS = { monthlyRequests: [1, 1_000_000], monthlyTokens: [1_000, 10_000_000_000] } as const;

/** Reads a number as people type it, with any separators of thousands. */
const readNumber = (text: string): number => Number(text.replaceAll(/[\s.,'’]/g, '') || Number.NaN);

/** Returns what is wrong, by field. */
export function checkModel(values: ModelValues): Partial<Record<keyof ModelValues & string, string>> {
  const isWithin = (name: keyof typeof BOUNDS): boolean => {
    const count = readNumber(values[name]);
    return Number.isInteger(count) && count >= BOUNDS[name][0] && count <= BOUNDS[name][1];
  };
  return {
    ...(values.address.trim() === '' && { address: t`Enter the model’s address` }),
    ...(values.model.trim() === '' && { model: t`Enter the model’s name` }),
    ...(!isWithin('monthlyRequests') && { monthlyRequests: t`Enter a number from 1 to 1,000,000.` }),
    ...(!isWithin('monthlyTokens') && { monthlyTokens: t`Enter a number of at least 1,000.` }),
  };
}

/** Makes the request; an empty key leaves the stored one. */
export const toModelRequest = ({ isOn, address, model, key, ...limits }: ModelValues): SaveModelRequest => ({
  isOn,
  address: address.trim(),
  model: model.trim(),
  ...(key.trim() !== '' && { key: key.trim() }),
  monthlyRequests: readNumber(limits.monthlyRequests),
  monthlyTokens: readNumber(limits.monthlyTokens),
});
