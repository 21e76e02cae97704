import { hash } from 'node:crypto';

/** A challenge of the built-in captcha: find the number whose hash with the salt it is. */
interface Challenge {
  algorithm: string;
  challenge: string;
  salt: string;
  signature: string;
  maxnumber: number;
}

/** A token of the built-in captcha, worked for as a browser does. */
export async function solveCaptcha(url: string): Promise<string> {
  const response = await fetch(`${url}/api/public/captcha/challenge`);
  const { maxnumber, ...rest } = (await response.json()) as Challenge;
  for (let number = 0; number <= maxnumber; number++) {
    if (hash('sha256', `${rest.salt}${number}`) === rest.challenge)
      return btoa(JSON.stringify({ ...rest, number }));
  }
  throw new Error('The challenge has no solution');
}
