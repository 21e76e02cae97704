/** Of the parts of an address in each country. */
export const byCountryWords = {
  invalid_postcode: 'Please check the postal code. It looks like {example}.',
  unknown_region: 'Please choose a region of this country.',
  addressState: 'State',
  addressProvince: 'Province',
  addressPrefecture: 'Prefecture',
  addressCounty: 'County',
  addressRegion: 'Region',
  addressPostal: 'Postal code',
  addressZip: 'ZIP code',
  addressPin: 'PIN code',
  addressTown: 'Town or city',
  addressSuburb: 'Suburb or city',
};
