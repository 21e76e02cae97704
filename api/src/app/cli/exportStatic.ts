import { CliError, type Command, type CommandValues, print, UsageError } from '@inlay/sdk/cli';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { createPool } from '../../platform/db/pool.ts';
import { createRevisionCache } from '../../forms/revisions/revisionCache.ts';
import { createLogger } from '../../platform/logging/logger.ts';
import { createPublishedForms, type PublishedForm } from '../../visitors/public-forms/publishedForm.ts';
import { isLocked } from '../../visitors/public-forms/password/lockForm.ts';
import type { Config } from '../../platform/config/config.ts';
import { withOrm } from './withDatabase.ts';

/** `export-static` */
export const exportStatic: Command = {
  name: 'export-static',
  summary:
    'Writes a form as files that any web server can show; only what visitors send reaches the platform',
  options: {
    form: { type: 'string', value: 'ID', about: 'the id of the form' },
    out: { type: 'string', value: 'FOLDER', about: 'where the files go; it is created' },
  },
  notes: [
    'The files show the form as it is now: export it again after a change. Submissions are checked against',
    'the form of their moment. A form limited to certain websites must allow the one with these files.',
  ],
  async run(context, values) {
    const { formId, folder } = parseValues(values);
    return withOrm(context, async ({ config, connectionString }) => {
      const form = await findForm(config, connectionString, formId);
      // Loaded here: no other command renders forms.
      const { renderStaticFiles } = await import('./renderStaticFiles.ts');
      const files = await renderStaticFiles(config, form);
      for (const [name, body] of files) {
        const path = join(folder, name);
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, body);
      }
      print(context.output, `${files.size} files in ${folder}. They call ${config.publicUrl}.`);
      return 0;
    });
  },
};

function parseValues({ form, out }: CommandValues): { formId: string; folder: string } {
  const formId = z.uuid().toLowerCase().safeParse(form).data;
  if (!formId) throw new UsageError('--form is missing, or is not the id of a form.');
  if (typeof out !== 'string' || out === '') throw new UsageError('--out is missing.');
  return { formId, folder: resolve(out) };
}

/** @throws {CliError} for a form that no other website can show. */
async function findForm(config: Config, connectionString: string, formId: string): Promise<PublishedForm> {
  const pool = createPool(connectionString, { size: 1, logger: createLogger('silent') });
  try {
    const form = await createPublishedForms(pool, createRevisionCache(pool), config).find(formId);
    if (!form) throw new CliError('There is no form with this id.');
    if (!form.active) throw new CliError('This form is disabled. Enable it first.');
    if (isLocked(form))
      throw new CliError('This form asks for a password or a sign-in, which files cannot do.');
    if (form.frameOnly) throw new CliError('This form may be shown in frames only (its embedding settings).');
    return form;
  } finally {
    await pool.end();
  }
}
