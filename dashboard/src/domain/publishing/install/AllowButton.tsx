import { t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import { BusyButton } from '../../../components/BusyButton.tsx';
import classes from '../embedDialog.module.css';
import { usePublishing, useSavePublishing } from '../publishing.ts';

/** Solves a problem that the owner's consent solves. */
export function AllowButton({ formId, website }: { formId: string; website: string }) {
  const { data } = usePublishing(formId);
  const saving = useSavePublishing(formId);
  const websites = data?.allowedWebsites;
  if (!websites) return null;
  // The list shows it at once; announced once it is stored.
  if (websites.includes(website) && !saving.isPending) {
    return (
      <Text size="sm" role="status">
        {t`${website} is now allowed.`}
      </Text>
    );
  }
  return (
    <BusyButton
      variant="default"
      size="xs"
      className={classes['start'] ?? ''}
      isBusy={saving.isPending}
      onClick={() => saving.save({ allowedWebsites: [...websites, website] })}
    >
      {t`Allow ${website}`}
    </BusyButton>
  );
}
