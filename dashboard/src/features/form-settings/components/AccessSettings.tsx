import { t } from '@lingui/core/macro';
import { Button, Stack, Switch } from '@mantine/core';
import { Link } from 'react-router';
import type { FormDetail } from '@inlay/api/contract';
import { fieldsOf } from '@inlay/sdk/model';
import { Section } from '../../../components/Section.tsx';
import { formPath } from '../../../domain/forms/formPath.ts';
import { SETTINGS } from '../../../domain/form-home/settingsIndex.ts';
import { AllowedWebsites } from './AllowedWebsites.tsx';
import classes from './formSettings.module.css';
import { PublishingSettings } from './PublishingSettings.tsx';
import { SpamSettings } from './SpamSettings.tsx';
import { Setting } from '../../../domain/form-home/Setting.tsx';

/** Websites that may show a form, and what holds off spam (EMBED-057, T9). */
export function AccessSettings({ form }: { form: FormDetail }) {
  return (
    <>
      <Websites formId={form.id} />
      <Setting name="spam">
        <Spam form={form} />
      </Setting>
    </>
  );
}

/** What a form does against spam: a captcha, how much it takes, and the account's own list (D-90, SPAM-004). */
function Spam({ form: { id, definition } }: { form: FormDetail }) {
  const captcha = fieldsOf(definition).find(({ type }) => type === 'captcha');
  return (
    <Section
      title={SETTINGS.spam.label}
      text={
        captcha
          ? t`Visitors solve a captcha, and nobody can send many submissions in a short time.`
          : t`Nobody can send many submissions in a short time. A captcha holds off more bots.`
      }
      action={
        <Button
          component={Link}
          size="xs"
          variant="default"
          to={captcha ? `${formPath(id, 'build')}?field=${captcha.id}` : formPath(id, 'build')}
        >
          {captcha ? t`Edit captcha` : t`Add a captcha in the builder`}
        </Button>
      }
    >
      <div className={classes['body']}>
        <SpamSettings formId={id} />
      </div>
    </Section>
  );
}

function Websites({ formId }: { formId: string }) {
  return (
    <Section title={t`Access`}>
      <div className={classes['body']}>
        <PublishingSettings formId={formId}>
          {({ settings, save }) => (
            <Stack gap={24}>
              <Setting name="websites">
                <AllowedWebsites settings={settings} save={save} />
              </Setting>
              <Setting name="frameOnly">
                <Switch
                  label={SETTINGS.frameOnly.label}
                  description={t`Keeps scripts on the website from reading what visitors type. Turns off the web component.`}
                  checked={settings.frameOnly}
                  onChange={(event) => save({ frameOnly: event.currentTarget.checked })}
                />
              </Setting>
            </Stack>
          )}
        </PublishingSettings>
      </div>
    </Section>
  );
}
