import { t } from '@lingui/core/macro';
import { Group, Text } from '@mantine/core';
import IconPhoto from '~icons/photo';
import { useId, useRef, useState } from 'react';
import type { FormDetail } from '@inlay/api/contract';
import { checkFile, LOGO_RULE } from '@inlay/sdk/model';
import { endErrors, toastError, toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { UploadButton } from '../typeSettings/UploadButton.tsx';
import { FileZone, UploadBar } from '../typeSettings/FileZone.tsx';
import { useUpload } from '../typeSettings/useUpload.ts';
import { PICTURE_TEXTS, removePicture, uploadPicture, type PictureKind } from './pictures.ts';
import classes from './pictureUpload.module.css';
import { refusalText } from '../../../lib/refusalText.ts';

interface PictureUploadProps {
  kind: PictureKind;
  /** Null for a new form: a picture needs one to belong to (BUILD-052). */
  formId: string | null;
  url: string | null;
  /** Receives the form as it is now; its risen version becomes the base. */
  onChange(form: FormDetail): void;
}

/** A form's logo or cover: what it is, another one by button or by dropping a file here, none (BUILD-052…060, D-79). */
export function PictureUpload({ kind, formId, url, onChange }: PictureUploadProps) {
  const texts = PICTURE_TEXTS[kind];
  const hintId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { progress, isBusy, notice, isRemoving, upload, remove } = usePicture({ kind, formId, onChange });

  return (
    <FileZone aria-label={texts.name} aria-describedby={hintId} onFile={(file) => void upload(file)}>
      <div className={classes['stage']}>
        {url ? (
          <img className={kind === 'logo' ? classes['logo'] : classes['cover']} src={url} alt={texts.alt} />
        ) : (
          <Text size="sm" c="dimmed" className={classes['empty'] ?? ''}>
            <IconPhoto size={20} aria-hidden="true" />
            {t`Drop an image here`}
          </Text>
        )}
      </div>
      <UploadBar progress={progress} label={texts.uploading} />
      <Group gap={8}>
        <UploadButton
          ref={button}
          mimeTypes={LOGO_RULE.mimeTypes}
          isBusy={isBusy}
          onFile={(file) => void upload(file)}
          onRefused={formId ? undefined : () => toastError(texts.unsaved)}
        >
          {texts.upload}
        </UploadButton>
        {url ? (
          <BusyButton
            variant="subtle"
            color="gray"
            size="xs"
            isBusy={isRemoving}
            onClick={() => void remove().then(() => button.current?.focus())}
          >
            {texts.remove}
          </BusyButton>
        ) : null}
      </Group>
      <Text size="xs" c="dimmed" id={hintId}>
        {texts.hint}
      </Text>
      <div role="status">
        {notice ? (
          <Text size="xs" className={classes['notice'] ?? ''}>
            {notice}
          </Text>
        ) : null}
      </div>
    </FileZone>
  );
}

/** State of an upload, and the message about the last picture. */
function usePicture({ kind, formId, onChange }: Omit<PictureUploadProps, 'url'>) {
  const texts = PICTURE_TEXTS[kind];
  const { progress, isBusy, run } = useUpload((error) => toastThrown(error, texts.failed));
  const [notice, setNotice] = useState<string | null>(null);
  const [isRemoving, setRemoving] = useState(false);

  const upload = async (file: File): Promise<void> => {
    if (!formId) return toastError(texts.unsaved);
    if (isBusy) return;
    const checked = checkFile(file, LOGO_RULE);
    if (!checked.ok) return toastError(refusalText(checked), texts.failed);
    setNotice(null);
    await run(async (onProgress) => {
      const { notice: told = null, ...form } = await uploadPicture(kind, formId, file, onProgress);
      onChange(form);
      setNotice(told);
      endErrors(texts.failed);
      toastSuccess(texts.uploaded);
    });
  };

  const remove = async (): Promise<void> => {
    if (!formId) return;
    setRemoving(true);
    try {
      onChange(await removePicture(kind, formId));
      setNotice(null);
      endErrors(texts.notRemoved);
      toastSuccess(texts.removed);
    } catch (error) {
      toastThrown(error, texts.notRemoved);
    } finally {
      setRemoving(false);
    }
  };

  return { progress, isBusy, notice, isRemoving, upload, remove };
}
