import { AsyncLocalStorage } from 'node:async_hooks';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { FileStore } from '@tus/file-store';
import { Server, type Locker } from '@tus/server';
import { Upload } from '@tus/utils';
import type { Logger } from 'pino';
import type { AppContext } from '../../platform/http/appContext.ts';
import { presentProblem, ProblemError } from '../../platform/http/problemError.ts';
import { acceptedLanguage } from '../../platform/http/requestLanguage.ts';
import { QueueFullError } from '../../platform/process/turns.ts';
import { finishUpload } from './finishUpload.ts';
import type { UploadDeps } from './uploadDeps.ts';
import { createUploadLocker } from './uploadLocker.ts';
import { deleteUpload, findUpload, hasRoomFor, noteReceived, type UploadRow } from './uploadRows.ts';
import { writeBody } from './writeBody.ts';

/** What the routes know of a request before the protocol's server gets it. */
interface Known extends Pick<UploadRow, 'id' | 'accountId' | 'size'> {
  ctx: AppContext;
  /** Address of the upload. */
  address: string;
  /** Ends what the request writes; since it has the lock. */
  signal?: AbortSignal;
  /** Why it was refused, where that is not the protocol's. */
  problem?: ProblemError;
}

/** Time (ms) that an earlier request has to write its last bytes once a later one wants its lock. */
const DRAIN_MS = 500;
/** Interval (ms) of counting what has arrived while a request writes. */
const COUNT_MS = 2_000;
/** Retry-After while files cannot be stored: a disk is not made larger at once. */
const FULL_RETRY_SECONDS = 60;

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

/** A store whose bytes do not take the protocol's way through five streams (decision 331). */
class SpoolStore extends FileStore {
  readonly #deps: UploadDeps;

  constructor(deps: UploadDeps, options: ConstructorParameters<typeof FileStore>[0]) {
    super(options);
    this.#deps = deps;
  }

  override async write(withoutBytes: Readable, _id: string, offset: number): Promise<number> {
    withoutBytes.resume();
    const known = getKnown();
    const { ctx, id, size, signal } = known;
    if (!signal) throw new Error('An upload is written to without its lock.');
    await this.#assertRoom(known);
    const full = new AbortController();
    // Bytes count as they arrive, not as they were announced; a failure is met by the next request.
    const timer = setInterval(() => {
      this.#count(id)
        .then(() => this.#assertRoom(known))
        .catch((error: unknown) => full.abort(error instanceof ProblemError ? error : undefined));
    }, COUNT_MS).unref();
    try {
      return await writeBody(ctx.req, join(this.directory, id), {
        offset,
        most: size - offset,
        signal: AbortSignal.any([signal, full.signal]),
      });
    } finally {
      clearInterval(timer);
      await this.#count(id);
      // oxlint-disable-next-line no-unsafe-finally -- why the writing was stopped
      if (full.signal.reason instanceof ProblemError) throw full.signal.reason;
    }
  }

  /** @throws {ProblemError} `upload.file_full`; the upload is gone then, and makes room for others. */
  async #assertRoom(known: Known): Promise<void> {
    const { pool, config } = this.#deps;
    if (await hasRoomFor(pool, known, config.uploadBytes)) return;
    await deleteUpload(pool, known.id);
    throw new ProblemError('upload.file_full');
  }

  async #count(id: string): Promise<void> {
    const { pool, spool } = this.#deps;
    await noteReceived(pool, id, (await spool.sizeOf(id)) ?? 0);
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
  const datastore = new SpoolStore(deps, {
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
      const known = getKnown();
      const { req, state } = known.ctx;
      // A refusal of the protocol has a status of its own.
      if (!(error instanceof Error)) return undefined;
      known.problem = toProblem(error, state.logger);
      const body = presentProblem(known.problem, state.requestId, acceptedLanguage(req));
      return { status_code: known.problem.status, body: JSON.stringify(body) };
    },
  });
  return {
    handle: (known) =>
      current.run(known, async () => {
        const { ctx } = known;
        const answer = await server.handleWeb(headOf(ctx, deps.config.publicUrl));
        // Who may read the answer was decided before: the protocol's server would let everybody (T11).
        for (const [name, value] of answer.headers) if (!CORS_HEADER.test(name)) ctx.set(name, value);
        if (known.problem) ctx.set(known.problem.headers);
        ctx.body = await answer.text();
        ctx.status = answer.status;
      }),
  };
}

/** Returns what a visitor is told of an error: never the words of a system (T42). */
function toProblem(error: Error, logger: Logger): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof QueueFullError)
    return new ProblemError('service.unavailable', { retryAfterSeconds: error.retryAfterSeconds });
  logger.error({ err: error }, 'An upload could not be stored');
  return new ProblemError('upload.not_stored', { retryAfterSeconds: FULL_RETRY_SECONDS });
}

/** Returns a request without its body, which `SpoolStore` reads itself. */
function headOf({ method, req, url }: AppContext, publicUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) headers.set(name, String(value));
  return new Request(new URL(url, publicUrl), { method, headers });
}
