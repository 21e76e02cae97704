import type {
  AccessTexts,
  CodeMailTexts,
  ReportTexts,
  ScoreNames,
  ScoreTexts,
  EditTexts,
  StatusTexts,
} from '../../model/texts/textTypes.ts';

export const access: AccessTexts = {
  language: 'اللغة',
  closedTitle: 'النموذج مغلق',
  closed: 'هذا النموذج مغلق ولا يقبل مزيدًا من الإرسالات.',
  full: 'بلغ هذا النموذج الحد الأقصى من الإرسالات.',
  earlyTitle: 'هذا النموذج غير مفتوح بعد',
  early: 'يُفتح في {time}.',
  alreadySentTitle: 'تم الإرسال من قبل',
  alreadySent: 'أُرسل هذا النموذج من هذا المتصفح من قبل، ويمكن إرساله مرة واحدة فقط.',
  invitedOnlyTitle: 'للمدعوين فقط',
  invitedOnly: 'هذا النموذج مخصص للمدعوين. افتحه من الرابط الموجود في دعوتك.',
  passwordTitle: 'يتطلب هذا النموذج كلمة مرور',
  passwordText: 'أدخل كلمة المرور التي حصلت عليها.',
  passwordAgain: 'أدخل كلمة المرور مرة أخرى. كل ما كتبته محفوظ.',
  passwordOpen: 'فتح النموذج',
  answered: 'وصلت إجابتك على هذه الدعوة من قبل. لكل دعوة إجابة واحدة.',
  invitedLinkTitle: 'هذا الرابط لا يفتح شيئًا',
  invitedLink: 'الرابط ناقص أو لم يعد صالحًا. افتح الرابط الموجود في أحدث رسالة، أو اسأل من دعاك.',
  anonymous:
    'إجابتك مجهولة المصدر: لا شيء مما يُحفظ يدل على صاحبها، ولا يُحتفظ إلا بيومها. ومع ذلك قد يتمكن من يدير الخادم من معرفة ذلك أثناء الإرسال، وقد تكشف كلماتك عن هويتك.',
  turnedAwayTitle: 'شكرًا لاهتمامك',
  turnedAway: 'بحسب إجاباتك، هذا النموذج غير مخصص لك. لم يُحفظ أي شيء.',
  websiteNotAllowed: 'لا يُسمح باستخدام هذا النموذج في هذا الموقع.',
  changed: 'تغيّر هذا النموذج منذ أن فتحته. يُرجى مراجعة إجاباتك وإرسالها مرة أخرى.',
  question: (first, second) => `كم يساوي ${first} زائد ${second}؟`,
  questionHint: 'هذا السؤال يمنع الروبوتات. اكتب الإجابة رقمًا.',
  questionComes: 'بعد الإرسال سيُطرح عليك سؤال قصير لمنع الروبوتات.',
  appeared: (label) => `بناءً على إجاباتك، هناك سؤال آخر: ${label}`,
  busy: 'الخدمة مشغولة الآن. لم يُفقد شيء مما كتبته؛ يُرجى المحاولة مرة أخرى بعد لحظات.',
  busyTitle: 'لحظة من فضلك',
  busyPage: 'لا يمكن عرض النموذج الآن. ستعيد هذه الصفحة المحاولة تلقائيًا.',
  linkRefused: 'انتهت صلاحية هذا الرابط أو تم تغييره، لذلك لم تُملأ بعض الإجابات.',
};

export const status: StatusTexts = {
  check: 'عرض الحالة',
  status: 'الحالة',
  sent: 'تاريخ الإرسال',
  receipt: 'رقم الإيصال',
  messages: 'الرسائل',
  states: { open: 'تم الاستلام', in_progress: 'قيد العمل', done: 'تم' },
  unavailableTitle: 'هذه الحالة غير متاحة',
  unavailable: 'الرابط غير صحيح أو لم تعد الحالة معروضة. اسأل الجهة التي أرسلت إليها النموذج.',
  loadFailed: 'لا يمكن تحميل الحالة الآن.',
  waitingTitle: 'أنت في قائمة الانتظار',
  waiting:
    'جميع الأماكن محجوزة. ترتيبك في قائمة الانتظار: {position}. عندما يتوفر مكان، يُمنح لأول شخص في القائمة.',
};

export const edit: EditTexts = {
  change: 'تغيير إجاباتك',
  withdraw: 'سحب إجاباتك',
  editing: 'هذه هي الإجابات التي أرسلتها. غيّر ما تشاء ثم أرسلها مرة أخرى.',
  dropped: 'تغيّر النموذج منذ ذلك الحين. لم تعد هذه الإجابات مناسبة: {labels}.',
  changed: 'تغيّرت هذه الإجابات في مكان آخر في هذه الأثناء: {labels}. أرسل مرة أخرى للاحتفاظ بما تراه هنا.',
  savedTitle: 'تم حفظ تغييراتك',
  saved: 'حلّت إجاباتك الجديدة محل الإجابات السابقة.',
  endedTitle: 'لم يعد التغيير ممكنًا',
  ended: 'انتهت المهلة المتاحة لتغيير هذه الإجابات أو سحبها.',
  withdrawTitle: 'هل تريد سحب إجاباتك؟',
  withdrawText: 'لن تؤخذ إجاباتك في الاعتبار بعد الآن. لا يمكن التراجع عن ذلك هنا.',
  keep: 'الاحتفاظ بإجاباتي',
  keptTitle: 'تبقى إجاباتك كما هي',
  kept: 'لم يتغير شيء.',
  withdrawnTitle: 'تم سحب إجاباتك',
  withdrawn: 'لم تعد تؤخذ في الاعتبار.',
  reason: 'سبب التصحيح',
  reasonHelp: 'اختياري. يُحفظ في السجل.',
  unavailableTitle: 'لا يفتح هذا الرابط شيئًا',
  unavailable: 'الرابط غير مكتمل أو لم يعد صالحًا. افتحه مرة أخرى من حيث حصلت عليه.',
  loadFailed: 'لا يمكن تحميل هذه الإجابات الآن.',
  brokenTitle: 'لم تصل إجاباتك',
  broken: 'حدث خلل أثناء الإرسال ولم يتغير شيء. عُد إلى الصفحة السابقة وأرسل مرة أخرى.',
};

export const score: ScoreTexts = {
  total: 'نتيجتك: {points} من {most}',
  passed: 'لقد نجحت.',
  failed: 'لم تنجح.',
  points: '{points} من {most}',
  right: 'صحيحة',
  partly: 'صحيحة جزئيًا',
  wrong: 'خاطئة',
  unanswered: 'بلا إجابة',
  answer: 'إجابتك',
  rightAnswer: 'الإجابة الصحيحة',
  between: '{from} إلى {to}',
};

export const scoreNames: ScoreNames = {
  score: 'النتيجة',
  max: 'أعلى نتيجة ممكنة',
  passed: 'ناجح',
  category: 'النتيجة: {category}',
};

export const report: ReportTexts = {
  submitted: 'تاريخ الإرسال: {time}',
  pageOf: 'صفحة {page} من {pages}',
  contents: 'المحتويات',
  allTime: 'كل الفترة',
  days: '{from} إلى {to}',
  compared: 'مقارنة بالفترة من {from} إلى {to}',
  filtered: 'فقط الردود التي فيها {question}: {answer}',
  submissions: 'عدد الردود: {count}',
  before: '{value} (سابقًا: {earlier})',
  row: 'الصف',
  completed: 'أكملوا ممن بدأوا',
};

export const codeMail: CodeMailTexts = (form, code) => ({
  subject: `رمزك لنموذج «${form}»`,
  paragraphs: [`رمزك: ${code}`, `أدخله في النموذج «${form}» خلال 15 دقيقة.`],
  note: 'إذا لم تملأ هذا النموذج فتجاهل هذه الرسالة. لا يمكن لأحد استخدام عنوانك هناك دون الرمز.',
});
