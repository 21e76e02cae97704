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
  'auth.invalid_credentials': [401, 'Invalid login credentials'],
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
  'captcha.failed': [422, 'CAPTCHA verification failed. Please try again.'],
  'service.unavailable': [503, 'The service is busy. Please try again in a moment.'],
  internal: [500, 'An unexpected error occurred'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ProblemCode = keyof typeof PROBLEMS;
