import { join } from 'node:path';
import { format } from 'sql-formatter';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildHotScene, HOT_WAYS, type HotScene } from '../../../../tests/support/api/hotWays.ts';
import { statementsOf } from '../../../../tests/support/api/statementsOf.ts';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';

const FOLDER = join(import.meta.dirname, 'statements');
/** More than a page of the inbox. */
const ROWS = 30;
const SESSION = 'ask for the session';

const api = useTestApi({ poolSize: 2 });
let scene: HotScene;
/** Most ways begin with the session's statement; it is printed once. */
let ofSession: string[];
beforeAll(async () => {
  scene = await buildHotScene(api, ROWS);
  ofSession = await statementsOf(() => HOT_WAYS[SESSION]!(scene));
});

// Whatever ran before, this process knows the form and its newest state, as one in use does.
beforeEach(async () => {
  await HOT_WAYS['see a form']!(scene);
  await HOT_WAYS['send a submission']!(scene);
});

/** MikroORM writes values into its texts: ids, times and long texts are left out. */
const withoutLiterals = (text: string): string =>
  text.includes('$1')
    ? text
    : text
        .replaceAll(/E?'(?:[^'\\]|''|\\.)*'/g, (literal) =>
          literal.length > 40 || (literal.length > 12 && /\d/.test(literal)) ? `'…'` : literal,
        )
        .replaceAll(/\b\d{13}\b/g, '0');

const print = (text: string): string =>
  `${format(withoutLiterals(text), { language: 'postgresql', expressionWidth: 100 })};\n`;

test.each(Object.entries(HOT_WAYS))(
  '%s: its statements are the committed ones; if not: npm run statements',
  async (name, work) => {
    const sent = await statementsOf(() => work(scene));
    const own = name === SESSION ? sent : sent.filter((text) => !ofSession.includes(text));
    const file = join(FOLDER, `${name.replaceAll(' ', '-')}.sql`);
    await expect(`-- ${name}\n\n${own.map(print).join('\n')}`).toMatchFileSnapshot(file);
  },
);
