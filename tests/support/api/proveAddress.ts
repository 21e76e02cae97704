import type { TestApi } from './testApi.ts';

/** Proves an address as a visitor does, by the code mailed to it. @returns the answer to the email field `mail`. */
export async function proveAddress(
  api: TestApi,
  formId: string,
  address: string,
): Promise<{ address: string; proof: string }> {
  const visitor = api.visitor();
  const asked = { fieldId: 'mail', address };
  const path = `/api/public/forms/${formId}`;
  const { ticket } = (await visitor.post(`${path}/email-codes`, asked)).body;
  const [code] = /\b\d{6}\b/.exec((await api.lastMail(address)).text) ?? [];
  const { proof } = (await visitor.post(`${path}/email-proofs`, { ...asked, ticket, code })).body;
  return { address, proof };
}
