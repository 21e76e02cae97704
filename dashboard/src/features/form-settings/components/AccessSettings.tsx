import { t } from '@lingui/core/macro';
import { Stack, Switch } from '@mantine/core';
import { Section } from '../../../components/Section.tsx';
import { SETTINGS } from '../../../domain/form-home/settingsIndex.ts';
import { AllowedWebsites } from './AllowedWebsites.tsx';
import classes from './formSettings.module.css';
import { PublishingSettings } from './PublishingSettings.tsx';
import { Setting } from '../../../domain/form-home/Setting.tsx';

/** Websites that may show a form (EMBED-057, T9). */
export function AccessSettings({ formId }: { formId: string }) {
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
