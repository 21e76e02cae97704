import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Config } from '../config.ts';

/** Whose mails about which form are to end; `isGlobal` when he is told about all forms of the account. */
export interface StopRequest {
  formId: string;
  email: string;
  isGlobal: boolean;
}

const partsSchema = z.tuple([z.uuid(), z.string().max(320), z.boolean()]);

/** The address of the page and of the one press that stop mails (RFC 8058). Good for ever, without signing in. */
export function stopUrl(config: Config, { formId, email, isGlobal }: StopRequest): string {
  const text = Buffer.from(JSON.stringify([formId, email, isGlobal])).toString('base64url');
  return `${config.publicUrl}/api/stop-mails?token=${text}.${sign(config, text)}`;
}

/** Null for what this platform has not signed. */
export function readStopToken(config: Config, token: string): StopRequest | null {
  const [text = '', signature = ''] = token.split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(config, text))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const [formId, email, isGlobal] = partsSchema.parse(
    JSON.parse(Buffer.from(text, 'base64url').toString('utf8')),
  );
  return { formId, email, isGlobal };
}

const sign = ({ secret }: Config, text: string): string =>
  createHmac('sha256', secret).update(`stop-mails:${text}`).digest('base64url');
