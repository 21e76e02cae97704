import { t } from '@lingui/core/macro';
import type { MailServerResponse, SaveMailServerRequest } from '@inlay/api/contract';
import { checkEmail } from '@inlay/sdk/model';
import { refusalText } from '../../../lib/refusalText.ts';
import { SECURITIES, USUAL_PORTS, type MailSecurity } from './securities.ts';

/** A mail server as it is typed. */
export type MailServerDraft = Record<
  'host' | 'port' | 'security' | 'user' | 'password' | 'senderName' | 'senderAddress',
  string
>;

type Stored = MailServerResponse['server'];

const securityOf = (text: string): MailSecurity => SECURITIES.find((one) => one === text) ?? 'tls';

/** Returns what is edited first: the stored server, or an empty one. */
export const draftOf = ({
  server,
  sender,
}: Pick<MailServerResponse, 'server' | 'sender'>): MailServerDraft => ({
  host: server?.host ?? '',
  port: String(server?.port ?? USUAL_PORTS.tls),
  security: server?.security ?? 'tls',
  user: server?.user ?? '',
  password: '',
  senderName: sender.name,
  // The address that is made up for an installation without a domain is none.
  senderAddress: checkEmail(sender.address).ok ? sender.address : '',
});

/** Returns what another encryption brings along: its usual port, unless an unusual one was typed. */
export function withSecurity({ port }: MailServerDraft, security: string): Partial<MailServerDraft> {
  const isUsual = Object.values<string>(USUAL_PORTS).includes(port);
  return { security, ...(isUsual && { port: USUAL_PORTS[securityOf(security)] }) };
}

/** Returns whether the stored password was typed for what the draft says. */
export const keepsPassword = (stored: Stored, { host, port, security, user }: MailServerDraft): boolean =>
  stored?.hasPassword === true &&
  stored.host === host.trim() &&
  String(stored.port) === port.trim() &&
  stored.security === security &&
  stored.user === user.trim();

/** Returns the problems of a draft, by field. */
export function checkDraft(stored: Stored, draft: MailServerDraft): Partial<MailServerDraft> {
  const port = Number(draft.port);
  const address = checkEmail(draft.senderAddress);
  const needsAddress = draft.senderAddress.trim() === '';
  const needsPassword = draft.user.trim() !== '' && draft.password === '' && !keepsPassword(stored, draft);
  return {
    ...(draft.host.trim() === '' && { host: t`Enter the server’s name` }),
    ...(!(Number.isInteger(port) && port >= 1 && port <= 65_535) && { port: t`Enter a port such as 465` }),
    ...(needsPassword && { password: t`Enter the password` }),
    ...(!address.ok && {
      senderAddress: needsAddress ? t`Enter the sender’s address` : refusalText(address),
    }),
  };
}

/** Returns a draft as the server takes it. */
export function requestOf(draft: MailServerDraft, withTest: boolean): SaveMailServerRequest {
  const { host, senderName, senderAddress, password } = draft;
  const user = draft.user.trim() || null;
  return {
    host,
    port: Number(draft.port),
    security: securityOf(draft.security),
    user,
    senderName,
    senderAddress,
    ...(user !== null && password !== '' && { password }),
    withTest,
  };
}
