/**
 * Groups of digits in which countries write their numbers, without what is dialled at home alone: the lengths of the
 * groups, and behind a colon other lengths for numbers that begin with some digits, none for those of several lengths.
 * Found by formatting random numbers with libphonenumber-js 1.13.16, whose data are Google's (Apache-2.0).
 */
const GROUPS =
  'AD33 AE134:5.234:8. AF234 AI334 AL234:7.35:23458. AM26:2.35 AO333 AR244:6.334:238. AU144:4.333:1. AW34 ' +
  'AZ2322 BA233 BD37:1.46:256789. BE2222:23.1322:4.3222:9. BF2222 BG234:4.332:23567. BH44 BI2222 BM334 BN34 ' +
  'BO17:567. BQ34 BR254 BT133:178.2222 BW34:9.25:7.233:8.343 BY334:8. BZ34 CA334 CD25:89.333:1. CF2222 ' +
  'CG234:8.144 CH2322:89. CI2215 CK23 CL234:29.144 CM12222:8. CN334:2.244:1.344:3457. CO37:4.44 CR44:9.334 ' +
  'CU17:8.37:2347. CV322 CW34:9.134 CY26 CZ333:9. DJ2222 DK2222 DO334 DZ2222:9.2322:5678.3222 EC134:9.234 ' +
  'EE34:58.44:4. EG27:3.17:2.18:1.28:5. ER133 ES3222 ET234 FJ34 FM34 FO222 FR12222:8.3222 GA1222:1.2222 ' +
  'GB334:7.46:25.244:1. GE3222:3. GF3222 GG334 GH234:8. GI35:56. GL222 GM34 GN3222:3.2222 GP3222 GQ333:89.36 ' +
  'GR334:7.244:28. GT44:1.434 GW333:4. GY34 HK44 HN44 HR143:7.233:9.234:234568. HT224 ID37:23456789. ' +
  'IE234:124569. IL134:57.234:1. IN55:12345. IO34 IQ134:7.334:23456. IR334:12345678. IS34:3.333 ' +
  'IT334:5.244:138. JM334 JO134:89.35:47.144 JP244:3.144:1245. KE36:9.333:24568. KG333:3. KH233:23.234:457. ' +
  'KM322 KP134:8.233:1.334 KR244:8.234:123456. KW44:45.35:1.43 KY334 KZ3322:8. LA233:3.2223:2.2233 ' +
  'LB133:278.233:9. LI322:6.333 LK333:7.234 LR133:2.233:78.234 LS44 LT323:6.35:345. LU333:2345789. LV233 LY27 ' +
  'MA12222:8. MC2222:4.233:67.12222 MD323:89.35:3.233 ME233:8. MG2232 MH34 MK233:2.134:58.3122 ML2222 ' +
  'MM223:12689. MN44:12. MO44 MQ3222 MR2222 MT44 MU34:57.44:8. MV34:8.334 MW3222:1.133 MX334:5.244 ' +
  'MY134:3.144:8.233:1.234 MZ233:8.234 NA234 NC222 NE2222 NF15 NG334:2. NI44 NL18:7.234:9.335:123458. ' +
  'NO2222:8.323 NP26:9.37:1. NR34 NU34:4567. NZ134:1.244:25789. OM44:2.26:5.34:8.35 PA34:6.44 ' +
  'PE26:1.17:9.333:8. PF2222:4. PG34:78.44 PH234:9.334:2. PK45:3.37:2456789. PL333:129.2322:3. PM222 PR334 ' +
  'PS134:5.333 PT333:2. PW34 PY36:2345678. QA44:2.34:8. RE3222 RO333:23. RU3322:8. RW333 SA234:9.45 SB25:12345. ' +
  'SC133:8. SD234 SE2322:12345689. SG44 SI233:12.1322:89. SJ2222 SK2322:689.333:2.1332 SL26 SM2222 ' +
  'SN2322:8.3222 SO234:5.16:19.26:267. SR33:6789.34 SS333 ST34 SV44:9.344:8. SY333:4.233:123. SZ44 TD2222 ' +
  'TG2222 TH234:2.134:3457.233 TJ234 TL34:7.44 TM3122:67.26:1. TN233 TO34:234.23 TR3322:9.334:8. TV23:9.24:7.25 ' +
  'TW134:9.333:234678. TZ234:89.324:67.333 UA234:48. UG36:3.27:4. US334 UY44:8.34:9.233:2. UZ2322 VE37 ' +
  'VN333:1.2322:26. VU34:234. WF222 WS25:8.34:23456. XK233:9.35:3. YE133:7.333:1. ZA234:8. ZM27:28.333:6. ' +
  'ZW27:7.234:28.';

interface Grouping {
  usual: string;
  /** Lengths by first digits: `25.46` for numbers that begin with 2 or 5. */
  others: string;
}

const COUNTRIES = new Map(
  Array.from(
    GROUPS.matchAll(/([A-Z]{2})(\d+)(\S*)/g),
    ([, country = '', usual = '', others = '']): [string, Grouping] => [country, { usual, others }],
  ),
);

/** Returns the lengths of the groups of a number that begins with a digit. */
function lengthsOf({ usual, others }: Grouping, first: string): number[] {
  const other = others.split(':').find((one) => one.split('.')[0]!.includes(first));
  return Array.from((other ? other.split('.')[1] : usual) ?? '', Number);
}

/**
 * Returns a number as its country writes it, in groups while it is typed: "030 1234567" of Germany has no fixed groups
 * and stays what it is, "0612345678" of France becomes "06 12 34 56 78". A text with anything but digits and spaces
 * stays as it was typed, and so does a number with more digits than its country's have.
 */
export function groupNumber(text: string, country: string): string {
  const known = COUNTRIES.get(country);
  if (!known || !/^[\d ]+$/.test(text)) return text;
  const digits = text.replaceAll(' ', '');
  const prefix = digits.startsWith('0') ? 1 : 0;
  const lengths = lengthsOf(known, digits.charAt(prefix));
  const most = lengths.reduce((sum, length) => sum + length, prefix);
  if (lengths.length === 0 || digits.length > most) return text;
  const groups: string[] = [];
  let offset = 0;
  for (const length of lengths) {
    const end = offset + length + (offset === 0 ? prefix : 0);
    groups.push(digits.slice(offset, end));
    offset = end;
  }
  return groups.filter(Boolean).join(' ');
}

/** Returns the caret position in a text that has as many digits before it. */
export function caretBehind(digits: number, text: string): number {
  if (digits === 0) return 0;
  const ends = Array.from(text.matchAll(/\d/g), ({ index }) => index + 1);
  return ends[digits - 1] ?? text.length;
}
