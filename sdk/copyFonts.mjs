/** Puts the fonts of forms (D-84) and their licences below dist/browser/fonts, under names that change with their content. */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FORM_FONTS, fontFiles } from './src/model/theme/fonts.ts';

/** Where a font comes from, by its name in forms. */
const PACKAGES = {
  inter: import.meta.resolve('@fontsource-variable/inter/package.json'),
  roboto: import.meta.resolve('@fontsource-variable/roboto/package.json'),
  'open-sans': import.meta.resolve('@fontsource-variable/open-sans/package.json'),
  montserrat: import.meta.resolve('@fontsource-variable/montserrat/package.json'),
  playfair: import.meta.resolve('@fontsource-variable/playfair-display/package.json'),
  lato: import.meta.resolve('@fontsource/lato/package.json'),
};

/** @param {string} target a folder */
export async function copyFonts(target) {
  await mkdir(target, { recursive: true });
  await Promise.all(Object.keys(FORM_FONTS).map((font) => copyFont(font, target)));
}

async function copyFont(font, target) {
  const folder = dirname(fileURLToPath(PACKAGES[font]));
  await copyFile(join(folder, 'LICENSE'), join(target, `LICENSE-${font}.txt`));
  for (const { name, subset, weight } of fontFiles(font)) {
    const axis = weight.includes(' ') ? 'wght' : weight;
    const source = join(folder, 'files', `${basename(folder)}-${subset}-${axis}-normal.woff2`);
    const hash = createHash('sha256')
      .update(await readFile(source))
      .digest('base64url')
      .slice(0, 8);
    if (!name.endsWith(`-${hash}.woff2`)) {
      throw new Error(`${name} has changed: write ${hash} into sdk/src/model/theme/fonts.ts`);
    }
    await copyFile(source, join(target, name));
  }
}
