import { checkUrl } from '@inlay/sdk/model';
import type { Config } from '../../platform/config/config.ts';
import { invalidField } from '../../platform/http/invalidField.ts';
import type { Text } from '../../platform/texts/translate.ts';
import { hideAddress, hideSecret } from './hideSecret.ts';

/**
 * Checks the address of an incoming webhook: https, public, and of its vendor; or on one of the installation's own
 * hosts (T17, D-166).
 * @param isOfVendor absent where anybody may run the receiver.
 * @throws {ProblemError} `request.invalid`.
 */
export function checkHookAddress(
  { allowedHosts }: Pick<Config, 'allowedHosts'>,
  text: string,
  vendor?: { isOfVendor(url: URL): boolean; message: Text },
): { url: string; address: string; hints: { url: string } } {
  const path = ['credentials', 'url'];
  const checked = checkUrl(text, { allowedHosts });
  if (!checked.ok) throw invalidField(path, checked);
  const url = new URL(checked.value);
  if (!allowedHosts.includes(url.hostname)) {
    if (url.protocol !== 'https:')
      throw invalidField(path, { code: 'scheme_not_allowed', message: 'Only HTTPS URLs are allowed' });
    if (vendor && !vendor.isOfVendor(url))
      throw invalidField(path, { code: 'wrong_vendor', message: vendor.message });
  }
  return {
    url: url.href,
    address: hideAddress(url.href),
    hints: { url: hideSecret(url.pathname + url.search) },
  };
}
