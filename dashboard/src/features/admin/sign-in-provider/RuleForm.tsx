import { t } from '@lingui/core/macro';
import { Button, Checkbox, NativeSelect, Select, Stack, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import type { AccountSearchResponse, Right, SaveAccountRulesRequest } from '@inlay/api/contract';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { DialogFoot } from '../../../components/DialogFoot.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { isOfWhole, RIGHTS, RIGHTS_OF, ROLES } from '../../../domain/identity/roles.ts';
import { useSavedForm } from '../../../lib/useSavedForm.ts';
import { useAccountSearch } from './accountRulesApi.ts';

type Rule = SaveAccountRulesRequest['rules'][number];
type Account = AccountSearchResponse['accounts'][number];

/** Roles that rules give. */
const RULED = ['admin', 'editor', 'responder', 'viewer'] as const;
type Ruled = (typeof RULED)[number];

/** Pause in typing after which accounts are looked for, in ms. */
const TYPING_MS = 250;

const NEW_RULE: Record<'kind' | 'value' | 'accountId' | 'folderId' | 'role', string> & { rights: string[] } =
  {
    kind: 'group',
    value: '',
    accountId: '',
    folderId: '',
    role: 'editor',
    rights: [...RIGHTS_OF.editor.first],
  };

interface RuleFormProps {
  save(rule: Rule): Promise<unknown>;
  onCancel(): void;
}

/** Asks for a group or a domain, and for the role of its people. */
export function RuleForm({ save, onCancel }: RuleFormProps) {
  const [account, setAccount] = useState<Account | null>(null);
  const { form, problem, formProps } = useSavedForm({
    initialValues: NEW_RULE,
    check: ({ value, accountId }) => ({
      ...(value.trim() === '' && { value: t`Enter a group or a domain` }),
      ...(accountId === '' && { accountId: t`Choose an account` }),
    }),
    save: ({ kind, value, accountId, folderId, role, rights }) =>
      save({
        kind: kind as Rule['kind'],
        value,
        accountId,
        folderId: folderId === '' || isOfWhole(role as Ruled) ? null : folderId,
        role: role as Ruled,
        rights: rights.filter((right) =>
          RIGHTS_OF[role as Ruled].most.some((one) => one === right),
        ) as Right[],
      }),
  });
  const role = form.values.role as Ruled;
  return (
    <form {...formProps}>
      <Stack gap={16}>
        <FormProblem problem={problem} title={t`Failed to save the rules`} />
        <NativeSelect
          label={t`Goes by`}
          data={[
            { value: 'group', label: t`Group` },
            { value: 'domain', label: t`Email domain` },
          ]}
          {...form.getInputProps('kind')}
        />
        <TextInput
          label={form.values.kind === 'group' ? t`Group` : t`Email domain`}
          description={
            form.values.kind === 'group' ? t`Exactly as the provider or directory writes it.` : undefined
          }
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          required
          maxLength={200}
          data-autofocus
          {...form.getInputProps('value')}
        />
        <AccountChoice
          account={account}
          error={form.errors['accountId']}
          onChange={(chosen) => {
            setAccount(chosen);
            form.setFieldValue('accountId', chosen?.id ?? '');
            form.setFieldValue('folderId', '');
          }}
        />
        <NativeSelect
          label={t`Role`}
          data={RULED.map((value) => ({ value, label: ROLES[value].name }))}
          {...form.getInputProps('role')}
          onChange={(event) => {
            const chosen = event.currentTarget.value as Ruled;
            form.setFieldValue('role', chosen);
            form.setFieldValue('rights', [...RIGHTS_OF[chosen].first]);
          }}
        />
        {account && account.folders.length > 0 && !isOfWhole(role) ? (
          <NativeSelect
            label={t`Which forms`}
            data={[
              { value: '', label: t`All forms` },
              ...account.folders.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            {...form.getInputProps('folderId')}
          />
        ) : null}
        {RIGHTS_OF[role].most.length > 0 ? (
          <Checkbox.Group label={t`Rights`} {...form.getInputProps('rights')}>
            <Stack gap={8} mt={4}>
              {RIGHTS_OF[role].most.map((right) => (
                <Checkbox key={right} value={right} label={RIGHTS[right]} />
              ))}
            </Stack>
          </Checkbox.Group>
        ) : null}
        <DialogFoot>
          <Button variant="default" onClick={onCancel}>
            {t`Cancel`}
          </Button>
          <BusyButton type="submit" isBusy={form.submitting}>
            {t`Add rule`}
          </BusyButton>
        </DialogFoot>
      </Stack>
    </form>
  );
}

interface AccountChoiceProps {
  account: Account | null;
  error: ReactNode;
  onChange(account: Account | null): void;
}

function AccountChoice({ account, error, onChange }: AccountChoiceProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, TYPING_MS);
  const { data } = useAccountSearch(search === account?.name ? '' : search);
  const found = data?.accounts ?? [];
  const all = account && !found.some(({ id }) => id === account.id) ? [account, ...found] : found;
  return (
    <Select
      label={t`Account`}
      searchable
      required
      data={all.map(({ id, name }) => ({ value: id, label: name }))}
      filter={({ options }) => options}
      nothingFoundMessage={t`No matching accounts`}
      searchValue={typed}
      onSearchChange={setTyped}
      value={account?.id ?? null}
      error={error}
      onChange={(id) => onChange(all.find((one) => one.id === id) ?? null)}
    />
  );
}
