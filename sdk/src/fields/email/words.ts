/** Of an address that is asked twice. */
export const confirmWords = {
  not_same: 'Both addresses must be the same.',
  emailAgain: 'Repeat the email address',
};

/** Of an address that is proven by a mailed code. */
export const codeWords = {
  unconfirmed: 'Please confirm this address with the code we email you.',
  other_domain: 'Please use an address that ends in {domains}.',
  wrong_code: 'This code is wrong or has expired.',
  code_busy: 'Too many codes were requested. Please try again in an hour.',
  code_failed: 'The code could not be sent. Please try again.',
  codeHint: 'We’ll email you a six-digit code to confirm this address.',
  codeSend: 'Email me a code',
  codeSent: 'We sent a code to {address}. It works for 15 minutes.',
  codeAgain: 'Send a new code',
  codeInput: 'Six-digit code',
  codeDone: 'Address confirmed',
};
