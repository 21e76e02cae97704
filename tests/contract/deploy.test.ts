import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { PLATFORM, ROOT } from '../../api/bin/lib/project.mjs';
import { EXAMPLES } from '../../api/src/platform/config/environment.ts';
import { findProgram } from '../support/findProgram.ts';
import { megabytesOf, productionPackages } from '../support/packagesOf.ts';

const DEPLOY = resolve(ROOT, 'examples/deploy');
const read = (file: string): string => readFileSync(join(DEPLOY, file), 'utf8');
/** Every published file, but for those of other programs. */
const files = readdirSync(DEPLOY, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(DEPLOY.length + 1));
/** Options and path of the program, as every way to start it names them. */
const start = [...PLATFORM.slice(0, -1), 'api/dist/bundle/main.js'];
/** Largest folder of packages in the image, in MB. */
const MOST_MEGABYTES = 200;

test('every setting that a published file names exists', () => {
  const named = files.flatMap((file) =>
    Array.from(
      read(file).matchAll(/\b(?:INLAY_[A-Z_]+|DATABASE_[A-Z_]+|TRUSTED_PROXIES|WEB_CONCURRENCY)\b/g),
      ([name]) => `${file}: ${name}`,
    ),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((line) => !Object.hasOwn(EXAMPLES, line.split(': ')[1] ?? ''))).toEqual([]);
});

describe('the image', () => {
  const dockerfile = read('Dockerfile').replaceAll('\\\n', ' ');
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));

  test('runs the program as a user without rights, with its options and a health check', () => {
    expect(last).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
    expect(JSON.parse(/^CMD (\[.*)$/m.exec(last)?.[1] ?? '[]')).toEqual(['node', ...start]);
    expect(last).toMatch(/^HEALTHCHECK .*$/m);
    expect(last).toContain('/healthz');
  });

  test('holds every package that the bundle leaves outside', () => {
    const outside =
      /OUTSIDE = \[([^\]]*)\]/.exec(readFileSync(join(ROOT, 'api/build.mjs'), 'utf8'))?.[1] ?? '';
    const removed = [...dockerfile.matchAll(/node_modules\/([@\w-]+)/g)].map(([, name]) => name);
    expect(removed.length).toBeGreaterThan(3);
    const needed = [...outside.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
    expect(needed).toContain('sharp');
    expect(needed.filter((name) => removed.includes(name.split('/')[0]))).toEqual([]);
  });

  test('its packages take at most 200 MB', () => {
    const removed = /rm -rf (.*)$/m.exec(dockerfile)?.[1]?.trim().split(/\s+/) ?? [];
    const folders = productionPackages('--workspace=api').filter(
      (path) => !removed.some((name) => `${path}/`.startsWith(`${join(ROOT, name)}/`)),
    );
    expect(folders.length).toBeGreaterThan(50);
    const megabytes = megabytesOf(folders);
    expect(megabytes).toBeGreaterThan(30);
    expect(megabytes).toBeLessThan(MOST_MEGABYTES);
    // npm reads every package; a busy machine is slow.
  }, 60_000);
});

const hardened = z.looseObject({
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.array(z.string()).refine((list) => list.includes('no-new-privileges:true')),
  depends_on: z.object({ database: z.object({ condition: z.literal('service_healthy') }) }),
  environment: z.record(z.string(), z.string()),
});

test('compose starts web, worker, database and Caddy, the platform without rights and with a read-only root', () => {
  const { services } = parse(read('compose.yaml'), { merge: true });
  expect(Object.keys(services)).toEqual(['web', 'worker', 'database', 'caddy']);
  for (const name of ['web', 'worker'])
    expect(hardened.parse(services[name]).environment).toMatchObject({ INLAY_ROLE: name });
  // No port of the platform or the database is open to the outside.
  expect(Object.keys(services).filter((name) => services[name].ports)).toEqual(['caddy']);
  const given = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
  const example = [...read('env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  expect(given.filter((name) => !example.includes(name))).toEqual([]);
});

test.each(['web', 'worker'])(
  'the systemd unit of the %s starts the program, shut off from the system',
  (role) => {
    const unit = read(`systemd/inlay-${role}.service`);
    const command = /^ExecStart=(.*)$/m.exec(unit)?.[1]?.split(' ') ?? [];
    expect(command.slice(1)).toEqual(start);
    expect(unit).toMatch(new RegExp(`^Environment=.*INLAY_ROLE=${role}\\b`, 'm'));
    for (const line of [
      'ProtectSystem=strict',
      'NoNewPrivileges=yes',
      'CapabilityBoundingSet=',
      'KillMode=mixed',
    ])
      expect(unit.split('\n')).toContain(line);
  },
);

describe('the Helm chart', () => {
  const values = parse(read('helm/inlay/values.yaml'));

  test('has a schema that its values meet, and that refuses a misspelt one', () => {
    const schema = z.fromJSONSchema(JSON.parse(read('helm/inlay/values.schema.json')));
    expect(schema.safeParse(values).error).toBeUndefined();
    expect(schema.safeParse({ ...values, replicas: 2 }).success).toBe(false);
    expect(schema.safeParse({ ...values, publicUrl: 'forms.example.com' }).success).toBe(false);
  });

  test('names values that exist', () => {
    const templates = files
      .filter((file) => file.startsWith('helm/inlay/templates/'))
      .map(read)
      .join('\n');
    const paths = [...templates.matchAll(/\.Values\.([\w.]+)/g)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(10);
    const missing = paths.filter(
      (path) => path.split('.').reduce((value, key) => value?.[key], values) === undefined,
    );
    expect(missing).toEqual([]);
  });
});

const helm = await findProgram('helm');
const deployment = z.looseObject({
  replicas: z.number(),
  template: z.looseObject({
    spec: z.looseObject({
      securityContext: z.looseObject({ runAsNonRoot: z.literal(true) }),
      containers: z.tuple([
        z.looseObject({
          securityContext: z.looseObject({
            readOnlyRootFilesystem: z.literal(true),
            allowPrivilegeEscalation: z.literal(false),
          }),
          startupProbe: z.looseObject({}),
          livenessProbe: z.looseObject({}),
          readinessProbe: z.looseObject({}),
        }),
      ]),
    }),
  }),
});

test.skipIf(!helm)(
  `the chart as helm renders it${helm ? '' : ': skipped, helm is not on this machine'}`,
  () => {
    const text = execFileSync(helm ?? '', ['template', 'demo', join(DEPLOY, 'helm/inlay')], {
      encoding: 'utf8',
    });
    const documents = parseAllDocuments(text).map((one) => one.toJS());
    const ofKind = (kind: string) => documents.filter((one) => one.kind === kind);
    const kinds = ['Deployment', 'Ingress', 'PodDisruptionBudget', 'Service'];
    expect(kinds.map((kind) => ofKind(kind).length)).toEqual([2, 1, 1, 1]);
    expect(ofKind('Deployment').map(({ spec }) => deployment.safeParse(spec).error)).toEqual([
      undefined,
      undefined,
    ]);
  },
);
