import type { PlainVisitor } from './plainVisitor.ts';

/** Most pages that a form of a test can show one after another, with those that come back. */
const MAX_STEPS = 20;

/**
 * Fills a form page by page as somebody does who gives these answers: whatever is shown is filled, and the
 * button pressed until the form ends or a page comes back as it was.
 */
export async function fillPlainly(
  visitor: PlainVisitor,
  answers: Readonly<Record<string, unknown>>,
): Promise<void> {
  await visitor.open();
  let before = '';
  for (let step = 0; step < MAX_STEPS && visitor.hidden('at') !== undefined; step++) {
    for (const name of visitor.shown()) {
      const answer = answers[name.slice('answers.'.length)];
      visitor.fill(name, answer as string | string[] | undefined);
    }
    const now = JSON.stringify([visitor.hidden('at'), visitor.entries()]);
    if (now === before) return;
    before = now;
    await visitor.press();
  }
}
