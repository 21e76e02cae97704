import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { hasLogic, type FormDefinition } from '@inlay/sdk/model';
import { allIdsOf } from '../definition/editing.ts';
import { definitionOf } from '../store/builderStore.ts';
import { createSameIds } from '../store/createSameIds.ts';
import type { BuilderCore } from '../useBuilder.ts';

const TOAST = 'broken-rules';

/** Says what a removal or move has broken in the form's rules. What judges them loads for a form that has any. */
export function useBrokenRules(builder: BuilderCore): void {
  useEffect(() => {
    const sameIds = createSameIds();
    let judged = definitionOf(builder.get());
    let order = sameIds(allIdsOf(judged));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const judge = async (before: FormDefinition, now: FormDefinition): Promise<void> => {
      if (!hasLogic(before)) return;
      const [{ brokenRules }, { showBroken }] = await Promise.all([
        import('./brokenRules.ts'),
        import('./showBroken.tsx'),
      ]);
      const broken = brokenRules(before, now);
      // Undo would revert another change by then.
      const isCurrent = definitionOf(builder.get()) === now;
      if (isCurrent && broken.length > 0) showBroken(builder, { broken, before }, TOAST);
    };
    const unsubscribe = builder.subscribe(() => {
      const now = definitionOf(builder.get());
      const ids = sameIds(allIdsOf(now));
      if (ids === order) {
        if (timer === undefined) judged = now;
        return;
      }
      order = ids;
      clearTimeout(timer);
      // After the form is drawn.
      timer = setTimeout(() => {
        timer = undefined;
        const before = judged;
        judged = definitionOf(builder.get());
        notifications.hide(TOAST);
        void judge(before, judged);
      });
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
      notifications.hide(TOAST);
    };
  }, [builder]);
}
