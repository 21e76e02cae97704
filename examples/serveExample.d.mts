/** Names of the examples that can be served. */
export const EXAMPLES: readonly string[];
/** Serves an example on a free port; `platform` without a slash at the end. */
export function serveExample(
  name: string,
  form: { platform: string; formId: string },
): Promise<{ url: string; close(): Promise<void> }>;
