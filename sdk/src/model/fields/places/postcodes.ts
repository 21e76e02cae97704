/** Postcodes as masks, and the countries that have them (Universal Postal Union). */
const POSTCODES: Readonly<Record<string, string>> = {
  '999': 'FO IS MG',
  '9999': 'AF AL AM AR AT AU BD BE BG CH CV CY DK ET GE GL HU LI LU MK MZ NE NO NP NZ PH PY SI TN VE ZA',
  '99999':
    'BA CR CU DE DO DZ EE EG ES FI FR GT HN HR ID IQ IT JO KE KH KR KW LA LK LT MA MC ME MM MN MX MY NI PE PK PR RS SA SD SM SN SV TH TR UA US UY VA XK ZM',
  '99999-9999': 'PR US',
  '999999': 'BY CN CO EC IN KG KZ NG RO RU SG TJ TM TT UZ VN',
  '9999999': 'CL IL',
  '99-999': 'PL',
  '999 99': 'CZ GR SE SK',
  '9999 AA': 'NL',
  '9999-999': 'PT',
  '99999-999': 'BR',
  '999-9999': 'JP',
  'A9A 9A9': 'CA',
  A9999AAA: 'AR',
  'AAA 9999': 'MT',
  'LV-9999': 'LV',
  'MD-9999': 'MD',
  'LT-99999': 'LT',
  'A** ****': 'IE',
  'A9 9AA': 'GB',
  'A99 9AA': 'GB',
  'A9A 9AA': 'GB',
  'AA9 9AA': 'GB',
  'AA99 9AA': 'GB',
  'AA9A 9AA': 'GB',
};

/** Returns the masks of a country's postcodes; none for a country without them. */
export const postcodeMasks = (country: string): string[] =>
  Object.keys(POSTCODES).filter((mask) => POSTCODES[mask]!.split(' ').includes(country));

/** The countries whose postcodes can be checked. */
export const POSTCODE_COUNTRIES: readonly string[] = /* @__PURE__ */ [
  ...new Set(/* @__PURE__ */ Object.values(POSTCODES).flatMap((countries) => countries.split(' '))),
].sort();
