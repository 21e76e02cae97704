import { useEffect, useState } from 'react';
import type { Field } from '@inlay/sdk/model';

/** Has addresses written as their countries write them; loads the table of countries where fields ask by country. */
export function useAddressOrder(fields: readonly Field[]): void {
  const [, setLoaded] = useState(false);
  const asksByCountry = fields.some((field) => field.type === 'address' && 'country' in field);
  useEffect(() => {
    if (!asksByCountry) return;
    // Without it, the parts stand in the order of the form.
    void import('../files/addressOrder.ts').then(
      ({ orderAddresses }) => {
        orderAddresses();
        setLoaded(true);
      },
      () => {},
    );
  }, [asksByCountry]);
}
