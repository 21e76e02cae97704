/**
 * `npm run inlay -- <command>`: the command line of operators, and of forms as code. Like `npm start`, it first installs
 * and builds what is missing; the commands are in api/src/app/cli and sdk/src/cli.
 */
import { checkNodeVersion } from './lib/checkNodeVersion.mjs';
import { ensureBuilt } from './lib/ensureBuilt.mjs';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { NODE } from './lib/ownNode.mjs';
import { CLI } from './lib/project.mjs';
import { runApp } from './lib/runApp.mjs';

/** Said only when there is something to do; standard output is the command's. */
const progress = (/** @type {string} */ text) => console.error(text);

try {
  checkNodeVersion();
  await ensureInstalled(progress, 'platform');
  await ensureBuilt(progress);
  process.exitCode = await runApp(NODE, [CLI, ...process.argv.slice(2)]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
