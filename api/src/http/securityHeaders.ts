import type { AppContext, Next } from './appContext.ts';

/** Headers every answer carries; pages add their Content-Security-Policy (T8, T42). */
export function securityHeaders(publicUrl: string) {
  const isHttps = publicUrl.startsWith('https:');
  return async (ctx: AppContext, next: Next): Promise<unknown> => {
    ctx.set({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
      ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000' }),
    });
    return next();
  };
}

/** The policy of the dashboard's pages: our own files only, styles by nonce, framed by nobody. */
export function setDashboardPolicy(ctx: AppContext, nonce: string): void {
  ctx.set({
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' 'nonce-${nonce}'`,
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "frame-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  });
}

/** The policy of a public form's page: its style by hash, framed by anybody (D-100), third parties never (D-84). */
export function setEmbedPolicy(ctx: AppContext, styleHashes: readonly string[]): void {
  ctx.set({
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self'",
      `style-src ${styleHashes.map((hash) => `'sha256-${hash}'`).join(' ') || "'none'"}`,
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "worker-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      'frame-ancestors *',
    ].join('; '),
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
}
