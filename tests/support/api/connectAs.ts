import {
  StreamableHTTPClientTransport,
  UnauthorizedError,
  type OAuthClientProvider,
} from '@modelcontextprotocol/client';
import { connectAssistant, type Revision, type TestAssistant } from './assistantOf.ts';
import type { TestClient } from './testClient.ts';

/** Where an assistant has its person sent back to. */
export const CALLBACK = 'http://localhost:53682/callback';

/** An assistant as its person connects it: what it was given, and how to go on. */
export interface Connected {
  assistant: TestAssistant;
  provider: OAuthClientProvider;
  /** What the consent page was told. */
  asked: Record<string, unknown>;
}

/** What the reference client keeps of a connection. */
class MemoryProvider implements OAuthClientProvider {
  readonly redirectUrl = CALLBACK;
  readonly clientMetadataUrl?: string;
  address: URL | undefined;
  #kept: Record<string, unknown> = {};
  readonly clientMetadata;

  constructor(document?: string, scope?: string) {
    if (document) this.clientMetadataUrl = document;
    this.clientMetadata = {
      client_name: 'Helpful assistant',
      redirect_uris: [CALLBACK],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
      ...(scope && { scope }),
    };
  }

  clientInformation() {
    return this.#kept['client'] as never;
  }
  saveClientInformation(client: unknown): void {
    this.#kept['client'] = client;
  }
  tokens() {
    return this.#kept['tokens'] as never;
  }
  saveTokens(tokens: unknown): void {
    this.#kept['tokens'] = tokens;
  }
  redirectToAuthorization(address: URL): void {
    this.address = address;
  }
  saveCodeVerifier(verifier: string): void {
    this.#kept['verifier'] = verifier;
  }
  codeVerifier(): string {
    return String(this.#kept['verifier']);
  }
}

/** Follows an address as the browser of a person, until it leads elsewhere or to the consent page. */
async function follow(person: TestClient, url: string, address: string, known: string): Promise<string> {
  let to = new URL(address, url);
  for (let steps = 0; steps < 8; steps++) {
    const answer = await person.get(to.pathname + to.search);
    const next = answer.headers.get('location');
    if (!next) throw new Error(`${to.pathname}: ${answer.status} ${answer.text}`);
    to = new URL(next, url);
    if (next.startsWith('http') && to.origin !== new URL(url).origin && to.origin !== known) return next;
    if (to.pathname.startsWith('/connect/')) return to.pathname;
  }
  throw new Error('The way leads in a circle');
}

/** The address under which the platform of the tests is known. */
export const PUBLIC = 'http://platform.localhost';

/** How an assistant is connected. */
export interface ConnectOptions {
  /** Address of the client's document; without it, it registers itself. */
  document?: string;
  scope?: string;
  /** What the person says. */
  says?: boolean;
  revision?: Revision;
  /** The address under which the platform is known. */
  known?: string;
}

/** Connects the reference client as a person who says yes, or no. */
export async function connectAs(
  url: string,
  person: TestClient,
  options: ConnectOptions = {},
): Promise<Connected> {
  const { document, scope, says = true, revision, known = PUBLIC } = options;
  const provider = new MemoryProvider(document, scope);
  // What is known under its public address answers here.
  const fetchHere = (input: string | URL, init?: RequestInit) =>
    fetch(String(input).replace(known, url), init);
  const open = () =>
    new StreamableHTTPClientTransport(new URL('/api/mcp', known), {
      authProvider: provider,
      fetch: fetchHere,
    });
  const first = open();
  const refused = await connectAssistant(first, revision).catch((error: unknown) => error);
  if (!(refused instanceof UnauthorizedError) || !provider.address) throw refused as Error;
  const page = await follow(person, url, provider.address.href, known);
  const uid = page.split('/').at(-1);
  const asked = (await person.get(`/api/oauth/consent/${uid}/request`)).body;
  const { body } = await person.post(`/api/oauth/consent/${uid}`, { isAllowed: says });
  const back = new URL(await follow(person, url, body.next, known));
  await first.finishAuth(back.searchParams);
  return { assistant: await connectAssistant(open(), revision), provider, asked };
}
