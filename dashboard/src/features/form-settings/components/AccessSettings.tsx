import { t } from '@lingui/core/macro';
import { Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { ACCESS_TEXTS, MAX_CLOSED_TEXT_LENGTH, MAX_SUBMISSION_LIMIT } from '@inlay/sdk/model';
import { AllowedWebsites } from './AllowedWebsites.tsx';
import { fromLocalInput, toLocalInput } from '../localTime.ts';
import { Section } from '../../../components/Section.tsx';
import classes from './formSettings.module.css';
import { PublishingSettings, type PublishingProps } from './PublishingSettings.tsx';
import { useTypedSetting } from '../useTypedSetting.ts';

/** Where a form may be shown, until when and how often it may be sent (EMBED-057…061). */
export function AccessSettings({ formId }: { formId: string }) {
  return (
    <Section title={t`Access`}>
      <div className={classes['body']}>
        <PublishingSettings formId={formId}>{(props) => <Settings {...props} />}</PublishingSettings>
      </div>
    </Section>
  );
}

function Settings({ settings, save }: PublishingProps) {
  return (
    <Stack gap={24}>
      <AllowedWebsites settings={settings} save={save} />
      <Switch
        label={t`Only in a frame`}
        description={t`The form is taken from the embed code alone, so that no script of a website can read what visitors type. The web component stops working.`}
        checked={settings.frameOnly}
        onChange={(event) => save({ frameOnly: event.currentTarget.checked })}
      />
      <ClosingTime settings={settings} save={save} />
      <LargestNumber settings={settings} save={save} />
      <ClosedText settings={settings} save={save} />
      <Switch
        label={t`Once from each browser`}
        description={t`A browser remembers that it has sent the form. It keeps honest people from sending twice, and nobody who means to.`}
        checked={settings.onePerBrowser}
        onChange={(event) => save({ onePerBrowser: event.currentTarget.checked })}
      />
    </Stack>
  );
}

function ClosingTime({ settings, save }: PublishingProps) {
  const input = useTypedSetting(toLocalInput(settings.closesAt), (text) =>
    save({ closesAt: fromLocalInput(text) }),
  );
  return (
    <TextInput
      type="datetime-local"
      label={t`Closes at`}
      description={t`From then on the form takes no more submissions. Empty: it stays open.`}
      {...input}
      onChange={(event) => input.onChange(event.currentTarget.value)}
    />
  );
}

function LargestNumber({ settings, save }: PublishingProps) {
  const input = useTypedSetting(
    settings.maxSubmissions?.toString() ?? '',
    (text) => save({ maxSubmissions: text.trim() === '' ? null : Number(text) }),
    checkNumber,
  );
  return (
    <TextInput
      inputMode="numeric"
      label={t`Largest number of submissions`}
      description={t`Those in the trash do not count. Empty: any number.`}
      {...input}
      onChange={(event) => input.onChange(event.currentTarget.value)}
    />
  );
}

function checkNumber(text: string): string | null {
  const number = Number(text);
  const isRight =
    text.trim() === '' || (/^\s*\d+\s*$/.test(text) && number >= 1 && number <= MAX_SUBMISSION_LIMIT);
  return isRight
    ? null
    : t`Enter a whole number from 1 to ${MAX_SUBMISSION_LIMIT.toLocaleString('en')}, or nothing.`;
}

function ClosedText({ settings, save }: PublishingProps) {
  const input = useTypedSetting(settings.closedText ?? '', (text) =>
    save({ closedText: text.trim() || null }),
  );
  return (
    <Textarea
      label={t`Text of the closed form`}
      description={t`What visitors read then. Leave empty for a standard text in the form’s language.`}
      placeholder={ACCESS_TEXTS[settings.language ?? 'en'].closed}
      autosize
      minRows={2}
      maxLength={MAX_CLOSED_TEXT_LENGTH}
      {...input}
      onChange={(event) => input.onChange(event.currentTarget.value)}
    />
  );
}
