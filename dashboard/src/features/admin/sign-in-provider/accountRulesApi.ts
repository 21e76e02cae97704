import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  AccountRulesResponse,
  AccountSearchResponse,
  SaveAccountRulesRequest,
} from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import { useMutation } from '../../../lib/useMutation.ts';

const PATH = '/admin/account-rules';
const KEY = ['account-rules'] as const;

/** Loads the rules of groups and domains. */
export const useAccountRules = () =>
  useQuery({ queryKey: KEY, queryFn: () => api.get<AccountRulesResponse>(PATH) });

/** Stores all rules. */
export function useSaveAccountRules() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (rules: SaveAccountRulesRequest) => api.put<AccountRulesResponse>(PATH, rules),
    onSuccess: (answer) => client.setQueryData(KEY, answer),
  });
}

/** Finds accounts by a part of their name. */
export const useAccountSearch = (search: string) =>
  useQuery({
    queryKey: ['account-search', search],
    queryFn: () =>
      api.get<AccountSearchResponse>(`/admin/accounts?${new URLSearchParams({ search }).toString()}`),
    placeholderData: keepPreviousData,
  });

/** Returns the rules as the server takes them. */
export const requestOf = ({
  groupsClaim,
  rules,
}: Pick<AccountRulesResponse, 'groupsClaim' | 'rules'>): SaveAccountRulesRequest => ({
  groupsClaim,
  rules: rules.map(({ account: _account, folder: _folder, ...rule }) => rule),
});
