import { useLocalStorage } from '@mantine/hooks';
import { useEffect, type ReactNode } from 'react';
import type { PortalBrand } from '@inlay/api/contract';
import type { PortalClient } from './api/portal.ts';
import { BrandMark } from './components/BrandMark.tsx';
import classes from './components/portal.module.css';
import { useBrandColors } from './useBrandColors.ts';

const KNOWN_BRAND = {
  key: 'portal-brand',
  defaultValue: null as PortalBrand | null,
  getInitialValueInEffect: false,
};

/** Keeps the brand of the client who is here, for their sign-in in this browser; not that of who looks as a client. */
export function useKeepBrand(client: PortalClient | null | undefined): void {
  const [, keep] = useLocalStorage(KNOWN_BRAND);
  const isOwn = client ? !client.isView : false;
  const brand = client?.brand ?? null;
  useEffect(() => {
    if (isOwn) keep(brand);
  }, [isOwn, brand, keep]);
}

/**
 * Has a page of the clients' sign-in wear the brand that was here last (CLNT-113): nobody else's is known before.
 * @returns its mark; undefined for the platform's own.
 */
export function useKnownBrand(): ReactNode {
  const [brand] = useLocalStorage(KNOWN_BRAND);
  useBrandColors(brand);
  return brand ? (
    <div className={classes['brand']}>
      <BrandMark brand={brand} />
    </div>
  ) : undefined;
}
