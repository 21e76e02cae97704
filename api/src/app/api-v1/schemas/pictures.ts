import { z } from 'zod';
import { pictureSchema as wholePictureSchema } from '../../../platform/contract/index.ts';
import { pageOf } from './lists.ts';

/** A picture of the account. */
export const pictureSchema = z.object({
  url: z.string().meta({ description: 'Goes into a definition as it is.' }),
  width: wholePictureSchema.shape.width.meta({ description: 'In px.' }),
  height: wholePictureSchema.shape.height.meta({ description: 'In px.' }),
});

/** A brand kit of the account. */
export const brandKitSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  logoUrl: z.string().nullable().meta({ description: 'The logo of forms that follow it.' }),
  isDefault: z.boolean().meta({ description: 'Whether new forms follow it.' }),
});
export const brandKitPageSchema = pageOf(brandKitSchema);
