import { t } from '@lingui/core/macro';
import { Button, Group, Stack, Title } from '@mantine/core';
import IconArrowMerge from '~icons/arrow-merge';
import IconTrash from '~icons/trash';
import { memo, Suspense } from 'react';
import { MAX_LABEL_LENGTH, MAX_OWNER_TEXT_LENGTH, MAX_WORDS_LENGTH } from '@inlay/sdk/model';
import { containerById, isPage, treeOf } from '../definition/tree.ts';
import { useFormTexts } from '../canvas/useFormLanguage.ts';
import { LazyPartRules } from '../logic/LazyLogic.tsx';
import { definitionOf } from '../store/builderStore.ts';
import { pageNumber } from '../store/useContainer.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import { FlowProperties } from './FlowProperties.tsx';
import { TypedText } from '../settingInputs/TypedText.tsx';

interface PagePropertiesProps {
  builder: BuilderCore;
  pageId: string;
}

/** Texts of a page, and the way through all pages. */
export const PageProperties = memo(function PageProperties({ builder, pageId }: PagePropertiesProps) {
  const number = useBuilderState(builder, (state) => pageNumber(state, pageId));
  const total = useBuilderState(builder, (state) => treeOf(definitionOf(state)).pages.length);
  const texts = useFormTexts(builder);
  const text = (name: 'title' | 'description' | 'nextLabel') => ({
    read: (): string => {
      const page = containerById(definitionOf(builder.get()), pageId);
      return page && isPage(page) ? page[name] : '';
    },
    write: (words: string): void => builder.updateContainer(pageId, { [name]: words }),
  });
  return (
    <Stack gap={16}>
      <Title order={2} size="h3">
        {t`Page ${number} of ${total}`}
      </Title>
      <TypedText builder={builder} label={t`Title`} maxLength={MAX_LABEL_LENGTH} {...text('title')} />
      <TypedText
        builder={builder}
        label={t`Description`}
        maxLength={MAX_OWNER_TEXT_LENGTH}
        isLong
        {...text('description')}
      />
      <TypedText
        builder={builder}
        label={number === total ? t`Words of the submit button` : t`Words of the button to the next page`}
        placeholder={number === total ? texts.submit : texts.continue}
        maxLength={MAX_WORDS_LENGTH}
        {...text('nextLabel')}
      />
      <Group gap={8} grow>
        <Button
          variant="default"
          disabled={number === 1}
          leftSection={<IconArrowMerge size={16} />}
          onClick={() => builder.mergePage(pageId)}
        >
          {t`Merge up`}
        </Button>
        <Button
          variant="default"
          disabled={total === 1}
          leftSection={<IconTrash size={16} />}
          onClick={() => builder.removePage(pageId)}
        >
          {t`Remove`}
        </Button>
      </Group>
      <Suspense fallback={null}>
        <LazyPartRules key={pageId} builder={builder} partId={pageId} />
      </Suspense>
      <FlowProperties builder={builder} />
    </Stack>
  );
});
