import { t } from '@lingui/core/macro';
import { Stack, Text } from '@mantine/core';
import { createFieldId, MAX_FORM_TESTS, type FormTest } from '@inlay/sdk/model';
import { useEffect } from 'react';
import { changeLogic } from '../logic/changeRule.ts';
import { useSettledDefinition } from '../logic/useFindings.ts';
import { definitionOf } from '../store/builderStore.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import { Outcome } from './Outcome.tsx';
import { takenRules } from './takenRules.ts';
import { TestList } from './TestList.tsx';
import { ToldList, useToldTo } from './ToldList.tsx';
import { TryForm } from './TryForm.tsx';
import { testOfRun, useTestRun, useTestRunState } from './useTestRun.ts';
import { withoutIsolates } from '../../../lib/isolateParts.ts';

/** Tries the edited form: the form itself, the result of the answers, and its tests. */
export function TryPanel({ builder }: { builder: BuilderCore }) {
  const definition = useSettledDefinition(builder);
  const formId = useBuilderState(builder, ({ form }) => form?.id ?? 'new-form');
  const mayShare = useBuilderState(builder, ({ form }) => form?.abilities.share ?? false);
  const state = useTestRunState();
  const told = useToldTo(formId);
  const tried = { definition, answers: state.answers, today: state.today };
  const testRun = useTestRun(definition, formId, state);
  const settled = testRun?.settled;
  // The canvas lights the way.
  useEffect(() => {
    builder.set({ taken: settled ? takenRules(definition, settled) : null });
    return () => builder.set({ taken: null });
  }, [builder, definition, settled]);

  const setTests = (
    change: (tests: readonly FormTest[]) => readonly FormTest[],
    what: string,
    topic?: string,
  ): void => {
    const { tests: before = [], ...form } = definitionOf(builder.get());
    const tests = [...change(before)];
    const next = tests.length > 0 ? { ...form, tests } : form;
    changeLogic(builder, next, { what, ...(topic !== undefined && { topic }) });
  };
  const keep = (): void => {
    if (!testRun) return;
    const { tests = [] } = definitionOf(builder.get());
    if (tests.length >= MAX_FORM_TESTS)
      return builder.announce(t`A form can have at most ${MAX_FORM_TESTS} tests`);
    const id = createFieldId(tests.map((test) => test.id));
    const name = withoutIsolates(t`Test ${tests.length + 1}`);
    setTests((before) => [...before, { id, name, ...testOfRun(definition, state, testRun) }], t`Test kept`);
    builder.announce(t`${name} kept`);
  };
  return (
    <Stack gap={24}>
      {testRun ? (
        <>
          <TryForm
            definition={definition}
            testRun={testRun}
            state={state}
            {...(mayShare && { onSent: () => told.mutate(tried) })}
          />
          <Outcome definition={definition} testRun={testRun} state={state} onKeep={keep} />
          {mayShare ? <ToldList tried={tried} told={told} /> : null}
        </>
      ) : (
        <Text>{t`The form can’t be tried while its rules depend on each other in a circle. See the checks.`}</Text>
      )}
      <TestList
        definition={definition}
        onTry={(test) => state.begin(test)}
        onChange={(id, changes) =>
          setTests(
            (before) => before.map((test) => (test.id === id ? { ...test, ...changes } : test)),
            t`Test changed`,
            `test ${id}`,
          )
        }
        onAccept={(id) =>
          testRun &&
          setTests(
            (before) =>
              before.map((test) =>
                test.id === id ? { ...test, ...testOfRun(definition, state, testRun) } : test,
              ),
            t`Test changed`,
          )
        }
        onRemove={(id) => setTests((before) => before.filter((test) => test.id !== id), t`Test removed`)}
      />
    </Stack>
  );
}
