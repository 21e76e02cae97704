import type { SettingProps } from '../settingInputs/settings.tsx';
import { LOADED_CONTROLS, type LoadedSetting } from './controls.tsx';

/** The control of a setting by its name. */
export const TypeSetting = ({ setting, ...props }: SettingProps & { setting: LoadedSetting }) =>
  LOADED_CONTROLS[setting](props);
