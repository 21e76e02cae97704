import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { openSecret, sealSecret } from '../secrets/sealSecret.ts';

const DAY_MS = 24 * 60 * 60_000;

/** What the links of mails carry, by the page they lead to, and how long they work. */
const LINKS = {
  /** Whose mails about which form end; `isGlobal` for those about all forms of the account. */
  'stop-mails': {
    days: 180,
    content: z.object({ formId: z.uuid(), email: z.string(), isGlobal: z.boolean() }),
  },
  /** Who agrees to the mails of which account. */
  'confirm-mails': { days: 30, content: z.object({ accountId: z.uuid(), email: z.string() }) },
} as const;

export type LinkPage = keyof typeof LINKS;
export type LinkContent<Page extends LinkPage> = z.infer<(typeof LINKS)[Page]['content']>;

/**
 * The address of a page that works without signing in. Its token is sealed: it does one thing, for a
 * time, and tells whoever reads it in a log nothing (decision 121).
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

/** Null for what this platform has not sealed for this page, and after its time. */
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
