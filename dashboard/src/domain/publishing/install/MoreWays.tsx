import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Code, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FormDetail } from '@inlay/api/contract';
import { Snippet } from '../Snippet.tsx';
import { useMeasuredLines } from '../useMeasuredLines.ts';
import classes from './websiteShare.module.css';

const UNBROKEN = { whiteSpace: 'nowrap' } as const;

/** Ways for those who write their pages themselves, folded; and the address, which needs no website. */
export function MoreWays({ form }: { form: FormDetail }) {
  const lines = useMeasuredLines(form);
  const { exact = lines, elementCode } = lines;
  const { url } = form.embed;
  return (
    <Stack gap={8}>
      <Folded title={t`Without layout shift`}>
        <Text size="sm" c="dimmed">
          {t`These reserve the form’s height at every width, so that nothing below it moves.`}
        </Text>
        <Snippet title={t`Frame with its height`} text={exact.code} what="code" />
        <Snippet title={t`Web component with its height`} text={exact.elementCode} what="code" />
      </Folded>
      <Folded title={t`For developers`}>
        <Snippet
          title={t`Web component`}
          hint={t`Embeds the form as part of the page. The fastest way for pages without a server.`}
          text={elementCode}
          what="code"
        />
        <Snippet
          title={t`Server-side include`}
          hint={t`Your server inserts this page’s markup. The fastest way of all.`}
          text={`${url}/include`}
          what="url"
        />
        <Text size="sm" c="dimmed">
          <Trans>
            On a shared device, add{' '}
            <Code dir="ltr" style={UNBROKEN}>
              ?drafts=off
            </Code>{' '}
            to the address, or{' '}
            <Code dir="ltr" style={UNBROKEN}>
              drafts=&quot;off&quot;
            </Code>{' '}
            to the web component: it then keeps no unsent answers.
          </Trans>
        </Text>
        <Text size="sm" c="dimmed">
          {t`In private windows, and wherever else browsers block third-party storage, a frame loses unsent answers on reload. The web component, React and the include keep them.`}
        </Text>
      </Folded>
      <Snippet title={t`Direct URL`} hint={t`Opens the form as its own page.`} text={url} what="url" />
    </Stack>
  );
}

const Folded = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className={classes['folded']}>
    <summary>{title}</summary>
    <Stack gap={16} mt={12} mb={16}>
      {children}
    </Stack>
  </details>
);
