import type {
  AccessTexts,
  CodeMailTexts,
  EditTexts,
  ReceiptTexts,
  ReportTexts,
  ScoreNames,
  ScoreTexts,
  StatusTexts,
} from '../../model/texts/textTypes.ts';

export const access: AccessTexts = {
  language: '言語',
  closedTitle: 'フォームの受付終了',
  closed: 'このフォームの受付は終了しました。',
  full: 'このフォームは受付件数の上限に達しました。',
  earlyTitle: 'このフォームはまだ受付前です',
  early: '{time}に受付を開始します。',
  alreadySentTitle: '送信済み',
  alreadySent: 'このフォームはこのブラウザーから送信済みです。送信は一度だけです。',
  invitedOnlyTitle: '招待された方専用',
  invitedOnly: 'このフォームは招待された方専用です。招待状のリンクから開いてください。',
  passwordTitle: 'このフォームにはパスワードが必要です',
  passwordText: '受け取ったパスワードを入力してください。',
  passwordAgain: 'パスワードをもう一度入力してください。入力した内容はすべて保持されています。',
  passwordOpen: 'フォームを開く',
  signInTitle: 'このフォームを開くにはサインインしてください',
  signInText: 'このフォームを開く前に、ご本人であることを確認します。',
  signInButton: '{provider}でサインイン',
  signInWindow: 'サインインは別のウィンドウで開きます。',
  signInAgain:
    'もう一度サインインしてください。別のウィンドウで開きます。その後ここに戻って続けてください。入力した内容はすべて保持されています。',
  signInContinue: '続ける',
  signedInTitle: 'サインインしました',
  signedIn: 'このウィンドウを閉じ、フォームに入力していたウィンドウで続けてください。',
  signInCancelled: 'サインインされませんでした。もう一度お試しください。',
  signInUnverified:
    'サインイン先でメールアドレスが確認されていません。確認するか、別のアカウントでサインインしてください。',
  signInAddress:
    'このフォームではこのメールアドレスを使用できません。別のアカウントでサインインしてください。',
  signInUnreachable: '現在サインインできません。後でもう一度お試しください。',
  signInFailed: 'サインインできませんでした。もう一度お試しください。',
  answered: 'この招待への回答はすでに届いています。回答は招待ごとに 1 回です。',
  invitedLinkTitle: 'このリンクでは何も開けません',
  invitedLink:
    'リンクが不完全か、有効ではなくなっています。最新のメールのリンクを開くか、招待した方にお尋ねください。',
  anonymous:
    '回答は匿名です。保存される情報から誰の回答かはわからず、残るのは日付だけです。ただし、サーバーの運営者は送信時に知りうる立場にあり、回答の内容から特定される可能性もあります。',
  turnedAwayTitle: 'ご関心をお寄せいただきありがとうございます',
  turnedAway: 'ご回答によると、このフォームは対象外です。何も保存されていません。',
  websiteNotAllowed: 'このフォームはこのウェブサイトでは使用できません。',
  changed: 'このフォームは、開いた後に変更されました。回答を確認して、もう一度送信してください。',
  question: (first, second) => `${first} + ${second} はいくつですか？`,
  questionHint: 'ロボットによる送信を防ぐための質問です。数字で答えてください。',
  questionComes: '送信すると、ロボットを防ぐための簡単な質問が表示されます。',
  appeared: (label) => `ご回答により、質問が1つ追加されました：${label}`,
  busy: '現在混み合っています。入力内容は失われていません。しばらくしてからもう一度お試しください。',
  busyTitle: '少々お待ちください',
  busyPage: '現在フォームを表示できません。このページは自動的に再試行します。',
  linkRefused: 'このリンクは期限が切れたか変更されたため、一部の回答は入力されませんでした。',
};

export const status: StatusTexts = {
  check: '状態を確認する',
  status: '状態',
  sent: '送信日',
  receipt: '受付番号',
  messages: 'メッセージ',
  states: { open: '受付済み', in_progress: '対応中', done: '完了' },
  unavailableTitle: 'この状態は表示できません',
  unavailable: 'リンクが正しくないか、状態の公開が終了しています。フォームの送信先にお問い合わせください。',
  loadFailed: '現在、状態を読み込めません。',
  waitingTitle: 'キャンセル待ちに登録されました',
  waiting: '満員です。キャンセル待ちの順番：{position}番目。空きが出ると、先頭の方から順に確保されます。',
};

export const edit: EditTexts = {
  change: '回答を変更する',
  withdraw: '回答を取り下げる',
  editing: '送信済みの回答です。必要な箇所を変更して、もう一度送信してください。',
  dropped: 'その後フォームが変更されました。次の回答は当てはまらなくなりました：{labels}。',
  changed:
    'その間に、次の回答がほかの場所で変更されました：{labels}。ここに表示されている内容を残すには、もう一度送信してください。',
  savedTitle: '変更を保存しました',
  saved: '新しい回答に置き換えられました。',
  endedTitle: '変更の受付は終了しました',
  ended: '回答を変更または取り下げできる期間は終了しました。',
  withdrawTitle: '回答を取り下げますか？',
  withdrawText: '回答は以後考慮されません。この操作はここでは元に戻せません。',
  keep: '回答を残す',
  keptTitle: '回答はそのまま残ります',
  kept: '何も変更されていません。',
  withdrawnTitle: '回答を取り下げました',
  withdrawn: 'この回答は考慮されません。',
  reason: '修正の理由',
  reasonHelp: '任意です。履歴に残ります。',
  unavailableTitle: 'このリンクでは何も開きません',
  unavailable: 'リンクが不完全か、すでに無効です。受け取った場所からもう一度開いてください。',
  loadFailed: '現在、これらの回答を読み込めません。',
  brokenTitle: '回答が届きませんでした',
  broken: '送信の途中で問題が起き、何も変更されていません。前のページに戻って、もう一度送信してください。',
};

export const score: ScoreTexts = {
  total: '得点：{most} 点中 {points} 点',
  passed: '合格です。',
  failed: '不合格です。',
  points: '{most} 点中 {points} 点',
  right: '正解',
  partly: '一部正解',
  wrong: '不正解',
  unanswered: '未回答',
  answer: 'あなたの回答',
  rightAnswer: '正解',
  between: '{from}～{to}',
};

export const scoreNames: ScoreNames = {
  score: '得点',
  max: '満点',
  passed: '合格',
  category: '得点：{category}',
};

export const report: ReportTexts = {
  submitted: '送信日時：{time}',
  pageOf: '{page} / {pages} ページ',
  contents: '目次',
  allTime: '全期間',
  days: '{from}～{to}',
  compared: '{from}～{to} との比較',
  filtered: '次の回答のみ：{question}：{answer}',
  submissions: '送信数：{count}',
  before: '{value}（前回：{earlier}）',
  row: '行',
  completed: '開始した人のうち完了した割合',
};

export const codeMail: CodeMailTexts = (form, code) => ({
  subject: `「${form}」の確認コード`,
  paragraphs: [`確認コード: ${code}`, `15分以内にフォーム「${form}」に入力してください。`],
  note: 'このフォームに心当たりがない場合は、このメールを無視してください。コードがなければ、誰もあなたのアドレスを使用できません。',
});

export const receipt: ReceiptTexts = {
  link: '署名付き受領証',
  title: '受領証を確認する',
  about:
    '署名付き受領証のファイルを選ぶか、ここにドロップしてください。このブラウザーの中で確認され、どこにも送信されません。',
  choose: '受領証のファイル',
  genuine: '本物です。{platform} がこの受領証に署名しました。',
  changed: '本物ではありません。このファイルは変更されたか、{platform} が署名したものではありません。',
  unknownKey:
    'このページはこの受領証の鍵を知りません。署名したプラットフォームでこのページを開き直してください。',
  notReceipt: 'このファイルは署名付き受領証ではありません。',
  cannot:
    'このブラウザーはここで署名を確認できません。このページを保存して保存したファイルを開くか、新しいブラウザーをお使いください。',
  form: 'フォーム',
  sent: '送信日時',
  edited: '編集日時',
  code: '受領コード',
  fingerprint: '回答の指紋 (SHA-256)',
  limits:
    '受領証は、どのフォームがいつ送信され、その回答がこの指紋を持つことを証明します。誰が送信したか、後で編集または削除されたかは分かりません。',
  save: 'オフラインで確認するためにこのページを保存する',
};
