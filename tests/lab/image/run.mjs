/**
 * `npm run test:image`: builds the image of `examples/deploy/Dockerfile`, starts it as a user without rights on a
 * read-only root, and uses it. `--built` takes what `npm run build` has left in this folder instead of an image,
 * `--again` the image of the last run.
 * Where a program is missing it says which and skips.
 */
import { findProgram } from '../../support/findProgram.ts';
import { runStoppable } from '../../support/stoppable.mjs';
import { builtImage, openImage } from './images.mjs';
import { useImage } from './useImage.mjs';

/** Largest image beyond its base, in MB. */
const MOST_MEGABYTES = 200;
/** Programs and the package that has them; the last makes a base where no registry can be reached. */
const PACKAGES = { bwrap: 'bubblewrap', buildah: 'buildah', mmdebstrap: 'mmdebstrap' };

const isBuilt = process.argv.includes('--built');

await runStoppable(async () => {
  const programs = {};
  for (const name of Object.keys(PACKAGES)) programs[name] = await findProgram(name);
  const missing = (isBuilt ? ['bwrap'] : Object.keys(PACKAGES)).filter((name) => !programs[name]);
  if (missing.length > 0) {
    const packages = missing.map((name) => PACKAGES[name]).join(' ');
    console.log(`The test is skipped. It needs: apt-get install --no-install-recommends ${packages}`);
    return 0;
  }
  await using image = isBuilt ? builtImage() : await openImage(programs, process.argv.includes('--again'));
  const { figures, wrong } = await useImage(image, programs.bwrap);
  const all = {
    ...wrong,
    [`more than ${MOST_MEGABYTES} MB beyond its base`]: image.megabytes > MOST_MEGABYTES,
  };
  for (const [what, value] of Object.entries({ ...image.figures, ...figures }))
    console.log(`${what}: ${value}`);
  const problems = Object.keys(all).filter((what) => all[what]);
  console.log(problems.length > 0 ? `FAILED: ${problems.join(', ')}` : 'passed');
  return problems.length > 0 ? 1 : 0;
});
