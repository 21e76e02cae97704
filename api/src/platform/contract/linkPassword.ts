import { z } from 'zod';
import { PASSWORD_LENGTH } from '@inlay/sdk/model';

/** A password that is told to whoever opens an address: of shared results, or of a form. */
export const linkPasswordSchema = z
  .string()
  .min(PASSWORD_LENGTH.min, `Enter at least ${PASSWORD_LENGTH.min} characters`)
  .max(PASSWORD_LENGTH.max);
