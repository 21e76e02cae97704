import type { IncomingMessage } from 'node:http';
import { FileStore } from '@tus/file-store';
import { Server, type ServerOptions } from '@tus/server';
import { Upload } from '@tus/utils';
import type { AppContext } from '../http/appContext.ts';
import { presentProblem, ProblemError } from '../http/problemError.ts';
import { acceptedLanguage } from '../http/requestLanguage.ts';
import { finishUpload } from './finishUpload.ts';
import type { UploadDeps } from './uploadDeps.ts';
import { createUploadLocker } from './uploadLocker.ts';
import { findUpload } from './uploadRows.ts';

/** What the routes know of a request before the protocol's server gets it. */
interface Known {
  ctx: AppContext;
  id: string;
  /** Address of the upload. */
  address: string;
}

/** Time (ms) that an earlier request has to write its last bytes once a later one wants its lock. */
const DRAIN_MS = 500;

type TusRequest = Parameters<NonNullable<ServerOptions['onUploadCreate']>>[0];

/** The server of tus 1.0.0 over the spool; the rows of uploads are its configuration. */
export interface TusServer {
  /** Answers a request for an upload that the caller may write to. */
  handle(known: Known): Promise<void>;
}

/** Creates the protocol's server. */
export function createTusServer(deps: UploadDeps): TusServer {
  const { pool, spool } = deps;
  const requests = new WeakMap<IncomingMessage, Known>();
  const knownOf = (request: TusRequest): Known => {
    const incoming = request.runtime?.node?.req as IncomingMessage | undefined;
    const known = incoming && requests.get(incoming);
    if (!known) throw new Error('A request came to the uploads past their routes.');
    return known;
  };
  const datastore = new FileStore({
    directory: spool.folder,
    configstore: {
      async get(id: string) {
        const row = await findUpload(pool, id);
        return row?.state === 'receiving' ? new Upload({ id, size: row.size, offset: 0 }) : undefined;
      },
      // The row was inserted before; it is deleted with its file.
      set: async () => undefined,
      delete: async () => undefined,
    },
  });
  const server = new Server({
    path: '/api/public/uploads',
    datastore,
    locker: createUploadLocker(pool),
    lockDrainTimeout: DRAIN_MS,
    namingFunction: (request) => knownOf(request).id,
    getFileIdFromRequest: (request) => knownOf(request).id,
    generateUrl: (request) => knownOf(request).address,
    async onUploadFinish(_request, { id }) {
      const row = await findUpload(pool, id);
      if (row) await finishUpload(deps, row);
      return {};
    },
    onResponseError(request, error) {
      if (!(error instanceof ProblemError)) return undefined;
      const { req, state } = knownOf(request).ctx;
      const body = presentProblem(error, state.requestId, acceptedLanguage(req));
      return { status_code: error.status, body: JSON.stringify(body) };
    },
  });
  return {
    async handle(known) {
      const { req, res } = known.ctx;
      known.ctx.respond = false;
      requests.set(req, known);
      await server.handle(req, res);
    },
  };
}
