import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a ticket is good for. */
export interface UploadPlace {
  id: string;
  formId: string;
  fieldId: string;
}

const TICKET = /^(?<id>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(?<proof>[\w-]{43})$/;

const proofOf = (secret: string, { id, formId, fieldId }: UploadPlace): Buffer =>
  createHmac('sha256', secret).update(`upload:${id}:${formId}:${fieldId}`).digest();

/**
 * Creates the ticket of an upload, its id with a proof. Only the visitor who created the upload gets it, and whoever
 * has it may write to the upload and name it in a submission of this form and field.
 */
export const createTicket = (secret: string, place: UploadPlace): string =>
  `${place.id}.${proofOf(secret, place).toString('base64url')}`;

/** Returns the id of a ticket, which is not proven yet; null for anything else. */
export const idOfTicket = (ticket: string): string | null => TICKET.exec(ticket)?.groups?.['id'] ?? null;

/** Whether a ticket was created for this upload. */
export function isTicketOf(secret: string, ticket: string, place: UploadPlace): boolean {
  const groups = TICKET.exec(ticket)?.groups;
  if (groups?.['id'] !== place.id) return false;
  const proof = Buffer.from(groups['proof'] ?? '', 'base64url');
  const expected = proofOf(secret, place);
  return proof.length === expected.length && timingSafeEqual(proof, expected);
}
