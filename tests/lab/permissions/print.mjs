/** `npm run permissions`: who may call what, as the tests hold it. */
import { PERMISSIONS } from './permissionTable.ts';
import { ROLES } from './verdicts.ts';

const width = Math.max(...Object.keys(PERMISSIONS).map((route) => route.length)) + 2;
const line = (first, cells) =>
  console.log(first.padEnd(width) + cells.map((cell) => String(cell).padEnd(12)).join(''));

line('route', ROLES);
for (const [route, verdicts] of Object.entries(PERMISSIONS)) {
  line(
    route,
    ROLES.map((role) => verdicts[role]),
  );
}
