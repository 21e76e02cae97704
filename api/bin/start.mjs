/** `npm start`: takes a fresh clone to a running platform. Needs Node 20 and npm only. */
import { buildDocumentation } from './lib/buildDocumentation.mjs';
import { checkNodeVersion } from './lib/checkNodeVersion.mjs';
import { createProgress } from './lib/createProgress.mjs';
import { ensureBuilt } from './lib/ensureBuilt.mjs';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { NODE } from './lib/ownNode.mjs';
import { PLATFORM } from './lib/project.mjs';
import { runApp } from './lib/runApp.mjs';

const HELP = `Usage: npm start

Installs what is missing, builds what has changed, and starts Inlay with a database of its own.
Data lasts in .data/. Ctrl-C stops everything cleanly.

Settings are environment variables; the most used are
  PORT                   where it listens (3000)
  HOST                   on which address (127.0.0.1; 0.0.0.0 for all)
  INLAY_PUBLIC_URL       the address people reach it by (http://localhost:3000)
  INLAY_OWNER_EMAIL      the owner account of the first start
  INLAY_OWNER_PASSWORD   its password; without it a link to choose one is printed once
  DATABASE_URL           a PostgreSQL of your own instead of the built-in one
  INLAY_DATA_FOLDER      where the data lasts (.data)
  INLAY_DOCS             off: the documentation at /docs is not built after the start
docs/self-hosting.md names all of them.`;

async function start() {
  if (process.argv.slice(2).some((argument) => ['--help', '-h'].includes(argument))) {
    console.log(HELP);
    return 0;
  }
  const progress = createProgress();
  checkNodeVersion();
  await ensureInstalled(progress, 'platform');
  await ensureBuilt(progress);
  progress('Starting…');
  const documentation = new AbortController();
  try {
    return await runApp(NODE, PLATFORM, () => buildDocumentation(documentation.signal));
  } finally {
    documentation.abort();
  }
}

try {
  process.exitCode = await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
