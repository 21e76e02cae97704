import type { EmailField } from './field.ts';

type Domains = Pick<EmailField, 'domains'>;

/** Returns whether an address is of one of the domains of its field; of any, where the field names none. */
export const isOfDomains = ({ domains }: Domains, address: string): boolean =>
  !domains || domains.includes(address.slice(address.lastIndexOf('@') + 1).toLowerCase());

/** Returns the domains of a field as visitors read them. */
export const domainsIn = ({ domains = [] }: Domains): string => domains.map((one) => `@${one}`).join(', ');
