import { plural, t } from '@lingui/core/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { DescribedFinding, FormDefinition } from '@inlay/sdk/model';
import { changeLogic } from '../logic/changeRule.ts';
import { definitionOf } from '../store/builderStore.ts';
import { inWords } from '../../../domain/logic/inWords.ts';
import { ruleInWords } from '../logic/RuleEditor.tsx';
import type { BuilderCore } from '../useBuilder.ts';
import { withoutRules } from './brokenRules.ts';

/** Most findings in the toast; all are in the list of checks. */
const MOST_SHOWN = 3;

/**
 * Says which rules a change has broken, and offers to mend it: by undo, or without the rules.
 *
 * @param before the form before the change: it still has the names of removed parts
 */
export function showBroken(
  builder: BuilderCore,
  { broken, before }: { broken: readonly DescribedFinding[]; before: FormDefinition },
  toast: string,
): void {
  const mend = (how: () => void) => (): void => {
    notifications.hide(toast);
    how();
  };
  const places = broken.map(({ finding }) => finding.place);
  const mended = withoutRules(definitionOf(builder.get()), places);
  const canRemove = mended !== definitionOf(builder.get());
  notifications.show({
    id: toast,
    title: t`${plural(broken.length, { one: '# rule no longer works', other: '# rules no longer work' })}`,
    autoClose: false,
    color: 'orange',
    message: (
      <Stack gap={8}>
        {broken.slice(0, MOST_SHOWN).map(({ finding: { code, place }, description }) => (
          <Text key={`${code} ${place.id} ${place.key} ${place.index ?? ''}`} size="sm">
            {ruleInWords(before, place) || inWords(description)}
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
