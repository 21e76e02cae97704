import { z } from 'zod';
import { DAY_MS } from '../calendar/durations.ts';
import type { Config } from '../config/config.ts';
import { openSecret, sealSecret } from '../secrets/sealSecret.ts';

/** Lifetime of the link to an exported file, and of the file. */
export const EXPORT_LINK_DAYS = 3;

/** Contents and lifetimes of links in mails, by the page they open. */
const LINKS = {
  /** The recipient and form whose mails stop; `isGlobal` for all forms of the account. */
  'stop-mails': {
    days: 180,
    content: z.object({ formId: z.uuid(), email: z.string(), isGlobal: z.boolean() }),
  },
  /** The user whose weekly mails about a form stop. */
  'stop-weekly-report': { days: 180, content: z.object({ formId: z.uuid(), userId: z.uuid() }) },
  /** The client whose weekly mails stop. */
  'stop-client-weekly': { days: 180, content: z.object({ clientId: z.uuid() }) },
  /** The user whose recurring exports of a form stop. */
  'stop-exports': { days: 180, content: z.object({ formId: z.uuid(), userId: z.uuid() }) },
  /** The person whose mails about a form they are invited to stop. */
  'stop-invitations': {
    days: 365,
    content: z.object({ accountId: z.uuid(), formId: z.uuid(), email: z.string() }),
  },
  /** The file of a recurring export, and whose it is. */
  'exported-file': { days: EXPORT_LINK_DAYS, content: z.object({ exportId: z.uuid(), userId: z.uuid() }) },
  /** The recipient who consents to an account's mails. */
  'confirm-mails': { days: 30, content: z.object({ accountId: z.uuid(), email: z.string() }) },
} as const;

export type LinkPage = keyof typeof LINKS;
export type LinkContent<Page extends LinkPage> = z.infer<(typeof LINKS)[Page]['content']>;

/**
 * Returns the address of a page that works without a session. Its token is sealed: it allows one action for a limited
 * time and reveals nothing in a log (decision 009).
 */
export function sealedUrl<Page extends LinkPage>(
  config: Config,
  page: Page,
  content: LinkContent<Page>,
): string {
  const text = JSON.stringify({ ...content, expiresAt: Date.now() + LINKS[page].days * DAY_MS });
  const token = Buffer.from(sealSecret(text, config.secret, { purpose: page, id: '' }), 'base64');
  return `${config.publicUrl}/api/${page}?token=${token.toString('base64url')}`;
}

/** Opens a token; null for one that was not sealed for this page or has expired. */
export function openSealed<Page extends LinkPage>(
  config: Config,
  page: Page,
  token: string,
): LinkContent<Page> | null {
  const text = unseal(config, page, token);
  if (text === null) return null;
  const parsed = LINKS[page].content.extend({ expiresAt: z.number() }).safeParse(JSON.parse(text));
  if (!parsed.success || parsed.data.expiresAt < Date.now()) return null;
  const { expiresAt: _over, ...content } = parsed.data;
  return content as LinkContent<Page>;
}

function unseal({ secret }: Config, page: LinkPage, token: string): string | null {
  try {
    const sealed = Buffer.from(token, 'base64url').toString('base64');
    return openSecret(sealed, secret, { purpose: page, id: '' });
  } catch {
    return null;
  }
}
