import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../platform/config/config.ts';

/** Bytes of the proof: 128 bits. */
const PROOF_LENGTH = 16;
const TOKEN = /^(?<proof>[\w-]{22})\.(?<signed>.+)$/s;

/** The field whose answer is locked. */
export interface LockedPlace {
  formId: string;
  fieldId: string;
}

const proofOf = (
  { secret }: Pick<Config, 'secret'>,
  { formId, fieldId }: LockedPlace,
  signed: string,
): Buffer =>
  createHmac('sha256', secret)
    .update(`locked-answer:${formId}:${fieldId}:${signed}`)
    .digest()
    .subarray(0, PROOF_LENGTH);

/**
 * Signs an answer for the links of one form and field: a keyed hash, the end, the value (decision 435). Nothing is
 * stored; only this platform can make one.
 * @param until Unix time in seconds from which the link counts as expired; null = never
 */
export function signAnswer(
  config: Pick<Config, 'secret'>,
  place: LockedPlace,
  { value, until }: { value: unknown; until: number | null },
): string {
  const signed = `${until === null ? '' : until.toString(36)}.${JSON.stringify(value)}`;
  return `${proofOf(config, place, signed).toString('base64url')}.${signed}`;
}

/** Whether this platform has signed a token for this form and field, whenever it ends. */
export function isSigned(config: Pick<Config, 'secret'>, place: LockedPlace, token: string): boolean {
  const { proof = '', signed = '' } = TOKEN.exec(token)?.groups ?? {};
  const given = Buffer.from(proof, 'base64url');
  return given.length === PROOF_LENGTH && timingSafeEqual(given, proofOf(config, place, signed));
}
