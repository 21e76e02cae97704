/**
 * Calling codes of countries and territories, from the metadata of Google's libphonenumber (Apache-2.0), as
 * libphonenumber-js 1.13.16 has it. Behind the code stands how a number is dialled at home, if not with a 0 in front:
 * `.` with nothing, else the prefix and the digits of a number that has it in front by itself.
 */
const CODES =
  'AD376. AE971 AF93 AG1:1:10 AI1:1:10 AL355 AM374 AO244. AR54 AS1:1:10 AT43 AU61 AW297. AX358 AZ994 BA387 ' +
  'BB1:1:10 BD880 BE32 BF226. BG359 BH973. BI257. BJ229. BL590 BM1:1:10 BN673. BO591 BQ599. BR55 BS1:1:10 ' +
  'BT975. BW267. BY375:8:9 BZ501. CA1:1:10 CC61 CD243 CF236. CG242. CH41 CI225. CK682. CL56. CM237. CN86 CO57 ' +
  'CR506. CU53 CV238. CW599. CX61 CY357. CZ420. DE49 DJ253. DK45. DM1:1:10 DO1:1:10 DZ213 EC593 EE372. EG20 ' +
  'EH212 ER291 ES34. ET251 FI358 FJ679. FK500. FM691. FO298. FR33 GA241. GB44 GD1:1:10 GE995 GF594 GG44 GH233 ' +
  'GI350. GL299. GM220. GN224. GP590 GQ240. GR30. GT502. GU1:1:10 GW245. GY592. HK852. HN504. HR385 HT509. ' +
  'HU36:06:9 ID62 IE353 IL972 IM44 IN91 IO246. IQ964 IR98 IS354. IT39. JE44 JM1:1:10 JO962 JP81 KE254 KG996 ' +
  'KH855 KI686 KM269. KN1:1:10 KP850 KR82 KW965. KY1:1:10 KZ7:8:10 LA856 LB961 LC1:1:10 LI423 LK94 LR231 LS266. ' +
  'LT370 LU352. LV371. LY218 MA212 MC377 MD373 ME382 MF590 MG261 MH692:1:7 MK389 ML223. MM95 MN976 MO853. ' +
  'MP1:1:10 MQ596 MR222. MS1:1:10 MT356. MU230. MV960. MW265 MX52. MY60 MZ258. NA264 NC687. NE227. NF672. NG234 ' +
  'NI505. NL31 NO47. NP977 NR674. NU683. NZ64 OM968. PA507. PE51 PF689. PG675. PH63 PK92 PL48. PM508 PR1:1:10 ' +
  'PS970 PT351. PW680. PY595 QA974. RE262 RO40 RS381 RU7:8:10 RW250 SA966 SB677. SC248. SD249 SE46 SG65. SH290. ' +
  'SI386 SJ47. SK421 SL232 SM378. SN221. SO252 SR597. SS211 ST239. SV503. SX1:1:10 SY963 SZ268. TC1:1:10 TD235. ' +
  'TG228. TH66 TJ992. TK690. TL670. TM993:8:8 TN216. TO676. TR90 TT1:1:10 TV688. TW886 TZ255 UA380 UG256 ' +
  'US1:1:10 UY598 UZ998. VA39. VC1:1:10 VE58 VG1:1:10 VI1:1:10 VN84 VU678. WF681. WS685. XK383 YE967 YT262 ZA27 ' +
  'ZM260 ZW263';

interface Dialling {
  callingCode: string;
  /** What is dialled at home before a number, and nowhere else. */
  prefix: string;
  /** Digits of a number without the prefix, where it may begin as the prefix does; else 0. */
  digits: number;
}

const COUNTRIES = new Map(
  Array.from(
    CODES.matchAll(/([A-Z]{2})(\d+)(\.)?(?::(\d+):(\d+))?/g),
    ([, country = '', callingCode = '', none, prefix, digits]): [string, Dialling] => [
      country,
      { callingCode, prefix: none ? '' : (prefix ?? '0'), digits: Number(digits ?? 0) },
    ],
  ),
);

/** Countries with a calling code. */
export const DIALLED_COUNTRIES: readonly string[] = [...COUNTRIES.keys()];

export const callingCodeOf = (country: string): string => COUNTRIES.get(country)?.callingCode ?? '';

/** A number with what people write between its digits. */
const WRITTEN = /^\+?[\d\p{Zs}().\-/]+$/u;
/** ITU-T E.164: at most 15 digits, which begin with a calling code. */
const E164 = /^\+[1-9]\d{6,14}$/;

/** Matches the prefix of a calling code: a plus, or what most countries dial for one; North America dials 011. */
const abroad = (callingCode: string): RegExp => (callingCode === '1' ? /^(?:\+|00|011)/ : /^(?:\+|00)/);

/** Returns a number as it is dialled from everywhere (E.164); null for a text that is none. */
export function toE164(text: string, country: string): string | null {
  const home = COUNTRIES.get(country);
  if (!home || !WRITTEN.test(text)) return null;
  // In +44 (0)20 7946 0958 the zero is dialled at home alone.
  const digits = text.replace(/(\d\s*)\(0\)/, '$1').replace(/[^\d+]/g, '');
  const international = abroad(home.callingCode);
  const number = international.test(digits)
    ? `+${digits.replace(international, '')}`
    : `+${home.callingCode}${withoutPrefix(digits, home)}`;
  return E164.test(number) ? number : null;
}

function withoutPrefix(digits: string, { prefix, digits: length }: Dialling): string {
  const isDialled = prefix.startsWith('0') || digits.length === length + prefix.length;
  return prefix !== '' && isDialled && digits.startsWith(prefix) ? digits.slice(prefix.length) : digits;
}
