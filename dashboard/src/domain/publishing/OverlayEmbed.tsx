import { t } from '@lingui/core/macro';
import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { FormDetail } from '@inlay/api/contract';
import {
  MAX_LABEL_LENGTH,
  OVERLAY_SHAPES,
  overlayLines,
  type Overlay,
  type OverlayShape,
} from '@inlay/sdk/model';
import classes from './overlayEmbed.module.css';
import { OverlayPreview } from './OverlayPreview.tsx';
import { Snippet } from './Snippet.tsx';

const SHAPE_NAMES: Readonly<Record<OverlayShape, string>> = {
  popup: t`Popup`,
  'slide-in': t`Slide-in`,
  'side-tab': t`Side tab`,
  'floating-button': t`Floating button`,
};

/** Pause (ms) after which a typed text is drawn. */
const DRAWN_AFTER_MS = 300;

/** The form over the page instead of in it: how it looks, and the lines to paste (EMBED-101). */
export function OverlayEmbed({ form }: { form: FormDetail }) {
  const [overlay, setOverlay] = useState<Overlay>({ shape: 'popup', label: form.title, side: 'right' });
  const shown = { ...overlay, label: overlay.label.trim() || form.title };
  const [label] = useDebouncedValue(shown.label, DRAWN_AFTER_MS);
  const change = (changes: Partial<Overlay>): void => setOverlay({ ...overlay, ...changes });
  return (
    <Snippet
      title={t`Over your page`}
      hint={t`A button opens the form over the page.`}
      text={overlayLines(new URL(form.embed.url).origin, form, shown)}
      what="code"
    >
      <div className={classes['choices']}>
        <NativeSelect
          label={t`Shape`}
          value={overlay.shape}
          onChange={({ currentTarget }) => change({ shape: currentTarget.value as OverlayShape })}
          data={OVERLAY_SHAPES.map((value) => ({ value, label: SHAPE_NAMES[value] }))}
        />
        <TextInput
          label={t`Button text`}
          value={overlay.label}
          maxLength={MAX_LABEL_LENGTH}
          onChange={({ currentTarget }) => change({ label: currentTarget.value })}
        />
        {overlay.shape === 'popup' ? null : (
          <NativeSelect
            label={t`Side`}
            value={overlay.side}
            onChange={({ currentTarget }) => change({ side: currentTarget.value as Overlay['side'] })}
            data={[
              { value: 'right', label: t`Right` },
              { value: 'left', label: t`Left` },
            ]}
          />
        )}
      </div>
      <OverlayPreview form={form} overlay={{ ...shown, label }} />
    </Snippet>
  );
}
