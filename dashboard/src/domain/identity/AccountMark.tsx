import IconUsers from '~icons/users';

/** The picture of an account beside its name; without one, the icon of accounts. @param size in px */
export function AccountMark({ pictureUrl, size }: { pictureUrl: string | null; size: number }) {
  return pictureUrl ? (
    <img src={pictureUrl} alt="" width={size} height={size} style={{ borderRadius: 4 }} />
  ) : (
    <IconUsers size={size} />
  );
}
