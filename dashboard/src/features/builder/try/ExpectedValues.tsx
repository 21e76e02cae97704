import { t } from '@lingui/core/macro';
import { TextInput } from '@mantine/core';
import { labelsOf, pagesOf, type FormDefinition, type TestExpectation } from '@inlay/sdk/model';
import { inWords } from '../../../domain/logic/inWords.ts';
import classes from './try.module.css';

interface ExpectedValuesProps {
  definition: FormDefinition;
  expect: TestExpectation;
  onChange(expect: TestExpectation): void;
}

type Expected = NonNullable<TestExpectation['values']>[string];

const printExpected = (value: Expected | undefined): string =>
  value === undefined || value === null
    ? ''
    : typeof value === 'boolean'
      ? value
        ? 'yes'
        : 'no'
      : String(value);

/** Parses an expected value: a number, yes or no, else a text; a blank expects nothing. */
function parseExpected(text: string): Expected | undefined {
  if (text.trim() === '') return undefined;
  if (text === 'yes' || text === 'no') return text === 'yes';
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}

/** Pages and values that a test expects; an empty input allows any. */
export function ExpectedValues({ definition, expect, onChange }: ExpectedValuesProps) {
  const labels = labelsOf(definition);
  const pages = pagesOf(definition);
  const setPage = (id: string, isOn: boolean): void => {
    const chosen = pages
      .map((page) => page.id)
      .filter((one) => (one === id ? isOn : expect.pages?.includes(one)));
    const { pages: _before, ...rest } = expect;
    onChange(chosen.length > 0 ? { ...rest, pages: chosen } : rest);
  };
  const setValue = (id: string, text: string): void => {
    const { [id]: _before, ...values } = expect.values ?? {};
    const value = parseExpected(text);
    onChange({ ...expect, values: value === undefined ? values : { ...values, [id]: value } });
  };
  return (
    <>
      {pages.length > 1 ? (
        <fieldset className={classes['pages']}>
          <legend>{t`Expected pages`}</legend>
          {pages.map(({ id }) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={expect.pages?.includes(id) ?? false}
                onChange={(event) => setPage(id, event.currentTarget.checked)}
              />
              {inWords(labels.item(id))}
            </label>
          ))}
        </fieldset>
      ) : null}
      {definition.values.map(({ id, name }) => (
        <TextInput
          key={`${id} ${printExpected(expect.values?.[id])}`}
          label={t`Expected ${name}`}
          placeholder={t`Anything`}
          defaultValue={printExpected(expect.values?.[id])}
          onBlur={(event) => {
            if (event.currentTarget.value !== printExpected(expect.values?.[id]))
              setValue(id, event.currentTarget.value);
          }}
        />
      ))}
    </>
  );
}
