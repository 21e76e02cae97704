/** `npm run build`: everything that a release has, compressed with all the effort there is. */
import { buildAll } from './lib/ensureBuilt.mjs';

const { code, output } = await buildAll({ isRelease: true });
process.stdout.write(output);
process.exitCode = code;
