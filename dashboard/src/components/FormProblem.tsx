import { t } from '@lingui/core/macro';
import { Alert } from '@mantine/core';
import IconAlertTriangle from '~icons/alert-triangle';
import type { ReactNode } from 'react';
import { ApiError, messageOf } from '../lib/apiError.ts';

interface FormProblemProps {
  problem: unknown;
  title?: string;
  /** Replaces the problem's message. */
  text?: string | undefined;
  /** Ways to solve it. */
  children?: ReactNode;
}

/** Shows a problem of a whole form; renders nothing without one. */
export function FormProblem({ problem, title, text, children }: FormProblemProps) {
  if (problem === null) return null;
  const id = problem instanceof ApiError && problem.code === 'internal' ? problem.requestId : null;
  const message = text ?? messageOf(problem);
  return (
    <Alert color="red" role="alert" title={title} icon={<IconAlertTriangle size={20} />}>
      {id ? t`${message} (request ${id})` : message}
      {children}
    </Alert>
  );
}
