import { t } from '@lingui/core/macro';
import { Button, FileButton, Group, Text } from '@mantine/core';
import IconPhoto from '~icons/photo';
import { useRef } from 'react';
import { checkFile, LOGO_RULE } from '@inlay/sdk/model';
import { endErrors, toastError } from '../../lib/toasts.tsx';
import classes from './brands.module.css';
import type { KitDraft } from './kitDraft.ts';
import { readDataUrl } from './readDataUrl.ts';
import { refusalText } from '../../lib/refusalText.ts';

/** Chooses the logo of a kit, which is stored with the kit. */
export function LogoPicker(props: { logo: KitDraft['logo']; onChange(logo: KitDraft['logo']): void }) {
  const { logo, onChange } = props;
  const reset = useRef<() => void>(null);
  const choose = async (file: File | null): Promise<void> => {
    // Or the same file could not be chosen a second time.
    reset.current?.();
    if (!file) return;
    const checked = checkFile(file, LOGO_RULE);
    if (!checked.ok) return toastError(refusalText(checked), t`Error uploading logo`);
    endErrors(t`Error uploading logo`);
    onChange({ file, url: await readDataUrl(file) });
  };
  return (
    <div className={classes['logo']} role="group" aria-label={t`Logo`}>
      <div className={classes['stage']}>
        {logo ? (
          <img src={logo.url} alt={t`The brand’s logo`} />
        ) : (
          <Text size="sm" c="dimmed" className={classes['noLogo'] ?? ''}>
            <IconPhoto size={20} aria-hidden="true" />
            {t`No logo`}
          </Text>
        )}
      </div>
      <Group gap={8}>
        <FileButton
          accept={LOGO_RULE.mimeTypes.join()}
          resetRef={reset}
          onChange={(file) => void choose(file)}
        >
          {({ onClick }) => (
            <Button variant="default" size="xs" onClick={onClick}>
              {logo ? t`Replace logo` : t`Choose logo`}
            </Button>
          )}
        </FileButton>
        {logo ? (
          <Button variant="subtle" color="gray" size="xs" onClick={() => onChange(null)}>
            {t`Remove logo`}
          </Button>
        ) : null}
      </Group>
    </div>
  );
}
