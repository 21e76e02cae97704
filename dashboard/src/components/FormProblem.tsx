import { t } from '@lingui/core/macro';
import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ApiError, messageOf } from '../lib/apiError.ts';

interface FormProblemProps {
  problem: unknown;
  title?: string;
  /** In place of the problem's own message. */
  text?: string | undefined;
  /** What can be done about it. */
  children?: ReactNode;
}

/** What went wrong with a form as a whole; nothing while nothing did. */
export function FormProblem({ problem, title, text, children }: FormProblemProps) {
  if (problem === null) return null;
  const id = problem instanceof ApiError && problem.code === 'internal' ? problem.requestId : null;
  const message = text ?? messageOf(problem);
  return (
    <Alert color="red" role="alert" title={title} icon={<IconAlertTriangle size={20} stroke={1.75} />}>
      {id ? t`${message} (request ${id})` : message}
      {children}
    </Alert>
  );
}
