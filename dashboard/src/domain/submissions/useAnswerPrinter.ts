import { useEffect, useState } from 'react';
import { asksByCountry } from '@inlay/sdk/model';
import { printAnswers, type PrintableSubmission } from './printedAnswers.ts';

type AnsweredForm = Pick<PrintableSubmission, 'fields'>;

const hasCountries = ({ fields }: AnsweredForm): boolean => fields.some(asksByCountry);

const printInOrder: typeof printAnswers = (submission) => printAnswers(submission);

/**
 * Returns what prints the answers of forms. Where one of them asks for addresses by country, it loads how countries
 * write them; it is another function then, so that earlier prints are renewed.
 */
export function useAnswerPrinter(forms: readonly AnsweredForm[]): typeof printAnswers {
  const [print, setPrint] = useState(() => printAnswers);
  const isNeeded = forms.some(hasCountries);
  useEffect(() => {
    if (!isNeeded) return;
    // Without it, the parts keep the order of the form.
    void import('./addressOrder.ts').then(
      ({ orderAddresses }) => {
        orderAddresses();
        setPrint(() => printInOrder);
      },
      () => {},
    );
  }, [isNeeded]);
  return print;
}
