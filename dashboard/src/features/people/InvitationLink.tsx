import { t } from '@lingui/core/macro';
import { Button, Code, Text } from '@mantine/core';
import { CopyTextButton } from '../../components/CopyTextButton.tsx';
import { DialogFoot } from '../../components/DialogFoot.tsx';
import classes from './people.module.css';

/** The link of an invitation that no mail carries, to pass on. */
export function InvitationLink({ link, onDone }: { link: string; onDone(): void }) {
  return (
    <>
      <Text role="status">{t`No mail server is set up. Send this link yourself: it works once, for seven days.`}</Text>
      <Code block className={classes['link'] ?? ''} dir="ltr" tabIndex={0} data-autofocus>
        {link}
      </Code>
      <DialogFoot>
        <CopyTextButton text={link} label={t`Copy link`} />
        <Button onClick={onDone}>{t`Done`}</Button>
      </DialogFoot>
    </>
  );
}
