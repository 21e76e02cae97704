import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

/** The two revisions of the protocol that the server answers. */
export const REVISIONS = ['2026-07-28', '2025-11-25'] as const;
export type Revision = (typeof REVISIONS)[number];

/** What a tool has answered. */
export interface ToolAnswer {
  isError: boolean;
  text: string;
  /** The text as JSON; undefined where it is none. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests name what they expect of it
  json: any;
}

/** An assistant: the reference client, connected. */
export interface TestAssistant {
  client: Client;
  call(name: string, input?: Record<string, unknown>): Promise<ToolAnswer>;
  close(): Promise<void>;
}

/** Connects the reference client by a key, or by what it was given to sign in. */
export async function assistantOf(
  url: string,
  token: string,
  revision: Revision = '2026-07-28',
): Promise<TestAssistant> {
  const transport = new StreamableHTTPClientTransport(new URL('/api/mcp', url), {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
  });
  return connectAssistant(transport, revision);
}

/** Connects the reference client by a transport. */
export async function connectAssistant(
  transport: Parameters<Client['connect']>[0],
  revision: Revision = '2026-07-28',
): Promise<TestAssistant> {
  const client = new Client(
    { name: 'Tests', version: '1' },
    { versionNegotiation: { mode: revision === '2026-07-28' ? { pin: revision } : 'legacy' } },
  );
  await client.connect(transport);
  return {
    client,
    async call(name, input = {}) {
      const answer = await client.callTool({ name, arguments: input });
      const [part] = answer.content as { type: string; text: string }[];
      const text = part?.text ?? '';
      return { isError: answer.isError === true, text, json: parse(text) };
    },
    close: () => client.close(),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads the lines between the marks of an answer with text by strangers. */
export function strangersLines(text: string): unknown[] {
  const found = /^<<<(?<mark>[\w-]{12})\n(?<lines>[^]*)\n\k<mark>>>>$/m.exec(text)?.groups;
  return (found?.['lines'] ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}
