import { CODE_MAIL_TEXTS, type Language } from '@inlay/sdk/model';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import type { RequestSource } from '../../../platform/http/requestSource.ts';
import { verifyGuess } from '../../../platform/limits/verifyGuess.ts';
import { canonicalAddress } from '../../../platform/mail/mailLimits.ts';
import { queueMail } from '../../../platform/mail/queueMail.ts';
import type { PublicFormDeps } from '../publicFormDeps.ts';
import type { PublishedForm } from '../publishedForm.ts';
import {
  codeOf,
  createCodeTicket,
  createProof,
  isCodeOf,
  type CodeGuess,
  type ProvenPlace,
} from './emailCode.ts';

type Deps = Pick<PublicFormDeps, 'config' | 'limits' | 'orm'>;

/** For which field of a form an address is to be proven, and who asks. */
export interface CodeRequest {
  form: Pick<PublishedForm, 'id' | 'accountId' | 'definition'>;
  fieldId: string;
  address: string;
  language: Language;
  source: RequestSource;
}

const placeOf = ({ form, fieldId, address }: CodeRequest): ProvenPlace => ({
  formId: form.id,
  fieldId,
  address,
});

/**
 * Mails a code to an address, within the limits of the source, the form and the address.
 * @returns the code's ticket; null where a limit is exceeded, and nothing is mailed.
 */
export async function mailCode(deps: Deps, request: CodeRequest): Promise<string | null> {
  const { config, limits, orm } = deps;
  const { form, address, language, source } = request;
  if (!(await limits.tryTake('emailCodeSource', { key: source.hash, source }))) return null;
  if (!(await limits.tryTake('emailCodeForm', { key: form.id, source }))) return null;
  const place = placeOf(request);
  const ticket = createCodeTicket(config.secret, place);
  const code = codeOf(config.secret, place, ticket);
  const { platformName } = config;
  const envelope = { to: address, language, platformName, formId: form.id, accountId: form.accountId };
  const content = CODE_MAIL_TEXTS[language](form.definition.title, code);
  const held = await inTransaction(orm, (em) => queueMail(em, 'email_code', envelope, content));
  return held ? null : ticket;
}

/**
 * Exchanges a code for the proof of its address. Wrong codes are counted by form and address, over all sources and
 * tickets.
 * @returns null for a code that is wrong or has expired.
 * @throws {ProblemError} `rate_limit.exceeded` after too many wrong codes.
 */
export function redeemCode(
  { config, limits }: Deps,
  request: CodeRequest & CodeGuess,
): Promise<string | null> {
  const { form, address, source } = request;
  const place = placeOf(request);
  return verifyGuess(limits, {
    limit: 'emailCode',
    counted: { key: `${form.id}:${canonicalAddress(address)}`, source },
    verify: async () => (isCodeOf(config.secret, place, request) ? createProof(config.secret, place) : null),
    isWrong: (proof) => proof === null,
  });
}
