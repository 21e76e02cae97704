import { useQuery } from '@tanstack/react-query';
import type { PublishCode } from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';

/** Loads the code by which the person lets an assistant publish the draft of this state; null while assistants are off. */
export const usePublishCode = (formId: string | undefined, state: string | null) =>
  useQuery({
    queryKey: ['publish-code', formId, state],
    queryFn: () => api.get<PublishCode>(`/forms/${formId}/draft/publish-code`),
    enabled: formId !== undefined && state !== null,
  });
