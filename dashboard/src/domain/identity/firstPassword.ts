/** Where somebody who came by the provider chooses a first password; a new sign-in leads back there. */
export const FIRST_PASSWORD_PATH = `/reset-password?first&from=${encodeURIComponent('/reset-password?first')}`;
