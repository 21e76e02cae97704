import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Code, Group, Modal, Stack, Text, TextInput, Title } from '@mantine/core';
import IconPlus from '~icons/plus';
import { useState } from 'react';
import type { AccountRulesResponse } from '@inlay/api/contract';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { SimpleTable } from '../../../components/table/SimpleTable.tsx';
import type { TableColumn } from '../../../components/table/tableColumn.ts';
import { ROLES } from '../../../domain/identity/roles.ts';
import { toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import { useSavedForm } from '../../../lib/useSavedForm.ts';
import { requestOf, useAccountRules, useSaveAccountRules } from './accountRulesApi.ts';
import { RuleForm } from './RuleForm.tsx';

type Rule = AccountRulesResponse['rules'][number];

/** Groups and domains with the roles of their people (SSO-040). */
export function AccountRules() {
  const { data, error, refetch } = useAccountRules();
  return (
    <Stack gap={16}>
      <div>
        <Title order={3} size="md" fw={500}>
          {t`Groups and accounts`}
        </Title>
        <Text size="sm" c="dimmed">
          {t`People of a group, or with an email address of a domain, get a role when they sign in, and lose it when they leave. Roles given by hand stay.`}
        </Text>
      </div>
      {error && !data ? (
        <LoadFailure title={t`Failed to load the rules`} error={error} onRetry={() => refetch()} />
      ) : null}
      {data ? <Rules data={data} /> : null}
    </Stack>
  );
}

function Rules({ data }: { data: AccountRulesResponse }) {
  const save = useSaveAccountRules();
  const [isAdding, setAdding] = useState(false);
  const isFixed = data.source === 'environment';
  const remove = (rule: Rule): void =>
    save.mutate(requestOf({ ...data, rules: data.rules.filter((one) => one !== rule) }), {
      onSuccess: () => toastSuccess(t`Rule removed`),
      onError: (error) => toastThrown(error, t`Failed to save the rules`),
    });
  return (
    <>
      {data.rules.length > 0 ? (
        <SimpleTable
          caption={t`Groups and accounts`}
          rows={data.rules}
          columns={isFixed ? COLUMNS : [...COLUMNS, removing(remove, save.isPending)]}
          rowId={keyOf}
        />
      ) : null}
      {isFixed ? (
        <Text size="sm" c="dimmed">
          <Trans>
            Set by <Code>INLAY_ACCOUNT_RULES</Code> in the environment of this installation, so they can’t be
            changed here.
          </Trans>
        </Text>
      ) : (
        <>
          <Group>
            <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
              {t`Add rule`}
            </Button>
          </Group>
          <ClaimForm key={data.groupsClaim} data={data} />
        </>
      )}
      <Modal opened={isAdding} onClose={() => setAdding(false)} title={t`Add rule`}>
        <RuleForm
          save={async (rule) => {
            const { groupsClaim, rules } = requestOf(data);
            await save.mutateAsync({ groupsClaim, rules: [...rules, rule] });
            toastSuccess(t`Rule added`);
            setAdding(false);
          }}
          onCancel={() => setAdding(false)}
        />
      </Modal>
    </>
  );
}

/** The button of each row that takes its rule away. */
const removing = (onRemove: (rule: Rule) => void, isBusy: boolean): TableColumn<Rule> => ({
  id: 'actions',
  title: '',
  cell: (rule) => (
    <Button
      variant="subtle"
      color="gray"
      size="xs"
      aria-label={t`Remove the rule of ${rule.value}`}
      disabled={isBusy}
      onClick={() => onRemove(rule)}
    >
      {t`Remove`}
    </Button>
  ),
});

/** The claim that lists groups, which providers name as they like. */
function ClaimForm({ data }: { data: AccountRulesResponse }) {
  const save = useSaveAccountRules();
  const { form, problem, formProps } = useSavedForm({
    initialValues: { groupsClaim: data.groupsClaim },
    check: ({ groupsClaim }) => ({
      ...(groupsClaim.trim() === '' && { groupsClaim: t`Enter the name of the claim` }),
    }),
    save: async ({ groupsClaim }) => {
      await save.mutateAsync(requestOf({ ...data, groupsClaim }));
      toastSuccess(t`Claim saved`);
    },
  });
  return (
    <form {...formProps}>
      <Stack gap={8}>
        <FormProblem problem={problem} title={t`Failed to save the rules`} />
        <TextInput
          label={t`Claim with the groups`}
          description={t`As the provider names it in its tokens. A directory needs none.`}
          name="groups-claim"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          required
          maw={400}
          {...form.getInputProps('groupsClaim')}
        />
        {form.isDirty() ? (
          <Group>
            <BusyButton type="submit" variant="default" isBusy={form.submitting}>
              {t`Save claim`}
            </BusyButton>
          </Group>
        ) : null}
      </Stack>
    </form>
  );
}

const keyOf = ({ kind, value, accountId, folderId, role, rights }: Rule): string =>
  [kind, value, accountId, folderId, role, ...rights].join(' ');

const COLUMNS: readonly TableColumn<Rule>[] = [
  {
    id: 'value',
    title: t`Group or domain`,
    cell: ({ kind, value }) => (
      <>
        <bdi>{value}</bdi>
        <Text size="xs" c="dimmed">
          {kind === 'group' ? t`Group` : t`Email domain`}
        </Text>
      </>
    ),
  },
  {
    id: 'place',
    title: t`Account`,
    cell: ({ account, folder, folderId }) => {
      const isGone = account === null || (folderId !== null && folder === null);
      return (
        <>
          <bdi>{account ?? t`Deleted account`}</bdi>
          <Text size="xs" c="dimmed">
            {isGone ? t`This rule does nothing any more.` : (folder ?? t`All forms`)}
          </Text>
        </>
      );
    },
  },
  { id: 'role', title: t`Role`, cell: ({ role }) => ROLES[role].name },
];
