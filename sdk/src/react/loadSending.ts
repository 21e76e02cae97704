let loading: Promise<typeof import('./sending.ts')> | undefined;

/**
 * The code that sends, loaded when a form is first touched: by the time it is needed it is there, also
 * if the connection no longer is. One that could not be had is asked for again.
 */
export function loadSending(): Promise<typeof import('./sending.ts')> {
  loading ??= import('./sending.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
