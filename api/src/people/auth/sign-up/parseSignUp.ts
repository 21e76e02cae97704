import { checkEmail, checkPassword, checkText, MAX_PERSON_NAME_LENGTH } from '@inlay/sdk/model';
import { checkedValues } from '../../../platform/http/checkedValues.ts';

/**
 * Parses a user's sign-up.
 * @throws {ProblemError} `request.invalid` naming every field that is not acceptable (AUTH-024, D-04).
 */
export const parseSignUp = (
  input: { email: string; password: string; fullName: string },
  platformName: string,
) =>
  checkedValues({
    email: checkEmail(input.email),
    password: checkPassword(input.password, [input.email, input.fullName, platformName]),
    fullName: checkText(input.fullName.trim(), MAX_PERSON_NAME_LENGTH),
  });
