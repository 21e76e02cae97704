import type { Step } from './plan.ts';
import type { VisitorPlan } from './visitorPlan.ts';

/** What the server has answered about the way behind a page. */
export interface KnownStep {
  /** The page that follows; null behind the last. */
  next: string | null;
  /** Items of that page that points show; absent without any. */
  shown?: readonly string[] | undefined;
}

/** The server's answers, by the page that they are about. */
export type KnownWay = Readonly<Record<string, KnownStep>>;

/** Completes a visitor's plan with the way that the server has answered, and with the items that it shows there. */
export function leadPlan(plan: VisitorPlan, known: KnownWay): VisitorPlan {
  const answers = Object.values(known);
  const shown = new Set(answers.flatMap(({ next, shown: items = [] }) => [next, ...items]));
  let before = '';
  const steps = plan.steps.flatMap((step): Step[] => {
    if ('item' in step && step.option === undefined && shown.has(step.item)) {
      const { showIf: _hidden, ...visible } = step;
      return [visible];
    }
    if (!('page' in step)) return [step];
    const { page } = step;
    const certain = shown.has(page) ? { page } : step;
    const answer = known[before];
    // Overrules the page's own jump. Behind the last page it leads nowhere.
    const jump = answer ? [{ jump: before, next: [{ if: { lit: true }, goTo: answer.next ?? '' }] }] : [];
    before = page;
    return [...jump, certain];
  });
  return { ...plan, steps };
}
