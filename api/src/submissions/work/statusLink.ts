import type { Config } from '../../platform/config/config.ts';
import { signId, verifySignedId } from '../../platform/secrets/signedId.ts';

/** Returns the address of the page with a submission's status (SUBM-088). */
export const statusUrl = (config: Pick<Config, 'publicUrl' | 'secret'>, submissionId: string): string =>
  `${config.publicUrl}/s/${signId(config.secret, 'status', submissionId)}`;

/** Returns the id of the submission whose status a token shows; null for one that this platform has not made. */
export const verifyStatusToken = ({ secret }: Pick<Config, 'secret'>, token: string): string | null =>
  verifySignedId(secret, 'status', token);
