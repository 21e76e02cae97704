import { t } from '@lingui/core/macro';
import { Button, Group, Input, SegmentedControl, Stack, Text, TextInput, Title } from '@mantine/core';
import IconArrowDown from '~icons/arrow-down';
import IconArrowUp from '~icons/arrow-up';
import IconTrash from '~icons/trash';
import { memo, Suspense, useId, useState } from 'react';
import {
  checkUrl,
  MAX_LABEL_LENGTH,
  MAX_OWNER_TEXT_LENGTH,
  MAX_URL_LENGTH,
  type Ending,
} from '@inlay/sdk/model';
import { useFormTexts } from '../canvas/useFormLanguage.ts';
import { LazyPartRules } from '../logic/LazyLogic.tsx';
import { choicesOf, SETTING_CHOICES } from '../logic/settingChoices.ts';
import { definitionOf } from '../store/builderStore.ts';
import { LazyEndingPicture } from '../typeSettings/LazyTypeSetting.tsx';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import { TypedText } from '../settingInputs/TypedText.tsx';

interface EndingPropertiesProps {
  builder: BuilderCore;
  endingId: string;
}

/** Kind, texts, picture and redirect of an ending. */
export const EndingProperties = memo(function EndingProperties({ builder, endingId }: EndingPropertiesProps) {
  const endings = useBuilderState(builder, (state) => definitionOf(state).endings);
  const index = endings.findIndex(({ id }) => id === endingId);
  const ending = endings[index];
  const kindId = useId();
  const texts = useFormTexts(builder);
  if (!ending) return null;
  const update = (changes: Partial<Ending>): void => builder.updateEnding(endingId, changes);
  const find = (): Ending | undefined =>
    definitionOf(builder.get()).endings.find(({ id }) => id === endingId);
  return (
    <Stack gap={16}>
      <Title order={2} size="h3">
        {endings.length > 1 ? t`Ending ${index + 1} of ${endings.length}` : t`Ending`}
      </Title>
      <div>
        <Input.Label component="div" id={kindId} mb={4}>
          {t`What happens with the answers`}
        </Input.Label>
        <SegmentedControl
          fullWidth
          size="sm"
          aria-labelledby={kindId}
          data={choicesOf(SETTING_CHOICES.kind)}
          value={ending.kind}
          onChange={(kind) => update({ kind })}
        />
        {ending.kind === 'turned_away' ? (
          <Text size="sm" c="dimmed" mt={4}>
            {t`Visitors read this text. Their answers are not stored.`}
          </Text>
        ) : null}
      </div>
      <TypedText
        builder={builder}
        label={t`Title`}
        placeholder={texts.successTitle}
        maxLength={MAX_LABEL_LENGTH}
        read={() => find()?.title ?? ''}
        write={(title) => update({ title })}
      />
      <TypedText
        builder={builder}
        label={t`Text`}
        placeholder={texts.successText}
        maxLength={MAX_OWNER_TEXT_LENGTH}
        isLong
        read={() => find()?.text ?? ''}
        write={(text) => update({ text })}
      />
      <Suspense fallback={null}>
        <LazyEndingPicture key={endingId} builder={builder} ending={ending} find={find} />
      </Suspense>
      <RedirectProperty
        key={`${endingId} ${ending.redirectUrl}`}
        url={ending.redirectUrl}
        onChange={update}
      />
      <Suspense fallback={null}>
        <LazyPartRules key={endingId} builder={builder} partId={endingId} />
      </Suspense>
      <Group gap={8} grow>
        <Button
          variant="default"
          disabled={index === 0}
          leftSection={<IconArrowUp size={16} />}
          onClick={() => builder.moveEnding(endingId, index - 1)}
        >
          {t`Move up`}
        </Button>
        <Button
          variant="default"
          disabled={index === endings.length - 1}
          leftSection={<IconArrowDown size={16} />}
          onClick={() => builder.moveEnding(endingId, index + 1)}
        >
          {t`Move down`}
        </Button>
      </Group>
      <Button
        variant="default"
        disabled={endings.length === 1}
        leftSection={<IconTrash size={16} />}
        onClick={() => builder.removeEnding(endingId)}
      >
        {t`Remove`}
      </Button>
    </Stack>
  );
});

interface RedirectPropertyProps {
  url: string | null;
  onChange(changes: Pick<Ending, 'redirectUrl'>): void;
}

/** Redirects visitors after this ending. A text takes effect once it is an address; other text stays in the input. */
function RedirectProperty({ url, onChange }: RedirectPropertyProps) {
  const [typed, setTyped] = useState(url ?? '');
  const check = typed.trim() === '' ? null : checkUrl(typed.trim());
  return (
    <TextInput
      label={t`Redirect to`}
      description={t`Leave empty for the form’s own redirect.`}
      type="url"
      maxLength={MAX_URL_LENGTH}
      value={typed}
      error={check && !check.ok ? t`Enter a web address that begins with https://` : null}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => {
        if (check === null) onChange({ redirectUrl: null });
        else if (check.ok) onChange({ redirectUrl: typed.trim() });
      }}
    />
  );
}
