import { plural, t } from '@lingui/core/macro';
import { useQuery, type Query } from '@tanstack/react-query';
import type { FormListResponse } from '@inlay/api/contract';
import { api } from '../../lib/apiClient.ts';
import { useAccountAbility, useRoleRefusal } from '../identity/roleRefusal.ts';
import { useSession } from '../identity/session.ts';

export const FORMS_KEY = ['forms'] as const;

/** Key of a form as its editors see it, with its draft. */
export const editedFormKey = (formId: string | undefined) => [...FORMS_KEY, formId] as const;

/** Returns whether a query is that of a form with its draft. */
export const isEditedForm = ({ queryKey }: Query): boolean =>
  queryKey[0] === FORMS_KEY[0] && queryKey.length === editedFormKey(undefined).length;

/** Loads the account's own forms, newest first. */
export function useForms({ enabled = true } = {}) {
  return useQuery({
    queryKey: FORMS_KEY,
    queryFn: () => api.get<FormListResponse>('/forms'),
    enabled,
  });
}

/** Returns whether the user may create another form (D-05, D-45); while this loads, they may try. */
export function useFormLimit(options = { enabled: true }) {
  const { user } = useSession();
  const { data } = useForms(options);
  const limit = user?.formLimit ?? null;
  const isFull = data !== undefined && limit !== null && data.forms.length >= limit;
  const text = t`Your plan allows ${plural(limit ?? 0, { one: '# form', other: '# forms' })}. Request more forms to create another.`;
  return { limit, isFull, text };
}

/**
 * Returns why no form can be created, by the role and then by the plan; null where one can (TEAM-016, D-45).
 * @param mayHere whether the role allows it in the folder where it would be; outside of folders without one.
 */
export function useNewFormRefusal(mayHere?: boolean): string | null {
  const mayOutside = useAccountAbility('organise');
  const refusal = useRoleRefusal(mayHere ?? mayOutside);
  const { isFull, text } = useFormLimit();
  return refusal ?? (isFull ? text : null);
}
