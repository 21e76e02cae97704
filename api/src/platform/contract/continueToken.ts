/** The secret of a link that continues answers: at least 128 random bits, which a browser or the server has made. */
export const CONTINUE_TOKEN = /^[\w-]{22,64}$/;
