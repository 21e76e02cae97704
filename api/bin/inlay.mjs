/**
 * `npm run inlay -- <command>`: what the person who runs the platform does outside of it. Like
 * `npm start`, it first makes sure that everything is installed and built; the commands themselves
 * stand in api/src/cli.
 */
import { join } from 'node:path';
import { checkNodeVersion } from './lib/checkNodeVersion.mjs';
import { ensureBuilt } from './lib/ensureBuilt.mjs';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { NODE, ROOT } from './lib/project.mjs';
import { runApp } from './lib/runApp.mjs';

const MAIN = join(ROOT, 'api', 'dist', 'cli', 'main.js');

/** Said only when there is something to do; standard output is the command's. */
const progress = (/** @type {string} */ text) => console.error(text);

try {
  checkNodeVersion();
  await ensureInstalled(progress);
  await ensureBuilt(progress, { quiet: true });
  process.exitCode = await runApp(NODE, ['--enable-source-maps', MAIN, ...process.argv.slice(2)]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
