import { HOUR_MS } from '../../../platform/calendar/durations.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { InvitationMode } from '../../../platform/contract/index.ts';
import type { AppContext } from '../../../platform/http/appContext.ts';
import { isSameProof, passwordProof } from '../../../platform/limits/linkPassword.ts';
import { findSignedIn } from '../sign-in/signInPass.ts';

/** For callers that have a right of their own: the form's people, and whoever has a link of their own to it. */
export const TRUSTED = { isTrusted: true } as const;

/** What opens a form with a password or a sign-in; null and undefined open none. */
export type Pass = string | typeof TRUSTED | null | undefined;

/** Time after a page was shown in which its visitor may send, in ms. Each page begins it again. */
const LIFETIME_MS = 6 * HOUR_MS;

/** As much of a form as its passes are made of. */
interface Asked {
  id: string;
  /** Null = it asks for no password. */
  passwordHash: string | null;
  /** Whether it asks visitors to sign in. */
  requiresSignIn: boolean;
  /** The provider by which they do; null where there is none any more, so that nobody can. */
  signInProvider: { id: string } | null;
}
type Invitable = Asked & { invitations: InvitationMode };

/** What a pass proves: that the password was given, or that the platform has shown the form to somebody invited. */
type Kind = 'password' | 'invited';

const prove = (
  config: Pick<Config, 'secret'>,
  { id, passwordHash }: Pick<Asked, 'id' | 'passwordHash'>,
  { until, kind }: { until: string; kind: string },
): string => passwordProof(config, 'form', { id, passwordHash: passwordHash ?? '' }, `:${kind}:${until}`);

/** Creates what proves for some hours that somebody may see a form, as long as its password is the same. */
export function createPass(config: Pick<Config, 'secret'>, form: Asked, kind: Kind = 'password'): string {
  const until = Math.ceil((Date.now() + LIFETIME_MS) / 1_000).toString(36);
  return `${until}.${kind}.${prove(config, form, { until, kind })}`;
}

/** Returns what a pass proves of a form; null for nothing. */
function readPass(config: Pick<Config, 'secret'>, form: Asked, pass: Pass): string | null {
  const [until = '', kind = '', proof = ''] = typeof pass === 'string' ? pass.split('.') : [];
  const isInTime = Number.parseInt(until, 36) * 1_000 > Date.now();
  return isInTime && isSameProof(proof, prove(config, form, { until, kind })) ? kind : null;
}

/** Tells whether a form asks everybody for something before it shows anything: a password, or to sign in. */
export const asksFirst = (form: Pick<Asked, 'passwordHash' | 'requiresSignIn'>): boolean =>
  form.passwordHash !== null || form.requiresSignIn;

/** Tells whether a pass opens a form: another password, or another provider, ends it. */
export function opensForm(config: Pick<Config, 'secret'>, form: Asked, pass: Pass): boolean {
  if (!asksFirst(form) || pass === TRUSTED) return true;
  const kind = readPass(config, form, pass);
  return form.requiresSignIn
    ? kind === 'invited' || findSignedIn(config, form, pass) !== null
    : kind !== null;
}

/** Tells whether whoever has a pass may leave files with a form; one for invited people alone takes nobody else's. */
export const mayUpload = (config: Pick<Config, 'secret'>, form: Invitable, pass: Pass): boolean =>
  form.invitations !== 'only' || readPass(config, form, pass) === 'invited';

/**
 * What a page of a form puts into the addresses to which it sends: they bring a pass along, also where a browser keeps no
 * cookies in frames. Empty for forms that are open to everybody.
 * @param shown the pass by which the page was opened
 */
export function passPart(config: Pick<Config, 'secret'>, form: Invitable, shown: Pass = null): string {
  const isForInvited = form.invitations === 'only' || form.requiresSignIn;
  if (!asksFirst(form) && !isForInvited) return '';
  // Whoever has signed in stays that person, for as long as they were given.
  if (typeof shown === 'string' && form.requiresSignIn && findSignedIn(config, form, shown))
    return `/p/${shown}`;
  return `/p/${createPass(config, form, isForInvited ? 'invited' : 'password')}`;
}

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
