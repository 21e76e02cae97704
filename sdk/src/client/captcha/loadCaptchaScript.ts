/** Waits before the second and the third try, in milliseconds (AUTH-017, CONST-017). */
const RETRY_AFTER_MS = [500, 1_500] as const;
/** A script that came but never said that it is ready was blocked or replaced. */
const READY_WITHIN_MS = 20_000;
/** The function that both services call, by its name in the script's address, when they are ready. */
const READY_CALLBACK = 'formEmbedCaptchaReady';

export interface LoadOptions {
  wait?: (ms: number) => Promise<void>;
  readyWithinMs?: number;
}

/** Scripts that are loaded or on their way; one that could not be had is forgotten, to be tried again. */
const loading = new Map<string, Promise<void>>();

/**
 * Loads a captcha service's script once, however often it is asked for; tries again up to 2 times.
 * Rejects when it cannot be had.
 */
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

/** For pages that take script addresses from named policies only; one that forbids ours refuses the script. */
function trustUrl(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  try {
    policy ??= trustedTypes?.createPolicy('form-embed', { createScriptURL: (address) => address });
  } catch {
    // Not allowed by the page, or made by another copy of this script.
  }
  return policy?.createScriptURL(url) ?? url;
}

const delay = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });
