import { exportSchema, type ExportItem } from '../../../platform/contract/index.ts';
import * as v1 from '../schemas/index.ts';
import { SELECTION_BODY_LIMITS } from '../../../platform/http/readBody.ts';
import { EXPORT_TYPES } from '../../../submissions/exports/exportFile.ts';
import { operation, source } from '../operation.ts';
import { waitFor } from '../preferWait.ts';

const CREATE = source('POST /api/exports', exportSchema);
const GET = source('GET /api/exports/:exportId', exportSchema);
const FILE = source('GET /api/exports/:exportId/file');

const hasEnded = ({ state }: Pick<ExportItem, 'state'>): boolean => state === 'done' || state === 'failed';

const oneExport = { params: v1.exportParamsSchema, missing: 'export.not_found' } as const;

/** Operations of exports to files. */
export const EXPORTS = [
  operation({
    route: 'POST /exports',
    id: 'createExport',
    summary: 'Export submissions to a file',
    description:
      'Has a CSV, Excel or JSON Lines file written of submissions that are named by their ids, or of all submissions of a form that fit a filter. The answer comes at once, with the address of the export in Location; `Prefer: wait=N` waits up to 25 seconds for the file. Files of visitors are named in it, not contained. Every export is a security event.',
    of: [CREATE, GET],
    own: { scope: 'submissions:read', keeps: 'answers' },
    body: v1.createExportRequestSchema,
    bodyLimits: SELECTION_BODY_LIMITS,
    response: v1.exportSchema,
    status: 202,
    otherStatuses: [201],
    requestHeaders: ['Prefer'],
    answerHeaders: ['Location', 'Preference-Applied'],
    withoutProblems: ['export.not_found'],
    async run({ ask, body, set }) {
      const { submissionIds: ids, ...rest } = body;
      const created = await ask(CREATE, { body: { ...(ids && { ids }), ...rest } });
      set({ Location: `/api/v1/exports/${created.id}` });
      return created;
    },
    async after({ ctx, ask, answerWith }, created) {
      const look = () => ask(GET, { params: { exportId: created.id } });
      const now = await waitFor(ctx, created, { look, hasEnded });
      if (hasEnded(now)) answerWith(201);
      return now;
    },
  }),
  operation({
    route: 'GET /exports/:exportId',
    id: 'getExport',
    summary: 'Get how far an export is',
    description:
      'Returns the progress of an export that this key has asked for, and the facts of its file. `Prefer: wait=N` waits for its end. A file is kept for a day.',
    of: [GET],
    ...oneExport,
    response: v1.exportSchema,
    requestHeaders: ['Prefer'],
    answerHeaders: ['Preference-Applied'],
    async run({ ctx, ask, params }) {
      const look = () => ask(GET, { params });
      return waitFor(ctx, await look(), { look, hasEnded });
    },
  }),
  operation({
    route: 'GET /exports/:exportId/file',
    id: 'downloadExport',
    summary: 'Download the file of an export',
    description:
      'Sends the finished file, or the part of it that a Range header asks for, so that a broken download can go on. It does not wait for the file.',
    of: [FILE],
    ...oneExport,
    produces: Object.values(EXPORT_TYPES),
    status: 200,
    otherStatuses: [206],
    answerHeaders: ['ETag'],
    async run({ ask, params }) {
      await ask(FILE, { params });
    },
  }),
];
