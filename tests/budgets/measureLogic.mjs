import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const KIB = 1024;
const folder = fileURLToPath(new URL('../../sdk/src/model/logic', import.meta.url));

/** Parts of a form's logic that visitors load; no page asks for them yet, so they are bundled here. */
const PARTS = [
  {
    name: 'logic',
    bytes: 2.6875 * KIB,
    code: `export { settle } from '${folder}/settle.ts';
      export { CORE_OPERATORS } from '${folder}/operators/core.ts';`,
  },
  {
    name: 'logic, operators for dates',
    bytes: 0.5 * KIB,
    code: `export { dates } from '${folder}/operators/dates.ts';`,
  },
  {
    name: 'logic, operators for texts',
    bytes: 0.5 * KIB,
    code: `export { texts } from '${folder}/operators/texts.ts';`,
  },
];

/** Bundles a module as sdk/build.mjs bundles scripts for browsers. */
async function bundle(code) {
  const entry = 'virtual:entry';
  const [output] = [
    await build({
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      ssr: { noExternal: true },
      plugins: [
        {
          name: 'entry',
          resolveId: (id) => (id === entry ? id : null),
          load: (id) => (id === entry ? code : null),
        },
      ],
      build: {
        write: false,
        ssr: true,
        target: 'es2022',
        minify: true,
        rolldownOptions: { input: { logic: entry } },
      },
    }),
  ].flat();
  return output.output[0].code;
}

/** The parts of logic with their bytes (brotli). */
export async function measureLogic() {
  const parts = [];
  for (const { name, bytes, code } of PARTS) {
    const text = await bundle(code);
    const stowaway = text.includes('~standard') ? 'ZOD' : text.includes('examples') ? 'RULES' : undefined;
    parts.push({ name, file: 'bundled', bytes: brotliCompressSync(text).length, budget: bytes, stowaway });
  }
  return parts;
}
