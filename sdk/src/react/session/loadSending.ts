type Sending = typeof import('./sending.ts');

let loading: Promise<Sending> | undefined;
/** Address of the file after a failed load, and the number of retries. */
let failed: { url: string; retries: number } | undefined;

/**
 * Loads the code that validates and submits when a form is first touched, so that it is there even if the
 * connection then fails. A failed load is tried again.
 */
export function loadSending(): Promise<Sending> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    // Chromium and Firefox name the address; WebKit requests a failed module again by itself.
    const [url] = /https?:\S+\.js/.exec(String(error)) ?? [];
    if (url) failed ??= { url, retries: 0 };
    throw error;
  });
  return loading;
}

/**
 * Retries under a new query: a browser never requests a module again that failed to load. Websites' bundlers leave the
 * address as it is.
 */
const load = (): Promise<Sending> =>
  failed
    ? import(/* @vite-ignore */ /* webpackIgnore: true */ `${failed.url}?${++failed.retries}`)
    : import('./sending.ts');
