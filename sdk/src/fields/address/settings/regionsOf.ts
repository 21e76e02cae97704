/**
 * Regions of the countries whose addresses name one, from the Unicode CLDR 48.2 (Unicode-3.0), in the language of the
 * country: with the code that letters carry in front, or with an English name behind.
 */
const REGIONS: Readonly<Record<string, string>> = {
  AR:
    'Buenos Aires|Catamarca|Chaco|Chubut|Ciudad Autónoma de Buenos Aires|Córdoba|Corrientes|Entre Ríos|' +
    'Formosa|Jujuy|La Pampa|La Rioja|Mendoza|Misiones|Neuquén|Río Negro|Salta|San Juan|San Luis|' +
    'Santa Cruz|Santa Fe|Santiago del Estero|Tierra del Fuego|Tucumán',
  AU:
    'ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|' +
    'SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia',
  BR:
    'AC Acre|AL Alagoas|AP Amapá|AM Amazonas|BA Bahia|CE Ceará|DF Distrito Federal|ES Espírito Santo|' +
    'GO Goiás|MA Maranhão|MT Mato Grosso|MS Mato Grosso do Sul|MG Minas Gerais|PA Pará|PB Paraíba|' +
    'PR Paraná|PE Pernambuco|PI Piauí|RJ Rio de Janeiro|RN Rio Grande do Norte|RS Rio Grande do Sul|' +
    'RO Rondônia|RR Roraima|SC Santa Catarina|SP São Paulo|SE Sergipe|TO Tocantins',
  CA:
    'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|' +
    'NT Northwest Territories|NS Nova Scotia|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|' +
    'SK Saskatchewan|YT Yukon',
  ES:
    'A Coruña|Albacete|Alicante|Almería|Araba/Álava|Asturias|Ávila|Badajoz|Barcelona|Bizkaia|Burgos|' +
    'Cáceres|Cádiz|Cantabria|Castellón|Ceuta|Ciudad Real|Córdoba|Cuenca|Gipuzkoa|Girona|Granada|' +
    'Guadalajara|Huelva|Huesca|Illes Balears|Jaén|La Rioja|Las Palmas|León|Lleida|Lugo|Madrid|Málaga|' +
    'Melilla|Murcia|Navarra|Ourense|Palencia|Pontevedra|Salamanca|Santa Cruz de Tenerife|Segovia|Sevilla|' +
    'Soria|Tarragona|Teruel|Toledo|Valencia|Valladolid|Zamora|Zaragoza',
  IN:
    'Andaman and Nicobar Islands|Andhra Pradesh|Arunachal Pradesh|Assam|Bihar|Chandigarh|Chhattisgarh|' +
    'Dadra and Nagar Haveli and Daman and Diu|Delhi|Goa|Gujarat|Haryana|Himachal Pradesh|' +
    'Jammu and Kashmir|Jharkhand|Karnataka|Kerala|Ladakh|Lakshadweep|Madhya Pradesh|Maharashtra|Manipur|' +
    'Meghalaya|Mizoram|Nagaland|Odisha|Puducherry|Punjab|Rajasthan|Sikkim|Tamil Nadu|Telangana|Tripura|' +
    'Uttar Pradesh|Uttarakhand|West Bengal',
  IT:
    'AG Agrigento|AL Alessandria|AN Ancona|AO Aosta|AR Arezzo|AP Ascoli Piceno|AT Asti|AV Avellino|' +
    'BA Bari|BT Barletta-Andria-Trani|BL Belluno|BN Benevento|BG Bergamo|BI Biella|BO Bologna|BZ Bolzano|' +
    'BS Brescia|BR Brindisi|CA Cagliari|CL Caltanissetta|CB Campobasso|CE Caserta|CT Catania|' +
    'CZ Catanzaro|CH Chieti|CO Como|CS Cosenza|CR Cremona|KR Crotone|CN Cuneo|EN Enna|FM Fermo|' +
    'FE Ferrara|FI Firenze|FG Foggia|FC Forlì-Cesena|FR Frosinone|GE Genova|GO Gorizia|GR Grosseto|' +
    'IM Imperia|IS Isernia|SP La Spezia|LT Latina|LE Lecce|LC Lecco|LI Livorno|LO Lodi|LU Lucca|' +
    'AQ L’Aquila|MC Macerata|MN Mantova|MS Massa-Carrara|MT Matera|ME Messina|MI Milano|MO Modena|' +
    'MB Monza e Brianza|NA Napoli|NO Novara|NU Nuoro|OR Oristano|PD Padova|PA Palermo|PR Parma|PV Pavia|' +
    'PG Perugia|PU Pesaro e Urbino|PE Pescara|PC Piacenza|PI Pisa|PT Pistoia|PN Pordenone|PZ Potenza|' +
    'PO Prato|RG Ragusa|RA Ravenna|RC Reggio Calabria|RE Reggio Emilia|RI Rieti|RN Rimini|RM Roma|' +
    'RO Rovigo|SA Salerno|SS Sassari|SV Savona|SI Siena|SR Siracusa|SO Sondrio|SU Sud Sardegna|' +
    'TA Taranto|TE Teramo|TR Terni|TO Torino|TP Trapani|TN Trento|TV Treviso|TS Trieste|UD Udine|' +
    'VA Varese|VE Venezia|VB Verbano-Cusio-Ossola|VC Vercelli|VR Verona|VV Vibo Valentia|VI Vicenza|' +
    'VT Viterbo',
  JP:
    '北海道=Hokkaido|青森県=Aomori|岩手県=Iwate|宮城県=Miyagi|秋田県=Akita|山形県=Yamagata|福島県=Fukushima|茨城県=Ibaraki|' +
    '栃木県=Tochigi|群馬県=Gunma|埼玉県=Saitama|千葉県=Chiba|東京都=Tokyo|神奈川県=Kanagawa|新潟県=Niigata|富山県=Toyama|' +
    '石川県=Ishikawa|福井県=Fukui|山梨県=Yamanashi|長野県=Nagano|岐阜県=Gifu|静岡県=Shizuoka|愛知県=Aichi|三重県=Mie|滋賀県=Shiga|' +
    '京都府=Kyoto|大阪府=Osaka|兵庫県=Hyogo|奈良県=Nara|和歌山県=Wakayama|鳥取県=Tottori|島根県=Shimane|岡山県=Okayama|' +
    '広島県=Hiroshima|山口県=Yamaguchi|徳島県=Tokushima|香川県=Kagawa|愛媛県=Ehime|高知県=Kochi|福岡県=Fukuoka|佐賀県=Saga|' +
    '長崎県=Nagasaki|熊本県=Kumamoto|大分県=Oita|宮崎県=Miyazaki|鹿児島県=Kagoshima|沖縄県=Okinawa',
  MX:
    'Aguascalientes|Baja California|Baja California Sur|Campeche|Chiapas|Chihuahua|Ciudad de México|' +
    'Coahuila|Colima|Durango|Estado de México|Guanajuato|Guerrero|Hidalgo|Jalisco|Michoacán|Morelos|' +
    'Nayarit|Nuevo León|Oaxaca|Puebla|Querétaro|Quintana Roo|San Luis Potosí|Sinaloa|Sonora|Tabasco|' +
    'Tamaulipas|Tlaxcala|Veracruz|Yucatán|Zacatecas',
  US:
    'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|AA Armed Forces Americas|AE Armed Forces Europe|' +
    'AP Armed Forces Pacific|CA California|CO Colorado|CT Connecticut|DE Delaware|FL Florida|GA Georgia|' +
    'HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|' +
    'MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|' +
    'NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|' +
    'ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|' +
    'SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|DC Washington DC|' +
    'WV West Virginia|WI Wisconsin|WY Wyoming',
};

export interface Region {
  /** What is stored, and written on letters. */
  value: string;
  /** What visitors choose. */
  label: string;
}

/** Returns the regions of a country; none where an address has no region, or any text is one. */
export const regionsOf = (country: string): Region[] =>
  (Object.hasOwn(REGIONS, country) ? REGIONS[country]!.split('|') : []).map((row) => {
    const [, code, name] = /^([A-Z]{2,3}) (.*)$/.exec(row) ?? [];
    if (code && name) return { value: code, label: name };
    const [own = '', english] = row.split('=');
    return { value: own, label: english ? `${own} (${english})` : own };
  });

/** Returns a region by its code or its name, whichever way it is written; undefined for none of the country. */
export function findRegion(country: string, text: string): Region | undefined {
  const written = simplify(text);
  return regionsOf(country).find(({ value, label }) =>
    [value, label, ...label.split(/ \(|\)/)].some((one) => simplify(one) === written),
  );
}

/** Returns a name without accents, case and signs. */
const simplify = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();
