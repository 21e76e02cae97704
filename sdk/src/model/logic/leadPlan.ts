import type { Step } from './plan.ts';
import type { VisitorPlan } from './visitorPlan.ts';

/** The page that follows each page that the server was asked about; null behind the last. */
export type KnownWay = Readonly<Record<string, string | null>>;

/** Completes a visitor's plan with the way that the server has answered (decision 280). */
export function leadPlan(plan: VisitorPlan, known: KnownWay): VisitorPlan {
  const followers = Object.values(known);
  let before = '';
  const steps = plan.steps.flatMap((step): Step[] => {
    if (!('page' in step)) return [step];
    const { page } = step;
    const shown = followers.includes(page) ? { page } : step;
    const goTo = known[before];
    // Overrules the page's own jump. Behind the last page it leads nowhere.
    const jump =
      goTo === undefined ? [] : [{ jump: before, next: [{ if: { lit: true }, goTo: goTo ?? '' }] }];
    before = page;
    return [...jump, shown];
  });
  return { ...plan, steps };
}
