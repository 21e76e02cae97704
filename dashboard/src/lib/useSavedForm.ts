import { useForm, type FormErrors } from '@mantine/form';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { fieldProblems, type CodeFields } from './fieldProblems.ts';

interface SavedFormOptions<Values extends Record<string, string | boolean>> {
  initialValues: Values;
  /** What is wrong with the entries, by field; empty when nothing is. */
  check(values: Values): FormErrors;
  /** Sends the entries. What it throws is put beside its fields, or becomes the form's problem. */
  save(values: Values): Promise<unknown>;
  codes?: CodeFields<keyof Values & string>;
  /** What a failed call says of single fields, where issues and codes do not tell it in the form's own words. */
  describe?(error: unknown): FormErrors;
}

/**
 * A form whose entries outlive a failed call: problems stand beside their fields, the first field that
 * has one gets the focus, and what is about no field is `problem`.
 */
export function useSavedForm<Values extends Record<string, string | boolean>>(
  options: SavedFormOptions<Values>,
) {
  const form = useForm<Values>({ initialValues: options.initialValues, validate: options.check });
  const [problem, setProblem] = useState<unknown>(null);
  const [failures, setFailures] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const isSaving = useRef(false);

  useEffect(() => {
    // Behind the render that marked the fields.
    if (failures > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);

  const fail = (): void => setFailures((count) => count + 1);
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
    // Enter is pressed faster than the screen is drawn.
    if (isSaving.current) event.preventDefault();
    else form.onSubmit(send, fail)(event);
  };

  return { form, problem, formProps: { ref: element, onSubmit, noValidate: true } };
}
