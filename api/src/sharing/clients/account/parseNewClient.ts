import {
  checkEmail,
  checkPassword,
  checkText,
  MAX_COMPANY_NAME_LENGTH,
  MAX_PERSON_NAME_LENGTH,
} from '@inlay/sdk/model';
import { checkedValues } from '../../../platform/http/checkedValues.ts';
import type { Text } from '../../../platform/texts/translate.ts';

/** A new client's account, checked. */
export interface NewClient {
  email: string;
  password: string;
  name: string | null;
  companyName: string | null;
}

/**
 * Parses a new client's account (CLNT-005, CLNT-023).
 * @param wrappers messages around the reason of a bad email or password (CLNT-057, CLNT-058).
 * @throws {ProblemError} `request.invalid` naming every field that is not acceptable.
 */
export function parseNewClient(
  input: { email: string; password: string; name: string; companyName: string },
  platformName: string,
  wrappers: { email?: Text; password?: Text } = {},
): NewClient {
  const context = [input.email, input.name, input.companyName, platformName];
  const checks = {
    email: checkEmail(input.email),
    password: checkPassword(input.password, context),
    name: checkText(input.name.trim(), MAX_PERSON_NAME_LENGTH),
    companyName: checkText(input.companyName.trim(), MAX_COMPANY_NAME_LENGTH),
  };
  const { name, companyName, ...account } = checkedValues(checks, wrappers);
  return { ...account, name: name || null, companyName: companyName || null };
}
