/**
 * The one error catalogue (D-21): code → status and text. The code is the contract; the text may
 * change, and nothing ever looks inside it.
 */
export const PROBLEMS = {
  'request.malformed_json': [400, 'The request body is not valid JSON.'],
  'request.invalid': [400, 'The request is not valid.'],
  'request.unsupported_media_type': [415, 'This content type is not supported.'],
  'request.too_large': [413, 'The request is too large.'],
  'request.cross_origin': [403, 'Requests from other websites are not allowed.'],
  'request.method_not_allowed': [405, 'This method is not allowed here.'],
  'route.not_found': [404, 'There is nothing at this address.'],
  'session.required': [401, 'Please sign in.'],
  'session.not_approved': [
    403,
    "Your account is pending approval. You'll receive access once an administrator approves your account.",
  ],
  'access.denied': [403, 'You do not have access to this page.'],
  'rate_limit.exceeded': [429, 'Too many attempts. Please try again later.'],
  'session.second_factor_required': [
    403,
    'Your administrator account needs a second step before you can go on.',
  ],
  'auth.invalid_credentials': [401, 'Invalid login credentials'],
  'auth.email_not_confirmed': [403, 'Please confirm your email address before signing in.'],
  'auth.second_factor_invalid': [422, 'This code is not valid.'],
  'auth.passkey_invalid': [422, 'This passkey could not be verified.'],
  'auth.wrong_password': [422, 'Current password is incorrect'],
  'auth.link_invalid': [422, 'This password reset link is invalid or has expired.'],
  'auth.locked': [429, 'Account temporarily locked. Please try again in 15 minutes.'],
  'form.not_found': [404, 'Form not found or not published'],
  'form.disabled': [403, 'This form has been temporarily disabled.'],
  'form.not_available': [403, 'This form is not available for submissions'],
  'form.limit_reached': [403, 'Form limit reached'],
  'form.revision_conflict': [409, 'This form was changed elsewhere since you opened it.'],
  'form.invalid_definition': [400, 'The form could not be saved as it is.'],
  'submission.not_found': [404, 'Submission not found'],
  'submission.invalid': [422, 'Please fix the errors below and try again'],
  'submission.key_reused': [422, 'Other answers were already sent under this key.'],
  'captcha.required': [422, 'Please complete the CAPTCHA verification'],
  'captcha.failed': [422, 'CAPTCHA verification failed. Please try again.'],
  'user.not_found': [404, 'User not found'],
  'user.protected': [403, 'The platform owner and your own account cannot be changed here.'],
  'user.not_assignable': [422, 'Forms can be assigned to approved users only.'],
  'second_factor.already_on': [409, 'Turn off the authenticator app before you set up another.'],
  'second_factor.not_started': [409, 'Start setting up the authenticator app first.'],
  'session.not_found': [404, 'Session not found'],
  'passkey.not_found': [404, 'Passkey not found'],
  'message.not_found': [404, 'Message not found'],
  'mail.not_found': [404, 'Mail not found'],
  'client.inactive': [
    403,
    "Your account is not active yet. You'll receive access once an administrator approves your account.",
  ],
  'service.unavailable': [503, 'The service is busy. Please try again in a moment.'],
  internal: [500, 'An unexpected error occurred'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ProblemCode = keyof typeof PROBLEMS;
