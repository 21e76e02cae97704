import { t } from '@lingui/core/macro';
import { Group, Progress, Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import type { FormDetail } from '@inlay/api/contract';
import { checkFile, LOGO_RULE } from '@inlay/sdk/model';
import { toastError, toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { UploadButton } from '../typeSettings/UploadButton.tsx';
import { useFileZone } from '../typeSettings/useFileZone.ts';
import { PICTURE_TEXTS, removePicture, uploadPicture, type PictureKind } from './pictures.ts';
import classes from './pictureUpload.module.css';
import { refusalText } from '../../../lib/refusalText.ts';

interface PictureUploadProps {
  kind: PictureKind;
  /** Null while the form is not saved: a picture needs one to belong to (BUILD-052). */
  formId: string | null;
  url: string | null;
  /** Given the form as it is now; its version has risen, and the next save starts from that. */
  onChange(form: FormDetail): void;
}

/** A form's logo or cover: what it is, another one by button or by dropping a file here, none (BUILD-052…060, D-79). */
export function PictureUpload({ kind, formId, url, onChange }: PictureUploadProps) {
  const texts = PICTURE_TEXTS[kind];
  const hintId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { progress, notice, isRemoving, upload, remove } = usePicture({ kind, formId, onChange });
  const zone = useFileZone((file) => void upload(file));

  return (
    <div {...zone} className={classes['zone']} role="group" aria-label={texts.name} aria-describedby={hintId}>
      <div className={classes['stage']}>
        {url ? (
          <img className={kind === 'logo' ? classes['logo'] : classes['cover']} src={url} alt={texts.alt} />
        ) : (
          <Text size="sm" c="dimmed" className={classes['empty'] ?? ''}>
            <IconPhoto size={20} stroke={1.75} aria-hidden="true" />
            {t`Drop an image here`}
          </Text>
        )}
      </div>
      {progress === null ? null : <Progress value={progress * 100} size="sm" aria-label={texts.uploading} />}
      <Group gap={8}>
        <UploadButton
          ref={button}
          mimeTypes={LOGO_RULE.mimeTypes}
          isBusy={progress !== null}
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
    </div>
  );
}

/** State of an upload, and the message about the last picture. */
function usePicture({ kind, formId, onChange }: Omit<PictureUploadProps, 'url'>) {
  const texts = PICTURE_TEXTS[kind];
  const [progress, setProgress] = useState<number | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [isRemoving, setRemoving] = useState(false);

  const upload = async (file: File): Promise<void> => {
    if (!formId) return toastError(texts.unsaved);
    if (progress !== null) return;
    const checked = checkFile(file, LOGO_RULE);
    if (!checked.ok) return toastError(refusalText(checked), texts.failed);
    setProgress(0);
    setNotice(null);
    try {
      const { notice: told = null, ...form } = await uploadPicture(kind, formId, file, setProgress);
      onChange(form);
      setNotice(told);
      toastSuccess(texts.uploaded);
    } catch (error) {
      toastThrown(error, texts.failed);
    } finally {
      setProgress(null);
    }
  };

  const remove = async (): Promise<void> => {
    if (!formId) return;
    setRemoving(true);
    try {
      onChange(await removePicture(kind, formId));
      setNotice(null);
      toastSuccess(texts.removed);
    } catch (error) {
      toastThrown(error, texts.notRemoved);
    } finally {
      setRemoving(false);
    }
  };

  return { progress, notice, isRemoving, upload, remove };
}
