/**
 * Part of `npm run lint`: every folder of the API has a layer, the same one in docs/architecture.md and in
 * .oxlintrc.json, and lint refuses each layer the folders of its own layer and above. Exit code 1 on any difference.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const read = (file) => readFileSync(resolve(root, file), 'utf8');
const fail = (problem) => {
  console.error(problem);
  process.exitCode = 1;
};
const sorted = (folders) => folders.toSorted((one, other) => one.localeCompare(other)).join(', ');

const onDisk = readdirSync(resolve(root, 'api/src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Folders of each layer in the table, lowest layer first. */
const documented = Array.from(
  read('docs/architecture.md').matchAll(/^\| (\d+) +\| ([^|]+)\|/gm),
  ([, , names]) => Array.from(names.matchAll(/`([\w-]+)`/g), ([, name]) => name),
);

/** Overrides that name a layer: its folders, and the folders it may not import. */
const linted = new Map();
for (const { files, rules } of JSON.parse(read('.oxlintrc.json')).overrides) {
  for (const { message, regex } of rules['eslint/no-restricted-imports']?.[1]?.patterns ?? []) {
    const layer = /^Layer (\d+) of the table/.exec(message)?.[1];
    if (!layer) continue;
    linted.set(Number(layer), {
      folders: files.flatMap((file) =>
        file.slice('api/src/'.length, -'/**'.length).replace(/[{}]/g, '').split(','),
      ),
      refused: /\(([\w|-]+)\)\/$/.exec(regex)?.[1].split('|') ?? onDisk,
      mayImportEachOther: /each other|beside/.test(message),
    });
  }
}

for (const folder of onDisk) {
  const layers = documented.filter((folders) => folders.includes(folder));
  if (layers.length !== 1)
    fail(`api/src/${folder} is in ${layers.length} layers of docs/architecture.md, not in one`);
}
for (const folder of documented.flat()) {
  if (!onDisk.includes(folder))
    fail(`docs/architecture.md gives a layer to api/src/${folder}, which does not exist`);
}
documented.forEach((folders, index) => {
  const layer = index + 1;
  const rule = linted.get(layer);
  if (!rule) return fail(`.oxlintrc.json has no rule for layer ${layer}`);
  // The command line is at the top: no rule limits its imports.
  const limited = folders.filter((folder) => folder !== 'cli');
  if (sorted(rule.folders) !== sorted(limited)) {
    fail(
      `Layer ${layer} is ${sorted(limited)} in docs/architecture.md, but ${sorted(rule.folders)} in .oxlintrc.json`,
    );
  }
  const above = documented.slice(rule.mayImportEachOther ? layer : index).flat();
  const missing = (layer === documented.length ? ['cli'] : above).filter(
    (one) => !rule.refused.includes(one),
  );
  if (missing.length > 0) fail(`Layer ${layer} in .oxlintrc.json must refuse ${sorted(missing)}`);
});
