import { t } from '@lingui/core/macro';
import { Stack, Text } from '@mantine/core';
import { CopyTextButton } from '../../../components/CopyTextButton.tsx';
import classes from '../components/formSettings.module.css';

/** The address that a spreadsheet has to be shared with. */
export function ShareWith({ account }: { account: string }) {
  return (
    <Stack gap={8} align="flex-start">
      <Text size="sm">{t`Share the spreadsheet with this address, as Editor:`}</Text>
      <Text size="sm" component="bdi" className={classes['website'] ?? ''}>
        {account}
      </Text>
      <CopyTextButton size="xs" text={account} label={t`Copy address`} />
    </Stack>
  );
}
