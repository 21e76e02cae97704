import type { ClientFolderShare } from '../../platform/entities/clientFolderShare.entity.ts';
import type { Form } from '../../platform/entities/form.entity.ts';

/** What a client may do with a form, and see of its submissions. */
export interface ClientAccess {
  mayReadSubmissions: boolean;
  mayExport: boolean;
  /** Reads comments for clients, and writes some. */
  mayComment: boolean;
  seesStatus: boolean;
  /** Ids of the fields whose answers are visible; null = all. */
  visibleFields: readonly string[] | null;
  /** Hides every answer that may say who sent it, also of fields that are added later. */
  isImpersonal: boolean;
  /** Hides submissions from before; null = none. */
  visibleFrom: Date | null;
}

/** The columns of a form that hold its own assignment. */
export type FormAssignment = Pick<
  Form,
  | 'clientMayReadSubmissions'
  | 'clientMayExport'
  | 'clientMayComment'
  | 'clientSeesStatus'
  | 'clientVisibleFields'
  | 'clientVisibleFrom'
>;

/** Returns what a form's own assignment allows. */
export const accessOfAssignment = (form: FormAssignment): ClientAccess => ({
  mayReadSubmissions: form.clientMayReadSubmissions,
  mayExport: form.clientMayReadSubmissions && form.clientMayExport,
  mayComment: form.clientMayReadSubmissions && form.clientMayComment,
  seesStatus: form.clientMayReadSubmissions && form.clientSeesStatus,
  visibleFields: form.clientVisibleFields ?? null,
  isImpersonal: false,
  visibleFrom: form.clientVisibleFrom ?? null,
});

/** Returns what the share of a folder allows for each of its forms. */
export function accessOfShare({
  preset,
  mayExport,
  mayComment,
  seesStatus,
}: Pick<ClientFolderShare, 'preset' | 'mayExport' | 'mayComment' | 'seesStatus'>): ClientAccess {
  const mayReadSubmissions = preset !== 'figures';
  return {
    mayReadSubmissions,
    mayExport: mayReadSubmissions && mayExport,
    mayComment: mayReadSubmissions && mayComment,
    seesStatus: mayReadSubmissions && seesStatus,
    visibleFields: null,
    isImpersonal: preset !== 'everything',
    visibleFrom: null,
  };
}
