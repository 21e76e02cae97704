import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach } from 'vitest';
import { API_EXCEPTIONS } from '../../lab/cluster/apiExceptions.ts';

const SOURCES = fileURLToPath(new URL('../../../api/src', import.meta.url));

beforeEach(({ task, skip }) => {
  const { reason, titles } = API_EXCEPTIONS[relative(SOURCES, task.file.filepath)] ?? {};
  if (reason && titles?.some((title) => task.name.startsWith(title))) skip(reason);
});
