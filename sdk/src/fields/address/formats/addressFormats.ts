import type { AddressAnswer, AddressField } from '../../../model/fields/field.ts';
import type { AddressPart } from '../addressParts.ts';

/**
 * Countries by the lines of their addresses: `A` street, `C` city, `S` region, `Z` postal code, small where it may be
 * left out. From the data of Google's libaddressinput (Apache-2.0, CC BY 4.0), as localized-address-format 1.3.3 has
 * it; Japan keeps its city apart.
 */
const FORMATS =
  'A|z C:AZ BA BG CY CZ DO DZ EH ET FO GE GW HR HT IS KG KW LA LR MA MC MD ME MG MK MZ NE PY RS SI SK SN TJ TM TN TZ VA WF XK ZM;' +
  'A|Z C:AT AX BE BL CH DE DK FI FR GF GL GP GR LI LU MF MQ NC NL NO PL PM PT RE SE SJ YT;' +
  'A|C z:BH BM BN BT IL JO KH LB LS MT MV NP SA VC;' +
  'A|C|Z:FK GB GG GS IM IO JE PN SH TC ZA;' +
  'A|C S Z:AS AU CA FM MH MP PW VI;' +
  'A|C|z:AF AI KE LK NA SD SZ;' +
  'A|z|C:AL EC MU OM;' +
  'A|z C|s:AR CL CV UZ;' +
  'A|C s z:CC CX HM NF;' +
  'A|C|s z:ID MN TH VN;' +
  'A|C|s:PA SC SR TV;' +
  'A|z C s:EE LT UY;' +
  'A|Z C S:ES IT PF;' +
  'A|C Z:GU NZ PR;' +
  'A|S:AE NR;' +
  'A|C|s|z:EG IE;' +
  'A|C, S|z:HN IQ;' +
  'A|C z|s:NG PE;' +
  'A|C|s|Z:RU UA;' +
  'A|C, S Z:TW US;' +
  'A|z c:AD;' +
  'A|c:AG;' +
  'A|z|C|s:AM;' +
  'A|C, s z:BB;' +
  'A|C - z:BD;' +
  'A|C-S|Z:BR;' +
  'A|C, s:BS;' +
  'A|z, C|s:BY;' +
  'A C:CI;' +
  'A|C|S, Z:CN;' +
  'A|C, s, z:CO;' +
  'A|S, C|z:CR;' +
  'A|C s|z:CU;' +
  'A|z:GI;' +
  'z A C:GN;' +
  'A|z- C:GT;' +
  'A|c|S:HK;' +
  'C|A|z:HU;' +
  'A|C Z|S:IN;' +
  's|C|A|z:IR;' +
  'A|C|S:JM;' +
  'A|s|C:KI;' +
  'A|C, S:KN;' +
  'A|C|s, z:KP;' +
  'A|C|S|Z:KR;' +
  'A|S z:KY;' +
  'z|s|C|A:KZ;' +
  'A|s|C, z:LV;' +
  'A|C, z:MM;' +
  'A:MO;' +
  'A|Z C, S:MX;' +
  'A|Z C|s:MY;' +
  'A|z|C, s:NI;' +
  'A|C z S:PG;' +
  'A|C|z s:PH;' +
  'A|C-z:PK;' +
  'A|z s C:RO;' +
  'A|Z:SG;' +
  'A|Z c:SM;' +
  'A|C, S z:SO;' +
  'A|z-C|S:SV;' +
  'A|Z C/s:TR;' +
  'A|C S z:UM;' +
  'A|C z, S:VE;' +
  'A|c|z:VG;' +
  'A|C, S|Z:JP;' +
  'A|C:AO AQ AW BF BI BJ BO BQ BV BW BZ CD CF CG CK CM CW DJ DM ER FJ GA GD GH GM GQ GY KM LC LY ML MR MS MW NU PS QA RW SB SL SS ST SX SY TD TF TG TK TL TO TT UG VU WS YE ZW';

/** The same where the letters of the country are written, if that is another order. */
const OWN_LETTERS: Readonly<Record<string, string>> = {
  CN: 'Z|SC|A',
  HK: 'S|c|A',
  JP: '〒Z|SC|A',
  KP: 'z|s|C|A',
  KR: 'S C|A|Z',
  TW: 'Z|SC|A',
};

const LATIN = new Map(
  FORMATS.split(';').flatMap((row) => {
    const [format = '', countries = ''] = row.split(':');
    return countries.split(' ').map((country): [string, string] => [country, format]);
  }),
);

/** Codes of all countries, for scripts that do without another list of them. */
export const ADDRESS_COUNTRIES: readonly string[] = [...LATIN.keys()];

const PART_OF_SIGN = { A: 'street', C: 'city', S: 'state', Z: 'postal' } as const;
/** A part in a format. */
const SIGN = /[ACSZ]/gi;

const partOf = (sign: string) => PART_OF_SIGN[sign.toUpperCase() as keyof typeof PART_OF_SIGN];

/**
 * Returns the lines of a country's addresses, top down.
 * @param isOwn whether the address is in the letters of the country, as Japanese ones mostly are
 */
const formatOf = (country: string, isOwn: boolean): string[] =>
  ((isOwn && OWN_LETTERS[country]) || (LATIN.get(country) ?? 'A|C')).split('|');

/** Parts of an address, as a country asks for them. */
interface AddressFormat {
  /** Parts in the order in which they are written, line by line, the second line of the street within the first. */
  lines: AddressPart[][];
  /** All of them, the country first. */
  parts: AddressPart[];
  required: AddressPart[];
}

/** The lines for a country that is not known yet. */
const ANY = ['A', 'C s', 'z'];

/** Returns the parts that a field asks of a country's addresses; of any address without a country. */
export function addressOf(
  { omittedParts = [], optionalParts = [] }: Pick<AddressField, 'omittedParts' | 'optionalParts'>,
  country: string,
  isOwn = false,
): AddressFormat {
  const format = country === '' ? ANY : formatOf(country, isOwn);
  const isIncluded = (part: AddressPart) => !omittedParts.includes(part);
  const lines = format.map((line) =>
    (line.match(SIGN) ?? [])
      .flatMap((sign): AddressPart[] => (sign === 'A' ? ['street', 'address2'] : [partOf(sign)]))
      .filter(isIncluded),
  );
  const needed = ['country', ...(format.join('').match(/[ACSZ]/g) ?? []).map(partOf)] as AddressPart[];
  return {
    lines,
    parts: [...(isIncluded('country') ? (['country'] as const) : []), ...lines.flat()],
    required: needed.filter((part) => isIncluded(part) && !optionalParts.includes(part)),
  };
}

/** Returns whether a text has Chinese, Japanese or Korean letters. */
const isEastAsian = (text: string): boolean =>
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(text);

/** Returns one line of an address, with the signs between the parts that it has. */
function writeLine(format: string, address: AddressAnswer): string {
  let text = '';
  let signs = '';
  for (const sign of format) {
    const part = partOf(sign);
    if (!part) {
      signs += sign;
      continue;
    }
    if (address[part].trim() !== '') text += (text || signs === '〒' ? signs : '') + address[part];
    signs = '';
  }
  return text;
}

/** Returns an address as it is written on a letter within its country, line by line, without the country. */
export function writeAddress(address: AddressAnswer, country: string): string[] {
  const isOwn = isEastAsian(address.street + address.city);
  return formatOf(country, isOwn).flatMap((format) =>
    [writeLine(format, address), ...(format.includes('A') ? [address.address2] : [])].filter(
      (line) => line.trim() !== '',
    ),
  );
}
