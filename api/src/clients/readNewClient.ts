import {
  checkEmail,
  checkPassword,
  checkText,
  MAX_COMPANY_NAME_LENGTH,
  MAX_PERSON_NAME_LENGTH,
} from '@inlay/sdk/model';
import type { ProblemIssueBody } from '../contract/index.ts';
import { ProblemError } from '../http/problemError.ts';

/** A client's account as it was typed, checked. */
export interface NewClient {
  email: string;
  password: string;
  name: string | null;
  companyName: string | null;
}

/**
 * What was typed, as it will be kept (CLNT-005, CLNT-007, CLNT-023…026).
 * @param prefixes words before the reason of a bad email or password (CLNT-057, CLNT-058).
 * @throws {ProblemError} `request.invalid` naming every field that is not acceptable.
 */
export function readNewClient(
  input: { email: string; password: string; name: string; companyName: string },
  platformName: string,
  prefixes: { email: string; password: string } = { email: '', password: '' },
): NewClient {
  const email = checkEmail(input.email);
  const password = checkPassword(input.password, [input.email, input.name, input.companyName, platformName]);
  const name = checkText(input.name.trim(), MAX_PERSON_NAME_LENGTH);
  const companyName = checkText(input.companyName.trim(), MAX_COMPANY_NAME_LENGTH);
  if (email.ok && password.ok && name.ok && companyName.ok) {
    return {
      email: email.value,
      password: password.value,
      name: name.value || null,
      companyName: companyName.value || null,
    };
  }
  const checks = { email, password, name, companyName };
  const issues: ProblemIssueBody[] = Object.entries(checks).flatMap(([field, check]) => {
    if (check.ok) return [];
    const prefix = field === 'email' || field === 'password' ? prefixes[field] : '';
    return [{ path: [field], code: check.code, message: prefix + check.message }];
  });
  throw new ProblemError('request.invalid', { issues });
}
