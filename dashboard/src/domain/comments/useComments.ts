import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { AddCommentRequest, CommentsResponse, EditCommentRequest } from '@inlay/api/contract';
import { useMutation } from '../../lib/useMutation.ts';
import { setChanged } from '../../lib/setChanged.ts';

/** Calls to a thread of one realm: users send a cookie, clients a token. */
export interface ThreadCalls {
  key: QueryKey;
  /** @throws {ApiError} */
  call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<CommentsResponse>;
}

/** Reads a thread. */
export const useComments = ({ key, call }: ThreadCalls) =>
  useQuery({ queryKey: key, queryFn: () => call('GET', '') });

/** A change of the thread; each answer is the whole thread. */
function useThreadChange<Variables>(
  { key }: ThreadCalls,
  change: (variables: Variables) => Promise<CommentsResponse>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (thread) => setChanged<CommentsResponse>(client, key, thread),
  });
}

export const useAddComment = (calls: ThreadCalls) =>
  useThreadChange(calls, (comment: AddCommentRequest) => calls.call('POST', '', comment));

export const useEditComment = (calls: ThreadCalls, id: string) =>
  useThreadChange(calls, (comment: EditCommentRequest) => calls.call('PATCH', `/${id}`, comment));

export const useRemoveComment = (calls: ThreadCalls, id: string) =>
  useThreadChange(calls, () => calls.call('DELETE', `/${id}`));
