import {
  folderListResponseSchema,
  folderResponseSchema,
  folderSchema,
} from '../../../platform/contract/index.ts';
import * as v1 from '../schemas/index.ts';
import { cutPage, decodePageKey } from '../../../platform/http/pageByKey.ts';
import { operation, source } from '../operation.ts';
import { pageBy } from '../paging.ts';

const LIST = source('GET /api/folders', folderListResponseSchema);
const CREATE = source('POST /api/folders', folderSchema);
const GET = source('GET /api/folders/:folderId', folderResponseSchema);
const UPDATE = source('PATCH /api/folders/:folderId', folderSchema);
const REMOVE = source('DELETE /api/folders/:folderId');

const oneFolder = { params: v1.folderParamsSchema, missing: 'folder.not_found' } as const;

/** Operations of client folders. */
export const FOLDERS = [
  operation({
    route: 'GET /folders',
    id: 'listFolders',
    summary: 'List folders',
    description: 'Lists the client folders of the account, newest first, with figures of their forms.',
    of: [LIST],
    query: v1.pageQuerySchema,
    response: v1.folderPageSchema,
    problems: ['cursor.invalid'],
    run: (call) =>
      pageBy(call, { id: 'listFolders' }, async (place) => {
        const { folders } = await call.ask(LIST);
        const after = place === undefined ? null : decodePageKey(place);
        const keyOf = ({ createdAt, id }: (typeof folders)[number]) => ({ at: new Date(createdAt), id });
        const isBehind = (folder: (typeof folders)[number]): boolean => {
          const { at, id } = keyOf(folder);
          return !after || at < after.at || (at.getTime() === after.at.getTime() && id < after.id);
        };
        const { page, nextCursor } = cutPage(folders.filter(isBehind), call.query.limit, keyOf);
        return { data: page, place: nextCursor, hasMore: nextCursor !== null };
      }),
  }),
  operation({
    route: 'POST /folders',
    id: 'createFolder',
    summary: 'Create a folder',
    description: 'Creates a client folder. It shares nothing with anybody: that is for administrators.',
    of: [CREATE],
    body: v1.createFolderRequestSchema,
    response: v1.folderSchema,
    status: 201,
    answerHeaders: ['Location'],
    async run({ ask, body, set }) {
      const folder = await ask(CREATE, { body });
      set({ Location: `/api/v1/folders/${folder.id}` });
      return folder;
    },
  }),
  operation({
    route: 'GET /folders/:folderId',
    id: 'getFolder',
    summary: 'Get a folder',
    description: 'Returns a folder. Its forms are those of the list of forms that name it.',
    of: [GET],
    ...oneFolder,
    response: v1.folderSchema,
    run: async ({ ask, params }) => (await ask(GET, { params })).folder,
  }),
  operation({
    route: 'PATCH /folders/:folderId',
    id: 'updateFolder',
    summary: 'Update a folder',
    description: 'Changes the name or description that the body names. Forms move by their own operation.',
    of: [UPDATE],
    ...oneFolder,
    body: v1.updateFolderRequestSchema,
    response: v1.folderSchema,
    run: ({ ask, params, body }) => ask(UPDATE, { params, body }),
  }),
  operation({
    route: 'DELETE /folders/:folderId',
    id: 'deleteFolder',
    summary: 'Delete a folder',
    description: 'Deletes a folder. Its forms stay, without one.',
    of: [REMOVE],
    ...oneFolder,
    async run({ ask, params }) {
      await ask(REMOVE, { params });
    },
  }),
];
