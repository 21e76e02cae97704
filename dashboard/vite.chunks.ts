import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Screens of one area and what only they use: `features/builder/…` is the chunk "builder". */
const areaOf = (id: string): string | null => {
  if ([TOOLS, FILES, CLIENTS, CLIENT_FIGURES, SHARED_RESULTS, NUMBERS_SET].some((other) => other.test(id)))
    return null;
  if (VISITS_TAB.test(id)) return 'analytics';
  const area = /\/src\/features\/([\w-]+)\//.exec(id)?.[1] ?? null;
  return area === null ? null : (AREAS[area] ?? area);
};

/** Areas whose chunk has another name. */
const AREAS: Readonly<Record<string, string>> = {
  // "admin" is also a folder of the API's addresses, which blockers of advertising know.
  admin: 'administration',
  // A screen of the admin panel.
  security: 'administration',
  // Settings, and the password of those who forgot theirs.
  notifications: 'settings',
  auth: 'settings',
};

/** The visits of a form: an area's screen in the frame of a form. */
const VISITS_TAB = /\/src\/app\/form\/VisitsTab\./;
/** Charts, and what shows or reads a whole form, with entries of numbers and groups of inputs: heavy, and needed by few screens. */
const CHARTS = /\/uplot\/|\/domain\/analytics\/|\/components\/charts\//;
const DEFINITION =
  /\/sdk\/src\/languages\/(generated\/(form|owners)Texts|\w\w\/(form|owners)|en\/(fields|planned))\.|\/react-number-format\/|\/(NumberInput|Fieldset)\/|\/sdk\/src\/(react|fields\/(\w+\/(chunk|canvas|words)\.|(\w+|shared\/\w+)\/\w+\.(tsx|css))|model\/(generated\/fieldWords|theme|texts|public|answers\/postedAnswers|language\/guessLanguage|richText|logic\/(operators\/|parseExpression|settle|wayConditions|evaluate|listExpressions|visitorPlan|work\.|steps\.|isSpent\.)|structure\/(\w+\/)?(judgeAnswers|plannedForm|publicDefinition|questionPages|pagesOnWay|score|parsePostedForm|readAnswers|logicTree)\.))|\/(FormPicture|languageOfForm|useFormShadow|adoptStyleSheet)\./;
/** What parses a definition, with zod: for drafts, the clipboard and imported files alone. */
const SCHEMA =
  /\/zod\/|\/upgradeDefinition\.|\/sdk\/src\/(fields\/\w+\/schema\.|model\/(upgrades\/|generated\/schemas\.|(\w+\/)*\w+(Schema|Shapes)\.))/;
/**
 * Parts of the builder that are opened: the style of a form with what parses own CSS, the preview, editors of rules,
 * tests of a form and trying it, pasted lists, saved blocks, the outline, what names broken rules, what publishing
 * means, and earlier versions. Brands share the controls of styles, and the set-up makes one.
 */
const TOOLS =
  /\/features\/builder\/(help|logic|try|style|preview|paste|savedBlocks|outline|way-map|broken-rules|versions|publish|typeSettings)\/(?!Lazy|SaveState)|\/features\/brands\/|\/features\/auth\/set-up\/|\/domain\/(looks\/|submissions\/addressOrder\.)|\/components\/(Color\w+|Slider)\/|\/css-tree\/|\/Accordion\/|\/sdk\/src\/(react\/(pages|session|questions)|client|fields\/\w+\/(loaded|settings|formats))\/|\/uploads\/tusClient\.|\/chunks\/(questions|search|shuffle|textRules|places|days)\.|\/(extraChunks|allExtras|SearchedSelect|findOptions|ShuffledOptions|BoundedDays|CountedOptions)\.|\/model\/(answers\/(validateAnswers|validateWith)|fields\/(answerModels|boundedModel|withFormDefaults|longestAnswer|settings\/(dayBounds|textRules|textFormats|applyMask|shuffleField)|places\/postcodes))\.|\/model\/theme\/(customCss|splitDeclarations)\.|\/model\/(structure\/rules\/plannedForm|texts\/(plannedTexts|wordsOf)\.)|\/languages\/generated\/(fields|planned)Texts\.|\/languages\/(?!en\/)\w+\/(fields|planned)\./;
/** What the inbox opens: the files of a submission, its print-out, a reply, choosing a status or a person, and the filters. */
const FILES =
  /\/features\/submissions\/(files\/(?!Lazy)|detail\/PrintSheet\.|reply\/(?!Lazy)|filters\/(FilterForm|ConditionEditor)|export\/(ExportDialog|ExportSchedule|useRecurringExport)|board\/(?!Lazy)|work\/(WorkDialog\.|StatusSettings))/;
/** The links to a form's results. */
const SHARED_RESULTS = /\/features\/results\/share\/(?!Lazy)/;
/** The list of clients, and invitations. */
const CLIENTS = /\/domain\/clients\/(?!Lazy)|\/features\/admin\/clients\/(?!clientsApi)/;
/** The comments on a submission: neither the inbox nor the portal loads the other for them. */
const COMMENTS = /\/domain\/comments\/(?!Lazy)/;
/** What checks a form's rules and says them in words: for the builder's tools and for imported files, which both parse a definition. */
const LOGIC =
  /\/sdk\/src\/model\/(formTests\/|logic\/(words\/|formula\/|check|constant|formNames|isUnfinished|plan\.|typeOf|estimateWork\.|valueSize\.)|structure\/(\w+\/)?(checkLogic|listUnsupported|ruleSources|labelsOf|rules)\.)/;
/** What Home and the pages of folders draw. */
const HOME =
  /\/src\/app\/dashboard\/|\/domain\/forms\/(FormTrend|pictures)\.|\/components\/Sparkline\.|\/features\/(forms\/(?!components\/Import(Form|Report)\.|imports\/|readFormFile|filePictures)|folders\/|admin\/(clients\/clientsApi\.|list\/|assignments\/(FormSelect|formsApi)\.))/;
/**
 * What stands around every screen of a form, but the form itself, which its summary reads as well; and what measures the
 * lines to paste, for settings and Share.
 */
const FORM_HOME =
  /\/src\/(app\/form|domain\/form-home)\/(?!SummaryTab|VisitsTab|MissingForm|settingsIndex|formDetail)|\/publishing\/measuredLines\./;
/** What drags: for the builder and the board, which both show forms. */
const SORTABLE = /\/components\/sortable\/|\/(react-)?sortablejs\//;
/** What names the settings of a form, for those who search them. */
const SETTINGS_INDEX = /\/form-home\/settingsIndex\./;
/** What administrators set in numbers, with the entry that it loads. */
const NUMBERS_SET = /\/features\/admin\/(users\/FormLimitDialog|platform\/SettingsForm)\./;
/** Asked for in the set-up and in the settings alone. */
const MAIL_TEST = /\/notifications\/MailTest\./;
/** The summary of a form, and what its cards say. */
const RESULTS =
  /\/(domain|features|model)\/results\/(?!resultCardSchema|share\/(?!Lazy))|\/sdk\/src\/languages\/(generated\/results|\w\w\/results)|\/app\/form\/SummaryTab\./;
/** Screens of the portal with charts. */
const CLIENT_FIGURES = /\/client-portal\/(components\/Client(Analytics|Results)Page|api\/analytics)\./;
/** What every signed-in person's screen stands in. */
const FRAME = /\/src\/app\/\w+\.tsx?$/;
const PALETTE = /\/src\/app\/palette\//;
/** What the dialogs that share a form load, and the screen of a form that is gone. */
const SHARE =
  /\/form-home\/MissingForm\.|\/domain\/publishing\/(ShareTabs|EmbedReports|ShareLink|SocialCard|drawCard|EmbedPreview|Overlay(Embed|Preview)|PrefillRows|prefilledLink)\.|\/QrCode\.|\/qrPath\.|\/uqr\//;

/** Every pattern by its name: `vite.chunks.test.ts` looks for a module for each of their alternatives. */
export const patterns = {
  VISITS_TAB,
  CHARTS,
  DEFINITION,
  SCHEMA,
  TOOLS,
  FILES,
  SHARED_RESULTS,
  CLIENTS,
  COMMENTS,
  LOGIC,
  HOME,
  FORM_HOME,
  SORTABLE,
  SETTINGS_INDEX,
  MAIL_TEST,
  NUMBERS_SET,
  RESULTS,
  CLIENT_FIGURES,
  FRAME,
  PALETTE,
  SHARE,
};
const isShared = (id: string): boolean =>
  !id.includes('/src/features/') &&
  !RESULTS.test(id) &&
  !HOME.test(id) &&
  !MAIL_TEST.test(id) &&
  !FORM_HOME.test(id) &&
  !SORTABLE.test(id) &&
  !SETTINGS_INDEX.test(id) &&
  !CHARTS.test(id) &&
  !DEFINITION.test(id) &&
  !SCHEMA.test(id) &&
  !TOOLS.test(id) &&
  !FILES.test(id) &&
  !LOGIC.test(id) &&
  !COMMENTS.test(id) &&
  !CLIENTS.test(id);

/** A module goes to the first chunk that takes it, and its imports go with it (decision 200). */
export const chunks = [
  // Sign-in, and what every screen is built of.
  { name: 'base', tags: ['$initial' as const] },
  { name: 'shared', minShareCount: 2, test: isShared },
  // Every screen has both or neither.
  { name: 'results', test: (id: string) => CHARTS.test(id) || RESULTS.test(id) },
  { name: 'comments', test: COMMENTS },
  {
    name: 'definition',
    minShareCount: 2,
    test: (id: string) => SORTABLE.test(id) || (DEFINITION.test(id) && !SCHEMA.test(id) && !TOOLS.test(id)),
  },
  { name: 'schema', test: (id: string) => SCHEMA.test(id) || LOGIC.test(id) },
  { name: 'frame', test: FRAME },
  { name: 'home', test: HOME },
  { name: 'form', test: FORM_HOME },
  // Both search the settings of a form.
  { name: 'palette', test: (id: string) => PALETTE.test(id) || SETTINGS_INDEX.test(id) },
  { name: 'clients', test: CLIENTS },
  { name: areaOf },
  { name: 'client-figures', test: CLIENT_FIGURES },
  { name: 'tools', test: TOOLS },
  { name: 'files', test: FILES },
  { name: 'numbers', test: NUMBERS_SET },
  // What the dialogs that share load: small, and never needed at first.
  {
    name: 'share',
    test: (id: string) => MAIL_TEST.test(id) || SHARED_RESULTS.test(id) || SHARE.test(id),
  },
];

/** Writes `screens.json`: the scripts of each chunk's screens, for the server to name in the page. */
export const writeScreens = (): Plugin => ({
  name: 'screens',
  generateBundle(_options, bundle) {
    const scriptsOf = (file: string, found = new Set<string>()): Set<string> => {
      const chunk = bundle[file];
      if (chunk?.type !== 'chunk' || chunk.isEntry || found.has(file)) return found;
      found.add(file);
      for (const imported of chunk.imports) scriptsOf(imported, found);
      return found;
    };
    const screens = Object.values(bundle).flatMap((chunk) =>
      chunk.type === 'chunk' && !chunk.isEntry ? [[chunk.name, [...scriptsOf(chunk.fileName)]]] : [],
    );
    this.emitFile({
      type: 'asset',
      fileName: 'screens.json',
      source: JSON.stringify(Object.fromEntries(screens)),
    });
  },
});

/** Puts the script that sets the theme into the page itself: the server allows it by its hash. */
export const inlineTheme = (): Plugin => ({
  name: 'inline-theme',
  transformIndexHtml(html) {
    const script = readFileSync(new URL('public/theme.js', import.meta.url), 'utf8');
    return html.replace('<script src="/theme.js"></script>', () => `<script>${script}</script>`);
  },
});
