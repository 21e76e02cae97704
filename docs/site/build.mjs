/**
 * `npm run docs`: the documentation as a website in docs/dist. `npm run docs -- --watch` serves it while it
 * is written, on http://localhost:5173. Its tools are installed when they are first needed.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const docs = resolve(import.meta.dirname, '..');
const root = resolve(docs, '..');
/** Files that pages and exported forms link to. */
const FILES = ['form-definition.schema.json', 'openapi.json'];

/** Runs a program to its end; what fails ends the build. */
function run(program, args, cwd = docs) {
  const { status } = spawnSync(program, args, { cwd, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
const tool = (name) => join(docs, 'node_modules/.bin', name);

if (!existsSync(tool('vitepress'))) run('npm', ['ci', '--no-audit', '--no-fund']);
// The pictures of fields and looks are drawn by the built renderer.
if (!existsSync(join(root, 'sdk/dist/server.js'))) run('npm', ['run', 'build'], root);
run(tool('typedoc'), ['--options', 'site/typedoc.json']);
run(process.execPath, ['site/generate.mjs']);
if (process.argv.includes('--watch')) run(tool('vitepress'), ['dev', '.']);
else {
  run(tool('vitepress'), ['build', '.']);
  for (const file of FILES) copyFileSync(join(docs, file), join(docs, 'dist', file));
}
