import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * What is loaded together: folders and files by the chunk they go to, without their extension. The longest path that
 * fits decides; `*` stands for any part of one name. What is named nowhere goes to the chunk of its area
 * (`features/…`), or with whatever loads it.
 */
export const PLACES: Readonly<Record<string, readonly string[]>> = {
  /** Charts, and the summary of a form: every screen has both or neither. */
  results: [
    'node_modules/uplot',
    'dashboard/src/components/charts',
    'dashboard/src/domain/analytics',
    'dashboard/src/domain/results',
    'dashboard/src/features/results',
    'dashboard/src/app/form/SummaryTab',
    'sdk/src/model/results',
    'sdk/src/languages/*/results*',
  ],
  comments: ['dashboard/src/domain/comments'],
  /** What shows or reads a whole form, with entries of numbers and groups of inputs, and what drags: heavy, and needed by few screens. */
  definition: [
    'node_modules/react-number-format',
    'node_modules/react-sortablejs',
    'node_modules/sortablejs',
    'node_modules/@mantine/core/esm/components/Fieldset',
    'node_modules/@mantine/core/esm/components/NumberInput',
    'dashboard/src/components/sortable',
    'dashboard/src/domain/forms/FormPicture',
    'dashboard/src/domain/forms/languageOfForm',
    'dashboard/src/domain/forms/useFormShadow',
    'dashboard/src/lib/adoptStyleSheet',
    'sdk/src/fields/*/canvas',
    'sdk/src/fields/*/chunk',
    'sdk/src/fields/*/words',
    'sdk/src/fields/*/*.tsx',
    'sdk/src/fields/*/*.css',
    'sdk/src/fields/shared/*/*.tsx',
    'sdk/src/fields/shared/*/*.css',
    'sdk/src/languages/*/form*',
    'sdk/src/languages/*/owners*',
    'sdk/src/languages/en/fields',
    'sdk/src/languages/en/planned',
    'sdk/src/model/answers/postedAnswers',
    'sdk/src/model/generated/fieldWords',
    'sdk/src/model/fields/fieldPoints',
    'sdk/src/model/language/guessLanguage',
    'sdk/src/model/language/splitRequired',
    'sdk/src/model/logic/evaluate',
    'sdk/src/model/logic/isSpent',
    'sdk/src/model/logic/operators',
    'sdk/src/model/logic/scoreOperators',
    'sdk/src/model/logic/settle',
    'sdk/src/model/logic/steps',
    'sdk/src/model/logic/work',
    'sdk/src/model/public',
    'sdk/src/model/richText',
    'sdk/src/model/structure/packed/publicDefinition',
    'sdk/src/model/structure/pages/pagesOnWay',
    'sdk/src/model/structure/pages/questionPages',
    'sdk/src/model/structure/posted/judgeAnswers',
    'sdk/src/model/structure/posted/parsePostedForm',
    'sdk/src/model/structure/rules/logicTree',
    'sdk/src/model/texts',
    'sdk/src/model/theme',
    'sdk/src/react',
  ],
  /** What parses a definition, checks its rules and says them in words: for the builder's tools and for imported files. */
  schema: [
    'node_modules/zod',
    'dashboard/src/features/builder/definition/upgradeDefinition',
    'sdk/src/fields/*/schema',
    'sdk/src/model/fields/schema',
    'sdk/src/model/formTests',
    'sdk/src/model/generated/schemas',
    'sdk/src/model/logic/check*',
    'sdk/src/model/logic/constantCondition',
    'sdk/src/model/logic/estimateWork',
    'sdk/src/model/logic/expressionSchema',
    'sdk/src/model/logic/formNames',
    'sdk/src/model/logic/formula',
    'sdk/src/model/logic/isUnfinished',
    'sdk/src/model/logic/listExpressions',
    'sdk/src/model/logic/parseExpression',
    'sdk/src/model/logic/plan',
    'sdk/src/model/logic/points',
    'sdk/src/model/logic/typeOf',
    'sdk/src/model/logic/valueSize',
    'sdk/src/model/logic/wayConditions',
    'sdk/src/model/logic/words',
    'sdk/src/model/results/resultCardSchema',
    'sdk/src/model/schema',
    'sdk/src/model/structure/listUnsupported',
    'sdk/src/model/structure/posted/readAnswers',
    'sdk/src/model/structure/print/labelsOf',
    'sdk/src/model/structure/rules/checkLogic',
    'sdk/src/model/structure/rules/ruleSources',
    'sdk/src/model/structure/rules/rules',
    'sdk/src/model/theme/*Schema',
    'sdk/src/model/upgrades',
  ],
  /** What every signed-in person's screen stands in. */
  frame: ['dashboard/src/app/*.ts*'],
  /** What Home and the pages of folders draw. */
  home: [
    'dashboard/src/app/dashboard',
    'dashboard/src/components/Sparkline',
    'dashboard/src/domain/forms/FormTrend',
    'dashboard/src/domain/forms/pictures',
    'dashboard/src/features/admin/assignments/FormSelect',
    'dashboard/src/features/admin/assignments/formsApi',
    'dashboard/src/features/admin/clients/clientsApi',
    'dashboard/src/features/admin/list',
    'dashboard/src/features/folders',
    'dashboard/src/features/forms',
  ],
  /** What stands around every screen of a form and changes its settings; and what measures the lines to paste, for settings and Share. */
  form: [
    'dashboard/src/app/form',
    'dashboard/src/domain/form-home',
    'dashboard/src/domain/publishing/measuredLines',
    'dashboard/src/domain/publishing/publishing',
    'dashboard/src/lib/settingUndo',
  ],
  /**
   * The palette, the names of a form's settings, which the settings search as well, and what finds hits of a search,
   * which the inbox loads with the first one.
   */
  palette: [
    'dashboard/src/app/palette',
    'dashboard/src/domain/form-home/settingsIndex',
    'dashboard/src/features/submissions/inbox/markHits',
    'sdk/src/model/search',
  ],
  /** The list of clients, and invitations. */
  clients: ['dashboard/src/domain/clients', 'dashboard/src/features/admin/clients'],
  /** Screens of the portal with charts. */
  'client-figures': [
    'dashboard/src/features/client-portal/api/analytics',
    'dashboard/src/features/client-portal/components/ClientAnalyticsPage',
    'dashboard/src/features/client-portal/components/ClientResultsPage',
  ],
  /** What reads questions that are typed or pasted, with its words in all languages of forms. */
  questions: [
    'dashboard/src/features/builder/questions',
    'sdk/src/languages/*/labels*',
    'sdk/src/model/language/guessFieldType',
    'sdk/src/model/language/labelPatterns',
  ],
  /** Parts of the builder that are opened. Brands share the controls of styles, and the set-up makes one. */
  tools: [
    'node_modules/css-tree',
    'node_modules/@mantine/core/esm/components/Accordion',
    'node_modules/@mantine/core/esm/components/Color*',
    'node_modules/@mantine/core/esm/components/Slider',
    'dashboard/src/domain/looks',
    'dashboard/src/domain/submissions/addressOrder',
    'dashboard/src/features/auth/set-up',
    'dashboard/src/features/brands',
    'dashboard/src/features/builder/broken-rules',
    'dashboard/src/features/builder/help',
    'dashboard/src/features/builder/logic',
    'dashboard/src/features/builder/outline',
    'dashboard/src/features/builder/paste',
    'dashboard/src/features/builder/preview',
    'dashboard/src/features/builder/publish',
    'dashboard/src/features/builder/savedBlocks',
    'dashboard/src/features/builder/score',
    'dashboard/src/features/builder/style',
    'dashboard/src/features/builder/try',
    'dashboard/src/features/builder/typeSettings',
    'dashboard/src/features/builder/versions',
    'dashboard/src/features/builder/way-map',
    'sdk/src/client',
    'sdk/src/fields/*/formats',
    'sdk/src/fields/*/loaded',
    'sdk/src/fields/*/settings',
    'sdk/src/languages/*/fields*',
    'sdk/src/languages/*/planned*',
    'sdk/src/model/answers/validate*',
    'sdk/src/model/fields/answerModels',
    'sdk/src/model/fields/boundedModel',
    'sdk/src/model/fields/longestAnswer',
    'sdk/src/model/fields/places/postcodes',
    'sdk/src/model/fields/settings/applyMask',
    'sdk/src/model/fields/settings/dayBounds',
    'sdk/src/model/fields/settings/shuffleField',
    'sdk/src/model/fields/settings/textFormats',
    'sdk/src/model/fields/settings/textRules',
    'sdk/src/model/fields/withFormDefaults',
    'sdk/src/model/logic/visitorPlan',
    'sdk/src/model/structure/rules/plannedForm',
    'sdk/src/model/structure/score',
    'sdk/src/model/texts/plannedTexts',
    'sdk/src/model/texts/wordsOf',
    'sdk/src/model/theme/brand/portalColors',
    'sdk/src/model/theme/customCss',
    'sdk/src/model/theme/splitDeclarations',
    'sdk/src/model/theme/usedColors',
    'sdk/src/react/chunks/days',
    'sdk/src/react/chunks/places',
    'sdk/src/react/chunks/questions',
    'sdk/src/react/chunks/score',
    'sdk/src/react/chunks/search',
    'sdk/src/react/chunks/shuffle',
    'sdk/src/react/chunks/textRules',
    'sdk/src/react/extraChunks',
    'sdk/src/react/fields/BoundedDays',
    'sdk/src/react/fields/CountedOptions',
    'sdk/src/react/fields/SearchedSelect',
    'sdk/src/react/fields/ShuffledOptions',
    'sdk/src/react/fields/findOptions',
    'sdk/src/react/generated/*Extras',
    'sdk/src/react/generated/extraChunks',
    'sdk/src/react/pages',
    'sdk/src/react/questions',
    'sdk/src/react/score',
    'sdk/src/react/session',
    'sdk/src/react/uploads/tusClient',
  ],
  /** What the inbox opens. */
  files: [
    'dashboard/src/features/submissions/board',
    'dashboard/src/features/submissions/detail/PrintSheet',
    'dashboard/src/features/submissions/export/ExportDialog',
    'dashboard/src/features/submissions/export/ExportSchedule',
    'dashboard/src/features/submissions/export/useRecurringExport',
    'dashboard/src/features/submissions/files',
    'dashboard/src/features/submissions/filters/ConditionEditor',
    'dashboard/src/features/submissions/filters/FilterForm',
    'dashboard/src/features/submissions/keys',
    'dashboard/src/features/submissions/refused/RefusedNotice',
    'dashboard/src/features/submissions/reply',
    'dashboard/src/features/submissions/toolbar/SelectedActions',
    'dashboard/src/features/submissions/work/StatusSettings',
    'dashboard/src/features/submissions/work/WorkDialog',
  ],
  /** What administrators set in numbers, with the entry that it loads. */
  numbers: [
    'dashboard/src/features/admin/platform/SettingsForm',
    'dashboard/src/features/admin/users/FormLimitDialog',
  ],
  /** What the dialogs that share a form or its results load, and the screen of a form that is gone. */
  share: [
    'node_modules/uqr',
    'dashboard/src/domain/form-home/missing',
    'dashboard/src/domain/notifications/mail-server',
    'dashboard/src/domain/publishing/*Preview',
    'dashboard/src/domain/publishing/EmbedReports',
    'dashboard/src/domain/publishing/OverlayEmbed',
    'dashboard/src/domain/publishing/PrefillRows',
    'dashboard/src/domain/publishing/ShareLink',
    'dashboard/src/domain/publishing/ShareTabs',
    'dashboard/src/domain/publishing/SocialCard',
    'dashboard/src/domain/publishing/drawCard',
    'dashboard/src/domain/publishing/prefilledLink',
    'dashboard/src/domain/website/WebsiteDrawing',
    'dashboard/src/domain/website/websiteCss',
    'dashboard/src/features/results/share',
    'sdk/src/model/theme/filledButton',
  ],
  // "admin" is also a folder of the API's addresses, which blockers of advertising know.
  administration: ['dashboard/src/features/admin', 'dashboard/src/features/security'],
  analytics: ['dashboard/src/app/form/VisitsTab'],
  builder: ['dashboard/src/features/builder/publish/SaveState'],
  forms: [
    'dashboard/src/features/forms/components/ImportForm',
    'dashboard/src/features/forms/components/ImportReport',
    'dashboard/src/features/forms/filePictures',
    'dashboard/src/features/forms/imports',
    'dashboard/src/features/forms/readFormFile',
  ],
  // The password of those who forgot theirs is a setting, too.
  settings: ['dashboard/src/features/notifications', 'dashboard/src/features/auth'],
  /** What several chunks need, though it lies beside what one needs. */
  shared: ['dashboard/src/domain/form-home/formDetail', 'dashboard/src/domain/looks/useBrandKits'],
};

const ROOT = `${import.meta.dirname.replaceAll('\\', '/').replace(/\/dashboard$/, '')}/`;

/** All places, the longest path first. */
const placesByLength = Object.entries(PLACES)
  .flatMap(([chunk, paths]) => paths.map((path) => ({ chunk, path })))
  .toSorted((one, other) => other.path.length - one.path.length)
  .map(({ chunk, path }) => ({ chunk, pattern: patternOf(path) }));

/** Returns what a path of `PLACES` fits: the file or folder itself, and all below it. */
export function patternOf(path: string): RegExp {
  const source = path.replaceAll('.', String.raw`\.`).replaceAll('*', String.raw`[^/]*`);
  return new RegExp(String.raw`^${source}(?=[/.?]|$)`);
}

/**
 * Returns the chunk of a module; null for one that goes with whatever loads it. `Lazy…` loads the folder that it lies in,
 * so it goes where that folder's own folder goes.
 */
function chunkOf(id: string): string | null {
  const inPackages = id.lastIndexOf('node_modules/');
  const path = (inPackages < 0 ? id.replace(ROOT, '') : id.slice(inPackages)).replace(
    /[^/]+\/(Lazy\w+\.tsx?)$/,
    '$1',
  );
  const place = placesByLength.find(({ pattern }) => pattern.test(path));
  return place?.chunk ?? /^dashboard\/src\/features\/([\w-]+)\//.exec(path)?.[1] ?? null;
}

const takes = (chunk: string) => (id: string) => chunkOf(id) === chunk;

// A module goes to the first chunk that takes it, and its imports go with it (decision 200).
const BEFORE_AREAS = ['schema', 'frame', 'home', 'form', 'palette', 'clients'];
const AFTER_AREAS = ['client-figures', 'questions', 'tools', 'files', 'numbers', 'share'];
/** Chunks of which a part is needed by others, too. */
const PARTLY_SHARED = [null, 'shared', 'frame'];
const NO_AREAS = ['results', 'comments', 'definition', 'shared', ...BEFORE_AREAS, ...AFTER_AREAS];

export const chunks = [
  // Sign-in, and what every screen is built of.
  { name: 'base', tags: ['$initial' as const] },
  { name: 'shared', minShareCount: 2, test: (id: string) => PARTLY_SHARED.includes(chunkOf(id)) },
  { name: 'results', test: takes('results') },
  { name: 'comments', test: takes('comments') },
  { name: 'definition', minShareCount: 2, test: takes('definition') },
  ...BEFORE_AREAS.map((name) => ({ name, test: takes(name) })),
  {
    debugName: 'areas',
    name: (id: string) => [chunkOf(id)].find((chunk) => chunk && !NO_AREAS.includes(chunk)) ?? null,
  },
  ...AFTER_AREAS.map((name) => ({ name, test: takes(name) })),
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
