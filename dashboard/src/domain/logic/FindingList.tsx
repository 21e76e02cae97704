import IconAlertTriangle from '~icons/alert-triangle';
import type { DescribedFinding } from '@inlay/sdk/model';
import { inWords } from './inWords.ts';
import classes from './logic.module.css';

/** What is wrong with a rule, in words. */
export const FindingList = ({ findings }: { findings: readonly DescribedFinding[] }) =>
  findings.map(({ description, finding: { code, path } }) => (
    <p key={`${code} ${path.join('.')}`} className={classes['finding']}>
      <IconAlertTriangle size={16} aria-hidden="true" />
      <span>{inWords(description)}</span>
    </p>
  ));
