import { t } from '@lingui/core/macro';
import { Group, Input, Text, TextInput } from '@mantine/core';
import IconPhoto from '~icons/photo';
import { useId, useRef, useState } from 'react';
import type { Picture } from '@inlay/api/contract';
import { checkFile, isPictureAddress, MAX_URL_LENGTH, PICTURE_RULE } from '@inlay/sdk/model';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { api } from '../../../lib/apiClient.ts';
import { messageOf } from '../../../lib/apiError.ts';
import classes from './pictureInput.module.css';
import { UploadButton } from './UploadButton.tsx';
import { FileZone, UploadBar } from './FileZone.tsx';
import { useUpload } from './useUpload.ts';
import { refusalText } from '../../../lib/refusalText.ts';

interface PictureInputProps {
  label: string;
  /** Empty for none. */
  src: string;
  /** Whether it is one of several inputs, whose instructions are shown once. */
  isShort?: boolean;
  /** Whether it takes no address of a picture elsewhere. */
  isOwnOnly?: boolean;
  onChange(src: string): void;
}

const isOwn = (src: string): boolean => src.startsWith('/');

/** A picture of a form: uploaded by button, by dropping or by pasting it, or the address of one elsewhere. */
export function PictureInput(props: PictureInputProps) {
  const { label, src, isShort = false, isOwnOnly = false, onChange } = props;
  const [labelId, hintId] = [useId(), useId()];
  const button = useRef<HTMLButtonElement>(null);
  const { progress, isBusy, problem, upload } = usePictureUpload(onChange);
  return (
    <FileZone
      aria-labelledby={labelId}
      aria-describedby={isShort ? undefined : hintId}
      onFile={(file) => void upload(file)}
    >
      <Input.Label component="div" id={labelId}>
        {label}
      </Input.Label>
      <Group gap={8} wrap="nowrap">
        {isOwn(src) ? (
          <img className={classes['picture']} src={src} alt="" />
        ) : (
          <span className={classes['picture']}>
            <IconPhoto size={20} aria-hidden="true" />
          </span>
        )}
        <Group gap={4}>
          <UploadButton
            ref={button}
            mimeTypes={PICTURE_RULE.mimeTypes}
            isBusy={isBusy}
            describedBy={labelId}
            onFile={(file) => void upload(file)}
          >
            {src ? t`Replace picture` : t`Upload picture`}
          </UploadButton>
          {src ? (
            <BusyButton
              variant="subtle"
              color="gray"
              size="xs"
              px={8}
              isBusy={false}
              aria-describedby={labelId}
              onClick={() => {
                onChange('');
                button.current?.focus();
              }}
            >
              {t`Remove`}
            </BusyButton>
          ) : null}
        </Group>
      </Group>
      <UploadBar progress={progress} label={t`Uploading the picture`} />
      {problem ? <Input.Error role="alert">{problem}</Input.Error> : null}
      {isOwn(src) || isOwnOnly ? null : <AddressInput isShort={isShort} src={src} onChange={onChange} />}
      {isShort ? null : (
        <Text size="xs" c="dimmed" id={hintId}>
          {t`Drop, paste or choose a PNG, JPEG or WebP of at most 10 MB.`}
        </Text>
      )}
    </FileZone>
  );
}

/** Address of a picture elsewhere; keeps what is typed, with an error while it is no address. */
function AddressInput({ isShort, src, onChange }: Pick<PictureInputProps, 'isShort' | 'src' | 'onChange'>) {
  return (
    <TextInput
      aria-label={t`Picture address`}
      placeholder={t`Picture address`}
      description={isShort ? null : t`Visitors see it. Here, pictures of other websites stay blank.`}
      inputWrapperOrder={['label', 'error', 'input', 'description']}
      size="xs"
      inputMode="url"
      maxLength={MAX_URL_LENGTH}
      error={isPictureAddress(src) ? undefined : t`Enter an address that starts with https://.`}
      value={src}
      onChange={(event) => onChange(event.currentTarget.value.trim())}
    />
  );
}

/** The upload of a picture, and why the last one failed. */
function usePictureUpload(onChange: (src: string) => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const { progress, isBusy, run } = useUpload((error) => setProblem(messageOf(error)));
  const upload = async (file: File): Promise<void> => {
    if (isBusy) return;
    const checked = checkFile(file, PICTURE_RULE);
    setProblem(checked.ok ? null : refusalText(checked));
    if (!checked.ok) return;
    await run(async (onProgress) => {
      const { url } = await api.putFile<Picture>('/pictures', file, onProgress);
      onChange(url);
    });
  };
  return { progress, isBusy, problem, upload };
}
