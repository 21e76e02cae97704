import { t } from '@lingui/core/macro';
import { NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { FormDetail } from '@inlay/api/contract';
import { MAX_LABEL_LENGTH, type Overlay, type OverlayShape } from '@inlay/sdk/model';
import { ChoiceRow } from './ChoiceRow.tsx';
import { MoreWays } from './MoreWays.tsx';
import { PageState } from './PageState.tsx';
import { PasteSteps } from './PasteSteps.tsx';
import { SitePicture } from './SitePicture.tsx';
import { useDrawing } from '../../website/useDrawing.ts';
import { useWebsites } from './websites.ts';
import { WebsiteField } from './WebsiteField.tsx';
import classes from './websiteShare.module.css';

const WAYS: readonly ['inline' | OverlayShape, string][] = [
  ['inline', t`In the page`],
  ['popup', t`Popup`],
  ['slide-in', t`Slide-in`],
  ['side-tab', t`Side tab`],
  ['floating-button', t`Floating button`],
];

/**
 * Brings a form onto a website: how it looks there, the line to paste, where to press, and whether it has arrived
 * (LINK-050 to LINK-060).
 */
export function WebsiteShare({ form }: { form: FormDetail }) {
  const canUpdate = form.abilities.update;
  const { data: websites } = useWebsites(form.id, canUpdate);
  const address = websites?.address ?? null;
  const { data: site, error, isLoading } = useDrawing(address);
  const [way, setWay] = useState<'inline' | OverlayShape>('inline');
  const [button, setButton] = useState<Pick<Overlay, 'label' | 'side'>>({ label: form.title, side: 'right' });
  const overlay: Overlay | null =
    way === 'inline' ? null : { ...button, shape: way, label: button.label.trim() || form.title };
  const drawing = { form, site: site ?? null, overlay, address, error, isLoading };
  return (
    <div className={classes['share']}>
      <div className={classes['columns']}>
        <Stack gap={16}>
          {canUpdate && websites ? (
            <WebsiteField key={websites.address} formId={form.id} address={address} />
          ) : null}
          <div>
            <Text size="sm" fw={500} mb={4} aria-hidden="true">{t`How it appears`}</Text>
            <ChoiceRow label={t`How it appears`} value={way} choices={WAYS} onChange={(one) => setWay(one)} />
          </div>
          {overlay ? (
            <div className={classes['button']}>
              <TextInput
                label={t`Button text`}
                value={button.label}
                maxLength={MAX_LABEL_LENGTH}
                onChange={({ currentTarget }) => setButton({ ...button, label: currentTarget.value })}
              />
              {way === 'popup' ? null : (
                <NativeSelect
                  label={t`Side`}
                  value={button.side}
                  onChange={({ currentTarget }) =>
                    setButton({ ...button, side: currentTarget.value as Overlay['side'] })
                  }
                  data={[
                    { value: 'right', label: t`Right` },
                    { value: 'left', label: t`Left` },
                  ]}
                />
              )}
            </div>
          ) : null}
        </Stack>
        <SitePicture {...drawing} className={classes['drawing'] ?? ''} />
        <Stack gap={24}>
          <PasteSteps form={form} overlay={overlay} madeWith={site?.madeWith ?? null} />
          {websites ? <PageState key={websites.address} form={form} websites={websites} /> : null}
          <MoreWays form={form} />
        </Stack>
      </div>
    </div>
  );
}
