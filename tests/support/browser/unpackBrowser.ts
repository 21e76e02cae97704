import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** An unpacked browser, and the environment in which it finds its libraries and fonts. */
export interface UnpackedBrowser {
  executablePath: string;
  environment: { LD_LIBRARY_PATH: string; FONTCONFIG_PATH: string };
}

const ENTRY = createRequire(import.meta.url).resolve('@sparticuz/chromium');
const PACKAGE = join(dirname(ENTRY), '..');
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/', import.meta.url));

/** The package unpacks into the temporary folder of its process and nowhere else. */
const UNPACK = `
  const { default: chromium, inflate } = await import(${JSON.stringify(pathToFileURL(ENTRY).href)});
  await chromium.executablePath();
  await inflate(${JSON.stringify(join(PACKAGE, 'bin', 'al2023.tar.br'))});
`;

/** The system's fonts, and a bundled one for systems without any. */
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/** Says whether the packages bring a browser for this system. */
export const hasBundledBrowser = (): boolean => process.platform === 'linux' && process.arch === 'x64';

/**
 * Unpacks the Chromium of `@sparticuz/chromium`, once for each of its versions, into the cache of our
 * own packages: a program in a folder that all users share could be anybody's. Its recommended flags are
 * left out, because they turn the same-origin policy off, which browser tests are about.
 */
export async function unpackBrowser(): Promise<UnpackedBrowser> {
  const { version } = JSON.parse(await readFile(join(PACKAGE, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = join(CACHE, `chromium-${version}`);
  const isThere = await access(folder).then(
    () => true,
    () => false,
  );
  if (!isThere) await unpackTo(folder);
  return {
    executablePath: join(folder, 'chromium'),
    environment: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_PATH: join(folder, 'fonts') },
  };
}

async function unpackTo(folder: string): Promise<void> {
  const unfinished = `${folder}.${randomUUID()}.tmp`;
  await mkdir(unfinished, { recursive: true });
  try {
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', UNPACK], {
      env: { ...process.env, TMPDIR: unfinished },
    });
    await writeFile(join(unfinished, 'fonts', 'fonts.conf'), FONTS_CONF);
    await rename(unfinished, folder);
  } catch (error) {
    // Another process that unpacked at the same time may have won: its copy is as good.
    await access(folder).catch(() => {
      throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}
