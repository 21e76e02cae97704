/**
 * Limits of forms and answers, shared by browser and server (D-180).
 * Each number is defined here and nowhere else.
 */

/** Most fields in one form (D-69). */
export const MAX_FIELDS = 200;
/** Most pages of one form. */
export const MAX_PAGES = 50;
/** Most endings of one form. */
export const MAX_ENDINGS = 20;
/** Most computed values of one form. */
export const MAX_VALUES = 100;
/** Most quotas of one form. */
export const MAX_QUOTAS = 50;
/** Most jumps of one page. */
export const MAX_JUMPS = 20;
/** Most checks of one field. */
export const MAX_CHECKS = 10;
/** Most rows of a repeat. */
export const MAX_ROWS = 50;
/** Longest text of an owner for visitors, such as a help text, in characters. */
export const MAX_OWNER_TEXT_LENGTH = 2_000;
/** Longest button or row label, in characters. */
export const MAX_WORDS_LENGTH = 100;
/** Most translated texts of one language. */
export const MAX_TRANSLATED_TEXTS = 10_000;
/** Longest key of a translated text: an id, what the text is, and the value of an option. */
export const MAX_TRANSLATION_KEY_LENGTH = 500;
/** Most options of a select, radio or checkbox field (D-69). */
export const MAX_OPTIONS = 200;
/** Longest label or placeholder, in characters (D-69). */
export const MAX_LABEL_LENGTH = 500;
/** Longest option, in characters (D-69). */
export const MAX_OPTION_LENGTH = 200;
/** Longest stored value of an option: its first words, and a number if others have the same. */
export const MAX_OPTION_VALUE_LENGTH = MAX_OPTION_LENGTH + 10;
/** Longest form title, in characters. */
export const MAX_TITLE_LENGTH = 200;
/** Longest form description, in characters. */
export const MAX_DESCRIPTION_LENGTH = 2_000;
/** Longest text answer, also the largest `maxLength` an owner can choose (BUILD-030, D-69). */
export const MAX_ANSWER_LENGTH = 10_000;
/** Longest email address as an answer in a public form (EMBED-028, D-165). */
export const MAX_ANSWER_EMAIL_LENGTH = 254;
/** Longest email address of an account, client or notification (VALID-002, D-165). */
export const MAX_ACCOUNT_EMAIL_LENGTH = 320;
/** Number of digits in a phone number (VALID-016). */
export const PHONE_DIGITS = { min: 7, max: 15 } as const;
/** Longest name of a person with an account, in characters. */
export const MAX_PERSON_NAME_LENGTH = 200;
/** Password length in characters (VALID-007, VALID-008, D-04). */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;
/** Default limit of the text helper, in characters (VALID-014). */
export const DEFAULT_TEXT_LENGTH = 1_000;
/** Longest file name, in characters (VALID-023). */
export const MAX_FILE_NAME_LENGTH = 255;
/** Most bytes in the body of a public submission (D-94). */
export const MAX_SUBMISSION_BYTES = 256 * 1024;
/** Columns of the grid of fields (BUILD-019). */
export const GRID_COLUMNS = 12;
/** Widths of a field, in grid columns (BUILD-029). */
export const FIELD_WIDTHS = [12, 9, 8, 6, 4, 3, 2] as const;
/** Size of a header field, in px (BUILD-035). */
export const HEADER_FONT_SIZE = { min: 12, max: 48, default: 24 } as const;
/** Weight of a header field, in steps of 100 (BUILD-036, D-73). */
export const HEADER_FONT_WEIGHT = { min: 300, max: 800, step: 100, default: 600 } as const;
/** Largest number of a number field, in either direction: 15 digits are exact. */
export const MAX_NUMBER = 999_999_999_999_999;
/** Most places that one option can have. */
export const MAX_PLACES = 100_000;

/** Most decimal places that a number field can allow. */
export const MAX_DECIMAL_PLACES = 10;
/** Best rating that a field can have. */
export const RATING_POINTS = { min: 3, max: 10 } as const;
/** Largest number of a scale. */
export const SCALE_POINTS = { min: 2, max: 10 } as const;
/** The numbers of a Net Promoter Score. */
export const NPS_RANGE = { min: 0, max: 10 } as const;
/** Most days of a date range, and between the visitor's day and a bound that follows it. */
export const MAX_RANGE_DAYS = 36_500;
/** Height of a text area, in lines. */
export const TEXT_LINES = { min: 2, max: 20 } as const;
/** Width of a picture between the questions (px). */
export const IMAGE_WIDTH = { min: 16, max: 2000 } as const;
/** Longest answer of a visitor's own to a choice, in characters. */
export const MAX_OTHER_LENGTH = 500;
/** Longest mask of a text, in characters. */
export const MAX_MASK_LENGTH = 50;
/** Most countries at the top of a list. */
export const MAX_PREFERRED_COUNTRIES = 10;
/** Most files of one field. */
export const MAX_FILES = 20;
/** Largest file that a field can allow, in megabytes. */
export const MAX_FILE_MEGABYTES = 1_000;
/** Bytes of a megabyte as Windows counts them: what any file manager shows as 4.9 MB fits into 5 MB. */
export const MEGABYTE = 1_048_576;
/** Largest picture that is re-encoded, in megabytes, because that happens in memory. */
export const MAX_PICTURE_MEGABYTES = 64;
/** Largest picture of a signature, in bytes. */
export const MAX_SIGNATURE_BYTES = 1024 * 1024;
/** Most templates of one account. */
export const MAX_TEMPLATES = 50;
/** Most blocks of one account. */
export const MAX_BLOCKS = 100;
/** Longest description on the card of a shared link, in characters. */
export const MAX_SOCIAL_DESCRIPTION_LENGTH = 300;
/** Most brand kits of one account. */
export const MAX_BRAND_KITS = 50;
/** Longest description of a template in the gallery, in characters. */
export const MAX_TEMPLATE_DESCRIPTION_LENGTH = 500;
/** Longest name of a template's category, in characters. */
export const MAX_TEMPLATE_CATEGORY_LENGTH = 60;
/** Accepted logo files (D-79, D-167). */
export const LOGO_RULE = { maxBytes: 5 * 1024 * 1024, mimeTypes: ['image/png', 'image/jpeg'] } as const;
/** Accepted files of pictures in forms (decision 334). */
export const PICTURE_RULE = {
  maxBytes: 10 * 1024 * 1024,
  mimeTypes: ['image/png', 'image/jpeg', 'image/webp'],
} as const;
/** Recommended logo; others are accepted with a notice (D-79, BUILD-053). */
export const RECOMMENDED_LOGO = { maxBytes: 2 * 1024 * 1024, width: 300, height: 100 } as const;
/** Most allowed websites of a form: each page sends all of them in a header. */
export const MAX_ALLOWED_WEBSITES = 50;
/** Most domains of which the addresses of an email field have to be. */
export const MAX_EMAIL_DOMAINS = 50;
/** Longest address of an allowed website, in characters. */
export const MAX_WEBSITE_LENGTH = 300;
/** Longest text on a closed form, in characters. */
export const MAX_CLOSED_TEXT_LENGTH = 500;
/** Highest submission limit of a form. */
export const MAX_SUBMISSION_LIMIT = 100_000;
/** Days for which answers in progress are kept on the server, if the owner chose no other number, and at most. */
export const DEFAULT_UNFINISHED_DAYS = 30;
export const MAX_UNFINISHED_DAYS = 365;
/** Default rate limits of one source for one form (EMBED-016, EMBED-017). */
export const SUBMIT_LIMITS = { perMinute: 3, perHour: 10 } as const;
/** Longest name of a client folder, in characters. */
export const MAX_FOLDER_NAME_LENGTH = 200;
/** Longest description of a client folder, in characters. */
export const MAX_FOLDER_DESCRIPTION_LENGTH = 2_000;
/** Longest name of a client's company, in characters. */
export const MAX_COMPANY_NAME_LENGTH = 200;
/** Most links to the results of one form. */
export const MAX_SHARED_RESULTS = 20;
/** Longest name of a link to results, in characters. */
export const MAX_SHARED_RESULTS_NAME_LENGTH = 100;
/** Smaller groups could be identified by the values that remain (decision 366). */
export const SMALLEST_HIDING_GROUP = 3;
/** Largest group that a link to results can hide. */
export const LARGEST_HIDING_GROUP = 100;
/** Groups smaller than this are hidden unless chosen otherwise (RESULT-022). */
export const DEFAULT_HIDING_GROUP = 5;
/** Most notification addresses of an account that can be active at once (CONST-022, NOTIF-015, D-123). */
export const MAX_ACTIVE_EMAILS = 5;
/** Most notification addresses of one form, active or not (CONST-021, D-61). */
export const MAX_FORM_EMAILS = 10;
/** Longest label of a notification address, in characters. */
export const MAX_EMAIL_LABEL_LENGTH = 100;
/** Longest note on a submission, in characters. */
export const MAX_NOTE_LENGTH = 5_000;
/** Longest comment on a submission, in characters, and most people one mentions. */
export const MAX_COMMENT_LENGTH = 5_000;
export const MAX_MENTIONS = 20;
/** Longest tag of a submission, in characters. */
export const MAX_TAG_LENGTH = 40;
/** Most API keys of an account that can be used. */
export const MAX_API_KEYS = 50;
/** Longest name of an API key, in characters. */
export const MAX_API_KEY_NAME_LENGTH = 100;
/** Most tags of one submission. */
export const MAX_TAGS = 20;
/** Longest name of a saved view, in characters. */
export const MAX_VIEW_NAME_LENGTH = 60;
/** Deepest nesting of an expression, in operators. */
export const MAX_EXPRESSION_DEPTH = 16;
/** Most operators, references and literals in one expression. */
export const MAX_EXPRESSION_NODES = 200;
/** Most operators, values and fields in all expressions of a form. */
export const MAX_FORM_EXPRESSION_NODES = 5_000;
/**
 * Most steps that a form's logic takes for one set of answers, at most 50 ms of one core (decision 623). A form whose
 * worst answers could take more is not published.
 */
export const MAX_LOGIC_STEPS = 800_000;
/** Longest formula, in characters. */
export const MAX_FORMULA_LENGTH = 2_000;
/** Most tests of one form. */
export const MAX_FORM_TESTS = 100;
/** Longest name of a form's test, in characters. */
export const MAX_TEST_NAME_LENGTH = 200;
/** Longest answers of one test, in characters of JSON: all tests together stay below 1 MB. */
export const MAX_TEST_ANSWERS_LENGTH = 8_000;
/** Most points of one option, in either direction. */
export const MAX_POINTS = 1_000;
/** Most texts that are right answers to one question. */
export const MAX_ACCEPTED_TEXTS = 50;
/** Most points that passing can ask for: every question answered with the most points. */
export const MAX_PASS_POINTS = 1_000_000;

/** Most fields in a small picture of a form; its edge would cut off the rest. */
export const PICTURED_FIELDS = 8;
