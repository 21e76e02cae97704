import type { PortalBrand } from '@inlay/api/contract';
import classes from './portal.module.css';

/** Logo and name of the account that shares with a client. */
export function BrandMark({ brand: { name, logoUrl } }: { brand: PortalBrand }) {
  return (
    <>
      {logoUrl ? (
        // The name beside it says what the picture shows.
        <img className={classes['logo']} src={logoUrl} alt="" />
      ) : null}
      <span dir="auto">{name}</span>
    </>
  );
}
