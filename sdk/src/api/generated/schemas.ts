// Written by `npm run api-client` from docs/openapi.v1.json.

export interface AddNoteRequest {
  text: string;
}

export type Answer = string | number | boolean | Array<string> | {
  agreed: boolean;
  textHash: string;
} | {
  from: string;
  to: string;
} | {
  street: string;
  address2: string;
  city: string;
  state: string;
  postal: string;
  country: string;
} | {
  files: Array<{
    id: string;
    name: string;
    size: number;
    type: string;
  }>;
} | {
  typed: string;
  drawn: Array<{
    id: string;
    name: string;
    size: number;
    type: string;
  }>;
} | Record<string, Array<string>> | {
  prefix?: string | undefined;
  first?: string | undefined;
  middle?: string | undefined;
  last?: string | undefined;
};

export interface BrandKit {
  id: string;
  name: string;
  /** The logo of forms that follow it. */
  logoUrl: string | null;
  /** Whether new forms follow it. */
  isDefault: boolean;
}

export interface BrandKitPage {
  data: Array<BrandKit>;
  /** Leads to what follows this page; null where nothing does. */
  nextCursor: string | null;
  /** Whether more follows now. */
  hasMore: boolean;
}

export interface BulkChange {
  /** Changed submissions; empty with a job. */
  changedIds: Array<string>;
  /** Named submissions that could not be changed. */
  failedIds: Array<string>;
  job: Job | null;
}

export interface BulkChangeRequest {
  change: 'status' | 'assign' | 'tag' | 'untag' | 'trash' | 'restore' | 'delete';
  submissionIds?: Array<string> | undefined;
  /** All submissions of a form that fit, instead of `submissionIds`. */
  filter?: {
    formId: string;
    /** First day, in `zone`. */
    from?: string | undefined;
    /** Last day, included. */
    to?: string | undefined;
    /** IANA name of the time zone of days; UTC by default. */
    zone?: string | undefined;
    /** Part of any answer, in any case. */
    search?: string | undefined;
    /** `open`, `in_progress`, `done`, or the id of an own status. */
    status?: 'open' | 'in_progress' | 'done' | (string & {}) | undefined;
    /** The id of a person, or `none`. */
    assignee?: 'none' | (string & {}) | undefined;
    /** The id of a tag. */
    tag?: string | undefined;
    /** Conditions on answers, as JSON text: `[{"field": "size", "is": "any_of", "values": ["m", "l"]}]`. */
    where?: string | undefined;
  } | undefined;
  /** With `status`. */
  status?: 'open' | 'in_progress' | 'done' | (string & {}) | undefined;
  /** With `assign`; null for nobody. */
  assigneeId?: string | null | undefined;
  /** With `tag` and `untag`: the name of the tag. */
  tag?: string | undefined;
}

export interface CreateExportRequest {
  format: 'csv' | 'xlsx' | 'jsonl';
  submissionIds?: Array<string> | undefined;
  /** All submissions of a form that fit, instead of `submissionIds`. */
  filter?: {
    formId: string;
    /** First day, in `zone`. */
    from?: string | undefined;
    /** Last day, included. */
    to?: string | undefined;
    /** IANA name of the time zone of days; UTC by default. */
    zone?: string | undefined;
    /** Part of any answer, in any case. */
    search?: string | undefined;
    /** `open`, `in_progress`, `done`, or the id of an own status. */
    status?: 'open' | 'in_progress' | 'done' | (string & {}) | undefined;
    /** The id of a person, or `none`. */
    assignee?: 'none' | (string & {}) | undefined;
    /** The id of a tag. */
    tag?: string | undefined;
    /** Conditions on answers, as JSON text: `[{"field": "size", "is": "any_of", "values": ["m", "l"]}]`. */
    where?: string | undefined;
  } | undefined;
  /** Ids of the questions and values that the file holds; all by default. */
  columns?: Array<string> | undefined;
}

export interface CreateFolderRequest {
  name: string;
  description?: string | null | undefined;
}

export interface CreateFormRequest {
  definition: FormDefinition;
  /** Left out, it takes submissions at once. */
  active?: boolean | undefined;
  redirectUrl?: string | null | undefined;
  folderId?: string | null | undefined;
}

export interface CreateHookRequest {
  /** What the target is called for. */
  event: 'form.submitted' | 'submission.status_changed' | 'submission.assigned' | 'submission.commented' | 'submission.updated' | 'submission.withdrawn' | 'form.published' | 'form.opened' | 'form.closed';
  /** The form; null for every form of the account. */
  formId?: string | null | undefined;
  /** The address that is called. */
  target: string;
}

export interface CreateWebhookRequest {
  url: string;
  /** `form.submitted` alone by default. */
  events?: Array<'form.submitted' | 'submission.status_changed' | 'submission.assigned' | 'submission.commented' | 'submission.updated' | 'submission.withdrawn' | 'form.published' | 'form.opened' | 'form.closed'> | undefined;
  /** Of submissions that fit it alone; of all by default. */
  condition?: Expression | null | undefined;
  payloadVersion?: 1 | 2 | 3 | undefined;
}

export interface Definition {
  /** Also the ETag. */
  revisionId: string;
  definition: FormDefinition;
}

export interface DefinitionRequest {
  definition: FormDefinition;
}

export interface Delivery {
  id: string;
  channel: 'mail' | 'webhook' | 'slack' | 'teams' | 'discord' | 'mattermost' | 'sheets' | 'notion' | 'airtable' | 'http';
  webhookId: string | null;
  event: 'submission_notification' | 'submission_digest' | 'auto_reply' | 'form.submitted' | 'submission.status_changed' | 'submission.assigned' | 'submission.commented' | 'submission.updated' | 'submission.withdrawn' | 'form.published' | 'form.opened' | 'form.closed' | 'form.test';
  recipient: string;
  submissionId: string | null;
  state: 'waiting' | 'sent' | 'failed' | 'held';
  attempts: number;
  nextAttemptAt: string | null;
  lastStatus: number | null;
  lastError: string | null;
  createdAt: string;
  sentAt: string | null;
}

export interface DeliveryPage {
  data: Array<Delivery>;
  /** Leads to what follows this page; null where nothing does. */
  nextCursor: string | null;
  /** Whether more follows now. */
  hasMore: boolean;
}

export interface Draft {
  /** Changes with every save. Also the ETag. */
  state: string;
  savedAt: string;
  /** Name or address of who saved it; null once they are gone. */
  savedBy: string | null;
  definition: FormDefinition;
}

export interface Export {
  id: string;
  format: 'csv' | 'xlsx' | 'jsonl';
  state: 'waiting' | 'running' | 'done' | 'failed';
  fileName: string;
  total: number;
  rows: number;
  bytes: number | null;
  sha256: string | null;
  problem: string | null;
  expiresAt: string;
}

/** A condition or formula: a fixed value, a field, a named value, or an operator with its arguments. */
export type Expression = {
  lit: string | number | boolean | Array<string>;
} | {
  date: string;
} | {
  time: string;
} | {
  field: string;
  part?: string | undefined;
} | {
  value: string;
} | {
  op: 'and' | 'or' | 'not' | 'if' | 'first' | 'blank' | 'answered' | 'eq' | 'ne' | 'in' | 'has' | 'starts' | 'ends' | 'lt' | 'le' | 'gt' | 'ge' | 'between' | 'add' | 'sub' | 'mul' | 'div' | 'mod' | 'round' | 'floor' | 'ceil' | 'abs' | 'sum' | 'avg' | 'min' | 'max' | 'count' | 'any' | 'every' | 'list' | 'text' | 'join' | 'length' | 'upper' | 'lower' | 'trim' | 'today' | 'days' | 'years' | 'age' | 'addDays' | 'addMonths' | 'year' | 'month' | 'weekday' | 'index' | 'seen' | 'points' | 'score' | 'maxScore' | 'passed';
  of: Array<Expression>;
} | {
  op: 'sum' | 'avg' | 'min' | 'max' | 'count' | 'any' | 'every' | 'list';
  each: string;
  of: Array<Expression>;
};

export type Field = FieldBase & {
  required: boolean;
  type: 'header';
  text: string;
  fontSize: number;
  fontWeight: number;
  fontStyle: 'normal' | 'italic';
  color: string;
  textAlign: 'left' | 'center' | 'right';
} | {
  required: boolean;
  maxLength: number | null;
  minLength?: number | undefined;
  grading?: {
    accepts?: Array<string> | undefined;
    points?: number | undefined;
    wrong?: number | undefined;
    explanation?: string | undefined;
  } | undefined;
  format?: {
    name: 'digits' | 'letters' | 'letters_digits' | 'postcode' | 'iban' | 'bic' | 'vat' | 'plate' | 'uuid' | 'mask';
    country?: 'AF' | 'AL' | 'AM' | 'AR' | 'AT' | 'AU' | 'BA' | 'BD' | 'BE' | 'BG' | 'BR' | 'BY' | 'CA' | 'CH' | 'CL' | 'CN' | 'CO' | 'CR' | 'CU' | 'CV' | 'CY' | 'CZ' | 'DE' | 'DK' | 'DO' | 'DZ' | 'EC' | 'EE' | 'EG' | 'ES' | 'ET' | 'FI' | 'FO' | 'FR' | 'GB' | 'GE' | 'GL' | 'GR' | 'GT' | 'HN' | 'HR' | 'HU' | 'ID' | 'IE' | 'IL' | 'IN' | 'IQ' | 'IS' | 'IT' | 'JO' | 'JP' | 'KE' | 'KG' | 'KH' | 'KR' | 'KW' | 'KZ' | 'LA' | 'LI' | 'LK' | 'LT' | 'LU' | 'LV' | 'MA' | 'MC' | 'MD' | 'ME' | 'MG' | 'MK' | 'MM' | 'MN' | 'MT' | 'MX' | 'MY' | 'MZ' | 'NE' | 'NG' | 'NI' | 'NL' | 'NO' | 'NP' | 'NZ' | 'PE' | 'PH' | 'PK' | 'PL' | 'PR' | 'PT' | 'PY' | 'RO' | 'RS' | 'RU' | 'SA' | 'SD' | 'SE' | 'SG' | 'SI' | 'SK' | 'SM' | 'SN' | 'SV' | 'TH' | 'TJ' | 'TM' | 'TN' | 'TR' | 'TT' | 'UA' | 'US' | 'UY' | 'UZ' | 'VA' | 'VE' | 'VN' | 'XK' | 'ZA' | 'ZM' | undefined;
    mask?: string | undefined;
  } | undefined;
  type: 'text';
} | {
  required: boolean;
  maxLength: number | null;
  confirm?: 'twice' | 'code' | undefined;
  domains?: Array<string> | undefined;
  type: 'email';
} | {
  required: boolean;
  maxLength: number | null;
  country?: '' | 'AD' | 'AE' | 'AF' | 'AG' | 'AI' | 'AL' | 'AM' | 'AO' | 'AR' | 'AS' | 'AT' | 'AU' | 'AW' | 'AX' | 'AZ' | 'BA' | 'BB' | 'BD' | 'BE' | 'BF' | 'BG' | 'BH' | 'BI' | 'BJ' | 'BL' | 'BM' | 'BN' | 'BO' | 'BQ' | 'BR' | 'BS' | 'BT' | 'BW' | 'BY' | 'BZ' | 'CA' | 'CC' | 'CD' | 'CF' | 'CG' | 'CH' | 'CI' | 'CK' | 'CL' | 'CM' | 'CN' | 'CO' | 'CR' | 'CU' | 'CV' | 'CW' | 'CX' | 'CY' | 'CZ' | 'DE' | 'DJ' | 'DK' | 'DM' | 'DO' | 'DZ' | 'EC' | 'EE' | 'EG' | 'EH' | 'ER' | 'ES' | 'ET' | 'FI' | 'FJ' | 'FK' | 'FM' | 'FO' | 'FR' | 'GA' | 'GB' | 'GD' | 'GE' | 'GF' | 'GG' | 'GH' | 'GI' | 'GL' | 'GM' | 'GN' | 'GP' | 'GQ' | 'GR' | 'GT' | 'GU' | 'GW' | 'GY' | 'HK' | 'HN' | 'HR' | 'HT' | 'HU' | 'ID' | 'IE' | 'IL' | 'IM' | 'IN' | 'IO' | 'IQ' | 'IR' | 'IS' | 'IT' | 'JE' | 'JM' | 'JO' | 'JP' | 'KE' | 'KG' | 'KH' | 'KI' | 'KM' | 'KN' | 'KP' | 'KR' | 'KW' | 'KY' | 'KZ' | 'LA' | 'LB' | 'LC' | 'LI' | 'LK' | 'LR' | 'LS' | 'LT' | 'LU' | 'LV' | 'LY' | 'MA' | 'MC' | 'MD' | 'ME' | 'MF' | 'MG' | 'MH' | 'MK' | 'ML' | 'MM' | 'MN' | 'MO' | 'MP' | 'MQ' | 'MR' | 'MS' | 'MT' | 'MU' | 'MV' | 'MW' | 'MX' | 'MY' | 'MZ' | 'NA' | 'NC' | 'NE' | 'NF' | 'NG' | 'NI' | 'NL' | 'NO' | 'NP' | 'NR' | 'NU' | 'NZ' | 'OM' | 'PA' | 'PE' | 'PF' | 'PG' | 'PH' | 'PK' | 'PL' | 'PM' | 'PR' | 'PS' | 'PT' | 'PW' | 'PY' | 'QA' | 'RE' | 'RO' | 'RS' | 'RU' | 'RW' | 'SA' | 'SB' | 'SC' | 'SD' | 'SE' | 'SG' | 'SH' | 'SI' | 'SJ' | 'SK' | 'SL' | 'SM' | 'SN' | 'SO' | 'SR' | 'SS' | 'ST' | 'SV' | 'SX' | 'SY' | 'SZ' | 'TC' | 'TD' | 'TG' | 'TH' | 'TJ' | 'TK' | 'TL' | 'TM' | 'TN' | 'TO' | 'TR' | 'TT' | 'TV' | 'TW' | 'TZ' | 'UA' | 'UG' | 'US' | 'UY' | 'UZ' | 'VA' | 'VC' | 'VE' | 'VG' | 'VI' | 'VN' | 'VU' | 'WF' | 'WS' | 'XK' | 'YE' | 'YT' | 'ZA' | 'ZM' | 'ZW' | undefined;
  type: 'phone';
} | {
  required: boolean;
  earliestDay?: string | number | undefined;
  latestDay?: string | number | undefined;
  type: 'date';
} | {
  required: boolean;
  maxLength: number | null;
  minLength?: number | undefined;
  lines?: number | undefined;
  type: 'textarea';
} | {
  required: boolean;
  options: Array<{
    value: string;
    label: string;
    image?: string | undefined;
    showIf?: Expression | undefined;
    alone?: true | undefined;
    places?: number | null | undefined;
    points?: number | undefined;
    right?: true | undefined;
  }>;
  shuffle?: true | undefined;
  other?: string | undefined;
  perRow?: 2 | 3 | 4 | undefined;
  grading?: {
    explanation?: string | undefined;
  } | undefined;
  search?: true | undefined;
  type: 'select';
} | {
  required: boolean;
  options: Array<{
    value: string;
    label: string;
    image?: string | undefined;
    showIf?: Expression | undefined;
    alone?: true | undefined;
    places?: number | null | undefined;
    points?: number | undefined;
    right?: true | undefined;
  }>;
  shuffle?: true | undefined;
  other?: string | undefined;
  perRow?: 2 | 3 | 4 | undefined;
  fewest?: number | undefined;
  most?: number | undefined;
  grading?: {
    all?: true | undefined;
    wrong?: number | undefined;
    explanation?: string | undefined;
  } | undefined;
  type: 'checkbox';
} | {
  required: boolean;
  options: Array<{
    value: string;
    label: string;
    image?: string | undefined;
    showIf?: Expression | undefined;
    alone?: true | undefined;
    places?: number | null | undefined;
    points?: number | undefined;
    right?: true | undefined;
  }>;
  shuffle?: true | undefined;
  other?: string | undefined;
  perRow?: 2 | 3 | 4 | undefined;
  grading?: {
    explanation?: string | undefined;
  } | undefined;
  type: 'radio';
} | {
  required: boolean;
  country?: '' | 'AD' | 'AE' | 'AF' | 'AG' | 'AI' | 'AL' | 'AM' | 'AO' | 'AQ' | 'AR' | 'AS' | 'AT' | 'AU' | 'AW' | 'AX' | 'AZ' | 'BA' | 'BB' | 'BD' | 'BE' | 'BF' | 'BG' | 'BH' | 'BI' | 'BJ' | 'BL' | 'BM' | 'BN' | 'BO' | 'BQ' | 'BR' | 'BS' | 'BT' | 'BV' | 'BW' | 'BY' | 'BZ' | 'CA' | 'CC' | 'CD' | 'CF' | 'CG' | 'CH' | 'CI' | 'CK' | 'CL' | 'CM' | 'CN' | 'CO' | 'CR' | 'CU' | 'CV' | 'CW' | 'CX' | 'CY' | 'CZ' | 'DE' | 'DJ' | 'DK' | 'DM' | 'DO' | 'DZ' | 'EC' | 'EE' | 'EG' | 'EH' | 'ER' | 'ES' | 'ET' | 'FI' | 'FJ' | 'FK' | 'FM' | 'FO' | 'FR' | 'GA' | 'GB' | 'GD' | 'GE' | 'GF' | 'GG' | 'GH' | 'GI' | 'GL' | 'GM' | 'GN' | 'GP' | 'GQ' | 'GR' | 'GS' | 'GT' | 'GU' | 'GW' | 'GY' | 'HK' | 'HM' | 'HN' | 'HR' | 'HT' | 'HU' | 'ID' | 'IE' | 'IL' | 'IM' | 'IN' | 'IO' | 'IQ' | 'IR' | 'IS' | 'IT' | 'JE' | 'JM' | 'JO' | 'JP' | 'KE' | 'KG' | 'KH' | 'KI' | 'KM' | 'KN' | 'KP' | 'KR' | 'KW' | 'KY' | 'KZ' | 'LA' | 'LB' | 'LC' | 'LI' | 'LK' | 'LR' | 'LS' | 'LT' | 'LU' | 'LV' | 'LY' | 'MA' | 'MC' | 'MD' | 'ME' | 'MF' | 'MG' | 'MH' | 'MK' | 'ML' | 'MM' | 'MN' | 'MO' | 'MP' | 'MQ' | 'MR' | 'MS' | 'MT' | 'MU' | 'MV' | 'MW' | 'MX' | 'MY' | 'MZ' | 'NA' | 'NC' | 'NE' | 'NF' | 'NG' | 'NI' | 'NL' | 'NO' | 'NP' | 'NR' | 'NU' | 'NZ' | 'OM' | 'PA' | 'PE' | 'PF' | 'PG' | 'PH' | 'PK' | 'PL' | 'PM' | 'PN' | 'PR' | 'PS' | 'PT' | 'PW' | 'PY' | 'QA' | 'RE' | 'RO' | 'RS' | 'RU' | 'RW' | 'SA' | 'SB' | 'SC' | 'SD' | 'SE' | 'SG' | 'SH' | 'SI' | 'SJ' | 'SK' | 'SL' | 'SM' | 'SN' | 'SO' | 'SR' | 'SS' | 'ST' | 'SV' | 'SX' | 'SY' | 'SZ' | 'TC' | 'TD' | 'TF' | 'TG' | 'TH' | 'TJ' | 'TK' | 'TL' | 'TM' | 'TN' | 'TO' | 'TR' | 'TT' | 'TV' | 'TW' | 'TZ' | 'UA' | 'UG' | 'UM' | 'US' | 'UY' | 'UZ' | 'VA' | 'VC' | 'VE' | 'VG' | 'VI' | 'VN' | 'VU' | 'WF' | 'WS' | 'XK' | 'YE' | 'YT' | 'ZA' | 'ZM' | 'ZW' | undefined;
  countries?: Array<'AD' | 'AE' | 'AF' | 'AG' | 'AI' | 'AL' | 'AM' | 'AO' | 'AQ' | 'AR' | 'AS' | 'AT' | 'AU' | 'AW' | 'AX' | 'AZ' | 'BA' | 'BB' | 'BD' | 'BE' | 'BF' | 'BG' | 'BH' | 'BI' | 'BJ' | 'BL' | 'BM' | 'BN' | 'BO' | 'BQ' | 'BR' | 'BS' | 'BT' | 'BV' | 'BW' | 'BY' | 'BZ' | 'CA' | 'CC' | 'CD' | 'CF' | 'CG' | 'CH' | 'CI' | 'CK' | 'CL' | 'CM' | 'CN' | 'CO' | 'CR' | 'CU' | 'CV' | 'CW' | 'CX' | 'CY' | 'CZ' | 'DE' | 'DJ' | 'DK' | 'DM' | 'DO' | 'DZ' | 'EC' | 'EE' | 'EG' | 'EH' | 'ER' | 'ES' | 'ET' | 'FI' | 'FJ' | 'FK' | 'FM' | 'FO' | 'FR' | 'GA' | 'GB' | 'GD' | 'GE' | 'GF' | 'GG' | 'GH' | 'GI' | 'GL' | 'GM' | 'GN' | 'GP' | 'GQ' | 'GR' | 'GS' | 'GT' | 'GU' | 'GW' | 'GY' | 'HK' | 'HM' | 'HN' | 'HR' | 'HT' | 'HU' | 'ID' | 'IE' | 'IL' | 'IM' | 'IN' | 'IO' | 'IQ' | 'IR' | 'IS' | 'IT' | 'JE' | 'JM' | 'JO' | 'JP' | 'KE' | 'KG' | 'KH' | 'KI' | 'KM' | 'KN' | 'KP' | 'KR' | 'KW' | 'KY' | 'KZ' | 'LA' | 'LB' | 'LC' | 'LI' | 'LK' | 'LR' | 'LS' | 'LT' | 'LU' | 'LV' | 'LY' | 'MA' | 'MC' | 'MD' | 'ME' | 'MF' | 'MG' | 'MH' | 'MK' | 'ML' | 'MM' | 'MN' | 'MO' | 'MP' | 'MQ' | 'MR' | 'MS' | 'MT' | 'MU' | 'MV' | 'MW' | 'MX' | 'MY' | 'MZ' | 'NA' | 'NC' | 'NE' | 'NF' | 'NG' | 'NI' | 'NL' | 'NO' | 'NP' | 'NR' | 'NU' | 'NZ' | 'OM' | 'PA' | 'PE' | 'PF' | 'PG' | 'PH' | 'PK' | 'PL' | 'PM' | 'PN' | 'PR' | 'PS' | 'PT' | 'PW' | 'PY' | 'QA' | 'RE' | 'RO' | 'RS' | 'RU' | 'RW' | 'SA' | 'SB' | 'SC' | 'SD' | 'SE' | 'SG' | 'SH' | 'SI' | 'SJ' | 'SK' | 'SL' | 'SM' | 'SN' | 'SO' | 'SR' | 'SS' | 'ST' | 'SV' | 'SX' | 'SY' | 'SZ' | 'TC' | 'TD' | 'TF' | 'TG' | 'TH' | 'TJ' | 'TK' | 'TL' | 'TM' | 'TN' | 'TO' | 'TR' | 'TT' | 'TV' | 'TW' | 'TZ' | 'UA' | 'UG' | 'UM' | 'US' | 'UY' | 'UZ' | 'VA' | 'VC' | 'VE' | 'VG' | 'VI' | 'VN' | 'VU' | 'WF' | 'WS' | 'XK' | 'YE' | 'YT' | 'ZA' | 'ZM' | 'ZW'> | undefined;
  optionalParts?: Array<'street' | 'address2' | 'city' | 'state' | 'postal' | 'country'> | undefined;
  omittedParts?: Array<'street' | 'address2' | 'city' | 'state' | 'postal' | 'country'> | undefined;
  type: 'address';
} | {
  required: true;
  type: 'captcha';
} | {
  required: boolean;
  grading?: {
    from?: number | undefined;
    to?: number | undefined;
    points?: number | undefined;
    wrong?: number | undefined;
    explanation?: string | undefined;
  } | undefined;
  type: 'number';
  min: number | null;
  max: number | null;
  step: number | null;
  places: number | null;
  unit: string;
  currency: string;
} | {
  required: boolean;
  grading?: {
    yes?: {
      points?: number | undefined;
      right?: true | undefined;
    } | undefined;
    no?: {
      points?: number | undefined;
      right?: true | undefined;
    } | undefined;
    explanation?: string | undefined;
  } | undefined;
  type: 'yes_no';
  yesLabel: string;
  noLabel: string;
} | {
  required: boolean;
  type: 'url';
  httpsOnly: boolean;
} | {
  required: boolean;
  type: 'time';
  earliest: string | null;
  latest: string | null;
  stepMinutes: number | null;
} | {
  required: boolean;
  earliestDay?: string | number | undefined;
  latestDay?: string | number | undefined;
  type: 'date_range';
  minDays: number | null;
  maxDays: number | null;
} | {
  required: boolean;
  type: 'name';
  parts: Array<'prefix' | 'first' | 'middle' | 'last'>;
} | {
  required: boolean;
  type: 'country';
  preferred: Array<'AD' | 'AE' | 'AF' | 'AG' | 'AI' | 'AL' | 'AM' | 'AO' | 'AQ' | 'AR' | 'AS' | 'AT' | 'AU' | 'AW' | 'AX' | 'AZ' | 'BA' | 'BB' | 'BD' | 'BE' | 'BF' | 'BG' | 'BH' | 'BI' | 'BJ' | 'BL' | 'BM' | 'BN' | 'BO' | 'BQ' | 'BR' | 'BS' | 'BT' | 'BV' | 'BW' | 'BY' | 'BZ' | 'CA' | 'CC' | 'CD' | 'CF' | 'CG' | 'CH' | 'CI' | 'CK' | 'CL' | 'CM' | 'CN' | 'CO' | 'CR' | 'CU' | 'CV' | 'CW' | 'CX' | 'CY' | 'CZ' | 'DE' | 'DJ' | 'DK' | 'DM' | 'DO' | 'DZ' | 'EC' | 'EE' | 'EG' | 'EH' | 'ER' | 'ES' | 'ET' | 'FI' | 'FJ' | 'FK' | 'FM' | 'FO' | 'FR' | 'GA' | 'GB' | 'GD' | 'GE' | 'GF' | 'GG' | 'GH' | 'GI' | 'GL' | 'GM' | 'GN' | 'GP' | 'GQ' | 'GR' | 'GS' | 'GT' | 'GU' | 'GW' | 'GY' | 'HK' | 'HM' | 'HN' | 'HR' | 'HT' | 'HU' | 'ID' | 'IE' | 'IL' | 'IM' | 'IN' | 'IO' | 'IQ' | 'IR' | 'IS' | 'IT' | 'JE' | 'JM' | 'JO' | 'JP' | 'KE' | 'KG' | 'KH' | 'KI' | 'KM' | 'KN' | 'KP' | 'KR' | 'KW' | 'KY' | 'KZ' | 'LA' | 'LB' | 'LC' | 'LI' | 'LK' | 'LR' | 'LS' | 'LT' | 'LU' | 'LV' | 'LY' | 'MA' | 'MC' | 'MD' | 'ME' | 'MF' | 'MG' | 'MH' | 'MK' | 'ML' | 'MM' | 'MN' | 'MO' | 'MP' | 'MQ' | 'MR' | 'MS' | 'MT' | 'MU' | 'MV' | 'MW' | 'MX' | 'MY' | 'MZ' | 'NA' | 'NC' | 'NE' | 'NF' | 'NG' | 'NI' | 'NL' | 'NO' | 'NP' | 'NR' | 'NU' | 'NZ' | 'OM' | 'PA' | 'PE' | 'PF' | 'PG' | 'PH' | 'PK' | 'PL' | 'PM' | 'PN' | 'PR' | 'PS' | 'PT' | 'PW' | 'PY' | 'QA' | 'RE' | 'RO' | 'RS' | 'RU' | 'RW' | 'SA' | 'SB' | 'SC' | 'SD' | 'SE' | 'SG' | 'SH' | 'SI' | 'SJ' | 'SK' | 'SL' | 'SM' | 'SN' | 'SO' | 'SR' | 'SS' | 'ST' | 'SV' | 'SX' | 'SY' | 'SZ' | 'TC' | 'TD' | 'TF' | 'TG' | 'TH' | 'TJ' | 'TK' | 'TL' | 'TM' | 'TN' | 'TO' | 'TR' | 'TT' | 'TV' | 'TW' | 'TZ' | 'UA' | 'UG' | 'UM' | 'US' | 'UY' | 'UZ' | 'VA' | 'VC' | 'VE' | 'VG' | 'VI' | 'VN' | 'VU' | 'WF' | 'WS' | 'XK' | 'YE' | 'YT' | 'ZA' | 'ZM' | 'ZW'>;
  countries?: Array<'AD' | 'AE' | 'AF' | 'AG' | 'AI' | 'AL' | 'AM' | 'AO' | 'AQ' | 'AR' | 'AS' | 'AT' | 'AU' | 'AW' | 'AX' | 'AZ' | 'BA' | 'BB' | 'BD' | 'BE' | 'BF' | 'BG' | 'BH' | 'BI' | 'BJ' | 'BL' | 'BM' | 'BN' | 'BO' | 'BQ' | 'BR' | 'BS' | 'BT' | 'BV' | 'BW' | 'BY' | 'BZ' | 'CA' | 'CC' | 'CD' | 'CF' | 'CG' | 'CH' | 'CI' | 'CK' | 'CL' | 'CM' | 'CN' | 'CO' | 'CR' | 'CU' | 'CV' | 'CW' | 'CX' | 'CY' | 'CZ' | 'DE' | 'DJ' | 'DK' | 'DM' | 'DO' | 'DZ' | 'EC' | 'EE' | 'EG' | 'EH' | 'ER' | 'ES' | 'ET' | 'FI' | 'FJ' | 'FK' | 'FM' | 'FO' | 'FR' | 'GA' | 'GB' | 'GD' | 'GE' | 'GF' | 'GG' | 'GH' | 'GI' | 'GL' | 'GM' | 'GN' | 'GP' | 'GQ' | 'GR' | 'GS' | 'GT' | 'GU' | 'GW' | 'GY' | 'HK' | 'HM' | 'HN' | 'HR' | 'HT' | 'HU' | 'ID' | 'IE' | 'IL' | 'IM' | 'IN' | 'IO' | 'IQ' | 'IR' | 'IS' | 'IT' | 'JE' | 'JM' | 'JO' | 'JP' | 'KE' | 'KG' | 'KH' | 'KI' | 'KM' | 'KN' | 'KP' | 'KR' | 'KW' | 'KY' | 'KZ' | 'LA' | 'LB' | 'LC' | 'LI' | 'LK' | 'LR' | 'LS' | 'LT' | 'LU' | 'LV' | 'LY' | 'MA' | 'MC' | 'MD' | 'ME' | 'MF' | 'MG' | 'MH' | 'MK' | 'ML' | 'MM' | 'MN' | 'MO' | 'MP' | 'MQ' | 'MR' | 'MS' | 'MT' | 'MU' | 'MV' | 'MW' | 'MX' | 'MY' | 'MZ' | 'NA' | 'NC' | 'NE' | 'NF' | 'NG' | 'NI' | 'NL' | 'NO' | 'NP' | 'NR' | 'NU' | 'NZ' | 'OM' | 'PA' | 'PE' | 'PF' | 'PG' | 'PH' | 'PK' | 'PL' | 'PM' | 'PN' | 'PR' | 'PS' | 'PT' | 'PW' | 'PY' | 'QA' | 'RE' | 'RO' | 'RS' | 'RU' | 'RW' | 'SA' | 'SB' | 'SC' | 'SD' | 'SE' | 'SG' | 'SH' | 'SI' | 'SJ' | 'SK' | 'SL' | 'SM' | 'SN' | 'SO' | 'SR' | 'SS' | 'ST' | 'SV' | 'SX' | 'SY' | 'SZ' | 'TC' | 'TD' | 'TF' | 'TG' | 'TH' | 'TJ' | 'TK' | 'TL' | 'TM' | 'TN' | 'TO' | 'TR' | 'TT' | 'TV' | 'TW' | 'TZ' | 'UA' | 'UG' | 'UM' | 'US' | 'UY' | 'UZ' | 'VA' | 'VC' | 'VE' | 'VG' | 'VI' | 'VN' | 'VU' | 'WF' | 'WS' | 'XK' | 'YE' | 'YT' | 'ZA' | 'ZM' | 'ZW'> | undefined;
  search?: true | undefined;
} | {
  required: boolean;
  type: 'rating';
  points: number;
  look: 'star' | 'heart' | 'number';
} | {
  required: boolean;
  type: 'scale';
  from: number;
  to: number;
  startLabel: string;
  endLabel: string;
} | {
  required: boolean;
  type: 'nps';
  startLabel: string;
  endLabel: string;
} | {
  required: boolean;
  options: Array<{
    value: string;
    label: string;
    image?: string | undefined;
    showIf?: Expression | undefined;
    alone?: true | undefined;
    places?: number | null | undefined;
    points?: number | undefined;
    right?: true | undefined;
  }>;
  shuffle?: true | undefined;
  grading?: {
    explanation?: string | undefined;
  } | undefined;
  type: 'matrix';
  rows: Array<{
    value: string;
    label: string;
    image?: string | undefined;
    showIf?: Expression | undefined;
    alone?: true | undefined;
    places?: number | null | undefined;
    points?: number | undefined;
    right?: true | undefined;
  }>;
  many: boolean;
} | {
  required: boolean;
  options: Array<{
    value: string;
    label: string;
    image?: string | undefined;
    showIf?: Expression | undefined;
    alone?: true | undefined;
    places?: number | null | undefined;
    points?: number | undefined;
    right?: true | undefined;
  }>;
  shuffle?: true | undefined;
  type: 'ranking';
  places: number | null;
} | {
  required: boolean;
  type: 'consent';
  content: string;
} | {
  required: boolean;
  type: 'file';
  accepts: Array<'pictures' | 'pdf' | 'documents' | 'spreadsheets' | 'presentations' | 'text' | 'audio' | 'video' | 'archives'>;
  maxFiles: number;
  maxMegabytes: number;
  camera: boolean;
} | {
  required: boolean;
  type: 'signature';
} | {
  required: boolean;
  type: 'paragraph';
  content: string;
} | {
  required: boolean;
  type: 'divider';
} | {
  required: boolean;
  grading?: {
    from?: number | undefined;
    to?: number | undefined;
    points?: number | undefined;
    wrong?: number | undefined;
    explanation?: string | undefined;
  } | undefined;
  type: 'slider';
  from: number;
  to: number;
  step: number | null;
  unit: string;
} | {
  required: boolean;
  options: Array<{
    value: string;
    label: string;
    image?: string | undefined;
    showIf?: Expression | undefined;
    alone?: true | undefined;
    places?: number | null | undefined;
    points?: number | undefined;
    right?: true | undefined;
  }>;
  shuffle?: true | undefined;
  grading?: {
    all?: true | undefined;
    wrong?: number | undefined;
    explanation?: string | undefined;
  } | undefined;
  type: 'picture';
  many: boolean;
} | {
  required: boolean;
  type: 'image';
  src: string;
  alt: string;
  decorative: boolean;
  width?: number | undefined;
} | {
  required: boolean;
  type: 'hidden';
  value: string;
  locked: boolean;
} | {
  required: boolean;
  type: 'calculation';
  value: string;
  unit: string;
};

export interface FieldBase {
  id: string;
  label: string;
  help: string;
  placeholder: string;
  columns: 12 | 9 | 8 | 6 | 4 | 3 | 2;
  showIf?: Expression | undefined;
  requiredIf?: Expression | undefined;
  start?: Expression | undefined;
  checks: Array<{
    must: Expression;
    message: string;
  }>;
  category?: string | undefined;
  private?: {
    note: string;
  } | undefined;
}

export interface Folder {
  id: string;
  name: string;
  description: string | null;
  createdAt: string;
  formCount: number;
  submissionCount: number;
}

export interface FolderPage {
  data: Array<Folder>;
  /** Leads to what follows this page; null where nothing does. */
  nextCursor: string | null;
  /** Whether more follows now. */
  hasMore: boolean;
}

export interface Form {
  id: string;
  title: string;
  description: string;
  /** Whether it takes submissions. */
  active: boolean;
  /** Whether it has changes that visitors do not see yet. */
  hasDraft: boolean;
  fieldCount: number;
  /** Submissions outside the trash. */
  submissionCount: number;
  lastSubmissionAt: string | null;
  folderId: string | null;
  createdAt: string;
  updatedAt: string;
}

export interface FormChange {
  kind: 'added' | 'removed' | 'moved' | 'changed';
  part: 'form' | 'page' | 'section' | 'repeat' | 'field' | 'option' | 'value' | 'ending' | 'quota';
  id: string;
  key: string;
  /** The change in English. */
  text: string;
}

/** A form as Inlay stores, exports and imports it. */
export interface FormDefinition {
  $schema?: string | undefined;
  version: 1;
  title: string;
  description: string;
  language: 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl' | 'ja' | 'ar' | null;
  languages: Array<'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl' | 'ja' | 'ar'>;
  pages: Array<{
    id: string;
    title: string;
    description: string;
    items: Array<Field | {
      id: string;
      label: string;
      help: string;
      showIf?: Expression | undefined;
      items: Array<Field>;
      type: 'section';
    } | {
      id: string;
      label: string;
      help: string;
      showIf?: Expression | undefined;
      items: Array<Field>;
      type: 'repeat';
      min: number;
      max: number;
      addLabel: string;
      rowLabel: string;
      requiredIf?: Expression | undefined;
    }>;
    showIf?: Expression | undefined;
    next?: Array<{
      if: Expression;
      goTo: string;
    }> | undefined;
    nextLabel: string;
  }>;
  values: Array<{
    id: string;
    name: string;
    is: Expression;
    show: 'nowhere' | 'inbox' | 'visitor';
    format: 'number' | 'currency' | 'percent' | 'text' | 'date';
  }>;
  endings: Array<{
    id: string;
    kind: 'stored' | 'turned_away';
    title: string;
    text: string;
    redirectUrl: string | null;
    picture?: {
      src: string;
      alt: string;
    } | undefined;
    showIf?: Expression | undefined;
  }>;
  quotas: Array<{
    id: string;
    name: string;
    if?: Expression | undefined;
    most: number;
    whenFull: {
      ending: string;
    } | {
      waitingList: true;
    };
  }>;
  flow: {
    layout?: 'pages' | 'questions' | undefined;
    progress: 'bar' | 'steps' | 'none';
    back: boolean;
    review: boolean;
    timeZone: string | null;
  };
  scoring: {
    kind: 'none';
  } | {
    kind: 'points' | 'quiz';
    showResult: 'never' | 'score' | 'total' | 'by_question' | 'answers';
    passAt: number | {
      percent: number;
    } | null;
  };
  translations: Record<string, Record<string, string | {
    text: string;
    of: string;
  }>>;
  customStyles: {
    showFormTitle?: boolean | undefined;
    showFormLogo?: boolean | undefined;
    showFooterCredit?: boolean | undefined;
    showFooterLogo?: boolean | undefined;
    showSecurityBadge?: boolean | undefined;
    footerCreditColor?: string | undefined;
    footerCreditSize?: number | undefined;
    headerSize?: number | undefined;
    primaryColor?: string | undefined;
    colorScheme?: 'auto' | 'light' | 'dark' | undefined;
    backgroundColor?: string | undefined;
    formContainerColor?: string | undefined;
    formBackgroundColor?: string | undefined;
    textColor?: string | undefined;
    inputTextColor?: string | undefined;
    fieldBackgroundColor?: string | undefined;
    fieldStyle?: 'outline' | 'filled' | 'underline' | undefined;
    fontFamily?: 'system' | 'inter' | 'roboto' | 'open-sans' | 'montserrat' | 'playfair' | 'lato' | undefined;
    labelSize?: number | undefined;
    buttonSize?: 'small' | 'medium' | 'large' | 'extra-large' | undefined;
    buttonStyle?: 'solid' | 'outline' | 'ghost' | 'gradient' | undefined;
    borderRadius?: 'none' | 'sm' | 'md' | 'lg' | 'xl' | 'full' | undefined;
    coverHeight?: number | undefined;
    coverX?: number | undefined;
    coverY?: number | undefined;
    coverAlt?: string | undefined;
    customCSS?: string | undefined;
    buttonColor?: string | undefined;
  };
  textHandling: 'sanitise' | 'as_typed';
  tests?: Array<{
    id: string;
    name: string;
    today: string;
    answers: Record<string, unknown>;
    expect: {
      pages?: Array<string> | undefined;
      ending?: string | undefined;
      values?: Record<string, string | number | boolean | Array<string | number | boolean> | null> | undefined;
      shown?: Array<string> | undefined;
      hidden?: Array<string> | undefined;
    };
  }> | undefined;
  brand?: {
    kitId: string;
    variant: 'light' | 'dark';
    own: Array<'colorScheme' | 'primaryColor' | 'buttonColor' | 'backgroundColor' | 'formContainerColor' | 'formBackgroundColor' | 'textColor' | 'inputTextColor' | 'fieldBackgroundColor' | 'footerCreditColor' | 'fontFamily' | 'borderRadius' | 'buttonStyle'>;
  } | undefined;
  /** The pictures of an exported form (WebP, base64), by the addresses it names them by. */
  pictures?: Record<string, string> | undefined;
}

export interface FormDetail {
  id: string;
  title: string;
  description: string;
  /** Whether it takes submissions. */
  active: boolean;
  /** Whether it has changes that visitors do not see yet. */
  hasDraft: boolean;
  fieldCount: number;
  /** Submissions outside the trash. */
  submissionCount: number;
  lastSubmissionAt: string | null;
  folderId: string | null;
  createdAt: string;
  updatedAt: string;
  /** The revision that visitors see. */
  revisionId: string;
  /** The page of the form. */
  url: string;
  /** The line that sets the form into a website. */
  embedCode: string;
  /** Where visitors are led after sending. */
  redirectUrl: string | null;
  /** Address of the logo: of a file of the platform, or a picture elsewhere. */
  logoUrl: string | null;
  /** Address of the picture above the form. */
  coverUrl: string | null;
  /** The email that visitors get; null before it is set up. */
  autoReply: {
    isOn: boolean;
    subject: string;
    text: string;
    to?: string | undefined;
    attachesPdf?: boolean | undefined;
    cases?: Array<{
      if: Expression;
      subject: string;
      text: string;
      to?: string | undefined;
    }> | undefined;
    otherwise?: boolean | undefined;
  } | null;
}

export interface FormPage {
  data: Array<Form>;
  /** Leads to what follows this page; null where nothing does. */
  nextCursor: string | null;
  /** Whether more follows now. */
  hasMore: boolean;
}

export interface Hook {
  id: string;
  /** What the target is called for. */
  event: 'form.submitted' | 'submission.status_changed' | 'submission.assigned' | 'submission.commented' | 'submission.updated' | 'submission.withdrawn' | 'form.published' | 'form.opened' | 'form.closed';
  formId: string | null;
  target: string;
  isActive: boolean;
  stoppedReason: string | null;
  createdAt: string;
}

export interface HookPage {
  data: Array<Hook>;
  /** Leads to what follows this page; null where nothing does. */
  nextCursor: string | null;
  /** Whether more follows now. */
  hasMore: boolean;
}

export interface HookSample {
  /** Whether no submission has been sent like this. */
  isMadeUp: boolean;
  payload: {
  };
}

export interface HookWithSecret {
  id: string;
  /** What the target is called for. */
  event: 'form.submitted' | 'submission.status_changed' | 'submission.assigned' | 'submission.commented' | 'submission.updated' | 'submission.withdrawn' | 'form.published' | 'form.opened' | 'form.closed';
  formId: string | null;
  target: string;
  isActive: boolean;
  stoppedReason: string | null;
  createdAt: string;
  /** Signs the calls; it is not shown again. */
  secret: string;
}

export interface Impact {
  submissionCount: number;
  /** How many of them, the newest, the effects count answers in. */
  countedSubmissions: number;
  /** Stands for what visitors see and what they would see. `POST /forms/{formId}/publish` takes it as `impact`. */
  code: string;
  changes: Array<FormChange>;
  effects: Array<ImpactEffect>;
  /** Why it cannot be published, in English. */
  problems: Array<string>;
  /** Languages of the form with something to translate, each with the keys of its texts. */
  translations: Array<TranslationGaps>;
}

export interface ImpactEffect {
  kind: 'answers_kept' | 'answers_retyped' | 'option_answers' | 'column_lost' | 'view' | 'client_view' | 'client_hidden' | 'prefilled' | 'webhook' | 'told' | 'auto_reply' | 'rules' | 'scores_kept' | 'scores_missing';
  id: string;
  label: string;
  count: number;
}

export interface ImpactRequest {
  /** The draft of the form by default. */
  definition?: FormDefinition | undefined;
}

export interface Job {
  id: string;
  state: 'waiting' | 'running' | 'done' | 'cancelled' | 'failed';
  total: number;
  done: number;
  failed: number;
  createdAt: string;
  finishedAt: string | null;
}

export interface Notes {
  notes: Array<SubmissionNote>;
}

export interface Outline {
  pages: Array<{
    title: string;
    items: Array<string>;
  }>;
  repeats: Array<{
    id: string;
    label: string;
    items: Array<string>;
  }>;
  values: Array<{
    id: string;
    name: string;
    show: 'nowhere' | 'inbox' | 'visitor';
    format: 'number' | 'currency' | 'percent' | 'text' | 'date' | 'yesno';
  }>;
}

export interface Person {
  id: string;
  name: string;
}

export interface Picture {
  /** Goes into a definition as it is. */
  url: string;
  /** In px. */
  width: number;
  /** In px. */
  height: number;
}

export interface PlaceSendersRequest {
  senders: Array<{
    kind: 'slack';
    name?: string | undefined;
    settings: {
      fields?: Array<string> | null | undefined;
      tellsEdits?: boolean | undefined;
    };
    /** Told of submissions that fit it alone; of all by default. */
    condition?: Expression | null | undefined;
  } | {
    kind: 'teams';
    name?: string | undefined;
    settings: {
      fields?: Array<string> | null | undefined;
      tellsEdits?: boolean | undefined;
    };
    /** Told of submissions that fit it alone; of all by default. */
    condition?: Expression | null | undefined;
  } | {
    kind: 'discord';
    name?: string | undefined;
    settings: {
      fields?: Array<string> | null | undefined;
      tellsEdits?: boolean | undefined;
    };
    /** Told of submissions that fit it alone; of all by default. */
    condition?: Expression | null | undefined;
  } | {
    kind: 'mattermost';
    name?: string | undefined;
    settings: {
      fields?: Array<string> | null | undefined;
      tellsEdits?: boolean | undefined;
    };
    /** Told of submissions that fit it alone; of all by default. */
    condition?: Expression | null | undefined;
  } | {
    kind: 'sheets';
    name?: string | undefined;
    settings: {
      fields?: Array<string> | null | undefined;
      spreadsheetId: string;
      sheetId: number;
      title?: string | undefined;
    };
    /** Told of submissions that fit it alone; of all by default. */
    condition?: Expression | null | undefined;
  } | {
    kind: 'notion';
    name?: string | undefined;
    settings: {
      fields?: Array<string> | null | undefined;
      dataSourceId: string;
      title?: string | undefined;
    };
    /** Told of submissions that fit it alone; of all by default. */
    condition?: Expression | null | undefined;
  } | {
    kind: 'airtable';
    name?: string | undefined;
    settings: {
      fields?: Array<string> | null | undefined;
      baseId: string;
      tableId: string;
      title?: string | undefined;
    };
    /** Told of submissions that fit it alone; of all by default. */
    condition?: Expression | null | undefined;
  } | {
    kind: 'http';
    name?: string | undefined;
    settings: {
      tellsEdits?: boolean | undefined;
      method?: 'POST' | 'PUT' | 'PATCH' | undefined;
      format?: 'json' | 'form' | undefined;
      json?: string | undefined;
      parts?: Array<{
        name: string;
        value: string;
      }> | undefined;
    };
    /** Told of submissions that fit it alone; of all by default. */
    condition?: Expression | null | undefined;
  }>;
}

/** A refusal (RFC 9457). */
export interface ProblemDetails {
  /** `urn:inlay:problem:` and the code. */
  type: string;
  /** What the code stands for, in English. */
  title: string;
  /** The status of the answer. */
  status: number;
  /** What happened here, for people to read. */
  detail: string;
  /** The stable code of the catalogue, for programs to compare. */
  code: string;
  /** Names the request in the logs of the platform. */
  requestId: string;
  /** What is wrong with the input, each with the path of its field. */
  issues?: Array<ProblemIssue> | undefined;
  /** With `precondition.failed`: the state of the object now. */
  current?: Record<string, unknown> | undefined;
}

export interface ProblemIssue {
  path: Array<string | number>;
  pageId?: string | undefined;
  code: string;
  message: string;
}

export interface Publishing {
  allowedWebsites: Array<string> | null;
  frameOnly: boolean;
  opensAt: string | null;
  opensText: string | null;
  closesAt: string | null;
  closedText: string | null;
  maxSubmissions: number | null;
  onePerBrowser: boolean;
  uniqueField: string | null;
  hasPassword: boolean;
  requiresSignIn: boolean;
  signInField: string | null;
  showsStatus: boolean;
  allowsEdits: boolean;
  allowsWithdrawal: boolean;
  editDays: number | null;
  editsEndAt: string | null;
  editsEndWith: 'in_progress' | 'done' | null;
  keepsUnfinished: boolean;
  unfinishedDays: number;
  language: 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl' | 'ja' | 'ar' | null;
  prefillable: Array<string>;
  hiddenFields: Array<string>;
  lockedFields: Array<string>;
  hostMayReadAnswers: boolean;
  invitations: 'off' | 'also' | 'only';
  socialTitle: string | null;
  socialDescription: string | null;
}

export interface Question {
  /** The name of its answer; never changes. */
  id: string;
  type: string;
  label: string;
  /** Of choices. */
  options?: Array<{
    /** What answers store. */
    value: string;
    label: string;
  }> | undefined;
}

export interface QueuedDelivery {
  deliveryId: string;
}

export interface Receipt {
  id: string;
  receiptCode: string;
  submittedAt: string;
}

export interface Recipient {
  email: string;
  label: string | null;
  isEnabled: boolean;
  isConfirmed: boolean;
  condition: Expression | null;
}

export interface RecipientPage {
  data: Array<Recipient>;
  /** Leads to what follows this page; null where nothing does. */
  nextCursor: string | null;
  /** Whether more follows now. */
  hasMore: boolean;
}

export interface ReplaceRecipientsRequest {
  recipients: Array<{
    email: string;
    label?: string | null | undefined;
    /** Told of submissions that fit it alone; of all by default. */
    condition?: Expression | null | undefined;
  }>;
}

export type ResultCard = {
  id: string;
  label: string;
  page: string;
  isCurrent: boolean;
  isFilter: boolean;
  answered: number;
  empty: number;
  notAsked: number | null;
  kind: 'choices';
  options: Array<{
    value: string;
    label: string;
    count: number;
    isCurrent: boolean;
  }>;
  other: number;
} | {
  id: string;
  label: string;
  page: string;
  isCurrent: boolean;
  isFilter: boolean;
  answered: number;
  empty: number;
  notAsked: number | null;
  kind: 'points';
  points: Array<{
    value: number;
    count: number;
  }>;
  mean: number | null;
  nps: {
    promoters: number;
    passives: number;
    detractors: number;
    score: number | null;
  } | null;
} | {
  id: string;
  label: string;
  page: string;
  isCurrent: boolean;
  isFilter: boolean;
  answered: number;
  empty: number;
  notAsked: number | null;
  kind: 'number';
  unit: string;
  currency: string;
  bins: Array<{
    from: number;
    until: number;
    count: number;
    atLeast: string;
    atMost: string;
  }>;
  sum: string;
  mean: number | null;
  median: number | null;
  min: number | null;
  max: number | null;
  isExact: boolean;
} | {
  id: string;
  label: string;
  page: string;
  isCurrent: boolean;
  isFilter: boolean;
  answered: number;
  empty: number;
  notAsked: number | null;
  kind: 'matrix';
  rows: Array<{
    value: string;
    label: string;
    counts: Array<number>;
  }>;
  columns: Array<{
    value: string;
    label: string;
  }>;
} | {
  id: string;
  label: string;
  page: string;
  isCurrent: boolean;
  isFilter: boolean;
  answered: number;
  empty: number;
  notAsked: number | null;
  kind: 'ranking';
  options: Array<{
    value: string;
    label: string;
    count: number;
    meanPlace: number | null;
  }>;
} | {
  id: string;
  label: string;
  page: string;
  isCurrent: boolean;
  isFilter: boolean;
  answered: number;
  empty: number;
  notAsked: number | null;
  kind: 'days';
  unit: 'day' | 'month' | 'year';
  spans: Array<{
    from: string;
    to: string;
    count: number;
  }>;
} | {
  id: string;
  label: string;
  page: string;
  isCurrent: boolean;
  isFilter: boolean;
  answered: number;
  empty: number;
  notAsked: number | null;
  kind: 'times';
  hours: Array<number>;
} | {
  id: string;
  label: string;
  page: string;
  isCurrent: boolean;
  isFilter: boolean;
  answered: number;
  empty: number;
  notAsked: number | null;
  kind: 'files';
  files: number;
  bytes: number;
} | {
  id: string;
  label: string;
  page: string;
  isCurrent: boolean;
  isFilter: boolean;
  answered: number;
  empty: number;
  notAsked: number | null;
  kind: 'text';
  latest: Array<{
    submissionId: string;
    text: string;
  }>;
  words: Array<{
    word: string;
    count: number;
  }> | null;
  newest: number;
};

export interface Results {
  title: string;
  submissions: number;
  cards: Array<ResultCard>;
}

export interface Revision {
  fields: Array<Question>;
  /** Pages, repeating groups and computed values. */
  outline?: Outline | undefined;
}

export interface Sender {
  id: string;
  kind: 'slack' | 'teams' | 'discord' | 'mattermost' | 'sheets' | 'notion' | 'airtable' | 'http';
  name: string;
  settings: {
  };
  condition: Expression | null;
  isActive: boolean;
  stoppedReason: string | null;
}

export interface SenderPage {
  data: Array<Sender>;
  /** Leads to what follows this page; null where nothing does. */
  nextCursor: string | null;
  /** Whether more follows now. */
  hasMore: boolean;
}

export type StoredAnswers = Record<string, Answer | Array<string | number | boolean> | Array<Record<string, Answer>>>;

export interface Submission {
  id: string;
  formId: string;
  /** The revision that was answered. */
  revisionId: string;
  /** The code that the sender was shown. */
  receiptCode: string;
  submittedAt: string;
  /** Answers by the id of their field. */
  answers: StoredAnswers;
  /** Number of its answers: 1 until they are edited. */
  version: number;
  /** When they were last edited. */
  editedAt: string | null;
  /** Who entered it by hand; null where its sender has. */
  enteredBy: Person | null;
  /** The language that its sender saw; null where the form has one alone. */
  language: 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl' | 'ja' | 'ar' | null;
  status: {
    state: 'open' | 'in_progress' | 'done';
    /** Of a status of the account’s own. */
    id: string | null;
    name: string | null;
  };
  assignee: Person | null;
  tags: Array<Tag>;
}

export interface SubmissionDetail {
  id: string;
  formId: string;
  /** The revision that was answered. */
  revisionId: string;
  /** The code that the sender was shown. */
  receiptCode: string;
  submittedAt: string;
  /** Answers by the id of their field. */
  answers: StoredAnswers;
  /** Number of its answers: 1 until they are edited. */
  version: number;
  /** When they were last edited. */
  editedAt: string | null;
  /** Who entered it by hand; null where its sender has. */
  enteredBy: Person | null;
  /** The language that its sender saw; null where the form has one alone. */
  language: 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl' | 'ja' | 'ar' | null;
  status: {
    state: 'open' | 'in_progress' | 'done';
    /** Of a status of the account’s own. */
    id: string | null;
    name: string | null;
  };
  assignee: Person | null;
  tags: Array<Tag>;
  fields: Array<Question>;
  /** Pages, repeating groups and computed values. */
  outline?: Outline | undefined;
  files: Array<SubmissionFile>;
  notes: Array<SubmissionNote>;
}

export interface SubmissionFile {
  id: string;
  fieldId: string;
  name: string;
  size: number;
  type: string | null;
  state: 'receiving' | 'checking' | 'kept' | 'quarantined' | 'refused';
  sha256: string | null;
}

export interface SubmissionNote {
  id: string;
  text: string;
  author: string | null;
  createdAt: string;
}

export interface SubmissionPage {
  data: Array<Submission>;
  /** Leads to what follows this page; null where nothing does. */
  nextCursor: string | null;
  /** Whether more follows now. */
  hasMore: boolean;
  /** The questions that the submissions of this page answer, by revision. */
  revisions: Record<string, Revision>;
}

export interface SubmissionVersions {
  versions: Array<{
    version: number;
    kind: 'edited' | 'withdrawn';
    at: string;
    isByVisitor: boolean;
    by: string | null;
    reason: string | null;
    changes: Array<{
      id: string;
      label: string;
      from: string;
      to: string;
    }>;
    files: Array<{
      id: string;
      name: string;
    }>;
  }>;
}

export interface SubmitRequest {
  /** Raw answers by the id of their field, as a form sends them. */
  answers: Record<string, unknown>;
  /** The revision that was answered; the current one by default. */
  revisionId?: string | undefined;
}

export interface Tag {
  id: string;
  name: string;
  color: 'gray' | 'blue' | 'teal' | 'green' | 'yellow' | 'orange' | 'red' | 'grape' | null;
}

export interface TranslationGaps {
  language: 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl' | 'ja' | 'ar';
  missing: Array<string>;
  stale: Array<string>;
}

export interface TrashPage {
  data: Array<TrashedSubmission>;
  /** Leads to what follows this page; null where nothing does. */
  nextCursor: string | null;
  /** Whether more follows now. */
  hasMore: boolean;
}

export interface TrashedSubmission {
  id: string;
  formId: string;
  revisionId: string;
  submittedAt: string;
  deletedAt: string;
  /** Days until it is deleted permanently. */
  daysLeft: number;
  answers: StoredAnswers;
}

export interface UpdateAnswersRequest {
  /** Raw answers by the id of their field, as a form sends them; null for none. */
  answers: Record<string, unknown>;
}

export interface UpdateFolderRequest {
  name?: string | undefined;
  description?: string | null | undefined;
}

export interface UpdateFormRequest {
  title?: string | undefined;
  description?: string | undefined;
  active?: boolean | undefined;
  /** A picture elsewhere, or none. Files have an operation of their own. */
  logoUrl?: string | null | undefined;
  autoReply?: {
    isOn: boolean;
    subject: string;
    text: string;
    to?: string | undefined;
    attachesPdf?: boolean | undefined;
    cases?: Array<{
      if: Expression;
      subject: string;
      text: string;
      to?: string | undefined;
    }> | undefined;
    otherwise?: boolean | undefined;
  } | null | undefined;
  redirectUrl?: string | null | undefined;
  folderId?: string | null | undefined;
}

export interface UpdatePublishingRequest {
  allowedWebsites?: Array<string> | null | undefined;
  frameOnly?: boolean | undefined;
  opensAt?: string | null | undefined;
  opensText?: string | null | undefined;
  closesAt?: string | null | undefined;
  closedText?: string | null | undefined;
  maxSubmissions?: number | null | undefined;
  onePerBrowser?: boolean | undefined;
  uniqueField?: string | null | undefined;
  requiresSignIn?: boolean | undefined;
  signInField?: string | null | undefined;
  showsStatus?: boolean | undefined;
  allowsEdits?: boolean | undefined;
  allowsWithdrawal?: boolean | undefined;
  editDays?: number | null | undefined;
  editsEndAt?: string | null | undefined;
  editsEndWith?: 'in_progress' | 'done' | null | undefined;
  keepsUnfinished?: boolean | undefined;
  unfinishedDays?: number | undefined;
  language?: 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl' | 'ja' | 'ar' | null | undefined;
  prefillable?: Array<string> | undefined;
  hiddenFields?: Array<string> | undefined;
  lockedFields?: Array<string> | undefined;
  hostMayReadAnswers?: boolean | undefined;
  invitations?: 'off' | 'also' | 'only' | undefined;
  socialTitle?: string | null | undefined;
  socialDescription?: string | null | undefined;
}

export interface UpdateSubmissionRequest {
  /** `open`, `in_progress`, `done`, or the id of an own status. */
  status?: 'open' | 'in_progress' | 'done' | (string & {}) | undefined;
  /** Null for nobody. */
  assigneeId?: string | null | undefined;
  /** All its tags by name; new ones are made. */
  tags?: Array<string> | undefined;
}

export interface UpdateWebhookRequest {
  url?: string | undefined;
  isActive?: boolean | undefined;
  payloadVersion?: 1 | 2 | 3 | undefined;
  events?: Array<'form.submitted' | 'submission.status_changed' | 'submission.assigned' | 'submission.commented' | 'submission.updated' | 'submission.withdrawn' | 'form.published' | 'form.opened' | 'form.closed'> | undefined;
  condition?: Expression | null | undefined;
}

export interface Upload {
  /** Proves the upload to the submission that names it. */
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  /** The media type by its content. */
  type: string;
}

export interface Version {
  id: string;
  /** A revision that was live, or a copy of a draft. */
  kind: 'published' | 'draft';
  savedAt: string;
  savedBy: string | null;
  isLive: boolean;
  submissionCount: number;
  /** Against the published version before it, at most 50. */
  changes: Array<FormChange>;
}

export interface VersionDetail {
  id: string;
  savedAt: string;
  savedBy: string | null;
  definition: FormDefinition;
}

export interface VersionPage {
  data: Array<Version>;
  /** Leads to what follows this page; null where nothing does. */
  nextCursor: string | null;
  /** Whether more follows now. */
  hasMore: boolean;
}

export interface Webhook {
  id: string;
  url: string;
  isActive: boolean;
  events: Array<'form.submitted' | 'submission.status_changed' | 'submission.assigned' | 'submission.commented' | 'submission.updated' | 'submission.withdrawn' | 'form.published' | 'form.opened' | 'form.closed'>;
  condition: Expression | null;
  payloadVersion: 1 | 2 | 3;
  stoppedReason: string | null;
  createdAt: string;
}

export interface WebhookPage {
  data: Array<Webhook>;
  /** Leads to what follows this page; null where nothing does. */
  nextCursor: string | null;
  /** Whether more follows now. */
  hasMore: boolean;
}

export interface WebhookWithSecret {
  id: string;
  url: string;
  isActive: boolean;
  events: Array<'form.submitted' | 'submission.status_changed' | 'submission.assigned' | 'submission.commented' | 'submission.updated' | 'submission.withdrawn' | 'form.published' | 'form.opened' | 'form.closed'>;
  condition: Expression | null;
  payloadVersion: 1 | 2 | 3;
  stoppedReason: string | null;
  createdAt: string;
  /** Signs the calls; it is not shown again. */
  secret: string;
}

export interface WorkChoices {
  statuses: Array<{
    id: string;
    name: string;
    state: 'open' | 'in_progress' | 'done';
  }>;
  /** Who submissions can be assigned to. */
  people: Array<Person>;
  tags: Array<Tag>;
}

/** Codes of refusals. */
export type ProblemCode =
  | 'access.denied'
  | 'api_key.invalid'
  | 'api_key.one_form'
  | 'api_key.required'
  | 'assignee.not_found'
  | 'brand_kit.not_found'
  | 'bulk_job.not_found'
  | 'bulk_job.starting'
  | 'bulk_job.too_many'
  | 'cursor.invalid'
  | 'delivery.not_found'
  | 'draft.not_found'
  | 'export.empty'
  | 'export.not_found'
  | 'export.not_ready'
  | 'export.starting'
  | 'export.too_many'
  | 'export.too_many_rows'
  | 'file.checking'
  | 'file.not_found'
  | 'file.quarantined'
  | 'file.refused'
  | 'folder.not_found'
  | 'form.changed'
  | 'form.closed'
  | 'form.full'
  | 'form.impact_changed'
  | 'form.invalid_definition'
  | 'form.limit_reached'
  | 'form.not_available'
  | 'form.not_found'
  | 'form.too_demanding'
  | 'form.too_many_saves'
  | 'form.unknown_members'
  | 'form.version_not_found'
  | 'idempotency.in_progress'
  | 'idempotency.key_reused'
  | 'internal'
  | 'logo.animated'
  | 'logo.foreign_data'
  | 'logo.too_demanding'
  | 'logo.too_large'
  | 'logo.too_many_pixels'
  | 'logo.type_not_allowed'
  | 'logo.unreadable'
  | 'mail.held'
  | 'mail.not_repeatable'
  | 'note.not_found'
  | 'notification.form_limit_reached'
  | 'notification.limit_reached'
  | 'picture.no_room'
  | 'precondition.failed'
  | 'precondition.required'
  | 'rate_limit.exceeded'
  | 'request.invalid'
  | 'request.malformed_json'
  | 'request.range_not_satisfiable'
  | 'request.several_accounts'
  | 'request.too_large'
  | 'request.unsupported_media_type'
  | 'service.unavailable'
  | 'session.second_factor_required'
  | 'sign_on.no_provider'
  | 'status.not_found'
  | 'submission.invalid'
  | 'submission.key_reused'
  | 'submission.not_found'
  | 'submission.turned_away'
  | 'submission.value_used'
  | 'upload.file_animated'
  | 'upload.file_content'
  | 'upload.file_damaged'
  | 'upload.file_empty'
  | 'upload.file_full'
  | 'upload.file_gone'
  | 'upload.file_old'
  | 'upload.file_pixels'
  | 'upload.file_size'
  | 'upload.file_type'
  | 'upload.file_unsafe'
  | 'webhook.inactive'
  | 'webhook.limit_reached'
  | 'webhook.not_found';
