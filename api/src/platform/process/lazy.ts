/** Something that is loaded when it is first needed (decision 195). */
export interface Lazy<Value> {
  /** Loads it at the first call, and gives the same to every later one. */
  get(): Promise<Value>;
  /** Gives what was asked for already, for whoever ends it; undefined if nobody has asked. */
  peek(): Promise<Value> | undefined;
}

/** @param load runs again after it has failed: those who waited fail, the next call loads anew. */
export function createLazy<Value>(load: () => Promise<Value>): Lazy<Value> {
  let loading: Promise<Value> | undefined;
  return {
    get: () => {
      loading ??= load().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
    peek: () => loading,
  };
}
