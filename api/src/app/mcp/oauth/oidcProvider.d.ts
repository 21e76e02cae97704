/** The part of oidc-provider that is used here; its types are a package of their own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  /** Its context of Koa, as far as its settings read it. */
  export interface KoaContext {
    ip: string;
    type: string;
    body: unknown;
    oidc: {
      result?: { consent?: { grantId?: string } };
      provider: Provider;
    };
  }

  export interface Grant {
    addOIDCScope(scope: string): void;
    addResourceScope(resource: string, scope: string): void;
    save(): Promise<string>;
  }

  export interface Client {
    clientId: string;
    clientName?: string;
    clientIdMetadataDocument?: true;
  }

  /** A request of a client that waits for its person. */
  export interface Interaction {
    uid: string;
    params: Readonly<Record<string, string | undefined>>;
  }

  export class Provider {
    constructor(issuer: string, configuration: object);
    proxy: boolean;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    on(event: string, listener: (...args: never[]) => void): void;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionResult(request: IncomingMessage, response: ServerResponse, result: object): Promise<string>;
    Grant: {
      new (grant: { accountId: string; clientId: string }): Grant;
      find(id: string): Promise<Grant | undefined>;
    };
    Client: { find(id: string): Promise<Client | undefined> };
  }

  export const errors: {
    InvalidTarget: new () => Error;
    InvalidClientMetadata: new (description: string) => Error;
    SessionNotFound: new () => Error;
  };
}
