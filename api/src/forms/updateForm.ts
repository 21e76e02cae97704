import type { EntityManager } from '@mikro-orm/postgresql';
import { checkUrl } from '@inlay/sdk/model';
import type { UpdateFormRequest } from '../contract/index.ts';
import { ProblemError } from '../http/problemError.ts';
import type { Form } from './form.entity.ts';

/**
 * Changes how a form is used, each attribute on its own (FSET-013).
 * @throws {ProblemError} `request.invalid`, naming the attribute that is not acceptable.
 */
export async function updateForm(
  em: EntityManager,
  input: { form: Form; changes: UpdateFormRequest },
): Promise<void> {
  const { form, changes } = input;
  if (changes.active !== undefined) form.active = changes.active;
  if (changes.redirectUrl !== undefined) form.redirectUrl = readRedirectUrl(changes.redirectUrl);
  await em.flush();
}

/** D-64: the redirect address passes the URL helper. */
function readRedirectUrl(text: string | null): string | null {
  if (text === null || text.trim() === '') return null;
  const result = checkUrl(text);
  if (result.ok) return result.value;
  const issue = { path: ['redirectUrl'], code: result.code, message: result.message };
  throw new ProblemError('request.invalid', { message: result.message, issues: [issue] });
}
