import { plural, t } from '@lingui/core/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import type { DescribedFinding } from '@inlay/sdk/model';
import { allIdsOf } from '../definition/editing.ts';
import { changeLogic } from '../logic/changeRule.ts';
import { createSameIds } from '../store/createSameIds.ts';
import { definitionOf } from '../store/builderStore.ts';
import type { BuilderCore } from '../useBuilder.ts';
import { brokenRules, withoutRules } from './brokenRules.ts';

const TOAST = 'broken-rules';
/** Most findings in the toast; all are in the list of checks. */
const MOST_SHOWN = 3;

/** Says what a removal or move has broken in the form's rules, and offers to mend it: by undo, or without the rules. */
export function useBrokenRules(builder: BuilderCore): void {
  useEffect(() => {
    const sameIds = createSameIds();
    let judged = definitionOf(builder.get());
    let order = sameIds(allIdsOf(judged));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const judge = (): void => {
      const now = definitionOf(builder.get());
      const broken = brokenRules(judged, now);
      judged = now;
      notifications.hide(TOAST);
      if (broken.length > 0) showBroken(builder, broken);
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
        judge();
      });
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
      notifications.hide(TOAST);
    };
  }, [builder]);
}

function showBroken(builder: BuilderCore, broken: readonly DescribedFinding[]): void {
  const mend = (how: () => void) => (): void => {
    notifications.hide(TOAST);
    how();
  };
  const places = broken.map(({ finding }) => finding.place);
  const mended = withoutRules(definitionOf(builder.get()), places);
  const canRemove = mended !== definitionOf(builder.get());
  notifications.show({
    id: TOAST,
    title: t`${plural(broken.length, { one: '# rule no longer works', other: '# rules no longer work' })}`,
    autoClose: false,
    color: 'orange',
    message: (
      <Stack gap={8}>
        {broken.slice(0, MOST_SHOWN).map(({ text }) => (
          <Text key={text} size="sm">
            {text}
          </Text>
        ))}
        <Group gap={8}>
          <Button size="compact-sm" variant="default" onClick={mend(builder.undo)}>
            {t`Undo`}
          </Button>
          {canRemove ? (
            <Button
              size="compact-sm"
              variant="default"
              onClick={mend(() =>
                changeLogic(builder, withoutRules(definitionOf(builder.get()), places), {
                  what: t`Broken rules removed`,
                }),
              )}
            >
              {t`Remove the rules`}
            </Button>
          ) : null}
        </Group>
      </Stack>
    ),
  });
}
