import { t } from '@lingui/core/macro';
import { Group, NativeSelect, Stack, Title } from '@mantine/core';
import { MAX_JUMPS, labelsOf, type FormDefinition, type Page } from '@inlay/sdk/model';
import { inWords } from '../../../domain/logic/inWords.ts';
import { containerById, isPage, treeOf } from '../definition/tree.ts';
import { definitionOf } from '../store/builderStore.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import { AddButton } from './AddButton.tsx';
import { RuleEditor } from './RuleEditor.tsx';

interface PartRulesProps {
  builder: BuilderCore;
  partId: string;
}

/** Rules of a page, a section, a repeating group or an ending. */
export function PartRules({ builder, partId }: PartRulesProps) {
  const form = useBuilderState(builder, definitionOf);
  const ending = form.endings.findIndex(({ id }) => id === partId);
  const container = containerById(form, partId);
  const isFirst = treeOf(form).pages[0]?.id === partId;
  const isRepeat = container && !isPage(container) && container.type === 'repeat';
  // The first page has nothing before it, and the last ending is for everybody else.
  if (ending === form.endings.length - 1 || (!container && ending < 0)) return null;
  return (
    <Stack gap={16} data-rules>
      <Title order={3} size="h4">
        {t`Logic`}
      </Title>
      {isFirst ? null : (
        <RuleEditor
          builder={builder}
          place={{ id: partId, key: 'showIf' }}
          title={ending < 0 ? t`Show when` : t`End here when`}
        />
      )}
      {isRepeat ? (
        <RuleEditor builder={builder} place={{ id: partId, key: 'requiredIf' }} title={t`Require when`} />
      ) : null}
      {container && isPage(container) ? <Jumps builder={builder} form={form} page={container} /> : null}
    </Stack>
  );
}

/** Lists where a page can lead: later pages and endings. */
function targetsOf(form: FormDefinition, pageId: string): { value: string; label: string }[] {
  const labels = labelsOf(form);
  const { pages } = treeOf(form);
  const later = pages.slice(pages.findIndex(({ id }) => id === pageId) + 1);
  return [...later, ...form.endings].map(({ id }) => ({ value: id, label: inWords(labels.item(id)) }));
}

/** Conditional jumps from a page; the first condition that holds decides. */
function Jumps({ builder, form, page }: { builder: BuilderCore; form: FormDefinition; page: Page }) {
  const jumps = page.next ?? [];
  const targets = targetsOf(form, page.id);
  const setJumps = (next: NonNullable<Page['next']>): void =>
    builder.updateContainer(page.id, { next: next.length > 0 ? next : undefined });
  const add = (): void => {
    const field = page.items.find((item) => !('items' in item)) ?? treeOf(form).fields[0];
    const [target] = targets.slice(1);
    if (field)
      setJumps([
        ...jumps,
        { if: { op: 'answered', of: [{ field: field.id }] }, goTo: (target ?? targets[0])!.value },
      ]);
  };
  return (
    <Stack gap={12}>
      {jumps.map(({ goTo }, index) => (
        <Stack key={index} gap={8}>
          <RuleEditor
            builder={builder}
            place={{ id: page.id, key: 'next', index }}
            title={jumps.length > 1 ? t`Jump ${index + 1}: go on when` : t`Jump when`}
          />
          <Group gap={4} wrap="nowrap">
            <NativeSelect
              flex={1}
              label={t`Go to`}
              data={[
                ...targets,
                ...(targets.some(({ value }) => value === goTo)
                  ? []
                  : [{ value: goTo, label: t`(removed)` }]),
              ]}
              value={goTo}
              onChange={(event) => {
                const target = event.currentTarget.value;
                setJumps(jumps.map((jump, one) => (one === index ? { ...jump, goTo: target } : jump)));
              }}
            />
          </Group>
        </Stack>
      ))}
      {jumps.length < MAX_JUMPS && treeOf(form).fields.length > 0 ? (
        <AddButton onClick={add}>{t`Add jump`}</AddButton>
      ) : null}
    </Stack>
  );
}
