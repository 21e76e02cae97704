import { z } from 'zod';
import { parseAddresses, requireWrites } from './databaseAddresses.ts';
import { parseHeaders } from './parseHeaders.ts';

/** Shortest secret: a shorter one could be guessed from a signature. */
export const MIN_SECRET_LENGTH = 32;

/** Sessions that a database for writes cannot offer. */
const READ_ONLY_SESSION = /[?&]target_session_attrs=(?!read-write|primary|any)/;

const host = () => z.string().regex(/^[\w.:%-]+$/, 'must be a host name or an IP address');

const wholeNumber = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .pipe(z.number().min(min, message).max(max, message));
};

const address = (protocol: RegExp, message: string) => z.url({ protocol, error: message });

/** One host, or several in libpq's syntax. */
const databaseAddress = () =>
  z
    .string()
    .refine(
      (value) => parseAddresses(value) !== null,
      'must be a postgres:// address, with special characters in the password written as %XX',
    );

/** The database that is written to. */
const primaryAddress = () =>
  databaseAddress()
    .refine(
      (value) => !READ_ONLY_SESSION.test(value),
      'must lead to a server that accepts writes: target_session_attrs=read-write',
    )
    .transform(requireWrites);

const origin = () =>
  address(/^https?$/, 'must be an http or https address')
    .refine(isOrigin, 'must be an address without a path, a query or a user name')
    .transform((url) => new URL(url).origin);

/** Every environment variable with its schema. */
export const environmentSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be development, production or test')
    .default('production'),
  HOST: host().default('127.0.0.1'),
  /** 0 takes any free port, for tests. */
  PORT: wholeNumber(0, 65_535).default(3000),
  INLAY_PUBLIC_URL: origin().optional(),
  /** The role of this process: serve requests, run jobs, or both. */
  INLAY_ROLE: z.enum(['all', 'web', 'worker'], 'must be all, web or worker').default('all'),
  /** Number of web processes; several have a parent, which runs the jobs. */
  WEB_CONCURRENCY: wholeNumber(1, 64).default(1),
  DATABASE_URL: primaryAddress().optional(),
  /** PostgreSQL itself, where DATABASE_URL leads to a pooler. */
  DATABASE_DIRECT_URL: primaryAddress().optional(),
  /** Allows a database that may lose commits, e.g. in tests. */
  INLAY_ALLOW_UNSAFE_DATABASE: z.enum(['yes', 'no'], 'must be yes or no').default('no'),
  /** Seconds between reporting not ready and stopping. */
  INLAY_DRAIN_SECONDS: wholeNumber(0, 60).default(0),
  INLAY_METRICS_PORT: wholeNumber(1, 65_535).optional(),
  /** Address of the metrics, which ask for no password: this machine alone by default, whatever HOST is. */
  INLAY_METRICS_HOST: host().default('127.0.0.1'),
  /** A replica for lists. */
  DATABASE_READ_URL: databaseAddress().optional(),
  DATABASE_POOL_SIZE: wholeNumber(2, 500).default(10),
  INLAY_DATA_FOLDER: z.string().default('.data'),
  /** For `npm start`, which builds the documentation beside the running platform. */
  INLAY_DOCS: z.enum(['on', 'off']).default('on'),
  INLAY_OWNER_EMAIL: z
    .email('must be an email address')
    .max(320, 'must be an email address')
    .toLowerCase()
    .optional(),
  INLAY_OWNER_PASSWORD: z.string().optional(),
  INLAY_SECRET: z
    .string()
    .min(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`)
    .optional(),
  INLAY_SAMPLE_PORT: z
    .union(
      [z.enum(['off', '0']).transform(() => null), wholeNumber(1, 65_535)],
      'must be a port from 1 to 65535, or off',
    )
    .optional(),
  INLAY_PLATFORM_NAME: z
    .string()
    .trim()
    .min(1, 'must not be blank')
    .max(60, 'must have at most 60 characters')
    .default('Inlay'),
  /** An image beside the name in the footer of forms (D-85). */
  INLAY_FOOTER_LOGO: z
    .string()
    .regex(/\.(svg|png|webp)$/i, 'must be the path of a file that ends in .svg, .png or .webp')
    .optional(),
  INLAY_SMTP_URL: address(
    /^smtps?$/,
    'must be an smtp:// or smtps:// address, with special characters in the password written as %XX',
  ).optional(),
  /** Allows a mail server without TLS in a private network: mails and their links are sent in plain text. */
  INLAY_ALLOW_PLAIN_SMTP: z.enum(['yes', 'no'], 'must be yes or no').default('no'),
  INLAY_MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]{3,320}$/, 'must be one line')
    .optional(),
  /** A sign-in provider (OpenID Connect) by its issuer; without one, an administrator may type one. */
  INLAY_OIDC_ISSUER: address(/^https$/, 'must be an https address').optional(),
  INLAY_OIDC_CLIENT_ID: z.string().trim().max(300, 'must have at most 300 characters').optional(),
  INLAY_OIDC_CLIENT_SECRET: z.string().trim().max(1_000, 'must have at most 1000 characters').optional(),
  INLAY_OIDC_NAME: z.string().trim().max(60, 'must have at most 60 characters').optional(),
  INLAY_OIDC_UNKNOWN_PEOPLE: z
    .enum(['refuse', 'approval', 'enter'], 'must be refuse, approval or enter')
    .default('approval'),
  INLAY_OIDC_TRUST_ADDRESSES: z.enum(['yes', 'no'], 'must be yes or no').default('no'),
  INLAY_OIDC_TRUST_SECOND_FACTOR: z.enum(['yes', 'no'], 'must be yes or no').default('no'),
  /** The claim that lists a person's groups at the provider. */
  INLAY_OIDC_GROUPS_CLAIM: z
    .string()
    .trim()
    .min(1)
    .max(200, 'must have at most 200 characters')
    .default('groups'),
  /** Groups and domains with the roles of their people, as JSON; without it, administrators may type them. */
  INLAY_ACCOUNT_RULES: z.string().optional(),
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  INLAY_CAPTCHA_PROVIDER: z
    .enum(['altcha', 'hcaptcha', 'turnstile'], 'must be altcha, hcaptcha or turnstile')
    .default('altcha'),
  INLAY_CAPTCHA_SITE_KEY: z.string().trim().max(200, 'must have at most 200 characters').optional(),
  INLAY_CAPTCHA_SECRET: z.string().trim().max(200, 'must have at most 200 characters').optional(),
  /** Replaces the service's own origin, for tests and private proxies. */
  INLAY_CAPTCHA_URL: origin().optional(),
  /** The bucket for uploaded files; without one, the data folder stores them. */
  INLAY_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  /** Null = Amazon's own. */
  INLAY_S3_ENDPOINT: origin().optional(),
  INLAY_S3_REGION: z
    .string()
    .regex(/^[\w-]{1,60}$/, 'must be the name of a region')
    .optional(),
  INLAY_S3_KEY: z.string().trim().max(200, 'must have at most 200 characters').optional(),
  INLAY_S3_SECRET: z.string().trim().max(200, 'must have at most 200 characters').optional(),
  /** Who serves visitors' files of a bucket: the platform, or the bucket by links that the platform signs. */
  INLAY_S3_LINKS: z.enum(['platform', 'bucket'], 'must be platform or bucket').optional(),
  /** A host that serves visitors' files and nothing else. */
  FILES_ORIGIN: origin().optional(),
  /** The nightly export of submissions for a data warehouse. */
  INLAY_WAREHOUSE: z
    .enum(['off', 'jsonl', 'parquet', 'both'], 'must be off, jsonl, parquet or both')
    .default('off'),
  /** Where the nightly backup goes: a folder, or a bucket and a prefix. */
  INLAY_BACKUP_TO: z
    .string()
    .trim()
    .regex(/^(\/|[A-Za-z]:|s3:\/\/[a-z0-9]|\.)/, 'must be a folder, or s3://bucket/prefix')
    .optional(),
  /** Time of day in UTC. */
  INLAY_BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day, such as 02:30')
    .default('02:30'),
  /** The newest backup of so many days, weeks and months is kept. */
  INLAY_BACKUP_KEEP: z
    .string()
    .regex(/^\d{1,3},\d{1,3},\d{1,3}$/, 'must be days, weeks and months, such as 7,4,12')
    .default('7,4,12'),
  /** Backups are encrypted for it; only its identity reads them. */
  INLAY_BACKUP_RECIPIENT: z
    .string()
    .trim()
    .regex(/^age1[a-z0-9]{58}$/, 'must be an age recipient, age1…')
    .optional(),
  /** Encrypts backups where there is no recipient. */
  INLAY_BACKUP_PASSPHRASE: z.string().min(12, 'must have at least 12 characters').optional(),
  /** Reads backups that are encrypted for a recipient; needed for a restore alone. */
  INLAY_BACKUP_IDENTITY: z.string().trim().optional(),
  /** Keys of the bucket of backups, where they differ from those of INLAY_S3. */
  INLAY_BACKUP_S3_ENDPOINT: origin().optional(),
  INLAY_BACKUP_S3_REGION: z
    .string()
    .regex(/^[\w-]{1,60}$/, 'must be the name of a region')
    .optional(),
  INLAY_BACKUP_S3_KEY: z.string().trim().max(200, 'must have at most 200 characters').optional(),
  INLAY_BACKUP_S3_SECRET: z.string().trim().max(200, 'must have at most 200 characters').optional(),
  /** The scanner of uploaded files: ClamAV's daemon. */
  CLAMD_URL: z
    .string()
    .regex(/^(tcp:\/\/[\w.:[\]-]+|unix:\/\/\/.+)$/, 'must be tcp://host:port or unix:///path')
    .optional(),
  /** Megabytes of uploaded files that an account may have. */
  INLAY_UPLOAD_MEGABYTES: wholeNumber(0, 1_000_000_000).default(5_000),
  /** Internal hosts that redirects and webhooks may name (D-166). */
  INLAY_ALLOWED_HOSTS: z
    .string()
    .toLowerCase()
    .transform((list) =>
      list
        .split(',')
        .map((host) => host.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.string().regex(/^(\[[\da-f:.]+\]|[\w.-]+)$/, 'must be host names with commas between')))
    .optional(),
  /** The cache in front of the public pages (decision 050). */
  INLAY_CDN: z
    .enum(
      ['none', 'nginx', 'varnish', 'fastly', 'cloudflare'],
      'must be none, nginx, varnish, fastly or cloudflare',
    )
    .default('none'),
  /** Where it is purged: each Varnish, or another address of a service's API. */
  INLAY_CDN_URL: z
    .string()
    .transform((list) => list.split(',').map((url) => url.trim()))
    .pipe(z.array(origin()))
    .optional(),
  /** Fastly's service or Cloudflare's zone. */
  INLAY_CDN_SERVICE: z
    .string()
    .regex(/^\w{1,64}$/, 'must be the id of the service (Fastly) or zone (Cloudflare)')
    .optional(),
  INLAY_CDN_TOKEN: z.string().trim().max(200, 'must have at most 200 characters').optional(),
  /** The OpenTelemetry collector, as OTLP/HTTP; traces are sent below it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: address(/^https?$/, 'must be an http or https address').optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .transform(parseHeaders)
    .refine((headers) => headers !== null, 'must be name=value with commas between, percent-encoded')
    .optional(),
  OTEL_SERVICE_NAME: z
    .string()
    .regex(/^[\w.-]{1,100}$/, 'must be a name of letters, digits, dots and dashes')
    .default('inlay'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a share from 0 to 1')
    .transform(Number)
    .default(1),
  /** Milliseconds from which a statement is logged. */
  SLOW_QUERY_MS: wholeNumber(1, 60_000).optional(),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be trace, debug, info, warn, error, fatal or silent',
    )
    .default('info'),
});

export type Environment = z.output<typeof environmentSchema>;
export type Variable = keyof z.input<typeof environmentSchema>;

/** Examples, shown for an invalid variable. */
export const EXAMPLES: Record<Variable, string> = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: '3000',
  INLAY_PUBLIC_URL: 'https://forms.example.com',
  INLAY_ROLE: 'web',
  WEB_CONCURRENCY: '4',
  DATABASE_URL: 'postgres://inlay:password@db.example.com:5432/inlay',
  DATABASE_DIRECT_URL: 'postgres://inlay:password@db.example.com:5432/inlay',
  INLAY_ALLOW_UNSAFE_DATABASE: 'no',
  INLAY_DRAIN_SECONDS: '5',
  INLAY_METRICS_PORT: '9464',
  INLAY_METRICS_HOST: '10.0.0.5',
  DATABASE_READ_URL: 'postgres://inlay:password@replica.example.com:5432/inlay',
  DATABASE_POOL_SIZE: '10',
  INLAY_DATA_FOLDER: '/srv/inlay/data',
  INLAY_DOCS: 'off',
  INLAY_OWNER_EMAIL: 'owner@example.com',
  INLAY_OWNER_PASSWORD: 'A long sentence with 1 digit!',
  INLAY_SECRET: 'the output of: openssl rand -hex 32',
  INLAY_SAMPLE_PORT: '3001',
  INLAY_PLATFORM_NAME: 'Inlay',
  INLAY_FOOTER_LOGO: '/srv/inlay/footer-logo.svg',
  INLAY_SMTP_URL: 'smtps://user:password@mail.example.com:465',
  INLAY_ALLOW_PLAIN_SMTP: 'no',
  INLAY_MAIL_FROM: 'Forms <forms@example.com>',
  INLAY_OIDC_ISSUER: 'https://login.example.com/realms/staff',
  INLAY_OIDC_CLIENT_ID: 'the client ID that the provider gave you',
  INLAY_OIDC_CLIENT_SECRET: 'the client secret that the provider gave you',
  INLAY_OIDC_NAME: 'Example staff',
  INLAY_OIDC_UNKNOWN_PEOPLE: 'approval',
  INLAY_OIDC_TRUST_ADDRESSES: 'no',
  INLAY_OIDC_TRUST_SECOND_FACTOR: 'no',
  INLAY_OIDC_GROUPS_CLAIM: 'groups',
  INLAY_ACCOUNT_RULES: '[{"kind":"group","value":"staff","accountId":"…","role":"editor"}]',
  TRUSTED_PROXIES: '1',
  INLAY_CAPTCHA_PROVIDER: 'hcaptcha',
  INLAY_CAPTCHA_SITE_KEY: 'the public key that the captcha service gave you',
  INLAY_CAPTCHA_SECRET: 'the secret key that the captcha service gave you',
  INLAY_CAPTCHA_URL: 'https://captcha-proxy.example.com',
  INLAY_S3_BUCKET: 'inlay-files',
  INLAY_S3_ENDPOINT: 'https://s3.example.com',
  INLAY_S3_REGION: 'eu-central-1',
  INLAY_S3_KEY: 'the access key that the file service gave you',
  INLAY_S3_SECRET: 'the secret key that the file service gave you',
  INLAY_S3_LINKS: 'bucket',
  FILES_ORIGIN: 'https://files.example.com',
  INLAY_WAREHOUSE: 'parquet',
  INLAY_BACKUP_TO: '/mnt/backup/inlay',
  INLAY_BACKUP_AT: '02:30',
  INLAY_BACKUP_KEEP: '7,4,12',
  INLAY_BACKUP_RECIPIENT: 'age1…, what age-keygen prints',
  INLAY_BACKUP_PASSPHRASE: 'a sentence that is written down elsewhere',
  INLAY_BACKUP_IDENTITY: 'AGE-SECRET-KEY-1…, what age-keygen writes',
  INLAY_BACKUP_S3_ENDPOINT: 'https://s3.example.com',
  INLAY_BACKUP_S3_REGION: 'eu-central-1',
  INLAY_BACKUP_S3_KEY: 'the access key that the file service gave you',
  INLAY_BACKUP_S3_SECRET: 'the secret key that the file service gave you',
  CLAMD_URL: 'tcp://127.0.0.1:3310',
  INLAY_UPLOAD_MEGABYTES: '5000',
  INLAY_ALLOWED_HOSTS: 'wiki.internal,10.0.0.7',
  INLAY_CDN: 'varnish',
  INLAY_CDN_URL: 'http://10.0.0.5:6081,http://10.0.0.6:6081',
  INLAY_CDN_SERVICE: 'the id of the service or zone',
  INLAY_CDN_TOKEN: 'a token that may purge',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://10.0.0.9:4318',
  OTEL_EXPORTER_OTLP_HEADERS: 'api-key=the key of the service',
  OTEL_SERVICE_NAME: 'inlay',
  OTEL_TRACES_SAMPLER_ARG: '0.1',
  SLOW_QUERY_MS: '250',
  LOG_LEVEL: 'info',
};

function isOrigin(url: string): boolean {
  const parts = URL.parse(url);
  // A text that is no URL is reported by its own rule.
  if (!parts) return true;
  const { pathname, search, hash, username, password } = parts;
  return pathname === '/' && !search && !hash && !username && !password;
}
