/** Loads and adds all that shows while a form is answered; for previews. */
export async function loadLayouts(): Promise<void> {
  const [questions, extras] = await Promise.all([
    import('./chunks/questions.ts'),
    import('./extraChunks.ts'),
  ]);
  questions.addQuestions();
  extras.addExtras();
}
