/** What reads questions, in all languages of forms. */
export type Questions = typeof import('../questions/readFields.ts');

let loading: Promise<Questions> | undefined;

/** Loads what reads questions: only those who type or paste one need it. */
export function loadQuestions(): Promise<Questions> {
  loading ??= import('../questions/readFields.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
