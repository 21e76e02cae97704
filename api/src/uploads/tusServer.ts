import { AsyncLocalStorage } from 'node:async_hooks';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { FileStore } from '@tus/file-store';
import { Server, type Locker } from '@tus/server';
import { Upload } from '@tus/utils';
import type { AppContext } from '../http/appContext.ts';
import { presentProblem, ProblemError } from '../http/problemError.ts';
import { acceptedLanguage } from '../http/requestLanguage.ts';
import { finishUpload } from './finishUpload.ts';
import type { UploadDeps } from './uploadDeps.ts';
import { createUploadLocker } from './uploadLocker.ts';
import { findUpload } from './uploadRows.ts';
import { writeBody } from './writeBody.ts';

/** What the routes know of a request before the protocol's server gets it. */
interface Known {
  ctx: AppContext;
  id: string;
  /** Address of the upload. */
  address: string;
  /** Bytes of the whole upload. */
  size: number;
  /** Ends what the request writes; since it has the lock. */
  signal?: AbortSignal;
}

/** Time (ms) that an earlier request has to write its last bytes once a later one wants its lock. */
const DRAIN_MS = 500;

const CORS_HEADER = /^access-control-/i;

/** The server of tus 1.0.0 over the spool; the rows of uploads are its configuration. */
export interface TusServer {
  /** Answers a request for an upload that the caller may write to. */
  handle(known: Known): Promise<void>;
}

/** The request that is being answered. */
const current = new AsyncLocalStorage<Known>();

function getKnown(): Known {
  const known = current.getStore();
  if (!known) throw new Error('A request came to the uploads past their routes.');
  return known;
}

/** A store whose bytes do not take the protocol's way through five streams (decision 343). */
class SpoolStore extends FileStore {
  override async write(withoutBytes: Readable, _id: string, offset: number): Promise<number> {
    withoutBytes.resume();
    const { ctx, id, size, signal } = getKnown();
    if (!signal) throw new Error('An upload is written to without its lock.');
    return writeBody(ctx.req, join(this.directory, id), { offset, most: size - offset, signal });
  }
}

/** Locks uploads, and tells their writers when they have to end. */
function withSignal(locker: Locker): Locker {
  return {
    newLock(id) {
      const lock = locker.newLock(id);
      return {
        lock(signal, requestRelease) {
          getKnown().signal = signal;
          return lock.lock(signal, requestRelease);
        },
        unlock: () => lock.unlock(),
      };
    },
  };
}

/** Creates the protocol's server. */
export function createTusServer(deps: UploadDeps): TusServer {
  const { pool, spool } = deps;
  const datastore = new SpoolStore({
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
    locker: withSignal(createUploadLocker(pool)),
    lockDrainTimeout: DRAIN_MS,
    namingFunction: () => getKnown().id,
    getFileIdFromRequest: () => getKnown().id,
    generateUrl: () => getKnown().address,
    async onUploadFinish(_request, { id }) {
      const row = await findUpload(pool, id);
      if (row) await finishUpload(deps, row);
      return {};
    },
    onResponseError(_request, error) {
      if (!(error instanceof ProblemError)) return undefined;
      const { req, state } = getKnown().ctx;
      const body = presentProblem(error, state.requestId, acceptedLanguage(req));
      return { status_code: error.status, body: JSON.stringify(body) };
    },
  });
  return {
    handle: (known) =>
      current.run(known, async () => {
        const { ctx } = known;
        const answer = await server.handleWeb(headOf(ctx, deps.config.publicUrl));
        // Who may read the answer was decided before: the protocol's server would let everybody (T11).
        for (const [name, value] of answer.headers) if (!CORS_HEADER.test(name)) ctx.set(name, value);
        ctx.body = await answer.text();
        ctx.status = answer.status;
      }),
  };
}

/** Returns a request without its body, which `SpoolStore` reads itself. */
function headOf({ method, req, url }: AppContext, publicUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) headers.set(name, String(value));
  return new Request(new URL(url, publicUrl), { method, headers });
}
