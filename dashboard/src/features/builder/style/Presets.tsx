import { t } from '@lingui/core/macro';
import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { editedOf } from '../store/builderStore.ts';
import type { BuilderCore } from '../useBuilder.ts';
import { applyPreset, hasPreset } from '../../../domain/looks/applyPreset.ts';
import { changeLook } from './changeLook.ts';
import { PresetPicture, usePresetStyles } from './PresetPicture.tsx';
import { PRESET_NAMES } from '../../../domain/looks/presetNames.ts';
import { PRESETS, type Preset } from '../../../domain/looks/presets.ts';
import classes from './style.module.css';
import type { Styles } from '../../../domain/looks/styles.ts';

const nameOf = ({ id }: Preset): string => PRESET_NAMES[id] ?? id;

/** Looks to start from; applying one is one step, undone like any other. */
export function Presets({ builder, styles }: { builder: BuilderCore; styles: Styles }) {
  const [isTurnedTo, setTurnedTo] = useState(false);
  usePresetStyles(isTurnedTo);
  const apply = (preset: Preset): void => {
    const { definition } = editedOf(builder.get());
    changeLook(builder, applyPreset(definition, preset), t`Preset “${nameOf(preset)}” applied`);
  };
  return (
    <ul
      className={classes['presets']}
      onPointerEnter={() => setTurnedTo(true)}
      onFocus={() => setTurnedTo(true)}
    >
      {PRESETS.map((preset) => (
        <li key={preset.id} className={classes['preset']}>
          <PresetPicture preset={preset} />
          <UnstyledButton
            className={classes['presetName']}
            aria-pressed={hasPreset(styles.custom, preset)}
            onClick={() => apply(preset)}
          >
            {nameOf(preset)}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
