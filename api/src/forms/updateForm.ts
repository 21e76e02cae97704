import type { EntityManager } from '@mikro-orm/postgresql';
import { checkUrl } from '@inlay/sdk/model';
import type { AutoReply, UpdateFormRequest } from '../contract/index.ts';
import { ProblemError } from '../http/problemError.ts';
import type { Form } from './form.entity.ts';
import { getCurrentRevision } from './getForm.ts';

/**
 * Changes how a form is used, each attribute on its own (FSET-013).
 * @throws {ProblemError} `request.invalid`, naming the attribute that is not acceptable.
 */
export async function updateForm(
  em: EntityManager,
  input: { form: Form; changes: UpdateFormRequest; allowedHosts: readonly string[] },
): Promise<void> {
  const { form, changes, allowedHosts } = input;
  if (changes.active !== undefined) form.active = changes.active;
  if (changes.redirectUrl !== undefined) {
    form.redirectUrl = readRedirectUrl(changes.redirectUrl, allowedHosts);
  }
  if (changes.autoReply !== undefined) form.autoReply = await readAutoReply(em, form, changes.autoReply);
  await em.flush();
}

/** An automatic answer needs an address to go to, and it is one of the answers. */
async function readAutoReply(
  em: EntityManager,
  form: Form,
  autoReply: AutoReply | null,
): Promise<AutoReply | null> {
  if (!autoReply?.isOn) return autoReply;
  const { definition } = await getCurrentRevision(em, form);
  if (definition.fields.some(({ type }) => type === 'email')) return autoReply;
  const message = 'This form has no email field that an answer could go to.';
  throw new ProblemError('request.invalid', {
    message,
    issues: [{ path: ['autoReply', 'isOn'], code: 'no_email_field', message }],
  });
}

/** D-64: the redirect address passes the URL helper; the installation's own hosts may be named (D-166). */
function readRedirectUrl(text: string | null, allowedHosts: readonly string[]): string | null {
  if (text === null || text.trim() === '') return null;
  const result = checkUrl(text, { allowedHosts });
  if (result.ok) return result.value;
  const issue = { path: ['redirectUrl'], code: result.code, message: result.message };
  throw new ProblemError('request.invalid', { message: result.message, issues: [issue] });
}
