import { CONTINUE_INPUT } from '@inlay/sdk/model';
import { CONTINUE_TOKEN } from '../../../platform/contract/continueToken.ts';
import { createToken } from '../../../platform/identity/tokens.ts';
import type { PublishedForm } from '../publishedForm.ts';

/** What a plain post brings of answers that are kept: the secret of their link, the save it follows, and its page load. */
export interface ContinueInput {
  token: string;
  version: number;
  savedBy: string;
}

/** Returns the value of the hidden input. */
export const writeContinueInput = ({ token, version, savedBy }: ContinueInput): string =>
  [token, version, savedBy].join(':');

/** Reads the hidden input of a plain post; null for anything else. */
export function readContinueInput(posted: URLSearchParams): ContinueInput | null {
  const [token = '', version = '', savedBy = ''] = (posted.get(CONTINUE_INPUT) ?? '').split(':');
  const isRight = CONTINUE_TOKEN.test(token) && CONTINUE_TOKEN.test(savedBy) && /^\d{1,9}$/.test(version);
  return isRight ? { token, version: Number(version), savedBy } : null;
}

/**
 * Returns the input of a new visitor of a form that keeps answers; nothing for other forms.
 * @param token the secret that an invitation has; a new one by default
 */
export const newContinueInput = (
  { keepsUnfinished }: Pick<PublishedForm, 'keepsUnfinished'>,
  token = createToken(),
) =>
  keepsUnfinished
    ? { [CONTINUE_INPUT]: writeContinueInput({ token, version: 0, savedBy: createToken() }) }
    : {};
