import type { AppContext, Next } from './appContext.ts';

/** Headers of every response (T8, T42). */
export const commonHeaders = (publicUrl: string): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  ...(publicUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
});

/** Sets the headers of every response; pages add their Content-Security-Policy (T8, T42). */
export function securityHeaders(publicUrl: string) {
  const headers = commonHeaders(publicUrl);
  return (ctx: AppContext, next: Next): Promise<unknown> => {
    ctx.set(headers);
    return next();
  };
}

/** Sources that a page of the dashboard may use beyond its own. */
interface DashboardPolicy {
  /** The external captcha service at sign-in, if one is set. */
  captchaOrigins?: readonly string[];
  /** SHA-256 of the page's inline scripts, base64. */
  scriptHashes?: readonly string[];
  /** Origins of visitors' pictures, if not the platform's. */
  pictures?: readonly string[];
}

/** Sets the policy of the dashboard's pages: own files only, styles by nonce, no framing. */
export function setDashboardPolicy(
  ctx: AppContext,
  nonce: string,
  { captchaOrigins = [], scriptHashes = [], pictures = [] }: DashboardPolicy = {},
): void {
  const scripts = scriptHashes.map((hash) => `'sha256-${hash}'`);
  ctx.set({
    'Content-Security-Policy': [
      "default-src 'none'",
      sources('script-src', ["'self'", ...scripts], captchaOrigins),
      sources('style-src', ["'self'", `'nonce-${nonce}'`], captchaOrigins),
      sources('img-src', ["'self'", 'data:'], pictures),
      "font-src 'self'",
      sources('connect-src', ["'self'"], captchaOrigins),
      sources('frame-src', ["'self'"], captchaOrigins),
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  });
}

/**
 * Sets the policy of the documentation's pages: own files only. Its pictures of forms bring styles along.
 * @param scriptHashes SHA-256 of the page's inline scripts, base64
 */
export const setDocumentationPolicy = (ctx: AppContext, scriptHashes: readonly string[]): void =>
  ctx.set({
    'Content-Security-Policy': [
      "default-src 'none'",
      sources(
        'script-src',
        ["'self'"],
        scriptHashes.map((hash) => `'sha256-${hash}'`),
      ),
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'X-Frame-Options': 'DENY',
    'X-Robots-Tag': 'noindex',
  });

/** Sources that the page of a public form may use beyond its own. */
interface EmbedPolicy {
  /** SHA-256, base64. */
  styleHashes: readonly string[];
  /** The external captcha service of a form that has a captcha (D-84). */
  captchaOrigins: readonly string[];
  /** The origin of an external logo (FSET-011). */
  pictures: readonly string[];
  /**
   * Origins that may frame the page besides the platform; null = any page (D-100). That leaves `frame-ancestors` out:
   * its `*` means pages from a network alone, no local files, sandboxed previews or apps.
   */
  websites: readonly string[] | null;
}

/** The headers of a public form's page: its style by hash, no third parties. */
export function embedPolicy({
  styleHashes,
  captchaOrigins,
  pictures,
  websites,
}: EmbedPolicy): Record<string, string> {
  const styles = styleHashes.map((hash) => `'sha256-${hash}'`);
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      sources('script-src', ["'self'"], captchaOrigins),
      sources('style-src', styles, captchaOrigins),
      sources('img-src', ["'self'", 'data:'], pictures),
      "font-src 'self'",
      sources('connect-src', ["'self'"], captchaOrigins),
      sources('frame-src', [], captchaOrigins),
      "worker-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      ...(websites ? [sources('frame-ancestors', ["'self'"], websites)] : []),
    ].join('; '),
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
}

/**
 * The headers of a page with a secret address, shared results for example: no script, nothing kept (shown results say
 * otherwise), and the address told to nobody.
 * @param styleHash SHA-256, base64
 * @param asks whether the page asks for a password, which is posted to itself.
 */
export const secretPageHeaders = (styleHash: string, asks = false): Record<string, string> => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    `form-action ${asks ? "'self'" : "'none'"}`,
    "frame-ancestors 'none'",
  ].join('; '),
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
});

/** One directive of a policy. */
function sources(directive: string, own: readonly string[], others: readonly string[]): string {
  return `${directive} ${[...own, ...others].join(' ') || "'none'"}`;
}
