import { z } from 'zod';
import { MAX_FORM_EMAILS } from '@inlay/sdk/model';
import {
  addFormNotificationEmailRequestSchema,
  formNotificationEmailSchema,
  updateFormNotificationEmailRequestSchema,
} from '../../../platform/contract/index.ts';
import { pageOf } from './lists.ts';

/** An address that is told of submissions of a form. */
export const recipientSchema = formNotificationEmailSchema.pick({
  email: true,
  label: true,
  isEnabled: true,
  isConfirmed: true,
  condition: true,
});
export const recipientPageSchema = pageOf(recipientSchema);

const { email } = addFormNotificationEmailRequestSchema.shape;
const { label, condition } = updateFormNotificationEmailRequestSchema.shape;

/** `PUT /forms/{formId}/recipients`: all of them. */
export const replaceRecipientsRequestSchema = z.strictObject({
  recipients: z
    .array(
      z.strictObject({
        email,
        label,
        condition: condition.meta({
          description: 'Told of submissions that fit it alone; of all by default.',
        }),
      }),
    )
    .max(MAX_FORM_EMAILS),
});
