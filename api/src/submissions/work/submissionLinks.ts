import { EDIT_TEXTS, STATUS_TEXTS, type Language } from '@inlay/sdk/model';
import type { Config } from '../../platform/config/config.ts';
import type { FormPublishingSettings } from '../../platform/contract/index.ts';
import { signId, verifySignedId } from '../../platform/secrets/signedId.ts';

type Addresses = Pick<Config, 'publicUrl' | 'secret'>;
/** What a link of a submission is good for. */
type LinkUse = 'status' | 'edit';

/** Returns the id of the submission whose link has a token; null for one that this platform has not made for it. */
export const verifyLinkToken = (
  { secret }: Pick<Config, 'secret'>,
  use: LinkUse,
  token: string,
): string | null => verifySignedId(secret, use, token);

/** Returns the address of the page with a submission's status (SUBM-088). */
export const statusUrl = ({ publicUrl, secret }: Addresses, submissionId: string): string =>
  `${publicUrl}/s/${signId(secret, 'status', submissionId)}`;

/** Returns the address of the page on which a submission's answers are edited (SUBM-118). */
export const editUrl = ({ publicUrl, secret }: Addresses, submissionId: string): string =>
  `${publicUrl}/e/${signId(secret, 'edit', submissionId)}`;

/** The settings that give visitors a link. */
export type LinkSettings = Pick<FormPublishingSettings, 'showsStatus' | 'allowsEdits' | 'allowsWithdrawal'>;

/**
 * Returns the link that the receipt and the automatic reply have: to the status, which leads on to the answers, else to
 * the answers. Null where the form gives none.
 */
export function senderLink(
  config: Addresses,
  { showsStatus, allowsEdits, allowsWithdrawal }: LinkSettings,
  { submissionId, language }: { submissionId: string; language: Language },
): { url: string; text: string } | null {
  if (showsStatus) return { url: statusUrl(config, submissionId), text: STATUS_TEXTS[language].check };
  if (!allowsEdits && !allowsWithdrawal) return null;
  const { change, withdraw } = EDIT_TEXTS[language];
  return { url: editUrl(config, submissionId), text: allowsEdits ? change : withdraw };
}
