import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PREFIX = '~icons/';
const RESOLVED = '\0icon:';
const CREATE_ICON = fileURLToPath(new URL('src/components/icons/createIcon.ts', import.meta.url));

/** Tabler's icons as one file of path data; `@tabler/icons-react` is 18,000 files. */
interface IconSet {
  icons: Record<string, { body: string } | undefined>;
}
let set: IconSet | undefined;

/**
 * Returns the code of an icon's module.
 *
 * @param name as Tabler has it: `arrow-left`, `star-filled`
 * @throws when there is no such icon, or one with more than paths
 */
export function iconModule(name: string): string {
  set ??= JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@iconify-json/tabler/icons.json'), 'utf8'),
  ) as IconSet;
  const body = set.icons[name]?.body;
  if (body === undefined) throw new Error(`Tabler has no icon "${name}".`);
  const isFilled = !body.includes('stroke="currentColor"');
  const others = body.replaceAll(/<path [^<]*?\/>|<\/?g\b[^<]*?>/g, '');
  if (others !== '' || (!isFilled && body.includes('fill="currentColor"')))
    throw new Error(`The icon "${name}" is drawn by more than outlined or filled paths.`);
  const paths = Array.from(body.matchAll(/ d="([^"]+)"/g), ([, path]) => path);
  return (
    `import { createIcon } from ${JSON.stringify(CREATE_ICON)};\n` +
    `export default /* @__PURE__ */ createIcon(${JSON.stringify(name)}, ${JSON.stringify(paths)}, ${isFilled});`
  );
}

/** Makes a component of each imported icon: `import IconTrash from '~icons/trash'`. */
export const icons = (): Plugin => ({
  name: 'icons',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^~icons\// },
    handler: (id) => `${RESOLVED}${id.slice(PREFIX.length)}`,
  },
  load: {
    // The NUL that marks modules of plugins.
    filter: { id: /^\0icon:/ },
    handler: (id) => iconModule(id.slice(RESOLVED.length)),
  },
});
