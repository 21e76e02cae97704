import { createInterface } from 'node:readline';
import { plain, print, type CliContext } from '../cliContext.ts';
import type { CommandValues } from '../command.ts';
import { connect } from '../remote/connect.ts';

/** A message of JSON-RPC, as far as it is read here. */
interface Message {
  id?: string | number;
  method?: string;
  params?: { name?: unknown; _meta?: Readonly<Record<string, unknown>> };
  result?: { protocolVersion?: unknown };
}

/** The key under which a message of a revision without sessions names it. */
const VERSION = 'io.modelcontextprotocol/protocolVersion';

/** JSON-RPC's code of a failure on the other side. */
const INTERNAL_ERROR = -32_603;

/** Longest answer that is told of a refusal, in characters. */
const MAX_REASON = 300;

/**
 * `inlay mcp`: the platform's server of assistants by standard input and output, for assistants that start programs. Each
 * line is one message, which `/api/mcp` answers; this adds the key and decides nothing. All else goes to standard error.
 * @returns when the input ends and everything is answered.
 */
export async function mcp(context: CliContext, values: CommandValues): Promise<number> {
  const { input, output, errors, signal } = context;
  const { url, key } = await connect(context, values);
  let negotiated: unknown;
  const answer = async (line: string): Promise<void> => {
    const message = parse(line);
    if (!message) {
      print(errors, 'This line is no message, and was left out.');
      return;
    }
    try {
      for (const text of await post(`${url}/api/mcp`, { key, line, message, negotiated, signal })) {
        negotiated ??= message.method === 'initialize' ? parse(text)?.result?.protocolVersion : undefined;
        print(output, text);
      }
    } catch (error) {
      const reason = plain((error as Error).message);
      print(errors, reason);
      if (message.id === undefined) return;
      const { id } = message;
      print(output, JSON.stringify({ jsonrpc: '2.0', id, error: { code: INTERNAL_ERROR, message: reason } }));
    }
  };
  print(errors, `Connected to ${url}.`);
  const waiting = new Set<Promise<void>>();
  for await (const line of createInterface({ input, signal, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    const answered = answer(line).finally(() => waiting.delete(answered));
    waiting.add(answered);
    // The first message decides how the others are read.
    if (negotiated === undefined) await answered;
  }
  await Promise.all(waiting);
  return 0;
}

function parse(line: string): Message | null {
  try {
    const message = JSON.parse(line) as unknown;
    return typeof message === 'object' && message !== null ? message : null;
  } catch {
    return null;
  }
}

interface Posted {
  key: string;
  line: string;
  message: Message;
  /** Revision that was agreed on by `initialize`; undefined before, and where each message names its own. */
  negotiated: unknown;
  signal: AbortSignal;
}

/** Sends a message. @returns the messages that answer it, each as one line. */
async function post(
  address: string,
  { key, line, message: { method, params }, negotiated, signal }: Posted,
): Promise<string[]> {
  const version = params?._meta?.[VERSION] ?? negotiated;
  const isNamed = params?._meta?.[VERSION] !== undefined && typeof params.name === 'string';
  const answer = await fetch(address, {
    method: 'POST',
    signal,
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(typeof version === 'string' && { 'mcp-protocol-version': version }),
      ...(method && { 'mcp-method': method }),
      ...(isNamed && { 'mcp-name': String(params?.name) }),
    },
    body: line,
  });
  const text = await answer.text();
  const type = answer.headers.get('content-type') ?? '';
  if (type.startsWith('text/event-stream'))
    return text.split('\n').flatMap((row) => (row.startsWith('data: ') ? [row.slice('data: '.length)] : []));
  if (text === '') return [];
  if (parse(text) && 'jsonrpc' in JSON.parse(text)) return [JSON.stringify(JSON.parse(text))];
  throw new Error(refusalOf(answer.status, text));
}

/** Says a refusal before the server of assistants was reached. */
function refusalOf(status: number, text: string): string {
  if (status === 404)
    return 'Assistants are off at this platform. An administrator turns them on in Admin > Settings.';
  const said = (parse(text) as { error?: { message?: string } } | null)?.error?.message;
  return said ?? `The platform answered with ${status}: ${text.slice(0, MAX_REASON)}`;
}
