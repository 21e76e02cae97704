/**
 * Part of `npm run lint`: the streets of `api/src` and the rooms in them. A file imports its own room, rooms that stand
 * in an earlier row of its street, and streets above. `.` is what lies in the street itself. Tests may import anything.
 * A room with a door is imported by its `index.ts` alone, which exports few functions, and imports `platform` alone.
 * Exit code 1 on any other import, and on a room that has no row or is not named in its street's README.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const STREETS = {
  platform: [
    'calendar config contract process secrets texts tracing',
    'db logging outgoing',
    'entities metrics realtime',
    'settings',
    'identity',
    'http',
    'audit jobs openapi signed-log',
    'captcha cdn files limits mail',
    'backup',
  ],
  people: ['recipients security users', 'audit auth contact', 'members profile'],
  forms: [
    '.',
    'logos publishing setup templates',
    'brands pictures social-cards',
    'first-form folders websites',
  ],
  submissions: ['. saved-views', 'bulk exports trash uploads'],
  delivery: ['channels', 'webhooks', 'notifications', 'invitations', '.'],
  results: ['blocks', '. analytics warehouse'],
  visitors: ['pages public-forms', 'edits unfinished'],
  sharing: ['api-keys clients shared-results', 'comments reports'],
  app: ['admin api-v1 cli event-streams', 'scim', '.'],
};

/** Rooms with a door, and how many functions it may export. */
const DOORS = new Map([['results/blocks', 4]]);

const root = resolve(import.meta.dirname, '../../api/src');
const names = Object.keys(STREETS);
const rows = new Map(
  Object.entries(STREETS).flatMap(([street, list], at) =>
    list.flatMap((rooms, row) => rooms.split(' ').map((room) => [`${street}/${room}`, [at, row]])),
  ),
);

/** The room of a file, by the longest name that has a row; `forms/drafts` belongs to `forms/.`. */
function roomOf(path) {
  const [street, folder] = path.split('/');
  if (!STREETS[street]) return null;
  return rows.has(`${street}/${folder}`) ? `${street}/${folder}` : `${street}/.`;
}

const problems = [];
for (const file of globSync('**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })) {
  const own = roomOf(file);
  // The entry of the program starts them all.
  if (!own && file === 'main.ts') continue;
  const [street, row] = rows.get(own) ?? [];
  if (row === undefined) {
    problems.push(`api/src/${file} lies in no room of tests/spec/checkStreets.mjs`);
    continue;
  }
  const text = readFileSync(join(root, file), 'utf8');
  for (const [, path] of text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g)) {
    const target = join(dirname(file), path);
    const room = roomOf(target);
    const [otherStreet, otherRow] = rows.get(room) ?? [Infinity, 0];
    const isAbove = otherStreet < street || (otherStreet === street && otherRow < row);
    if (room !== own && !isAbove)
      problems.push(`api/src/${file}: ${own} stands above ${room ?? path}, and may not import it`);
    if (room !== own && DOORS.has(own) && names[otherStreet] !== 'platform')
      problems.push(`api/src/${file}: ${own} has a door, and imports platform alone, not ${room}`);
    if (room !== own && DOORS.has(room) && target !== `${room}/index.ts`)
      problems.push(`api/src/${file}: ${room} is imported by its index.ts alone`);
  }
}
for (const [room, most] of DOORS) {
  const text = readFileSync(join(root, room, 'index.ts'), 'utf8');
  const functions = [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list]) =>
    list.split(',').filter((name) => name.trim() !== '' && !name.trim().startsWith('type ')),
  );
  if (functions.length > most || /^export (?!\{|type \{)/m.test(text))
    problems.push(`api/src/${room}/index.ts exports more than ${most} functions by name`);
}
for (const street of names) {
  const readme = readFileSync(join(root, street, 'README.md'), 'utf8');
  for (const room of STREETS[street].join(' ').split(' '))
    if (room !== '.' && !readme.includes(`\`${room}\``))
      problems.push(`api/src/${street}/README.md does not name \`${room}\``);
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
