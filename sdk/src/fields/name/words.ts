/** Texts about names. */
export const nameWords = {
  incomplete_name: 'Please enter the whole name.',
  namePrefix: 'Title',
  nameFirst: 'First name',
  nameMiddle: 'Middle name',
  nameLast: 'Last name',
};
