import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { Form } from '../platform/entities/form.entity.ts';
import { defineEvent } from '../platform/realtime/defineEvent.ts';
import { publishEvent } from '../platform/realtime/liveEvents.ts';

/**
 * What a form is made of has changed: its live revision, or its draft. `state` is the id of the new revision or
 * state of the draft, null without either, so whoever made the change ignores its own event.
 */
export const formEvent = defineEvent(
  'form',
  z.object({
    formId: z.uuid(),
    accountId: z.uuid(),
    clientFolderId: z.uuid().nullable().optional(),
    state: z.uuid().nullable(),
  }),
);

/** Tells the open builders of those who may change the form. */
export const publishFormChange = (em: EntityManager, form: Form, state: string | null): Promise<void> =>
  publishEvent(em, formEvent, {
    formId: form.id,
    accountId: form.accountId,
    clientFolderId: form.clientFolderId ?? null,
    state,
  });
