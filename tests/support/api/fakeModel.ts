import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a server of models was asked. */
export interface AskedModel {
  path: string;
  authorization: string | undefined;
  body: { model: string; messages: { role: string; content: string }[]; [key: string]: unknown };
}

/** Answers one request. */
export type FakeAnswer = (response: ServerResponse, asked: AskedModel) => void;

/** A server of models on this machine, which says what a test has it say. */
export interface FakeModel {
  /** Address of its API. */
  address: string;
  asked: AskedModel[];
  /** Answers of the next requests, in their order; the last one is said again. */
  say(...answers: FakeAnswer[]): void;
  stop(): Promise<void>;
}

/** Starts a server of models. */
export async function startFakeModel(): Promise<FakeModel> {
  const asked: AskedModel[] = [];
  let answers: FakeAnswer[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = JSON.parse(Buffer.concat(parts).toString()) as AskedModel['body'];
    const one = { path: request.url ?? '', authorization: request.headers.authorization, body };
    asked.push(one);
    const [next = write(404, {})] = answers;
    if (answers.length > 1) answers = answers.slice(1);
    next(response, one);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/v1`,
    asked,
    say: (...next) => {
      answers = next;
      asked.length = 0;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Answers with a status and a body. */
export const write =
  (status: number, body: object | string): FakeAnswer =>
  (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));

/** Answers with a text, as OpenAI's chat completions were recorded on 2026-11-02 (ids shortened). */
export const writeText = (
  content: string | null,
  { finish = 'stop', refusal = null as string | null, tokens = 100 } = {},
): FakeAnswer =>
  write(200, {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_793_600_000,
    model: 'gpt-5-mini-2026-08-07',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content, refusal, annotations: [] },
        logprobs: null,
        finish_reason: finish,
      },
    ],
    usage: { prompt_tokens: tokens - 10, completion_tokens: 10, total_tokens: tokens },
    system_fingerprint: null,
  });
