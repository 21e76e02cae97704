import type { WebhookSender } from '../../../api/src/delivery/channels/webhookSender.ts';
import type { FakeVendor } from './vendor.ts';

/** Hands calls to vendors in this process, by their hosts. What no vendor has is not called. */
export const vendorSender = (vendors: Readonly<Record<string, FakeVendor>>): WebhookSender => ({
  async send({ url, method = 'POST', headers, ...call }) {
    const vendor = vendors[new URL(url).hostname];
    if (!vendor) throw new Error(`No vendor has ${url}`);
    return vendor.handle({ method: method as 'GET', url, headers, ...call });
  },
  waitMs: () => 1_000,
  pause: async () => undefined,
  close: async () => undefined,
});
