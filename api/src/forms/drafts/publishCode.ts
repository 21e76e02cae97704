import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FormDefinition } from '@inlay/sdk/model';
import { impactCode } from '../impact/impactCode.ts';

/** Digits of a code, which a person reads and types. */
const CODE_LENGTH = 8;

/** What a person has looked at, and who. */
export interface LookedAt {
  formId: string;
  /** The revision that visitors see. */
  revisionId: string;
  draft: { state: string; definition: FormDefinition };
  userId: string;
}

/**
 * Returns the code by which a person lets an assistant publish a draft: of this draft, of the impact that it has now, and
 * of this person. It stands on the page that shows them to people who are signed in, and in no answer to a program
 * (decision 901).
 */
export function publishCode(secret: string, { formId, revisionId, draft, userId }: LookedAt): string {
  const impact = impactCode(secret, { formId, revisionId, definition: draft.definition });
  const text = JSON.stringify([formId, draft.state, impact, userId]);
  const digest = createHmac('sha256', secret).update(`publish:${text}`).digest();
  const number = digest.readUIntBE(0, 6) % 10 ** CODE_LENGTH;
  const digits = String(number).padStart(CODE_LENGTH, '0');
  return `${digits.slice(0, CODE_LENGTH / 2)}-${digits.slice(CODE_LENGTH / 2)}`;
}

/** Whether a code is the one of what was looked at; spaces and a missing dash do not matter. */
export function isPublishCode(secret: string, given: string, lookedAt: LookedAt): boolean {
  const [typed, right] = [given, publishCode(secret, lookedAt)].map((code) =>
    Buffer.from(code.replaceAll(/[\s-]/g, '')),
  ) as [Buffer, Buffer];
  return typed.length === right.length && timingSafeEqual(typed, right);
}
