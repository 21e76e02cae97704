import { z } from 'zod';
import { ProblemError } from '../http/problemError.ts';

const cursorSchema = z.tuple([z.iso.datetime(), z.uuid()]);

/** The last row of a page: lists go on behind it, whatever has arrived before it since. */
export interface PageCursor {
  submittedAt: Date;
  id: string;
}

export const encodeCursor = ({ submittedAt, id }: PageCursor): string =>
  Buffer.from(JSON.stringify([submittedAt.toISOString(), id])).toString('base64url');

/** @throws {ProblemError} `request.invalid` for anything that no answer of ours ever called a cursor. */
export function decodeCursor(text: string): PageCursor {
  try {
    const [submittedAt, id] = cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return { submittedAt: new Date(submittedAt), id };
  } catch {
    throw new ProblemError('request.invalid', {
      issues: [{ path: ['cursor'], code: 'invalid', message: 'Not a cursor of this list' }],
    });
  }
}
