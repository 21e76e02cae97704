import type { VendorAnswer, VendorRequest } from '../../../api/src/delivery/channels/tables/vendorCall.ts';
import { json, type FakeVendor } from './vendor.ts';

/** What goes wrong with a request. */
export const FAULTS = [
  'too_many',
  'error_before',
  'error_after',
  'cut_before',
  'cut_after',
  'slow',
  'expired',
] as const;
export type Fault = (typeof FAULTS)[number];

/** A connection that ended, or an answer that took too long: the caller knows no more than that. */
export class LostAnswer extends Error {
  override readonly name = 'LostAnswer';
}

/** A vendor of whose answers a share is a fault, each with its count. */
export interface FaultyVendor extends FakeVendor {
  counts: Record<Fault, number>;
  requests: number;
  /** Requests that were done, and whose answer was lost. */
  lostAnswers: VendorRequest[];
}

/** @param share of the requests that fail, from 0 to 1. @param random returns numbers from 0 to 1. */
export function withFaults(
  vendor: FakeVendor,
  { share, random }: { share: number; random: () => number },
): FaultyVendor {
  const counts = Object.fromEntries(FAULTS.map((fault) => [fault, 0])) as Record<Fault, number>;
  const faulty: FaultyVendor = {
    counts,
    requests: 0,
    lostAnswers: [],
    async handle(request) {
      faulty.requests += 1;
      if (random() >= share) return vendor.handle(request);
      const fault = FAULTS[Math.floor(random() * FAULTS.length)] ?? 'slow';
      counts[fault] += 1;
      return fail(fault, request);
    },
  };
  const fail = async (fault: Fault, request: VendorRequest): Promise<VendorAnswer> => {
    if (fault === 'too_many') return json(429, { error: { code: 429, message: 'Quota exceeded' } }, 2_000);
    if (fault === 'expired') return json(401, { error: { code: 401, message: 'Token expired' } });
    if (fault === 'error_before') return json(500, { error: { code: 500, message: 'Internal error' } });
    if (fault === 'cut_before') throw new LostAnswer('The connection ended');
    const answer = await vendor.handle(request);
    if (answer.status < 300) faulty.lostAnswers.push(request);
    if (fault === 'error_after') return json(500, { error: { code: 500, message: 'Internal error' } });
    throw new LostAnswer(fault === 'slow' ? 'The answer took too long' : 'The connection ended');
  };
  return faulty;
}
