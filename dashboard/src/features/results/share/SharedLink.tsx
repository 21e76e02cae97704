import { plural, t } from '@lingui/core/macro';
import { ActionIcon, Button, Group, Menu, Text } from '@mantine/core';
import IconCode from '~icons/code';
import IconCopy from '~icons/copy';
import IconDots from '~icons/dots';
import type { ShareableQuestion, SharedResults } from '@inlay/api/contract';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { copyText } from '../../../lib/copyText.ts';
import { formatExact } from '../../../lib/formatTime.ts';
import { formatList } from '../../../lib/formatList.ts';
import { resultsSnippet } from './resultsSnippet.ts';
import classes from './share.module.css';

interface SharedLinkProps {
  link: SharedResults;
  questions: readonly ShareableQuestion[];
  onEdit(): void;
  onRenew(): void;
  onRemove(): void;
}

/** One link: what it shows, since and until when, and what can be done with it. */
export function SharedLink({ link, questions, ...changes }: SharedLinkProps) {
  const { name, url, state, smallestGroup, texts } = link;
  const isOpen = state === 'open';
  const words = texts.filter((id) => questions.some((one) => one.id === id));
  return (
    <li>
      <Group justify="space-between" gap={8} wrap="nowrap">
        <Text fw={600} dir="auto" className={classes['name'] ?? ''}>
          {name}
        </Text>
        <Group gap={4} wrap="nowrap" flex="none">
          <State link={link} />
          <LinkMenu link={link} {...changes} />
        </Group>
      </Group>
      <Text size="sm" dir="auto">
        {questionsOf(link, questions)}
      </Text>
      {words.length > 0 ? <Text size="sm">{t`Word for word: ${listOf(words, questions)}`}</Text> : null}
      <Text size="xs" c="dimmed">
        {smallestGroup > 0
          ? t`Hides groups of fewer than ${smallestGroup} people`
          : t`Shows groups of any size`}
      </Text>
      <Text size="xs" c="dimmed">
        {timesOf(link).join(' · ')}
      </Text>
      <Text size="xs" c="dimmed">
        {[
          plural(link.views, { one: 'Viewed # time', other: 'Viewed # times' }),
          ...(link.hasPassword ? [t`Asks for a password`] : []),
        ].join(' · ')}
      </Text>
      {isOpen ? (
        <Group gap={8} mt={8}>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconCopy size={16} aria-hidden="true" />}
            aria-label={t`Copy link: ${name}`}
            onClick={() => void copyText(url, 'link')}
          >
            {t`Copy link`}
          </Button>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconCode size={16} aria-hidden="true" />}
            aria-label={t`Copy embed code: ${name}`}
            onClick={() => void copyText(resultsSnippet(url), 'code')}
          >
            {t`Copy embed code`}
          </Button>
        </Group>
      ) : null}
    </li>
  );
}

/** Less frequent actions on a link. */
function LinkMenu({ link, onEdit, onRenew, onRemove }: Omit<SharedLinkProps, 'questions'>) {
  const { name, url, state } = link;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={30} aria-label={t`More actions: ${name}`}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {state === 'open' ? (
          <Menu.Item component="a" href={url} target="_blank" rel="noreferrer">
            {t`Open page`}
          </Menu.Item>
        ) : null}
        <Menu.Item onClick={onEdit}>{t`Edit`}</Menu.Item>
        <Menu.Item onClick={onRenew}>{t`New address`}</Menu.Item>
        <Menu.Item onClick={onRemove}>{t`Remove link`}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function State({ link: { state, frozenAt } }: { link: SharedResults }) {
  if (state === 'expired') return <StatusBadge tone="neutral">{t`Link ended`}</StatusBadge>;
  return frozenAt ? (
    <StatusBadge tone="neutral">{t`Frozen`}</StatusBadge>
  ) : (
    <StatusBadge tone="good">{t`Updates live`}</StatusBadge>
  );
}

const listOf = (ids: readonly string[], questions: readonly ShareableQuestion[]): string =>
  formatList(questions.filter(({ id }) => ids.includes(id)).map(({ id, label }) => label || id));

/** Names what the page shows: a frozen one keeps questions that can no longer be shared, a live one does not. */
function questionsOf(link: SharedResults, questions: readonly ShareableQuestion[]): string {
  const known = questions.filter(({ id }) => link.questions.includes(id));
  const count = link.questions.length;
  if (known.length === 0 && !link.frozenAt) return t`None of its questions can be shared anymore.`;
  return known.length < count && link.frozenAt
    ? plural(count, { one: '# question', other: '# questions' })
    : listOf(link.questions, questions);
}

function timesOf({ createdAt, frozenAt, expiresAt, state }: SharedResults): string[] {
  const [made, end] = [formatExact(createdAt), expiresAt && formatExact(expiresAt)];
  return [
    frozenAt ? t`Frozen on ${made}` : t`Created on ${made}`,
    end ? (state === 'open' ? t`Ends on ${end}` : t`Ended on ${end}`) : t`No end date`,
  ];
}
