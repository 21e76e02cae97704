import type { Logger } from 'pino';
import { z } from 'zod';
import { CaptchaUnavailableError, type Captcha, type VerifiedCaptcha } from './captcha.ts';
import { rememberVerified } from './rememberVerified.ts';
import { addressAt, REMOTE_SERVICES, type RemoteProvider } from './remoteServices.ts';

/** Longest wait for the service, in ms; then the visitor is asked to try again (T30). */
const TIMEOUT_MS = 3_000;
/** Retry-After while the service does not answer, in seconds. */
const RETRY_AFTER_SECONDS = 5;
/** Largest accepted response; real ones are far smaller. */
const MAX_ANSWER_BYTES = 16 * 1024;
/** Longest accepted token; real ones are far shorter. */
const MAX_TOKEN_LENGTH = 10_000;
/** Error codes that are not about the token: the secret is wrong, or the service is in trouble. */
const NOT_THE_VISITORS_FAULT = new Set(['missing-input-secret', 'invalid-input-secret', 'internal-error']);

/** The service's response, validated like any input (T30); of its error codes only plain names are kept. */
const answerSchema = z.object({
  success: z.boolean(),
  hostname: z.string().max(255).optional(),
  'error-codes': z
    .array(z.string().regex(/^[a-z0-9-]{1,64}$/))
    .max(20)
    .catch([]),
});

type Answer = z.output<typeof answerSchema>;

export interface RemoteCaptchaOptions {
  provider: RemoteProvider;
  siteKey: string;
  secret: string;
  /** Stands in for the service, with the same paths; null = the service itself. */
  serviceUrl: string | null;
  /** The host name people solve the captcha on. */
  hostname: string;
  logger: Logger;
  timeoutMs?: number;
}

/** hCaptcha or Turnstile: the service creates the challenges and verifies every token (D-12, D-36). */
export function createRemoteCaptcha(options: RemoteCaptchaOptions): Captcha {
  const { provider, siteKey, serviceUrl, secret, logger } = options;
  const service = REMOTE_SERVICES[provider];
  if (service.testSecrets.includes(secret))
    logger.warn({ provider }, 'The captcha runs on test keys and stops nobody');
  const verify = rememberVerified((token, hash) => verifyToken(token, hash, options));
  return {
    provider,
    siteKey,
    scriptUrl: addressAt(service.script, serviceUrl),
    origins: serviceUrl ? [serviceUrl] : service.origins,
    createChallenge: null,
    verify: async (token) => (token && token.length <= MAX_TOKEN_LENGTH ? verify(token) : null),
  };
}

async function verifyToken(
  token: string,
  hash: string,
  options: RemoteCaptchaOptions,
): Promise<VerifiedCaptcha | null> {
  const { provider, logger } = options;
  const answer = await askService(token, options).catch((error: unknown) => {
    logger.warn({ err: error, provider }, 'The captcha service did not answer');
    throw new CaptchaUnavailableError(RETRY_AFTER_SECONDS);
  });
  const codes = answer['error-codes'];
  if (codes.some((code) => NOT_THE_VISITORS_FAULT.has(code))) {
    logger.error({ provider, codes }, 'The captcha service could not verify a token');
    throw new CaptchaUnavailableError(RETRY_AFTER_SECONDS);
  }
  if (!answer.success) {
    logger.info({ provider, codes }, 'A captcha was refused');
    return null;
  }
  const expiresAt = new Date(Date.now() + REMOTE_SERVICES[provider].tokenLifetimeMs);
  return { hash, provider, expiresAt, isOwnPage: isOwnHostname(answer, options) };
}

/**
 * Returns whether a page of the platform asked for the token, not another website with our site key (T30).
 */
function isOwnHostname({ hostname }: Answer, options: RemoteCaptchaOptions): boolean {
  const { testSecrets, withheldHostname } = REMOTE_SERVICES[options.provider];
  if (testSecrets.includes(options.secret)) return true;
  if (!hostname) return false;
  return hostname.toLowerCase() === options.hostname || hostname === withheldHostname;
}

/** Throws unless a readable response arrives in time. Messages quote nothing of the request. */
async function askService(token: string, options: RemoteCaptchaOptions): Promise<Answer> {
  const { provider, siteKey, secret, serviceUrl, timeoutMs = TIMEOUT_MS } = options;
  const { verification, takesSiteKey } = REMOTE_SERVICES[provider];
  const response = await fetch(addressAt(verification, serviceUrl), {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token, ...(takesSiteKey && { sitekey: siteKey }) }),
    redirect: 'error',
    // Counts until the last byte of the answer.
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await readText(response);
  // Some refusals come as 400; a proxy's 502 is no response of the service.
  if (response.status >= 500 || response.status === 429) throw new Error(`Status ${response.status}`);
  return parseAnswer(text);
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_ANSWER_BYTES) throw new Error('The answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseAnswer(text: string): Answer {
  try {
    return answerSchema.parse(JSON.parse(text));
  } catch {
    throw new Error('The answer could not be read');
  }
}
