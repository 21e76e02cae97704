import type { ItemStep, PageStep, Step } from './plan.ts';
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

/** A step as an engine reads it: missing keys are `undefined`. */
type AnyStep = Partial<PageStep & ItemStep>;

/** Completes a visitor's plan with the way that the server has answered, and with the items that it shows there. */
export function leadPlan(plan: VisitorPlan, known: KnownWay): VisitorPlan {
  const shown = new Set(Object.values(known).flatMap(({ next, shown: items = [] }) => [next, ...items]));
  let before = '';
  const steps = plan.steps.flatMap((step): Step[] => {
    const { page, item, option } = step as AnyStep;
    const isShown = option === undefined && shown.has(page ?? item ?? '');
    const led = isShown ? ({ ...step, showIf: undefined } as Step) : step;
    if (!page) return [led];
    const goTo = known[before]?.next;
    // Overrules the page's own jump. Behind the last page it leads nowhere.
    const jump =
      goTo === undefined ? [] : [{ jump: before, next: [{ if: { lit: true }, goTo: goTo ?? '' }] }];
    before = page;
    return [...jump, led];
  });
  return { ...plan, steps };
}
