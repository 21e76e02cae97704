import { t } from '@lingui/core/macro';
import { TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';

/** Longest name of a sender, in characters. */
const MAX_NAME = 80;

/** What people call a sender, beside others of its channel. */
export const SenderName = (entry: GetInputPropsReturnType) => (
  <TextInput label={t`Name (optional)`} maxLength={MAX_NAME} autoComplete="off" {...entry} />
);
