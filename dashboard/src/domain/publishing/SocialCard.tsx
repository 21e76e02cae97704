import { t } from '@lingui/core/macro';
import { Button, FileButton, Group, Stack, Text, TextInput, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormDetail, FormPublishingSettings } from '@inlay/api/contract';
import { checkFile, LOGO_RULE, MAX_SOCIAL_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '@inlay/sdk/model';
import { BusyButton } from '../../components/BusyButton.tsx';
import { LoadingSkeleton } from '../../components/LoadingSkeleton.tsx';
import { api } from '../../lib/apiClient.ts';
import { endErrors, toastError, toastThrown } from '../../lib/toasts.tsx';
import { drawCard } from './drawCard.ts';
import { publishingKey, usePublishing, useSavePublishing } from './publishing.ts';
import classes from './socialCard.module.css';
import { refusalText } from '../../lib/refusalText.ts';
import { setChanged } from '../../lib/setChanged.ts';

/** Preview of a form's link in chats and networks: words and picture, as they are drawn (EMBED-100). */
export function SocialCard({ form }: { form: FormDetail }) {
  const { data: settings } = usePublishing(form.id);
  return settings ? <Editor form={form} settings={settings} /> : <LoadingSkeleton height={320} />;
}

function Editor({ form, settings }: { form: FormDetail; settings: FormPublishingSettings }) {
  const { save } = useSavePublishing(form.id);
  const { socialPictureUrl } = settings;
  const [title, setTitle] = useState(settings.socialTitle ?? '');
  const [text, setText] = useState(settings.socialDescription ?? '');
  const shownTitle = title.trim() || form.title;
  const picture = usePicture(form.id);
  return (
    <Stack gap={16}>
      <Text size="sm" c="dimmed">
        {t`How the link looks in chats and social networks.`}
      </Text>
      <figure className={classes['card']} aria-label={t`Preview of the card`}>
        {socialPictureUrl ? <img src={socialPictureUrl} alt="" width={1200} height={630} /> : null}
        <Stack component="figcaption" gap={0} p={12}>
          <Text size="xs" c="dimmed">
            {new URL(form.embed.url).host}
          </Text>
          <Text fw={600} dir="auto" lineClamp={2}>
            {shownTitle}
          </Text>
          <Text size="sm" c="dimmed" dir="auto" lineClamp={2}>
            {text.trim() || form.description}
          </Text>
        </Stack>
      </figure>
      <TextInput
        label={t`Title`}
        placeholder={form.title}
        maxLength={MAX_TITLE_LENGTH}
        dir="auto"
        value={title}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        onBlur={() => save({ socialTitle: title.trim() || null })}
      />
      <Textarea
        label={t`Description`}
        placeholder={form.description}
        maxLength={MAX_SOCIAL_DESCRIPTION_LENGTH}
        autosize
        minRows={2}
        dir="auto"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={() => save({ socialDescription: text.trim() || null })}
      />
      <div role="group" aria-label={t`Picture`}>
        <Text size="sm" fw={500} mb={8}>
          {t`Picture`}
        </Text>
        <Group gap={8}>
          <BusyButton
            size="xs"
            variant="default"
            isBusy={picture.isBusy}
            onClick={() => void picture.draw(form, shownTitle)}
          >
            {t`Draw from the form’s look`}
          </BusyButton>
          <FileButton accept={LOGO_RULE.mimeTypes.join()} onChange={(file) => void picture.upload(file)}>
            {({ onClick }) => (
              <Button size="xs" variant="default" onClick={onClick}>
                {t`Upload picture`}
              </Button>
            )}
          </FileButton>
          {socialPictureUrl ? (
            <Button size="xs" variant="subtle" color="gray" onClick={() => void picture.remove()}>
              {t`Remove picture`}
            </Button>
          ) : null}
        </Group>
        <Text size="xs" c="dimmed" mt={8}>
          {t`PNG or JPG. It is cut to 1200 × 630 px.`}
        </Text>
      </div>
    </Stack>
  );
}

/** Stores, draws and removes the card's picture. */
function usePicture(formId: string) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const path = `/forms/${formId}/social-picture`;
  const run = async (change: () => Promise<FormPublishingSettings>): Promise<void> => {
    setBusy(true);
    try {
      setChanged(client, publishingKey(formId), await change());
      endErrors(t`Error uploading the picture`);
    } catch (error) {
      toastThrown(error, t`Error uploading the picture`);
    } finally {
      setBusy(false);
    }
  };
  const put = (file: File): Promise<FormPublishingSettings> => api.putFile(path, file, () => undefined);
  return {
    isBusy,
    draw: (form: FormDetail, title: string) => run(async () => put(await drawCard(form, title))),
    upload: async (file: File | null): Promise<void> => {
      if (!file) return;
      const checked = checkFile(file, LOGO_RULE);
      if (checked.ok) await run(() => put(file));
      else toastError(refusalText(checked), t`Error uploading the picture`);
    },
    remove: () => run(() => api.delete<FormPublishingSettings>(path)),
  };
}
