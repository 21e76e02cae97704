/** Loads and adds what shows only while a form is answered; for previews, because the builder's canvas does without. */
export async function loadLayouts(): Promise<void> {
  const [questions, extras] = await Promise.all([
    import('./chunks/questions.ts'),
    import('./extraChunks.ts'),
  ]);
  questions.addQuestions();
  extras.addExtras();
}
