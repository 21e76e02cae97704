import { readFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { MEGABYTE } from '@inlay/sdk/model';
import type { z } from 'zod';
import { EXAMPLES, MIN_SECRET_LENGTH, environmentSchema } from './environment.ts';
import type { Environment, Variable } from './environment.ts';
import { DATABASE_TIMEOUTS } from './databaseTimeouts.ts';
import { parseBackup } from './parseBackup.ts';
import { parseCdn, type CdnConfig } from './parseCdn.ts';
import { parseSignInProvider, type ProviderConfig } from './parseSignInProvider.ts';
import { parseTracing } from './parseTracing.ts';
import { parseWarehouse } from './parseWarehouse.ts';
import { readVariableFiles } from './readVariableFiles.ts';
import { loadSecretFile } from './secretFile.ts';

/** Default port of the sample website. */
const DEFAULT_SAMPLE_PORT = 3001;
/** Variables of an external captcha service. */
const CAPTCHA_KEYS = ['INLAY_CAPTCHA_SITE_KEY', 'INLAY_CAPTCHA_SECRET'] as const;
/** Variables of a file service; any of them selects it. */
const S3_KEYS = ['INLAY_S3_BUCKET', 'INLAY_S3_KEY', 'INLAY_S3_SECRET'] as const;
const S3_VARIABLES = [...S3_KEYS, 'INLAY_S3_ENDPOINT', 'INLAY_S3_REGION', 'INLAY_S3_LINKS'] as const;
/** The region of self-hosted file services. */
const DEFAULT_S3_REGION = 'us-east-1';

/** The configuration of this installation, parsed once at start; nothing else reads the environment. */
export type Config = Awaited<ReturnType<typeof loadConfig>>;

/** An invalid environment; the message has one line per variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Loads the configuration. An empty variable counts as unset; `NAME_FILE` names a file with the value of `NAME`. A
 * missing secret is generated once and stored in the data folder.
 *
 * @throws {ConfigError} naming every invalid variable with an example, never with its value.
 */
export async function loadConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const files = await readVariableFiles(given);
  if (files.problems.length > 0)
    throw new ConfigError(
      files.problems.map(({ variable, problem }) => describe(variable, problem)).join('\n'),
    );
  const result = environmentSchema.safeParse({ ...given, ...files.values });
  if (!result.success) throw new ConfigError(result.error.issues.map(describeIssue).join('\n'));
  const values = result.data;
  const dataFolder = resolve(values.INLAY_DATA_FOLDER);
  const port = values.PORT;
  const publicUrl = values.INLAY_PUBLIC_URL ?? `http://localhost:${port}`;
  return {
    environment: values.NODE_ENV,
    host: values.HOST,
    port,
    /** The platform's public address, without a trailing slash. */
    publicUrl,
    /** `web` serves requests, `worker` runs jobs (and answers health checks), `all` does both. */
    role: values.INLAY_ROLE,
    /** More than one: `startProcesses`. */
    webProcesses: values.WEB_CONCURRENCY,
    /** Null = the embedded database. */
    databaseUrl: values.DATABASE_URL ?? null,
    /** PostgreSQL itself, where `databaseUrl` leads to a pooler; null = it leads there. */
    databaseDirectUrl: parseDirectUrl(values),
    /** A replica for lists; null = lists are read from the primary. */
    databaseReadUrl: values.DATABASE_READ_URL ?? null,
    /** Whether the database may lose commits. */
    allowUnsafeDatabase: values.INLAY_ALLOW_UNSAFE_DATABASE === 'yes',
    drainSeconds: values.INLAY_DRAIN_SECONDS,
    /** Null = no metrics. */
    metricsAddress: values.INLAY_METRICS_PORT
      ? { host: values.INLAY_METRICS_HOST, port: values.INLAY_METRICS_PORT }
      : null,
    poolSize: values.DATABASE_POOL_SIZE,
    /** The same for every installation; tests give them more room (decision 082). */
    databaseTimeouts: DATABASE_TIMEOUTS,
    /** Absolute. */
    dataFolder,
    ownerEmail: values.INLAY_OWNER_EMAIL ?? null,
    ownerPassword: values.INLAY_OWNER_PASSWORD ?? null,
    /** The port of the sample website; null = none. */
    samplePort: chooseSamplePort(values.INLAY_SAMPLE_PORT, port, publicUrl),
    platformName: values.INLAY_PLATFORM_NAME,
    footerLogo: await loadFooterLogo(values.INLAY_FOOTER_LOGO),
    /** Null = mails wait in the outbox (D-23). */
    smtpUrl: values.INLAY_SMTP_URL ?? null,
    /** Whether mails may be sent without TLS. */
    allowPlainSmtp: values.INLAY_ALLOW_PLAIN_SMTP === 'yes',
    mailFrom:
      values.INLAY_MAIL_FROM ?? `${values.INLAY_PLATFORM_NAME} <no-reply@${new URL(publicUrl).hostname}>`,
    /** The sign-in provider; null = an administrator may type one. */
    signInProvider: getSignInProvider(values),
    /** The claim that lists somebody's groups at the provider. */
    groupsClaim: values.INLAY_OIDC_GROUPS_CLAIM,
    /** Groups and domains with the roles of their people, as JSON; null = an administrator may type them. */
    accountRules: values.INLAY_ACCOUNT_RULES ?? null,
    /** Number of proxies whose forwarding headers are trusted. */
    trustedProxies: values.TRUSTED_PROXIES,
    /** Internal hosts that redirects and webhooks may name (D-166). */
    allowedHosts: values.INLAY_ALLOWED_HOSTS ?? [],
    logLevel: values.LOG_LEVEL,
    /** The OpenTelemetry collector; null = no traces. */
    tracing: parseTracing(values),
    /** Duration from which a statement is logged, in ms; null = never. */
    slowQueryMs: values.SLOW_QUERY_MS ?? null,
    captcha: parseCaptcha(values),
    s3: parseS3(values),
    /** The origin that serves visitors' files and nothing else; null = the platform's own. */
    filesOrigin: parseFilesOrigin(values, publicUrl),
    /** Format of the nightly export of submissions; null = none. */
    warehouse: parseWarehouse(values),
    /** Where backups go, and when. */
    backup: parseBackup(values),
    /** The scanner of uploaded files; null = none. */
    clamdUrl: values.CLAMD_URL ?? null,
    /** Bytes of uploaded files that an account may have. */
    uploadBytes: values.INLAY_UPLOAD_MEGABYTES * MEGABYTE,
    /** The cache in front of the public pages; null = none. */
    cdn: getCdn(values),
    /** Signs captcha challenges and keys hashes. */
    secret: values.INLAY_SECRET ?? (await loadSecret(dataFolder)),
  };
}

function parseDirectUrl({ DATABASE_URL, DATABASE_DIRECT_URL }: Environment): string | null {
  if (DATABASE_DIRECT_URL && !DATABASE_URL)
    throw new ConfigError(describe('DATABASE_URL', 'is needed with DATABASE_DIRECT_URL'));
  return DATABASE_DIRECT_URL ?? null;
}

/** The installation's own logo with its file extension (D-85). */
export interface FooterLogo {
  body: Buffer;
  extension: string;
}

async function loadFooterLogo(path: string | undefined): Promise<FooterLogo | null> {
  if (!path) return null;
  const body = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new ConfigError(describe('INLAY_FOOTER_LOGO', `cannot be read: ${error.code}`), { cause: error });
  });
  return { body, extension: extname(path).toLowerCase() };
}

/** An installation on https shows no sample website unless configured. */
function chooseSamplePort(wanted: number | null | undefined, port: number, publicUrl: string): number | null {
  if (wanted === undefined && publicUrl.startsWith('https:')) return null;
  if (wanted === undefined)
    return port === DEFAULT_SAMPLE_PORT ? DEFAULT_SAMPLE_PORT + 1 : DEFAULT_SAMPLE_PORT;
  if (wanted !== port || port === 0) return wanted;
  throw new ConfigError(describe('INLAY_SAMPLE_PORT', 'must be another port than PORT'));
}

/** An external captcha service (D-12), or the built-in captcha, which needs no settings. */
export type CaptchaConfig =
  | { provider: 'altcha'; siteKey: null; secret: null; serviceUrl: null }
  | {
      provider: 'hcaptcha' | 'turnstile';
      siteKey: string;
      secret: string;
      /** Origin of its script and verification; null = the service's own. */
      serviceUrl: string | null;
    };

function parseCaptcha(values: Environment): CaptchaConfig {
  const provider = values.INLAY_CAPTCHA_PROVIDER;
  if (provider === 'altcha') return { provider, siteKey: null, secret: null, serviceUrl: null };
  const { INLAY_CAPTCHA_SITE_KEY: siteKey, INLAY_CAPTCHA_SECRET: secret } = values;
  if (siteKey && secret) return { provider, siteKey, secret, serviceUrl: values.INLAY_CAPTCHA_URL ?? null };
  const missing = CAPTCHA_KEYS.filter((variable) => !values[variable]);
  const problem = `is needed with INLAY_CAPTCHA_PROVIDER=${provider}`;
  throw new ConfigError(missing.map((variable) => describe(variable, problem)).join('\n'));
}

/** The bucket for uploaded files, instead of the data folder. */
export interface S3Config {
  bucket: string;
  /** Null = Amazon's own. */
  endpoint: string | null;
  region: string;
  key: string;
  secret: string;
  /** Whether visitors' files are read from the bucket, by links that the platform signs (decision 331). */
  hasOwnLinks: boolean;
}

function parseS3(values: Environment): S3Config | null {
  const given = S3_VARIABLES.find((variable) => values[variable]);
  if (!given) return null;
  const { INLAY_S3_BUCKET: bucket, INLAY_S3_KEY: key, INLAY_S3_SECRET: secret } = values;
  if (!bucket || !key || !secret) {
    const missing = S3_KEYS.filter((variable) => !values[variable]);
    throw new ConfigError(missing.map((name) => describe(name, `is needed with ${given}`)).join('\n'));
  }
  const region = values.INLAY_S3_REGION ?? DEFAULT_S3_REGION;
  const hasOwnLinks = values.INLAY_S3_LINKS === 'bucket';
  return { bucket, endpoint: values.INLAY_S3_ENDPOINT ?? null, region, key, secret, hasOwnLinks };
}

/** @throws {ConfigError} for the platform's own host: cookies do not tell ports apart (RFC 6265, 8.5). */
function parseFilesOrigin({ FILES_ORIGIN }: Environment, publicUrl: string): string | null {
  if (!FILES_ORIGIN) return null;
  if (new URL(FILES_ORIGIN).hostname !== new URL(publicUrl).hostname) return FILES_ORIGIN;
  throw new ConfigError(describe('FILES_ORIGIN', 'must have another host than INLAY_PUBLIC_URL'));
}

function getSignInProvider(values: Environment): ProviderConfig | null {
  const parsed = parseSignInProvider(values);
  if (!Array.isArray(parsed)) return parsed;
  throw new ConfigError(parsed.map(({ variable, problem }) => describe(variable, problem)).join('\n'));
}

function getCdn(values: Environment): CdnConfig | null {
  const parsed = parseCdn(values);
  if (!Array.isArray(parsed)) return parsed;
  throw new ConfigError(parsed.map(({ variable, problem }) => describe(variable, problem)).join('\n'));
}

async function loadSecret(dataFolder: string): Promise<string> {
  const secret = await loadSecretFile(dataFolder).catch((error: NodeJS.ErrnoException) => {
    throw new ConfigError(describe('INLAY_DATA_FOLDER', `cannot be used: ${error.message}`), {
      cause: error,
    });
  });
  if (secret.length >= MIN_SECRET_LENGTH) return secret;
  const message = `holds a file "secret" with fewer than ${MIN_SECRET_LENGTH} characters; delete it to have it made anew`;
  throw new ConfigError(describe('INLAY_DATA_FOLDER', message));
}

const describeIssue = ({ path, message }: z.core.$ZodIssue) => describe(path[0] as Variable, message);

const describe = (variable: Variable, problem: string) =>
  `${variable}: ${problem} (for example: ${variable}=${EXAMPLES[variable]})`;
