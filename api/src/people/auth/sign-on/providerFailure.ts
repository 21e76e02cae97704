import type { MailFailure } from '../../../platform/contract/index.ts';
import type { Say, Text } from '../../../platform/texts/translate.ts';

/** Longest shown description of a failure, in characters. */
const MAX_WORDS_LENGTH = 300;

/** What is said of each failure: what happened, and what helps. */
const FAILURE_TEXTS = {
  private_address:
    'This address is unknown from here, or in a private network. If that is meant, allow a private address.',
  nothing_answers: 'Nothing answers at this address. Check it.',
  timed_out: 'The provider didn’t answer in time. Try again later.',
  certificate: 'The provider’s certificate isn’t valid. Use the name that is in the certificate.',
  not_found: 'No sign-in provider describes itself at this address. Enter its issuer, without /.well-known.',
  wrong_issuer: 'The provider calls itself by another address. Enter exactly that one.',
  incomplete: 'The provider doesn’t offer what sign-in needs here.',
  no_algorithm: 'The provider signs in no way that is accepted here. Choose RS256 or ES256 there.',
  no_keys: 'The provider shows no keys to check its signatures by.',
  wrong_client: 'The provider refused the client ID or the client secret.',
  secret_unreadable: 'The stored client secret can’t be read any more. Type it again.',
  other: 'The provider can’t be used.',
} as const satisfies Record<string, Text>;

export type ProviderFailureReason = keyof typeof FAILURE_TEXTS;

/** A provider that cannot be used, or not now. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly reason: ProviderFailureReason;
  /** What the provider, or the network, said. */
  readonly words: string;

  constructor(reason: ProviderFailureReason, words = '', options?: ErrorOptions) {
    super(`${reason}: ${words}`, options);
    this.reason = reason;
    this.words = words.slice(0, MAX_WORDS_LENGTH);
  }
}

/** Presents a failure to a reader. */
export const presentProviderFailure = ({ reason, words }: ProviderError, say: Say): MailFailure => ({
  text: say(FAILURE_TEXTS[reason]),
  words,
});

/** An error of the library, of the HTTP client, or of the network. */
interface Failed {
  name?: string;
  code?: string;
  message?: string;
  cause?: unknown;
}

/** Names and codes of errors, and what they mean. */
const REASONS: readonly (readonly [RegExp, ProviderFailureReason])[] = [
  [/ForbiddenAddressError|ENOTFOUND/, 'private_address'],
  [/CERT|SELF_SIGNED|UNABLE_TO_|ALTNAME|ERR_TLS|ERR_SSL|EPROTO/, 'certificate'],
  [/TIMEOUT|TimeoutError|ETIMEDOUT/, 'timed_out'],
  [/ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|UND_ERR/, 'nothing_answers'],
  [/OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED/, 'wrong_issuer'],
  [/OAUTH_RESPONSE_IS_NOT|OAUTH_PARSE_ERROR|OAUTH_INVALID_RESPONSE/, 'not_found'],
];

/** Turns an error into a reason. The library hides what the network said in its causes. */
export function toProviderError(error: unknown): ProviderError {
  const chain: Failed[] = [];
  for (
    let one = error as Failed | undefined;
    one && chain.length < 5;
    one = one.cause as Failed | undefined
  ) {
    if (one instanceof ProviderError) return one;
    chain.push(one);
  }
  for (const { name = '', code = '', message = '' } of chain.toReversed()) {
    const found = REASONS.find(([pattern]) => pattern.test(`${name} ${code}`));
    if (found) return new ProviderError(found[1], message, { cause: error });
  }
  return new ProviderError('other', chain[0]?.message ?? '', { cause: error });
}
