import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';
import { getAddresses } from './databaseAddresses.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inlay-config-'));
});
afterEach(() => rm(folder, { recursive: true }));

const load = (environment: Record<string, string> = {}) =>
  loadConfig({ INLAY_DATA_FOLDER: folder, ...environment });

/** The lines of the error that an environment causes. */
async function problems(environment: Record<string, string>): Promise<string[]> {
  const error = await load(environment).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ConfigError);
  return (error as ConfigError).message.split('\n');
}

test('an empty environment is a working one, and empty variables count as unset', async () => {
  const expected = {
    environment: 'production',
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    databaseUrl: null,
    poolSize: 10,
    databaseTimeouts: {
      connectMs: 10_000,
      submitConnectMs: 1_500,
      statementMs: 2_000,
      lockMs: 1_000,
      idleInTransactionMs: 5_000,
      queryMs: 2_500,
    },
    samplePort: 3001,
    trustedProxies: 0,
    logLevel: 'info',
    ownerEmail: null,
    ownerPassword: null,
    platformName: 'Inlay',
    dataFolder: folder,
  };
  expect(await load()).toMatchObject(expected);
  expect(await load({ PORT: '', DATABASE_URL: ' ', INLAY_SECRET: '', LOG_LEVEL: '' })).toMatchObject(
    expected,
  );
});

test('the generated secret lasts, is the same for all who start at once, and is private', async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, async () => (await load()).secret));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
  expect((await load()).secret).toBe(secrets[0]);
  expect(await readdir(folder)).toEqual(['secret']);
  expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600);
});

test('every wrong variable is named in a line of its own, with an example, without its value', async () => {
  const wrong = {
    PORT: '80a',
    DATABASE_URL: 'mysql://root:hunter2@db',
    INLAY_OWNER_EMAIL: 'hunter2',
    INLAY_SECRET: 'hunter2',
    TRUSTED_PROXIES: '-1',
    LOG_LEVEL: 'hunter2',
  };
  const lines = await problems(wrong);
  expect(lines.map((line) => line.split(':')[0])).toEqual(Object.keys(wrong));
  expect(lines).toContain('PORT: must be a whole number from 0 to 65535 (for example: PORT=3000)');
  expect(lines.join('\n')).not.toContain('hunter2');
});

test('the database may have several hosts, of which one that accepts writes is used unless asked otherwise', async () => {
  const hosts = 'postgres://inlay:p%40ss@a:5432,b,[::1]:5433/inlay';
  const given = await load({
    DATABASE_URL: hosts,
    DATABASE_READ_URL: `${hosts}?target_session_attrs=standby`,
  });
  expect(given.databaseUrl).toBe(`${hosts}?target_session_attrs=read-write`);
  expect(given.databaseReadUrl).toBe(`${hosts}?target_session_attrs=standby`);
  expect(getAddresses(given.databaseUrl ?? '')).toEqual({
    addresses: ['a:5432', 'b', '[::1]:5433'].map((host) => `postgres://inlay:p%40ss@${host}/inlay`),
    session: 'read-write',
  });
  const one = 'postgres://inlay@db/inlay?sslmode=require';
  expect((await load({ DATABASE_URL: one })).databaseUrl).toBe(one);
});

test.each([
  'postgres://inlay@a,,b/inlay',
  'postgres://inlay@a,b/inlay?host=/run/postgresql',
  'postgres://inlay@a:x,b/inlay',
  'postgres://inlay@a/inlay?target_session_attrs=fast',
  'postgres://inlay@a,b/inlay?target_session_attrs=standby',
])('DATABASE_URL=%s is refused', async (DATABASE_URL) => {
  expect((await problems({ DATABASE_URL }))[0]).toMatch(/^DATABASE_URL: must /);
});

test.each(['1e3', '0x50', '65536', '3000 ', '3.5'])('PORT=%s is refused', async (PORT) => {
  expect(await problems({ PORT })).toHaveLength(1);
});

test.each([
  'forms.example.com',
  'ftp://x.example',
  'https://x.example/forms',
  'https://u:p@x.example',
  'https://x.example/?a',
])('INLAY_PUBLIC_URL=%s is refused', async (url) => {
  expect((await problems({ INLAY_PUBLIC_URL: url }))[0]).toMatch(/^INLAY_PUBLIC_URL: must be an/);
});

test('the public address loses its last slash', async () => {
  const { publicUrl } = await load({ INLAY_PUBLIC_URL: 'https://Forms.example.com/' });
  expect(publicUrl).toBe('https://forms.example.com');
});

test('the sample website can be switched off and never takes the port of the platform', async () => {
  expect((await load({ INLAY_SAMPLE_PORT: 'off' })).samplePort).toBeNull();
  expect((await load({ INLAY_SAMPLE_PORT: '0' })).samplePort).toBeNull();
  expect((await load({ PORT: '3001' })).samplePort).toBe(3002);
  // An https address marks an installation in use, not a try-out.
  const https = { INLAY_PUBLIC_URL: 'https://forms.example.com' };
  expect((await load(https)).samplePort).toBeNull();
  expect((await load({ ...https, INLAY_SAMPLE_PORT: '3001' })).samplePort).toBe(3001);
  expect((await problems({ PORT: '4000', INLAY_SAMPLE_PORT: '4000' }))[0]).toMatch(/^INLAY_SAMPLE_PORT: /);
  expect(await problems({ INLAY_SAMPLE_PORT: 'of' })).toEqual([
    'INLAY_SAMPLE_PORT: must be a port from 1 to 65535, or off (for example: INLAY_SAMPLE_PORT=3001)',
  ]);
});

test('D-12 the built-in captcha needs nothing; an outside one needs both its keys', async () => {
  expect((await load({ INLAY_CAPTCHA_SITE_KEY: 'unused' })).captcha).toEqual({
    provider: 'altcha',
    siteKey: null,
    secret: null,
    serviceUrl: null,
  });
  const keys = { INLAY_CAPTCHA_SITE_KEY: 'site', INLAY_CAPTCHA_SECRET: 'hunter2' };
  const { captcha } = await load({ INLAY_CAPTCHA_PROVIDER: 'turnstile', ...keys });
  expect(captcha).toEqual({
    provider: 'turnstile',
    siteKey: 'site',
    secret: 'hunter2',
    serviceUrl: null,
  });
  const proxied = {
    INLAY_CAPTCHA_PROVIDER: 'hcaptcha',
    INLAY_CAPTCHA_URL: 'http://proxy.test:8080/',
    ...keys,
  };
  expect((await load(proxied)).captcha.serviceUrl).toBe('http://proxy.test:8080');
  const lines = await problems({ INLAY_CAPTCHA_PROVIDER: 'hcaptcha' });
  expect(lines.map((line) => line.split(' (')[0])).toEqual([
    'INLAY_CAPTCHA_SITE_KEY: is needed with INLAY_CAPTCHA_PROVIDER=hcaptcha',
    'INLAY_CAPTCHA_SECRET: is needed with INLAY_CAPTCHA_PROVIDER=hcaptcha',
  ]);
  expect(await problems({ INLAY_CAPTCHA_PROVIDER: 'recaptcha', ...keys })).toHaveLength(1);
  expect(await problems({ ...proxied, INLAY_CAPTCHA_URL: 'https://proxy.test/path' })).toHaveLength(1);
});

test('T19 uploaded files go to a bucket once it is named with both its keys, and half a bucket is refused', async () => {
  expect((await load()).s3).toBeNull();
  const keys = { INLAY_S3_KEY: 'key', INLAY_S3_SECRET: 'hunter2' };
  expect((await load({ INLAY_S3_BUCKET: 'inlay-files', ...keys })).s3).toEqual({
    bucket: 'inlay-files',
    endpoint: null,
    region: 'us-east-1',
    key: 'key',
    secret: 'hunter2',
    hasOwnLinks: false,
  });
  const own = { INLAY_S3_ENDPOINT: 'http://127.0.0.1:9000/', INLAY_S3_REGION: 'eu-central-1' };
  expect((await load({ INLAY_S3_BUCKET: 'inlay-files', ...keys, ...own })).s3).toMatchObject({
    endpoint: 'http://127.0.0.1:9000',
    region: 'eu-central-1',
  });
  const links = { INLAY_S3_BUCKET: 'inlay-files', ...keys, INLAY_S3_LINKS: 'bucket' };
  expect((await load(links)).s3).toMatchObject({ hasOwnLinks: true });
  const lines = await problems(own);
  expect(lines.map((line) => line.split(' (')[0])).toEqual([
    'INLAY_S3_BUCKET: is needed with INLAY_S3_ENDPOINT',
    'INLAY_S3_KEY: is needed with INLAY_S3_ENDPOINT',
    'INLAY_S3_SECRET: is needed with INLAY_S3_ENDPOINT',
  ]);
  expect(await problems({ INLAY_S3_BUCKET: 'A bucket', ...keys })).toHaveLength(1);
});

test('files have an origin of their own, on a host that shares no cookie with the platform (UPLOAD-011)', async () => {
  const INLAY_PUBLIC_URL = 'https://forms.example.com';
  expect((await load({ INLAY_PUBLIC_URL })).filesOrigin).toBeNull();
  expect((await load({ INLAY_PUBLIC_URL, FILES_ORIGIN: 'https://files.example.com/' })).filesOrigin).toBe(
    'https://files.example.com',
  );
  expect(await problems({ INLAY_PUBLIC_URL, FILES_ORIGIN: 'https://forms.example.com:8443' })).toEqual([
    expect.stringMatching(/^FILES_ORIGIN: must have another host than INLAY_PUBLIC_URL/),
  ]);
});

test('the cache in front needs what its purges need, and no more', async () => {
  expect((await load()).cdn).toBeNull();
  expect((await load({ INLAY_CDN: 'nginx' })).cdn).toEqual({ provider: 'nginx' });
  const urls = 'http://10.0.0.5:6081, http://10.0.0.6:6081';
  expect((await load({ INLAY_CDN: 'varnish', INLAY_CDN_URL: urls })).cdn).toEqual({
    provider: 'varnish',
    urls: urls.split(', '),
  });
  const keys = { INLAY_CDN_SERVICE: 'zone', INLAY_CDN_TOKEN: 'hunter2' };
  expect((await load({ INLAY_CDN: 'cloudflare', ...keys })).cdn).toEqual({
    provider: 'cloudflare',
    url: 'https://api.cloudflare.com',
    service: 'zone',
    token: 'hunter2',
  });
  const missing = [
    ...(await problems({ INLAY_CDN: 'varnish' })),
    ...(await problems({ INLAY_CDN: 'fastly' })),
  ];
  expect(missing.map((line) => line.split(':')[0])).toEqual([
    'INLAY_CDN_URL',
    'INLAY_CDN_SERVICE',
    'INLAY_CDN_TOKEN',
  ]);
  expect(await problems({ INLAY_CDN: 'akamai' })).toHaveLength(1);
});

test('D-85 the footer logo is read at start, and named when it cannot be', async () => {
  expect((await load()).footerLogo).toBeNull();
  const path = join(folder, 'logo.SVG');
  expect(await problems({ INLAY_FOOTER_LOGO: path })).toEqual([
    expect.stringMatching(/^INLAY_FOOTER_LOGO: cannot be read: ENOENT/),
  ]);
  expect(await problems({ INLAY_FOOTER_LOGO: join(folder, 'logo.html') })).toHaveLength(1);
  await writeFile(path, '<svg/>');
  expect((await load({ INLAY_FOOTER_LOGO: path })).footerLogo).toEqual({
    body: Buffer.from('<svg/>'),
    extension: '.svg',
  });
});

test('a data folder that cannot be used and a secret that is cut off are named', async () => {
  await writeFile(join(folder, 'file'), '');
  expect((await problems({ INLAY_DATA_FOLDER: join(folder, 'file', 'x') }))[0]).toMatch(
    /^INLAY_DATA_FOLDER: cannot/,
  );
  await writeFile(join(folder, 'secret'), 'short');
  expect((await problems({}))[0]).toMatch(/^INLAY_DATA_FOLDER: holds a file "secret"/);
});

test('traces go to the endpoint of OpenTelemetry, with its headers', async () => {
  expect((await load({})).tracing).toBeNull();
  const environment = {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otel.example.com/tenant/',
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20b,x=1=2',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
  };
  expect((await load(environment)).tracing).toEqual({
    url: 'https://otel.example.com/tenant/v1/traces',
    headers: { 'api-key': 'a b', x: '1=2' },
    serviceName: 'inlay',
    sampleRatio: 0.25,
  });
  expect(await problems({ OTEL_EXPORTER_OTLP_HEADERS: 'a=%zz', OTEL_TRACES_SAMPLER_ARG: '2' })).toHaveLength(
    2,
  );
});

test('a variable can be given by a file that NAME_FILE names, for secrets kept in a vault', async () => {
  const file = join(folder, 'database-address');
  await writeFile(file, 'postgres://inlay:p@db/inlay\n');
  expect((await load({ DATABASE_URL_FILE: file })).databaseUrl).toBe('postgres://inlay:p@db/inlay');
  // Values from files pass the same checks.
  await writeFile(file, 'no address\n');
  expect(await problems({ DATABASE_URL_FILE: file })).toHaveLength(1);
});

test('a file that is missing, or that gives a variable twice, is named without its value', async () => {
  const secret = 's'.repeat(32);
  const lines = await problems({
    INLAY_SECRET: secret,
    INLAY_SECRET_FILE: join(folder, 'a'),
    INLAY_SMTP_URL_FILE: join(folder, 'missing'),
  });
  expect(lines.map((line) => line.replace(/ \(.*/, ''))).toEqual([
    'INLAY_SECRET: is set twice, also by INLAY_SECRET_FILE',
    'INLAY_SMTP_URL: cannot be read from the file INLAY_SMTP_URL_FILE names: ENOENT',
  ]);
  expect(lines.join()).not.toContain(secret);
});

test('metrics, which ask for no password, are on this machine alone whatever HOST is', async () => {
  const metricsAt = async (values: Record<string, string>) => (await load(values)).metricsAddress;
  const everywhere = { HOST: '0.0.0.0', INLAY_METRICS_PORT: '9464' };
  expect(await metricsAt({ HOST: '0.0.0.0' })).toBeNull();
  expect(await metricsAt(everywhere)).toEqual({ host: '127.0.0.1', port: 9464 });
  expect(await metricsAt({ ...everywhere, INLAY_METRICS_HOST: '10.0.0.5' })).toEqual({
    host: '10.0.0.5',
    port: 9464,
  });
});
