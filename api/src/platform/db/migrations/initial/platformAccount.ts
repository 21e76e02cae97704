/** Id of the account that clients belong to, as the entity Account names it. */
export const PLATFORM_ACCOUNT = '00000000-0000-7000-8000-000000000000';
