import { t } from '@lingui/core/macro';
import { Alert, Button, Radio, Stack, Switch, Text, TextInput } from '@mantine/core';
import { PasswordInput } from '../../../components/PasswordInput.tsx';
import type { UseFormReturnType } from '@mantine/form';
import { DialogFoot } from '../../../components/DialogFoot.tsx';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { ShareableQuestion, SharedResults } from '@inlay/api/contract';
import { MAX_SHARED_RESULTS_NAME_LENGTH } from '@inlay/sdk/model';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { parseView } from '../../../domain/results/resultsAddress.ts';
import { viewerZone } from '../../../lib/formatTime.ts';
import { useSavedForm } from '../../../lib/useSavedForm.ts';
import { QuestionChoice } from './QuestionChoice.tsx';
import { useAddSharedResults, useChangeSharedResults } from './sharedResultsApi.ts';
import {
  checkValues,
  isShown,
  NEW_LINK,
  toChanges,
  toRequest,
  valuesOf,
  type SharedResultsValues,
} from './sharedResultsValues.ts';

interface SharedResultsFormProps {
  formId: string;
  questions: readonly ShareableQuestion[];
  /** The link that is changed; null for a new one. */
  link: SharedResults | null;
  onSaved(link: SharedResults): void;
  /** Absent where there is nothing to go back to. */
  onCancel?: () => void;
}

/** Asks what a link shows, to how small groups, to whom and until when. */
export function SharedResultsForm({ formId, questions, link, onSaved, onCancel }: SharedResultsFormProps) {
  const add = useAddSharedResults(formId);
  const change = useChangeSharedResults(formId);
  const end = useRef<HTMLInputElement>(null);
  const { form, problem, formProps } = useSavedForm<SharedResultsValues>({
    initialValues: link ? valuesOf(link) : NEW_LINK,
    check: (values) => ({
      ...checkValues(values, questions, link),
      // Half a time reads as none, and the link would never end.
      ...(end.current?.validity.badInput && { expiresAt: t`Complete the date and time.` }),
    }),
    save: async (values) =>
      onSaved(
        await (link
          ? change.mutateAsync({ id: link.id, changes: toChanges(values, questions, link) })
          : add.mutateAsync(toRequest(values, questions))),
      ),
  });
  const { hidesGroups } = form.values;
  const { from, sought } = parseView(useSearchParams()[0], '');
  const isNarrowed = (from ?? sought) !== null;
  const isPicture = link !== null && link.frozenAt !== null;
  const chosenTexts = questions.filter(
    (one) => one.kind === 'text' && form.values.questions.includes(one.id) && isShown(one, hidesGroups),
  );
  return (
    <form {...formProps}>
      <Stack gap={24}>
        <Text size="sm" c="dimmed">
          {isPicture
            ? t`What a frozen link shows can’t be changed.`
            : t`Anyone with the link sees these results, without signing in. Names, contact details, files and hidden fields are never shared.`}
        </Text>
        {isNarrowed && !isPicture ? (
          <Alert>{t`The period and filter of this screen don’t apply to the link. It shows all submissions.`}</Alert>
        ) : null}
        <FormProblem
          problem={problem}
          title={link ? t`Failed to change the link` : t`Failed to create the link`}
        />
        <TextInput
          label={t`Name`}
          description={t`Only people who can change this form see it.`}
          autoComplete="off"
          required
          // A person asked for this form.
          autoFocus
          data-autofocus
          maxLength={MAX_SHARED_RESULTS_NAME_LENGTH}
          {...form.getInputProps('name')}
        />
        {isPicture ? null : (
          <QuestionChoice
            label={t`Questions`}
            questions={questions}
            noteOf={(one) =>
              isShown(one, hidesGroups) ? (one.kind === 'text' ? COUNT_ONLY : null) : ALL_GROUPS
            }
            isDisabled={(one) => !isShown(one, hidesGroups)}
            value={form.values.questions}
            error={form.errors['questions']}
            onChange={(ids) => form.setFieldValue('questions', ids)}
          />
        )}
        {!isPicture && chosenTexts.length > 0 ? (
          <QuestionChoice
            label={t`Show answers word for word`}
            description={t`People may have written names or other personal details.`}
            questions={chosenTexts}
            value={form.values.texts}
            error={form.errors['texts']}
            onChange={(ids) => form.setFieldValue('texts', ids)}
          />
        ) : null}
        {isPicture ? null : <SmallGroups form={form} />}
        {link ? null : <LaterSubmissions form={form} />}
        <Password form={form} hasOne={link?.hasPassword === true} />
        <TextInput
          ref={end}
          type="datetime-local"
          label={t`Ends (optional)`}
          description={t`The link stops working at this time (${viewerZone()}). Leave empty to keep it open.`}
          {...form.getInputProps('expiresAt')}
        />
        <DialogFoot>
          {onCancel ? (
            <Button variant="default" onClick={onCancel}>
              {t`Cancel`}
            </Button>
          ) : null}
          <BusyButton type="submit" isBusy={form.submitting}>
            {link ? t`Save changes` : t`Create link`}
          </BusyButton>
        </DialogFoot>
      </Stack>
    </form>
  );
}

type LinkForm = UseFormReturnType<SharedResultsValues>;

function SmallGroups({ form }: { form: LinkForm }) {
  const { hidesGroups } = form.values;
  return (
    <Stack gap={12}>
      <Switch
        label={t`Hide small groups`}
        description={
          hidesGroups
            ? t`Results of very few people are hidden, so nobody can be recognized.`
            : t`Even the answer of a single person is shown.`
        }
        {...form.getInputProps('hidesGroups', { type: 'checkbox' })}
      />
      {hidesGroups ? (
        <TextInput
          label={t`Smallest group shown`}
          inputMode="numeric"
          autoComplete="off"
          {...form.getInputProps('smallestGroup')}
        />
      ) : null}
    </Stack>
  );
}

function Password({ form, hasOne }: { form: LinkForm; hasOne: boolean }) {
  return (
    <Stack gap={12}>
      <Switch
        label={t`Ask for a password`}
        description={t`Websites that embed the results lead to their page instead.`}
        {...form.getInputProps('asksPassword', { type: 'checkbox' })}
      />
      {form.values.asksPassword ? (
        <PasswordInput
          label={hasOne ? t`New password (optional)` : t`Password`}
          description={hasOne ? t`Leave empty to keep the current one.` : t`Tell it to the readers yourself.`}
          autoComplete="off"
          {...form.getInputProps('password')}
        />
      ) : null}
    </Stack>
  );
}

/** Sets whether the page follows the form, or keeps the present results. */
function LaterSubmissions({ form }: { form: LinkForm }) {
  return (
    <Radio.Group
      label={t`Later submissions`}
      value={form.values.isFrozen ? 'frozen' : 'live'}
      onChange={(value) => form.setFieldValue('isFrozen', value === 'frozen')}
    >
      <Stack gap={8} mt={4}>
        <Radio value="live" label={t`Included`} description={t`The page always shows the current results.`} />
        <Radio
          value="frozen"
          label={t`Left out`}
          description={t`The page keeps the results of this moment, even if submissions are deleted.`}
        />
      </Stack>
    </Radio.Group>
  );
}

const COUNT_ONLY = t`Shows only how many people answered`;
const ALL_GROUPS = t`Only without hiding small groups`;
