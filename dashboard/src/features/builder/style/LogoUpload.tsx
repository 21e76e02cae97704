import { t } from '@lingui/core/macro';
import { FileButton, Group, Progress, Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useId, useRef, useState, type DragEvent } from 'react';
import type { FormDetail } from '@inlay/api/contract';
import { checkFile, LOGO_RULE } from '@inlay/sdk/model';
import { removeLogo, uploadLogo } from './logos.ts';
import { toastError, toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import { BusyButton } from '../../../components/BusyButton.tsx';
import classes from './logoUpload.module.css';

const FAILED = t`Error uploading logo`;

interface LogoUploadProps {
  /** Null while the form is not saved: a logo needs one to belong to (BUILD-052). */
  formId: string | null;
  logoUrl: string | null;
  /** Given the form as it is now; its version has risen, and the next save starts from that. */
  onChange(form: FormDetail): void;
}

/** A form's logo: what it is, another one by button or by dropping a file here, none (BUILD-052…060, D-79). */
export function LogoUpload({ formId, logoUrl, onChange }: LogoUploadProps) {
  const hintId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const reset = useRef<() => void>(null);
  const { progress, notice, isRemoving, upload, remove } = useLogo({ formId, onChange });
  const [isOver, setOver] = useState(false);

  const onDrag = (event: DragEvent): void => {
    // oxlint-disable-next-line texts/literal -- a type of the drag and drop API
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(event.type === 'dragover');
  };
  const onDrop = (event: DragEvent): void => {
    onDrag(event);
    void upload(event.dataTransfer.files[0] ?? null);
  };

  return (
    <div
      className={classes['zone']}
      data-over={isOver || undefined}
      role="group"
      aria-label={t`Logo`}
      aria-describedby={hintId}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={onDrop}
    >
      <div className={classes['stage']}>
        {logoUrl ? (
          <img className={classes['logo']} src={logoUrl} alt={t`The form’s logo`} />
        ) : (
          <Text size="sm" c="dimmed" className={classes['empty'] ?? ''}>
            <IconPhoto size={20} stroke={1.75} aria-hidden="true" />
            {t`Drop an image here`}
          </Text>
        )}
      </div>
      {progress === null ? null : (
        <Progress value={progress * 100} size="sm" aria-label={t`Uploading the logo`} />
      )}
      <Group gap={8}>
        <FileButton
          accept={LOGO_RULE.mimeTypes.join()}
          resetRef={reset}
          onChange={(file) => {
            void upload(file);
            // Or the same file could not be chosen a second time.
            reset.current?.();
          }}
        >
          {({ onClick }) => (
            <BusyButton
              ref={button}
              variant="default"
              size="xs"
              isBusy={progress !== null}
              onClick={() => (formId ? onClick() : void upload(null))}
            >
              {t`Upload logo`}
            </BusyButton>
          )}
        </FileButton>
        {logoUrl ? (
          <BusyButton
            variant="subtle"
            color="gray"
            size="xs"
            isBusy={isRemoving}
            onClick={() => void remove().then(() => button.current?.focus())}
          >
            {t`Remove logo`}
          </BusyButton>
        ) : null}
      </Group>
      <Text size="xs" c="dimmed" id={hintId}>
        {t`Recommended: PNG/JPG, max 2MB, about 300x100px`}
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

/** State of an upload, and the message about the last logo. */
function useLogo({ formId, onChange }: Pick<LogoUploadProps, 'formId' | 'onChange'>) {
  const [progress, setProgress] = useState<number | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [isRemoving, setRemoving] = useState(false);

  const upload = async (file: File | null): Promise<void> => {
    if (!formId) return toastError(t`Please save your form first before uploading a logo`);
    if (!file || progress !== null) return;
    const checked = checkFile(file, LOGO_RULE);
    if (!checked.ok) return toastError(checked.message, FAILED);
    setProgress(0);
    setNotice(null);
    try {
      const { notice: told, ...form } = await uploadLogo(formId, file, setProgress);
      onChange(form);
      setNotice(told);
      toastSuccess(t`Logo uploaded`);
    } catch (error) {
      toastThrown(error, FAILED);
    } finally {
      setProgress(null);
    }
  };

  const remove = async (): Promise<void> => {
    if (!formId) return;
    setRemoving(true);
    try {
      onChange(await removeLogo(formId));
      setNotice(null);
      toastSuccess(t`Logo removed`);
    } catch (error) {
      toastThrown(error, t`Error removing logo`);
    } finally {
      setRemoving(false);
    }
  };

  return { progress, notice, isRemoving, upload, remove };
}
