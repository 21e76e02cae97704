import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Before anything else is loaded. Compiling what the platform consists of is a quarter of a start (E1); the folder
// is nobody else's, other than Node's own choice in the system's temporary one.
enableCompileCache(fileURLToPath(new URL('.compiled', import.meta.url)));

const { runInlay } = await import('./app/runInlay.ts');
// A process that is killed would keep nothing. Writing it takes a second or two, in which nothing else is done: later
// every connection that is being opened would have run into its time-out.
flushCompileCache();
await runInlay();
