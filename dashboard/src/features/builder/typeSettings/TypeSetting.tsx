import type { LaterSetting } from '@inlay/sdk/model';
import type { SettingProps } from '../properties/settings.tsx';
import { LATER_CONTROLS } from './controls.tsx';

/** The control of a setting by its name. */
export const TypeSetting = ({ setting, ...props }: SettingProps & { setting: LaterSetting }) =>
  LATER_CONTROLS[setting](props);
