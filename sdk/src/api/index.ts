export {
  createApiClient,
  type ApiClient,
  type ApiClientOptions,
  type CallOptions,
} from './createApiClient.ts';
export { InlayApiError } from './apiError.ts';
export type { FileBody, Operations } from './generated/operations.ts';
export type * from './generated/schemas.ts';
