/** Request for a mailed code, or to redeem one. */
export interface CodeRequest {
  formUrl: string;
  fieldId: string;
  address: string;
  language: string;
}

/** A ticket or a proof; else the code of the visitor's message. */
export type CodeAnswer = { given: string } | { issue: 'wrong_code' | 'code_busy' | 'code_failed' };

async function post(
  path: 'email-codes' | 'email-proofs',
  { formUrl, language, ...body }: CodeRequest & { ticket?: string; code?: string },
): Promise<CodeAnswer> {
  try {
    const response = await fetch(`${formUrl}/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      body: JSON.stringify(body),
      credentials: 'omit',
    });
    if (response.status === 429) return { issue: 'code_busy' };
    if (response.status === 422 && body.code) return { issue: 'wrong_code' };
    const { ticket, proof } = (await response.json()) as { ticket?: string; proof?: string };
    const given = ticket ?? proof;
    return given ? { given } : { issue: 'code_failed' };
  } catch {
    return { issue: 'code_failed' };
  }
}

/** Has a code mailed, and returns its ticket. Never throws. */
export const askForCode = (request: CodeRequest): Promise<CodeAnswer> => post('email-codes', request);

/** Exchanges a code and its ticket for the proof that the address is the visitor's. Never throws. */
export const redeemCode = (request: CodeRequest & { ticket: string; code: string }): Promise<CodeAnswer> =>
  post('email-proofs', request);
