import { t } from '@lingui/core/macro';
import { Select, Stack, Switch } from '@mantine/core';
import type { FormDetail } from '@inlay/api/contract';
import {
  ACCESS_TEXTS,
  capabilitiesOf,
  fieldsOf,
  isQuestion,
  itemsOutsideRows,
  pagesOf,
  type FormDefinition,
  MAX_CLOSED_TEXT_LENGTH,
  MAX_SUBMISSION_LIMIT,
  MAX_UNFINISHED_DAYS,
  MAX_URL_LENGTH,
} from '@inlay/sdk/model';
import { Section } from '../../../components/Section.tsx';
import { SETTINGS } from '../../../domain/form-home/settingsIndex.ts';
import { formatNumber } from '../../../lib/formatNumber.ts';
import { viewerZone } from '../../../lib/formatTime.ts';
import { fromLocalInput, toLocalInput } from '../../../lib/zonedTime.ts';
import classes from './formSettings.module.css';
import { EditSettings } from './EditSettings.tsx';
import { FormPassword } from './FormPassword.tsx';
import { FormSignIn } from './FormSignIn.tsx';
import { FormTextSetting, urlProblem } from './FormTextSetting.tsx';
import { PublishingSettings, type PublishingProps } from './PublishingSettings.tsx';
import { Setting } from '../../../domain/form-home/Setting.tsx';
import { TypedSetting } from './TypedSetting.tsx';

/** Settings of what follows a submission, and of its limits (EMBED-058…061). */
export function SubmissionSettings({ form }: { form: FormDetail }) {
  return (
    <>
      <Section title={t`After submission`}>
        <Stack gap={24} className={classes['body']}>
          <FormTextSetting
            form={form}
            name="redirect"
            help={t`Where visitors go after sending. Leave empty to show their receipt.`}
            stored={form.redirectUrl ?? ''}
            maxLength={MAX_URL_LENGTH}
            check={urlProblem}
          />
          <PublishingSettings formId={form.id} height={112}>
            {({ settings, save }) => (
              <Stack gap={24}>
                <Setting name="showsStatus">
                  <Switch
                    label={SETTINGS.showsStatus.label}
                    description={t`Receipts and automatic replies link to a page with the name of the status.`}
                    checked={settings.showsStatus}
                    onChange={(event) => save({ showsStatus: event.currentTarget.checked })}
                  />
                </Setting>
                <Setting name="signsReceipts">
                  <Switch
                    label={SETTINGS.signsReceipts.label}
                    disabled={!settings.showsStatus}
                    description={t`A file on the status page proves what was sent and when.`}
                    checked={settings.showsStatus && settings.signsReceipts}
                    onChange={(event) => save({ signsReceipts: event.currentTarget.checked })}
                  />
                </Setting>
              </Stack>
            )}
          </PublishingSettings>
        </Stack>
      </Section>
      <Section title={t`Unfinished answers`}>
        <div className={classes['body']}>
          <PublishingSettings formId={form.id} height={44}>
            {(props) => <Unfinished {...props} />}
          </PublishingSettings>
        </div>
      </Section>
      <Section title={t`Edits by visitors`}>
        <div className={classes['body']}>
          <PublishingSettings formId={form.id} height={112}>
            {(props) => <EditSettings {...props} />}
          </PublishingSettings>
        </div>
      </Section>
      <Section title={t`Limits`}>
        <div className={classes['body']}>
          <PublishingSettings formId={form.id}>
            {(props) => (
              <Limits
                {...props}
                formId={form.id}
                zone={form.definition.flow.timeZone ?? viewerZone()}
                definition={form.definition}
              />
            )}
          </PublishingSettings>
        </div>
      </Section>
    </>
  );
}

function Unfinished({ settings, save, saveTyped }: PublishingProps) {
  return (
    <Setting name="keepsUnfinished">
      <Stack gap={24}>
        <Switch
          label={SETTINGS.keepsUnfinished.label}
          description={t`Saves answers page by page on this server. Visitors are told, and get a link for any device.`}
          checked={settings.keepsUnfinished}
          onChange={(event) => save({ keepsUnfinished: event.currentTarget.checked })}
        />
        {settings.keepsUnfinished ? (
          <TypedSetting
            inputMode="numeric"
            label={t`Days to keep unfinished answers`}
            description={t`Counted from the last save. Visitors see this number before anything is saved.`}
            stored={String(settings.unfinishedDays)}
            save={(text) => saveTyped({ unfinishedDays: Number(text) })}
            check={checkDays}
          />
        ) : null}
      </Stack>
    </Setting>
  );
}

function checkDays(text: string): string | null {
  const isRight = /^\s*\d+\s*$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_UNFINISHED_DAYS;
  return isRight ? null : t`Enter a whole number from 1 to ${formatNumber(MAX_UNFINISHED_DAYS)}.`;
}

interface LimitsProps extends PublishingProps {
  formId: string;
  /** The form's time zone, by whose clocks it opens and closes. */
  zone: string;
  definition: FormDefinition;
}

function Limits({ settings, save, saveTyped, formId, zone, definition }: LimitsProps) {
  return (
    <Stack gap={24}>
      <Setting name="opensAt">
        <TypedSetting
          type="datetime-local"
          label={SETTINGS.opensAt.label}
          description={t`Opens the form at this time (${zone}). Leave empty to open it now.`}
          stored={toLocalInput(settings.opensAt, zone)}
          save={(text) => saveTyped({ opensAt: fromLocalInput(text, zone) })}
        />
      </Setting>
      <Setting name="opensText">
        <TypedSetting
          label={SETTINGS.opensText.label}
          description={t`Shown until the form opens. Leave empty for the default message with the time.`}
          rows={{ least: 2, most: 8 }}
          maxLength={MAX_CLOSED_TEXT_LENGTH}
          stored={settings.opensText ?? ''}
          save={(text) => saveTyped({ opensText: text.trim() || null })}
        />
      </Setting>
      <Setting name="closesAt">
        <TypedSetting
          type="datetime-local"
          label={SETTINGS.closesAt.label}
          description={t`Closes the form at this time (${zone}). Leave empty to keep it open.`}
          stored={toLocalInput(settings.closesAt, zone)}
          save={(text) => saveTyped({ closesAt: fromLocalInput(text, zone) })}
        />
      </Setting>
      <Setting name="limit">
        <TypedSetting
          inputMode="numeric"
          label={SETTINGS.limit.label}
          description={t`Excludes the trash. Leave empty for no limit.`}
          stored={settings.maxSubmissions?.toString() ?? ''}
          save={(text) => saveTyped({ maxSubmissions: text.trim() === '' ? null : Number(text) })}
          check={checkNumber}
        />
      </Setting>
      <Setting name="closedText">
        <TypedSetting
          label={SETTINGS.closedText.label}
          description={t`Shown once the form is closed. Leave empty for the default message.`}
          placeholder={ACCESS_TEXTS[settings.language ?? 'en'].closed}
          rows={{ least: 2, most: 8 }}
          maxLength={MAX_CLOSED_TEXT_LENGTH}
          stored={settings.closedText ?? ''}
          save={(text) => saveTyped({ closedText: text.trim() || null })}
        />
      </Setting>
      <Setting name="onePerBrowser">
        <Switch
          label={SETTINGS.onePerBrowser.label}
          description={t`Prevents accidental repeat submissions. It won’t stop someone determined.`}
          checked={settings.onePerBrowser}
          onChange={(event) => save({ onePerBrowser: event.currentTarget.checked })}
        />
      </Setting>
      <Setting name="uniqueField">
        <Select
          label={SETTINGS.uniqueField.label}
          description={t`Refuses an email address, number or text that another response has. Earlier responses count.`}
          data={[{ value: '', label: t`No field` }, ...uniqueChoices(definition, settings.uniqueField)]}
          allowDeselect={false}
          value={settings.uniqueField ?? ''}
          onChange={(value) => save({ uniqueField: value || null })}
        />
      </Setting>
      <Setting name="password">
        <FormPassword formId={formId} hasOne={settings.hasPassword} isOther={settings.requiresSignIn} />
      </Setting>
      <Setting name="requiresSignIn">
        <FormSignIn settings={settings} save={save} definition={definition} />
      </Setting>
    </Stack>
  );
}

/** Lists the fields whose answers can be compared as a text, and the chosen one even where the form no longer has it. */
function uniqueChoices(definition: FormDefinition, chosen: string | null) {
  const outside = new Set<unknown>(pagesOf(definition).flatMap(itemsOutsideRows));
  const fields = fieldsOf(definition)
    .filter((field) => outside.has(field) && isQuestion(field) && capabilitiesOf(field).storesText)
    .map((field) => ({ value: field.id, label: ('label' in field && field.label) || field.id }));
  const isGone = chosen !== null && fields.every(({ value }) => value !== chosen);
  return isGone ? [...fields, { value: chosen, label: t`Deleted field` }] : fields;
}

function checkNumber(text: string): string | null {
  const number = Number(text);
  const isRight =
    text.trim() === '' || (/^\s*\d+\s*$/.test(text) && number >= 1 && number <= MAX_SUBMISSION_LIMIT);
  return isRight
    ? null
    : t`Enter a whole number from 1 to ${formatNumber(MAX_SUBMISSION_LIMIT)}, or leave it empty.`;
}
