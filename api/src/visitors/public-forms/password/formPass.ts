import { HOUR_MS } from '../../../platform/calendar/durations.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { AppContext } from '../../../platform/http/appContext.ts';
import { isSameProof, passwordProof } from '../../../platform/identity/linkPassword.ts';

/** For callers that have a right of their own: the form's people, and whoever has a link of their own to it. */
export const TRUSTED = { isTrusted: true } as const;

/** What opens a form with a password; null and undefined open none. */
export type Pass = string | typeof TRUSTED | null | undefined;

/** Time after a page was shown in which its visitor may send, in ms. Each page begins it again. */
const LIFETIME_MS = 6 * HOUR_MS;

/** A form's id and password; null = it asks for none. */
interface Asked {
  id: string;
  passwordHash: string | null;
}

const prove = (config: Pick<Config, 'secret'>, { id, passwordHash }: Asked, until: string): string =>
  passwordProof(config, 'form', { id, passwordHash: passwordHash ?? '' }, `:${until}`);

/** Creates what proves for some hours that a form's password of now was given. */
export function createPass(config: Pick<Config, 'secret'>, form: Asked): string {
  const until = Math.ceil((Date.now() + LIFETIME_MS) / 1_000).toString(36);
  return `${until}.${prove(config, form, until)}`;
}

/** Tells whether a pass opens a form: another password ends it. */
export function opensForm(config: Pick<Config, 'secret'>, form: Asked, pass: Pass): boolean {
  if (form.passwordHash === null || pass === TRUSTED) return true;
  const [until = '', proof = ''] = typeof pass === 'string' ? pass.split('.') : [];
  return Number.parseInt(until, 36) * 1_000 > Date.now() && isSameProof(proof, prove(config, form, until));
}

/**
 * Where a page with a password sends everything: an address below the form's own, which brings the pass along, also
 * where a browser keeps no cookies in frames. Empty for other forms.
 */
export const passPath = (config: Pick<Config, 'secret'>, form: Asked): string =>
  form.passwordHash === null ? '' : `/embed/${form.id}/p/${createPass(config, form)}`;

const isHttps = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean => publicUrl.startsWith('https:');

/** The prefix keeps anybody on the network from setting the cookie. */
const cookieName = (config: Config, formId: string): string =>
  `${isHttps(config) ? '__Secure-' : ''}form_pass_${formId}`;

/** In place of a pass: it only tells whether this browser keeps cookies. */
export const ASKED = 'asked';

/** Keeps a pass for the browser's session. */
export function keepPass(ctx: AppContext, config: Config, formId: string, pass: string): void {
  ctx.append(
    'Set-Cookie',
    `${cookieName(config, formId)}=${pass}; Path=/embed/${formId}; HttpOnly; ` +
      (isHttps(config) ? 'Secure; SameSite=None; Partitioned' : 'SameSite=Lax'),
  );
}

const cookieOf = (ctx: AppContext, config: Config, formId: string): string | undefined =>
  ctx.cookies.get(cookieName(config, formId));

/** Tells whether the browser keeps cookies of this form's pages. */
export const keepsPasses = (ctx: AppContext, config: Config, formId: string): boolean =>
  cookieOf(ctx, config, formId) !== undefined;

/** The pass of a page load: of its address, else of the browser's session. */
export function passOfPage(ctx: AppContext, config: Config, formId: string): Pass {
  const kept = cookieOf(ctx, config, formId);
  return ctx.state.formPass ?? (kept === ASKED ? null : kept);
}
