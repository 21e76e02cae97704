/** `npm run permissions`: who may call what, as the tests hold it. */
import { PERMISSIONS } from './permissionTable.ts';
import { DIRECTORY, SCOPE_TABLE } from './scopeTable.ts';
import { ROLES } from './verdicts.ts';
import { RESOURCES } from '../../../api/src/platform/contract/index.ts';

const width = Math.max(...Object.keys(PERMISSIONS).map((route) => route.length)) + 2;
const line = (first, cells) =>
  console.log(first.padEnd(width) + cells.map((cell) => String(cell).padEnd(12)).join(''));

line('route', [...ROLES, ...RESOURCES.map((name) => `key:${name}`.slice(0, 11)), 'key keeps', 'directory']);
for (const [route, verdicts] of Object.entries(PERMISSIONS)) {
  const [scope, keeps] = SCOPE_TABLE[route] ?? ['', '-'];
  const [resource, right] = scope.split(':');
  line(route, [
    ...ROLES.map((role) => verdicts[role]),
    ...RESOURCES.map((name) => (name === resource ? right : '-')),
    keeps,
    DIRECTORY.includes(route) ? 'ok' : '-',
  ]);
}
