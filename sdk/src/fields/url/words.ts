/** Texts about web addresses. */
export const urlWords = {
  invalid_url: 'Please enter a web address, for example https://example.org.',
  insecure_url: 'Please enter an address that starts with https://.',
};
