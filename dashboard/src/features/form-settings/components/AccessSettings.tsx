import { t } from '@lingui/core/macro';
import { Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { ACCESS_TEXTS, MAX_CLOSED_TEXT_LENGTH, MAX_SUBMISSION_LIMIT } from '@inlay/sdk/model';
import { AllowedWebsites } from './AllowedWebsites.tsx';
import { fromLocalInput, toLocalInput } from '../localTime.ts';
import { Section } from '../../../components/Section.tsx';
import classes from './formSettings.module.css';
import { PublishingSettings, type PublishingProps } from './PublishingSettings.tsx';
import { useTypedSetting } from '../useTypedSetting.ts';
import { formatNumber } from '../../../lib/formatNumber.ts';

/** Websites, closing time and limits of a form (EMBED-057…061). */
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
        label={t`Iframe only`}
        description={t`Keeps scripts on the website from reading what visitors type. Turns off the web component.`}
        checked={settings.frameOnly}
        onChange={(event) => save({ frameOnly: event.currentTarget.checked })}
      />
      <ClosingTime settings={settings} save={save} />
      <LargestNumber settings={settings} save={save} />
      <ClosedText settings={settings} save={save} />
      <Switch
        label={t`One response per browser`}
        description={t`Prevents accidental repeat submissions. It won’t stop someone determined.`}
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
      description={t`Closes the form at this time. Leave empty to keep it open.`}
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
      label={t`Submission limit`}
      description={t`Excludes the trash. Leave empty for no limit.`}
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
    : t`Enter a whole number from 1 to ${formatNumber(MAX_SUBMISSION_LIMIT)}, or leave it empty.`;
}

function ClosedText({ settings, save }: PublishingProps) {
  const input = useTypedSetting(settings.closedText ?? '', (text) =>
    save({ closedText: text.trim() || null }),
  );
  return (
    <Textarea
      label={t`Closed form message`}
      description={t`Shown once the form is closed. Leave empty for the default message.`}
      placeholder={ACCESS_TEXTS[settings.language ?? 'en'].closed}
      autosize
      minRows={2}
      maxLength={MAX_CLOSED_TEXT_LENGTH}
      {...input}
      onChange={(event) => input.onChange(event.currentTarget.value)}
    />
  );
}
