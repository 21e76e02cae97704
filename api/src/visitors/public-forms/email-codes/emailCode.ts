import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '../../../platform/calendar/durations.ts';

/** How long a mailed code can be redeemed; the texts of the mail and the form say it. */
const CODE_LIFETIME_MS = 15 * MINUTE_MS;
/** How long a proof is taken: as long as somebody may take to fill in a form. */
const PROOF_LIFETIME_MS = DAY_MS;

/** What a code proves: that the visitor of this field reads the mails of this address. */
export interface ProvenPlace {
  formId: string;
  fieldId: string;
  address: string;
}

type Kind = 'ticket' | 'code' | 'proof';

const sign = (secret: string, kind: Kind, { formId, fieldId, address }: ProvenPlace, text: string): Buffer =>
  createHmac('sha256', secret)
    .update(['email', kind, formId, fieldId, address.trim().toLowerCase(), text].join('\0'))
    .digest();

const isSame = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/** Returns a text that says until when it counts and for what, and that only the server can write. */
function createSigned(secret: string, kind: Kind, place: ProvenPlace, lifetimeMs: number): string {
  const nonce = randomBytes(9).toString('base64url');
  const text = `${(Date.now() + lifetimeMs).toString(36)}.${nonce}`;
  return `${text}.${sign(secret, kind, place, text).toString('base64url')}`;
}

const SIGNED = /^(?<text>(?<until>[\da-z]{1,10})\.[\w-]{12})\.(?<mark>[\w-]{43})$/;

function isSigned(secret: string, kind: Kind, place: ProvenPlace, signed: string): boolean {
  const { text = '', until = '', mark = '' } = SIGNED.exec(signed)?.groups ?? {};
  if (!text || Number.parseInt(until, 36) < Date.now()) return false;
  return isSame(mark, sign(secret, kind, place, text).toString('base64url'));
}

/** Creates the ticket of a code. Nothing is stored: the code follows from the ticket and the server's secret. */
export const createCodeTicket = (secret: string, place: ProvenPlace): string =>
  createSigned(secret, 'ticket', place, CODE_LIFETIME_MS);

/** Whether a ticket was created for this address, and its code still counts. */
export const isCodeTicket = (secret: string, place: ProvenPlace, ticket: string): boolean =>
  isSigned(secret, 'ticket', place, ticket);

/** Returns the six digits that are mailed for a ticket. */
export const codeOf = (secret: string, place: ProvenPlace, ticket: string): string =>
  String(sign(secret, 'code', place, ticket).readUIntBE(0, 6) % 1_000_000).padStart(6, '0');

/** Whether a visitor typed the code of a ticket; blanks and dashes between its digits do not matter. */
export const isCodeOf = (secret: string, place: ProvenPlace, { ticket, code }: CodeGuess): boolean =>
  isCodeTicket(secret, place, ticket) && isSame(codeOf(secret, place, ticket), code.replaceAll(/[\s-]/g, ''));

/** A code as a visitor typed it. */
export interface CodeGuess {
  ticket: string;
  code: string;
}

/** Creates the proof that somebody redeemed a code for this address. */
export const createProof = (secret: string, place: ProvenPlace): string =>
  createSigned(secret, 'proof', place, PROOF_LIFETIME_MS);

/** Whether a proof was given for this address, and still counts. */
export const isProof = (secret: string, place: ProvenPlace, proof: string): boolean =>
  isSigned(secret, 'proof', place, proof);
