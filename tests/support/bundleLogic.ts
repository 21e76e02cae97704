import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

/** Bundles the form engine as a script for any JavaScript engine; it defines `logic`. */
export async function bundleLogic(): Promise<string> {
  const entry = fileURLToPath(new URL('../../sdk/src/model/testing/engineEntry.ts', import.meta.url));
  const lib = { entry, formats: ['iife' as const], name: 'logic' };
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib, minify: false },
  });
  const [output] = built as Rolldown.RolldownOutput[];
  return output!.output[0].code;
}
