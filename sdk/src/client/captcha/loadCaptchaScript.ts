/** Back-off (ms) before the second and third try (AUTH-017, CONST-017). */
const RETRY_AFTER_MS = [500, 1_500] as const;
/** Longest time (ms) until a loaded script calls back; a later one was blocked or replaced. */
const READY_WITHIN_MS = 20_000;
/** Name of the global function that both services call when they are ready. */
const READY_CALLBACK = 'formEmbedCaptchaReady';

export interface LoadOptions {
  wait?: (ms: number) => Promise<void>;
  readyWithinMs?: number;
}

/** Scripts that are loaded or loading. Failed ones are removed, so that they can be tried again. */
const loading = new Map<string, Promise<void>>();

/** Loads a captcha service's script once per page, with up to 2 retries. Rejects when all fail. */
export function loadCaptchaScript(url: string, options: LoadOptions = {}): Promise<void> {
  const before = loading.get(url);
  if (before) return before;
  const loaded = loadPatiently(url, options);
  loading.set(url, loaded);
  loaded.catch(() => loading.delete(url));
  return loaded;
}

async function loadPatiently(url: string, options: LoadOptions): Promise<void> {
  const { wait = delay, readyWithinMs = READY_WITHIN_MS } = options;
  for (const waitMs of RETRY_AFTER_MS) {
    try {
      return await loadOnce(url, readyWithinMs);
    } catch {
      await wait(waitMs);
    }
  }
  return loadOnce(url, readyWithinMs);
}

function loadOnce(url: string, readyWithinMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (): void => {
      clearTimeout(timer);
      script.remove();
      reject(new Error('The captcha script could not be loaded.'));
    };
    const timer = setTimeout(fail, readyWithinMs);
    Object.assign(window, {
      [READY_CALLBACK]: () => {
        clearTimeout(timer);
        resolve();
      },
    });
    const address = new URL(url);
    address.searchParams.set('onload', READY_CALLBACK);
    script.async = true;
    script.addEventListener('error', fail);
    script.src = trustUrl(address.href);
    document.head.append(script);
  });
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** Passes the address through a Trusted Types policy. A page that forbids the policy refuses the script. */
function trustUrl(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  try {
    policy ??= trustedTypes?.createPolicy('form-embed', { createScriptURL: (address) => address });
  } catch {
    // The page does not allow the policy, or another copy of this script created it.
  }
  return policy?.createScriptURL(url) ?? url;
}

const delay = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });
