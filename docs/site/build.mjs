/**
 * `npm run docs`: the documentation as a website in docs/dist, which the platform serves at /docs. `npm run docs --
 * --watch` serves it while it is written, on http://localhost:5173. Its tools are installed when they are first needed.
 * A start calls it with `--if-changed`. `docs/generated/state.json` says how far it is, for those who wait.
 */
import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fingerprint } from '../../api/bin/lib/fingerprint.mjs';
import { compressFolder } from '../../sdk/compressFolder.mjs';
import { renderLlms } from './llms.mjs';
import { sidebar } from './sidebar.mjs';

const docs = resolve(import.meta.dirname, '..');
const root = resolve(docs, '..');
const generated = join(docs, 'generated');
const stateFile = join(generated, 'state.json');
/** Files that pages and exported forms link to. */
const FILES = ['form-definition.schema.json', 'openapi.json', 'openapi.v1.json'];
/** Lines of a program's output that say why it failed. */
const REASON_LINES = 5;

/** Pages and all that is read to make them; a fingerprint leaves the text files of folders out. */
const inputs = () => [
  'docs/.vitepress',
  'docs/pictures',
  'docs/site',
  'sdk',
  'CHANGELOG.md',
  'dashboard/src/features/builder/style',
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => /\.(md|json)$/.test(name))
      .map((name) => `${folder}/${name}`),
  ),
];

/** Runs a program to its end. @throws {Error} with the last it said when it fails */
function run(program, args, cwd = docs) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process.stdout.write(`${stdout ?? ''}${stderr ?? ''}`);
  if (status === 0) return;
  const said = `${stdout ?? ''}\n${stderr ?? error?.message ?? ''}`.trim().split('\n');
  throw new Error(said.slice(-REASON_LINES).join('\n'));
}
const tool = (name) => join(docs, 'node_modules/.bin', name);

function prepare() {
  if (!existsSync(tool('vitepress'))) run('npm', ['ci', '--no-audit', '--no-fund']);
  // The pictures of fields and looks are drawn by the built renderer.
  if (!existsSync(join(root, 'sdk/dist/server.js'))) run(process.execPath, ['sdk/buildPackage.mjs'], root);
  run(tool('typedoc'), ['--options', 'site/typedoc.json']);
  run(process.execPath, ['--conditions=source', 'site/generate.mjs']);
}

async function build() {
  prepare();
  run(tool('vitepress'), ['build', '.']);
  for (const file of FILES) copyFileSync(join(docs, file), join(docs, 'dist', file));
  writeForAssistants();
  await compressFolder(join(docs, 'dist'));
}

/** Writes `llms.txt`, and the pages that it names as Markdown beside their HTML. */
function writeForAssistants() {
  const readPage = (link) => {
    const file = join(docs, `.${link}.md`);
    if (!existsSync(file)) return null;
    copyFileSync(file, join(docs, 'dist', `.${link}.md`));
    return readFileSync(file, 'utf8');
  };
  writeFileSync(join(docs, 'dist/llms.txt'), renderLlms(sidebar(), readPage));
}

/** @param {{ state: 'building' | 'built' | 'failed', from?: string, reason?: string }} state */
const writeState = (state) => writeFileSync(stateFile, JSON.stringify(state));

mkdirSync(generated, { recursive: true });
if (process.argv.includes('--watch')) {
  prepare();
  spawn(tool('vitepress'), ['dev', '.'], { cwd: docs, stdio: 'inherit' });
} else {
  const from = await fingerprint(root, inputs());
  const before = existsSync(stateFile) ? JSON.parse(readFileSync(stateFile, 'utf8')) : {};
  if (!process.argv.includes('--if-changed') || before.state !== 'built' || before.from !== from) {
    writeState({ state: 'building' });
    try {
      await build();
      writeState({ state: 'built', from });
    } catch (error) {
      writeState({ state: 'failed', reason: error.message });
      console.error(error.message);
      process.exitCode = 1;
    }
  }
}
