import { checkEmail, isOfDomains } from '@inlay/sdk/model';
import { STEP_INPUTS } from '@inlay/sdk/server';
import type { AppContext } from '../../../platform/http/appContext.ts';
import { isProblem } from '../../../platform/http/problemError.ts';
import type { PublicFormDeps } from '../publicFormDeps.ts';
import { findRefusal, type AdmissionRequest } from '../submit/admission.ts';
import { visitorLanguage } from '../visitorLanguage.ts';
import { isCodeTicket, isProof } from './emailCode.ts';
import { mailCode, redeemCode, type CodeRequest } from './mailCode.ts';
import { provenFieldsOf } from './provenFields.ts';

/** Name of the control with an address; the field's id stands last before the part, also in a row. */
const ADDRESS = /^(?<control>answers\..*?(?<fieldId>[^.]+))\.address$/;

/**
 * Does for a plain post what the visitor's script does: mails a code to an address that has none yet, and redeems
 * what was typed. Writes tickets, proofs and problems into the post, which the next page then shows.
 */
export async function takePostedCodes(
  deps: PublicFormDeps,
  ctx: AppContext,
  { request, posted }: { request: AdmissionRequest; posted: URLSearchParams },
): Promise<void> {
  const controls = [...posted.keys()].flatMap((name) => [ADDRESS.exec(name)?.groups ?? []].flat());
  const goesOn = (posted.get(STEP_INPUTS.go) ?? 'next') === 'next';
  if (controls.length === 0 || !goesOn) return;
  const form = await deps.published.find(request.formId, request.revisionId, request.pass);
  if (!form || findRefusal(form, request.website, deps.config.publicUrl)) return;
  const asked = new Map(provenFieldsOf(form.definition).map((field) => [field.id, field]));
  for (const { control = '', fieldId = '' } of controls) {
    const checked = checkEmail(posted.get(`${control}.address`) ?? '');
    const field = asked.get(fieldId);
    // What is wrong with the address, its page says.
    if (!field || !checked.ok || !isOfDomains(field, checked.value)) continue;
    const language = visitorLanguage(ctx, form);
    const code = { form, fieldId, address: checked.value, language, source: request.source };
    await takeCode(deps, code, { posted, control });
  }
}

async function takeCode(
  deps: PublicFormDeps,
  request: CodeRequest,
  { posted, control }: { posted: URLSearchParams; control: string },
): Promise<void> {
  const { secret } = deps.config;
  const place = { formId: request.form.id, fieldId: request.fieldId, address: request.address };
  const part = (name: string): string => posted.get(`${control}.${name}`)?.trim() ?? '';
  const write = (name: string, value: string): void => posted.set(`${control}.${name}`, value);
  const [ticket, code, isAskedAgain] = [part('ticket'), part('code'), part('again') !== ''];
  for (const name of ['problem', 'again']) posted.delete(`${control}.${name}`);
  if (isProof(secret, place, part('proof'))) return;
  posted.delete(`${control}.proof`);
  if (isCodeTicket(secret, place, ticket) && !isAskedAgain) {
    if (code) write(...(await redeem(deps, { ...request, ticket, code })));
    return;
  }
  posted.delete(`${control}.code`);
  const created = await mailCode(deps, request);
  if (created) write('ticket', created);
  else write('problem', 'code_busy');
}

/** Returns the part of the answer that a code leads to: a proof, empty for a wrong code, or a problem. */
async function redeem(
  deps: PublicFormDeps,
  request: Parameters<typeof redeemCode>[1],
): Promise<['proof' | 'problem', string]> {
  try {
    return ['proof', (await redeemCode(deps, request)) ?? ''];
  } catch (error) {
    if (isProblem(error, 'rate_limit.exceeded')) return ['problem', 'code_busy'];
    throw error;
  }
}
