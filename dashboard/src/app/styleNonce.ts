/**
 * Returns the nonce that this page's policy requires of style elements; browsers hide it from the attribute.
 */
export const styleNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
