import { t } from '@lingui/core/macro';
import { Alert, Anchor, Box, Center, Stack, Text, Title } from '@mantine/core';
import IconCircleCheck from '~icons/circle-check';
import type { ReactNode } from 'react';
import { LanguageSelect } from '../../components/LanguageSelect.tsx';
import { Logo } from '../../components/Logo.tsx';
import { chooseLanguage, language } from '../../lib/language.ts';

/** Frame of every sign-in screen. */
export function AuthFrame(props: {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  /** Offers another language, which loads the page again: not where that would lose a mailed link. */
  hasLanguages?: boolean;
  /** Whose page it is; absent for the platform's. */
  brand?: ReactNode;
  /** For a page that shows more than a few entries. */
  isWide?: boolean;
}) {
  const { title, text, children, footer, hasLanguages = false, brand, isWide = false } = props;
  return (
    <Center mih="100vh" p={16} component="main">
      <title>{t`${title} · Inlay`}</title>
      <Stack w="100%" maw={isWide ? 760 : 400} gap={16}>
        <Box className="card" p={{ base: 24, sm: 32 }}>
          <Stack gap={24}>
            <Stack gap={8} align="center" ta="center">
              {brand ?? (
                <Anchor href="/" aria-label={t`Inlay home page`}>
                  <Logo />
                </Anchor>
              )}
              <Title order={1} tabIndex={-1} style={{ outline: 'none' }}>
                {title}
              </Title>
              {text ? <Text c="dimmed">{text}</Text> : null}
            </Stack>
            {children}
          </Stack>
        </Box>
        {footer ? (
          <Text ta="center" size="sm" component="div">
            {footer}
          </Text>
        ) : null}
        {hasLanguages ? (
          <LanguageSelect
            aria-label={t`Language`}
            size="xs"
            mx="auto"
            value={language}
            onChange={chooseLanguage}
          />
        ) : null}
      </Stack>
    </Center>
  );
}

/** Announces a success, in the place of problems. */
export function DoneAlert({ message }: { message: string }) {
  return (
    <Alert color="teal" role="status" icon={<IconCircleCheck size={20} />}>
      {message}
    </Alert>
  );
}

/** A button to another view that looks like a link. */
export function ViewSwitch({ children, onClick }: { children: ReactNode; onClick(): void }) {
  return (
    <Anchor component="button" type="button" size="sm" className="target" onClick={onClick}>
      {children}
    </Anchor>
  );
}
