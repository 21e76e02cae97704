import { checkEmail } from '@inlay/sdk/model';
import { checkedValues } from '../../platform/http/checkedValues.ts';

/** Parses an address. @throws {ProblemError} `request.invalid` beside its field. */
export const parseEmail = (text: string): string => checkedValues({ email: checkEmail(text) }).email;
