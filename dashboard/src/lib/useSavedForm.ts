import { useForm, type FormErrors } from '@mantine/form';
import { useRef, useState, type SyntheticEvent } from 'react';
import { fieldProblems, type CodeFields } from './fieldProblems.ts';
import { useFirstWrong } from './useFirstWrong.ts';

interface SavedFormOptions<Values extends Record<string, string | boolean | string[]>> {
  initialValues: Values;
  /** Returns the problems of the entries, by field; empty when there are none. */
  check(values: Values): FormErrors;
  /** Sends the entries. Its error is shown beside its fields, or becomes the form's problem. */
  save(values: Values): Promise<unknown>;
  codes?: CodeFields<keyof Values & string>;
  /** Returns the messages of a failed request by field, where issues and codes do not suffice. */
  describe?(error: unknown): FormErrors;
}

/**
 * A form that keeps its entries after a failed request. Problems appear beside their fields, the first of
 * them gets the focus, and a problem without a field is `problem`.
 */
export function useSavedForm<Values extends Record<string, string | boolean | string[]>>(
  options: SavedFormOptions<Values>,
) {
  const form = useForm<Values>({ initialValues: options.initialValues, validate: options.check });
  const [problem, setProblem] = useState<unknown>(null);
  const [element, fail] = useFirstWrong<HTMLFormElement>();
  const isSaving = useRef(false);

  const send = async (values: Values): Promise<void> => {
    isSaving.current = true;
    setProblem(null);
    try {
      await options.save(values);
    } catch (error) {
      const found = options.describe?.(error) ?? fieldProblems(error, Object.keys(values), options.codes);
      form.setErrors(found);
      if (Object.keys(found).length === 0) setProblem(error);
      fail();
    } finally {
      isSaving.current = false;
    }
  };
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    // A second Enter may come before the next render.
    if (isSaving.current) event.preventDefault();
    else form.onSubmit(send, fail)(event);
  };

  return { form, problem, formProps: { ref: element, onSubmit, noValidate: true } };
}
