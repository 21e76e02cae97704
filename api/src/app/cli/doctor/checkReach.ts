import { REMOTE_SERVICES } from '../../../platform/captcha/remoteServices.ts';
import type { Config } from '../../../platform/config/config.ts';
import { attention, ok, problem, type Finding } from './finding.ts';

const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Checks the address at which people reach the platform. */
export function checkPublicUrl({ publicUrl }: Config): Finding {
  const name = 'Public address';
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === 'https:') return ok(name, `${publicUrl} is https.`);
  if (LOCAL.test(hostname)) {
    const advice = 'set INLAY_PUBLIC_URL to the https address that visitors use';
    return attention(name, `${publicUrl} is reached on this machine only: ${advice}.`);
  }
  const advice = 'put a proxy with a certificate in front, and set INLAY_PUBLIC_URL to its https address';
  return attention(name, `${publicUrl} is not encrypted: ${advice}.`);
}

/** Checks that forwarding headers are trusted for exactly as many proxies as there are (T27, T29). */
export function checkProxies({ publicUrl, trustedProxies }: Config): Finding {
  const name = 'Proxies';
  const isHttps = publicUrl.startsWith('https:');
  if (isHttps && trustedProxies === 0) {
    const advice =
      'set TRUSTED_PROXIES to the number of proxies in front, or all visitors count as one source';
    return attention(name, `none is trusted, but something answers https: ${advice}.`);
  }
  if (!isHttps && trustedProxies > 0) {
    const advice = 'set TRUSTED_PROXIES=0 if nothing stands in front, or anybody can claim any address';
    return attention(name, `${trustedProxies} trusted, but the public address is plain http: ${advice}.`);
  }
  return ok(name, `${trustedProxies} trusted.`);
}

/** Where visitors' files are served, and what that means (T43). */
export function checkFiles({ publicUrl, filesOrigin, s3 }: Config): Finding {
  const name = 'Files of visitors';
  if (s3?.hasOwnLinks) return ok(name, 'come from the bucket, by links that are good for five minutes.');
  if (filesOrigin === null) {
    const advice = 'FILES_ORIGIN gives them a host of their own';
    return ok(name, `come from the platform’s own host, as sandboxed downloads; ${advice}.`);
  }
  if (publicUrl.startsWith('https:') && !filesOrigin.startsWith('https:')) {
    const advice = 'browsers refuse its pictures in a page that is https: give it a certificate';
    return problem(name, `${filesOrigin} is not encrypted: ${advice}.`);
  }
  return ok(name, `come from ${filesOrigin} alone, where nobody is signed in; it has to lead here, too.`);
}

/** Which captcha protects forms and sign-in. */
export function checkCaptcha({ captcha }: Config): Finding {
  const name = 'Captcha';
  if (captcha.provider === 'altcha') return ok(name, 'the built-in proof of work.');
  const { provider, secret, serviceUrl } = captcha;
  if (REMOTE_SERVICES[provider].testSecrets.includes(secret)) {
    const advice = `set INLAY_CAPTCHA_SECRET to the one that ${provider} gave you`;
    return problem(name, `INLAY_CAPTCHA_SECRET is a key for tests that lets everybody pass: ${advice}.`);
  }
  if (serviceUrl === null) return ok(name, `${provider}, with keys of your own.`);
  return attention(
    name,
    `${serviceUrl} is asked instead of ${provider}: remove INLAY_CAPTCHA_URL if unmeant.`,
  );
}
