let loading: Promise<typeof import('./sending.ts')> | undefined;

/**
 * Loads the code that submits when a form is first touched, so that it is there even if the connection then
 * fails. A failed load is tried again.
 */
export function loadSending(): Promise<typeof import('./sending.ts')> {
  loading ??= import('./sending.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
