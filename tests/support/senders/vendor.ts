import type { VendorAnswer, VendorRequest } from '../../../api/src/delivery/channels/tables/vendorCall.ts';

/** A server that speaks the protocol of a vendor, in this process. */
export interface FakeVendor {
  /** Answers a request, as the vendor documents it. */
  handle(request: VendorRequest): VendorAnswer | Promise<VendorAnswer>;
}

/** Answers with JSON. */
export const json = (status: number, body: object, retryAfterMs?: number): VendorAnswer => ({
  status,
  text: JSON.stringify(body),
  ...(retryAfterMs !== undefined && { retryAfterMs }),
});

/** A limit of requests in a window, by a clock that tests move. */
export function createQuota(most: number, windowMs: number, now: () => number): () => boolean {
  let taken: number[] = [];
  return () => {
    taken = taken.filter((at) => at > now() - windowMs);
    if (taken.length >= most) return false;
    taken.push(now());
    return true;
  };
}
