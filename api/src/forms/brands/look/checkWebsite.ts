import { checkUrl, isPrivateHost, type Check } from '@inlay/sdk/model';
import type { Config } from '../../../platform/config/config.ts';

type Hosts = Pick<Config, 'allowedHosts'>;

/** People type addresses without a scheme: websites have https, local ones that are allowed seldom do. */
function withScheme(text: string, { allowedHosts }: Hosts): string {
  const typed = text.trim();
  if (/^\w+:\/\//.test(typed)) return typed;
  const { hostname = '' } = URL.parse(`http://${typed}`) ?? {};
  const isLocal = isPrivateHost(hostname) && allowedHosts.includes(hostname);
  return `${isLocal ? 'http' : 'https'}://${typed}`;
}

/** Checks the address of a website to be read, as somebody types it; a refusal of a local one names the way out. */
export function checkWebsite(text: string, hosts: Hosts): Check<string> {
  const checked = checkUrl(withScheme(text, hosts), hosts);
  if (checked.ok || checked.code !== 'private_host') return checked;
  return {
    ...checked,
    message:
      /*i18n*/ 'This address is local or in a private network. To allow it, add its host to INLAY_ALLOWED_HOSTS on the server.',
  };
}
