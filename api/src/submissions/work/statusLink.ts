import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../platform/config/config.ts';

/** Bytes of the id, and of the proof beside it. */
const ID_LENGTH = 16;
const PROOF_LENGTH = 16;
const TOKEN = /^[\w-]{43}$/;

const proofOf = ({ secret }: Pick<Config, 'secret'>, submissionId: string): Buffer =>
  createHmac('sha256', secret).update(`status:${submissionId}`).digest().subarray(0, PROOF_LENGTH);

/**
 * Returns the address of the page with a submission's status (SUBM-088). Its token is the submission's id with a keyed
 * hash of it: nothing is stored, and whoever knows an id alone cannot make one.
 */
export function statusUrl(config: Pick<Config, 'publicUrl' | 'secret'>, submissionId: string): string {
  const id = Buffer.from(submissionId.replaceAll('-', ''), 'hex');
  const token = Buffer.concat([id, proofOf(config, submissionId)]).toString('base64url');
  return `${config.publicUrl}/s/${token}`;
}

/** Returns the id of the submission whose status a token shows; null for one that this platform has not made. */
export function verifyStatusToken(config: Pick<Config, 'secret'>, token: string): string | null {
  if (!TOKEN.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const hex = bytes.subarray(0, ID_LENGTH).toString('hex');
  const submissionId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  return timingSafeEqual(bytes.subarray(ID_LENGTH), proofOf(config, submissionId)) ? submissionId : null;
}
