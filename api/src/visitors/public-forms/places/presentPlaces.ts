import { limitedOptions } from '@inlay/sdk/model';
import type { z } from 'zod';
import type { placesSchema } from '../../../platform/contract/index.ts';
import type { PublishedForm } from '../publishedForm.ts';
import { placeName } from './countPlaces.ts';

/** Returns what is left of each limited option of a form, by field and value. */
export function presentPlaces({
  definition,
  placesLeft,
}: Pick<PublishedForm, 'definition' | 'placesLeft'>): z.infer<typeof placesSchema> {
  const byField = Map.groupBy(limitedOptions(definition), ({ fieldId }) => fieldId);
  const places = [...byField].map(([fieldId, options]) => [
    fieldId,
    Object.fromEntries(options.map((option) => [option.value, placesLeft?.get(placeName(option)) ?? 0])),
  ]);
  return { places: Object.fromEntries(places) };
}
