import type { ServerTexts } from '../../model/texts/textTypes.ts';

export const server: ServerTexts = {
  '1 new submission: {title}': '新しい回答 1件：{title}',
  'A block needs at least one field.': 'ブロックには1つ以上の項目が必要です。',
  'A client with this email already exists': 'このメールアドレスのクライアントはすでに存在します',
  'A file sent with “{title}” has been waiting for its check for over an hour.':
    '「{title}」で送信されたファイル1件が、1時間以上確認を待っています。',
  'A form can have at most 10 notification emails': 'フォームの通知メールは 10 件までです',
  'A form can have at most 10 webhooks': 'フォームの Webhook は 10 件までです',
  'A form is shared with one client. Put the forms into a folder to share them with several.':
    'フォームを共有できるクライアントは1人です。複数人と共有するには、フォームをフォルダーに入れてください。',
  'A key that sees some answers can only read submissions and subscribe hooks':
    '一部の回答だけを見るキーは、回答の閲覧とフックの登録にだけ使えます',
  'A locked field needs an answer.': '固定する項目には回答が必要です。',
  'A new account needs your approval': '新しいアカウントの承認が必要です',
  'A passkey was added: {name}': 'パスキーが追加されました：{name}',
  'A passkey was removed.': 'パスキーが削除されました。',
  'A recovery code was used to sign in. It works no more.':
    '回復コードがログインに使用されました。このコードはもう使えません。',
  'API key not found': 'API キーが見つかりません',
  'Accept invitation': '招待を承諾',
  'Access was requested more than once with this email address. To confirm that it is yours, please choose a password.':
    'このメールアドレスでアクセスが複数回申請されました。ご本人のものであることを確認するため、パスワードを設定してください。',
  'Account not found': 'アカウントが見つかりません',
  'Account temporarily locked. Please try again in 15 minutes.':
    'アカウントは一時的にロックされています。15 分後にもう一度お試しください。',
  'Addresses are kept in the clear': 'アドレスはそのまま保存されます',
  'After you confirm it, an administrator approves your account.':
    '確認が済むと、管理者がアカウントを承認します。',
  'All submissions of “{title}”: {count}.': '「{title}」のすべての回答：{count}件',
  'An Excel sheet holds at most 1,048,575 submissions. Export as CSV instead.':
    'Excel シートに入る回答は 1,048,575 件までです。CSV でエクスポートしてください。',
  'An account needs an owner. Make somebody else an owner first.':
    'アカウントには所有者が必要です。先に別の人を所有者にしてください。',
  'An account was requested more than once with this email address. To confirm that it is yours, please choose a password.':
    'このメールアドレスでアカウントが複数回申し込まれました。ご本人のものであることを確認するため、パスワードを設定してください。',
  'An administrator approved your account. You can sign in now.':
    '管理者がアカウントを承認しました。サインインできます。',
  'An administrator will review your request. We will email you when you can sign in.':
    '管理者が申請を確認します。サインインできるようになったらメールでお知らせします。',
  'An authenticator app was set up.': '認証アプリが設定されました。',
  'An unexpected error occurred': '予期しないエラーが発生しました',
  'Another account has this email.': 'このメールアドレスは別のアカウントで使われています。',
  'Another of your bulk actions is just starting. Try again in a moment.':
    'ほかの一括操作を開始しています。少し待ってからもう一度お試しください。',
  'Another of your exports is just starting. Try again in a moment.':
    'ほかのエクスポートを開始しています。少し待ってからもう一度お試しください。',
  'Another sender of this account already writes to this table.':
    'このアカウントの別の送信先がすでにこの表に書き込んでいます。',
  'Another status has this name': '同じ名前の状態があります',
  'Block not found': 'ブロックが見つかりません',
  'Brand not found': 'ブランドが見つかりません',
  Browser: 'ブラウザー',
  'Built-in proof of work': '内蔵のプルーフ・オブ・ワーク',
  'CAPTCHA verification failed. Please try again.': 'CAPTCHA の確認に失敗しました。もう一度お試しください。',
  'Category is required': 'カテゴリを入力してください',
  'Cells of the table are protected. Let the account of the key edit them.':
    '表に保護されたセルがあります。キーのアカウントに編集を許可してください。',
  'Choose a day in the future': '将来の日付を選択してください',
  'Choose a folder or a form.': 'フォルダーまたはフォームを選択してください。',
  'Choose a password': 'パスワードを設定',
  'Choose a password other than the one you were given.':
    'お渡ししたパスワードとは別のものを設定してください。',
  'Choose a time in the future.': '未来の日時を選択してください。',
  'Choose at least one folder or form.': 'フォルダーまたはフォームを1つ以上選んでください。',
  'Choose at least one form': 'フォームを1つ以上選択してください',
  'Choose at least one question': '質問を1つ以上選択してください',
  'Choose at least one scope': '権限を1つ以上選択してください',
  'Choose one form to choose its fields': '項目を選ぶには、フォームを1つだけ選択してください',
  'Choose these questions as well.': 'これらの質問も選択してください。',
  'Client not found': 'クライアントが見つかりません',
  'Comment not found': 'コメントが見つかりません',
  Confirm: '確認する',
  'Confirm email address': 'メールアドレスを確認',
  'Confirm new email address': '新しいメールアドレスを確認',
  'Confirm that you want these emails': 'このメールの受け取りを確認してください',
  'Confirm your email address': 'メールアドレスを確認してください',
  'Confirm your new email address': '新しいメールアドレスを確認してください',
  'Contact us': 'お問い合わせ',
  'Current password is incorrect': '現在のパスワードが正しくありません',
  'Delivery not found': '配信が見つかりません',
  'Download file': 'ファイルをダウンロード',
  Email: 'メールアドレス',
  'Email address is too long': 'メールアドレスが長すぎます',
  'Email address not found': 'メールアドレスが見つかりません',
  'Email contains invalid characters': 'メールアドレスに使えない文字が含まれています',
  'Email is required': 'メールアドレスを入力してください',
  'Email not found': 'メールが見つかりません',
  'Email validation failed: {reason}': 'メールアドレスを確認してください：{reason}',
  'Enter a name': '名前を入力してください',
  'Export not found': 'エクスポートが見つかりません',
  'File is too large': 'ファイルが大きすぎます',
  'File not found': 'ファイルが見つかりません',
  'File type is not allowed': 'このファイル形式は使用できません',
  'Files are still being checked: {title}': 'ファイルはまだ確認中です：{title}',
  'Folder not found': 'フォルダーが見つかりません',
  'Form limit reached': 'フォーム数が上限に達しました',
  'Form not found or not published': 'フォームが見つからないか、公開されていません',
  'Forms can be assigned to approved users only.': 'フォームを割り当てられるのは承認済みのユーザーだけです。',
  'Get these mails?': 'このメールを受け取りますか？',
  'If this was not you, contact your administrator now.':
    'お心当たりがない場合は、すぐに管理者に連絡してください。',
  'If this was not you, ignore this email.': 'お心当たりがない場合は、このメールを無視してください。',
  'If this was not you, set a new password now and contact the person who gave you access.':
    'お心当たりがない場合は、すぐに新しいパスワードを設定し、アクセスを付与した人に連絡してください。',
  'If this was not you, set a new password now and contact your administrator.':
    'お心当たりがない場合は、すぐに新しいパスワードを設定し、管理者に連絡してください。',
  'Invalid URL format': 'URLの形式が正しくありません',
  'Invalid email format': 'メールアドレスの形式が正しくありません',
  'Invalid login credentials': 'サインイン情報が正しくありません',
  'Invitation not found': '招待が見つかりません',
  'It is incomplete or too old. Open the link in the newest mail.':
    'リンクが不完全か、古すぎます。最新のメールのリンクを開いてください。',
  'Kept as keyed hashes that change daily': '毎日変わる鍵付きハッシュとして保存',
  'Last run less than an hour ago, submissions removed: {count}':
    '最終実行は1時間以内、削除した回答：{count}件',
  'Last run {hours} hours ago, submissions removed: {count}':
    '最終実行は{hours}時間前、削除した回答：{count}件',
  'Locked for 15 minutes after 5 failures': '5回失敗すると15分間ロック',
  'Mails are handed to the mail server': 'メールはメールサーバーに渡されています',
  'Mails that could not be delivered: {count}': '配信できなかったメール：{count}件',
  'Maximum of 5 email addresses reached': 'メールアドレスは 5 件までです',
  Message: 'お問い合わせ内容',
  'Message is required': 'メッセージを入力してください',
  'Message not found': 'メッセージが見つかりません',
  'Name is required': '名前を入力してください',
  'This address is taken. Choose another one.': 'このアドレスは使用されています。別のものを選んでください。',
  'Use letters or digits.': '文字または数字を使用してください。',
  'The form must open before it closes.': '開始時刻は終了時刻より前にしてください。',
  'You have a place: {title}': '空きが出ました：{title}',
  'A place became free, and you were next on the waiting list of “{title}”. It is yours now.':
    '「{title}」に空きが出て、キャンセル待ちの先頭だったお客様の席が確保されました。',
  'New message: {title}': '新しいメッセージ: {title}',
  'New recovery codes were made. The old ones no longer work.':
    '新しい回復コードが作成されました。以前のコードは使えません。',
  'Answers changed: {title}': '回答が変更されました：{title}',
  'Submission withdrawn: {title}': '回答が取り下げられました：{title}',
  'Submission restored: {title}': '回答が復元されました：{title}',
  'Changed by the visitor': '回答者が変更',
  'Changed by {name}': '{name}が変更',
  'New submission: {title}': '新しい回答：{title}',
  'Paste the whole JSON file of the key of a service account.':
    'サービス アカウントのキーの JSON ファイル全体を貼り付けてください。',
  'Person not found': '該当する人が見つかりません',
  'The Google Sheets API is switched off in the project of the key. Switch it on.':
    'キーのプロジェクトで Google Sheets API が無効です。有効にしてください。',
  'The column “Submission” was removed from the table. Undo that, or choose another sheet.':
    '表から列「Submission」が削除されました。元に戻すか、別のシートを選んでください。',
  'The readers you chose can’t read comments here. Choose other readers.':
    '選択した相手はここのコメントを読めません。ほかの相手を選んでください。',
  'No email address found in this submission': 'この回答にメールアドレスは見つかりません',
  'No mail server is set up.': 'メールサーバーが設定されていません。',
  'No mail server. Mails that wait in the outbox: {count}':
    'メールサーバーがありません。送信トレイで待機中のメール：{count}件',
  'No submission is lost. Files can be downloaded as soon as the virus scanner and the file storage answer again; whoever runs this platform should look at both.':
    '回答は失われていません。ウイルススキャナーとファイルストレージが再び応答すると、ファイルをダウンロードできます。このプラットフォームの管理者は両方を確認してください。',
  'No submissions to export': 'エクスポートする回答がありません',
  'Not required for administrators': '管理者に必須ではありません',
  'Note not found': 'メモが見つかりません',
  On: 'オン',
  'One of these questions can’t be shared.': 'これらの質問のうち、共有できないものがあります。',
  'Only HTTP and HTTPS URLs are allowed': 'HTTPまたはHTTPSのURLだけが使えます',
  'Several senders of this kind have this name': 'この種類の送信先に同じ名前のものが複数あります',
  'Only HTTPS URLs are allowed': 'HTTPSのURLだけが使えます',
  'The table is full. Make room, or choose another.':
    '表がいっぱいです。空きを作るか、別の表を選んでください。',
  'The table is not shared with the account of the key or token. Share it again.':
    'キーまたはトークンのアカウントに表が共有されていません。もう一度共有してください。',
  'The table was deleted, or is no longer shared. Restore it, or choose another.':
    '表が削除されたか、共有が解除されました。復元するか、別の表を選んでください。',
  'The token may not add columns to the table. Allow it, or add them by hand.':
    'トークンには表に列を追加する権限がありません。許可するか、手動で追加してください。',
  'This address already has an account. Sign in to accept the invitation.':
    'このアドレスにはすでにアカウントがあります。ログインして招待を承諾してください。',
  'This invitation is for another email address. Sign in with that address to accept it.':
    'この招待は別のメールアドレス宛てです。承諾するには、そのアドレスでログインしてください。',
  'This invitation was used, has ended or has expired. Ask for a new one.':
    'この招待は使用済みか、終了したか、有効期限が切れています。新しい招待を依頼してください。',
  'This link works once and for seven days. If you do not expect it, ignore this email.':
    'このリンクは1回だけ、7日間有効です。心当たりがない場合は、このメールを無視してください。',
  'This needs an API key. Send one as Authorization: Bearer.':
    'API キーが必要です。Authorization: Bearer で送信してください。',
  'This cursor does not belong to this list. Begin without one.':
    'このカーソルはこのリストのものではありません。カーソルなしで始めてください。',
  'This Idempotency-Key was already used for another request.':
    'この Idempotency-Key は別のリクエストで使用済みです。',
  'A request with this Idempotency-Key is still running. Try again in a moment.':
    'この Idempotency-Key のリクエストはまだ処理中です。少し待ってからもう一度お試しください。',
  'Name the state that you have read: send its ETag as If-Match.':
    '読み取った状態を指定してください。その ETag を If-Match で送信します。',
  'No state can be named here. Send the request without If-Match.':
    'ここでは状態を指定できません。If-Match なしでリクエストを送信してください。',
  'This has changed since you read it.': '読み取った後に変更されています。',
  'This form has no draft.': 'このフォームに下書きはありません。',
  'This API key is not valid.': 'このAPI キーは無効です。',
  'This API key lacks the scope {scope}.': 'この API キーには権限 {scope} がありません。',
  'This is outside the limits of this API key.': 'これはこの API キーの制限の範囲外です。',
  'This API key sees some answers only. Choose one form.':
    'このAPI キーで見られるのは一部の回答だけです。フォームを1つ選択してください。',
  'A legal hold keeps {count} of these submissions. Lift it before you delete them.':
    '訴訟ホールドにより、これらの回答のうち {count} 件が保持されています。削除する前に解除してください。',
  'Type a whole address, at least 7 digits of a number, or at least 3 letters.':
    '完全なアドレス、番号の 7 桁以上、または 3 文字以上を入力してください。',
  'More than {count} submissions match. Search for something more exact.':
    '{count} 件を超える回答が一致します。より正確に検索してください。',
  'What was found has changed. Look at it again.': '検索結果が変わりました。もう一度確認してください。',
  'A legal hold keeps something of this person. Lift it, or leave those submissions out.':
    '訴訟ホールドにより、この人のデータが保持されています。解除するか、該当する回答を除外してください。',
  'Nothing of this person is stored.': 'この人のデータは保存されていません。',
  'Erasure not found': '消去が見つかりません',
  'Another erasure is still running. Wait until it is done.':
    '別の消去が実行中です。完了するまでお待ちください。',
  'Hold not found': 'ホールドが見つかりません',
  'This bulk change can’t be undone.': 'この一括変更は元に戻せません。',
  'Open the dashboard': 'ダッシュボードを開く',
  'Open this link in the browser you want to use. You can then sign in there right away.':
    '使いたいブラウザーでこのリンクを開いてください。すぐにサインインできるようになります。',
  'Open user approvals': '承認の画面を開く',
  'Open your portal': 'ポータルを開く',
  'Passkey not found': 'パスキーが見つかりません',
  'Password is required': 'パスワードを入力してください',
  'Password is too close to your name, your address or the name of this platform':
    '名前、アドレス、またはこのサービスの名前に似すぎたパスワードです',
  'Password is too common': 'よく使われているパスワードです',
  'Password is too long': 'パスワードが長すぎます',
  'Password must be at least 8 characters long': 'パスワードは 8 文字以上にしてください',
  'Password must contain at least one digit': 'パスワードには数字を1文字以上含めてください',
  'Password must contain at least one lowercase letter': 'パスワードには小文字を1文字以上含めてください',
  'Password must contain at least one special character': 'パスワードには記号を1文字以上含めてください',
  'Password must contain at least one uppercase letter': 'パスワードには大文字を1文字以上含めてください',
  'Password validation failed: {reason}': 'パスワードを確認してください：{reason}',
  'Please complete the CAPTCHA verification': 'CAPTCHA 認証を完了してください',
  'Please confirm that this is your email address.':
    'これがご本人のメールアドレスであることを確認してください。',
  'Please confirm this address. You then sign in with it.':
    'このアドレスを確認してください。以後はこのアドレスでサインインします。',
  'Please confirm your email address before signing in.':
    'サインインする前にメールアドレスを確認してください。',
  'Please enter a name': '名前を入力してください',
  'Please enter a subject': '件名を入力してください',
  'Please enter a text': '本文を入力してください',
  'Please enter a valid email address': '正しいメールアドレスを入力してください',
  'Please enter an email address': 'メールアドレスを入力してください',
  'Please enter the address of a website, like https://example.com':
    'ウェブサイトのアドレスを入力してください（例：https://example.com）',
  'Please sign in.': 'サインインしてください。',
  'Private and local URLs are not allowed': 'プライベートまたはローカルのURLは使えません',
  Received: '受信日時',
  'Replies need a mail server. Ask your administrator to connect one.':
    '返信にはメールサーバーが必要です。管理者に接続を依頼してください。',
  'Reply template not found': '返信テンプレートが見つかりません',
  'Reply to this email to answer them.': 'このメールに返信すると、本人に届きます。',
  'Requests from other websites are not allowed.': 'ほかのウェブサイトからのリクエストは許可されていません。',
  'Required for administrators': '管理者に必須',
  'Required for every user': 'すべてのユーザーに必須',
  'Reset your password': 'パスワードのリセット',
  'Runs every day; not yet since the start': '毎日実行。起動後はまだ実行されていません',
  'Security settings': 'セキュリティ設定',
  'Sent from': '送信元',
  'Session not found': 'セッションが見つかりません',
  'Set a new password': '新しいパスワードを設定',
  'Set up two-step sign-in to continue.': '続けるには 2 段階認証を設定してください。',
  'Shown: the newest {shown} of {count}.': '{count}件のうち最新の{shown}件を表示しています。',
  'Sign in': 'サインイン',
  'Sign in again, then choose a password within ten minutes.':
    'もう一度サインインし、10分以内にパスワードを設定してください。',
  'Sign in while your account is locked': 'アカウントのロック中にサインインする',
  Somebody: 'どなたか',
  'Somebody else is changing this form as well.': 'ほかの人もこのフォームを編集しています。',
  'Someone entered wrong passwords for your account, so sign-in is locked for 15 minutes.':
    'アカウントに誤ったパスワードが繰り返し入力されたため、サインインが15分間ロックされています。',
  'Someone submitted “{title}” on {time}.': '「{title}」に回答がありました（{time}）。',
  'Someone, probably you, requested a new password for your account.':
    'アカウントの新しいパスワードが申し込まれました（おそらくご本人によるものです）。',
  'Someone, probably you, requested access with this email address. You already have an account, so nothing changed.':
    'このメールアドレスでアクセスの申請がありました（おそらくご本人によるものです）。すでにアカウントがあるため、変更はありません。',
  'Someone, probably you, requested an account with this email address. You already have one, so nothing changed.':
    'このメールアドレスでアカウントの申し込みがありました（おそらくご本人によるものです）。すでにアカウントがあるため、変更はありません。',
  'Start setting up the authenticator app first.': '先に認証アプリの設定を始めてください。',
  'Status not found': 'ステータスが見つかりません',
  'Stop these mails': 'このメールの配信を停止',
  'Stop these mails?': 'このメールの配信を停止しますか？',
  'Subject is required': '件名を入力してください',
  'Submission not found': '回答が見つかりません',
  'Another submission has the same value by now. This form takes one response for each.':
    '現在、別の送信に同じ値があります。このフォームは、1つの値につき1件だけ回答を受け付けます。',
  'Submissions of this form are not shared with you.': 'このフォームの回答は共有されていません。',
  'Submissions of “{title}” from {from} to {to}: {count}.':
    '「{title}」の{from}から{to}までの回答：{count}件',
  'Switched off in the platform settings': 'プラットフォームの設定でオフ',
  'Template not found': 'テンプレートが見つかりません',
  'Text contains invalid characters': 'テキストに使えない文字が含まれています',
  'Text contains potentially dangerous content': 'テキストに危険な可能性のある内容が含まれています',
  'Text must be less than {maximum} characters': 'テキストは{maximum}文字未満にしてください',
  'The PDF of this submission is not attached: it is too large, or could not be made.':
    'この回答の PDF は添付されていません。サイズが大きすぎるか、作成できませんでした。',
  'The address has not been confirmed yet.': 'アドレスはまだ確認されていません。',
  'The authenticator app was turned off.': '認証アプリが無効になりました。',
  'The file is not ready yet.': 'ファイルはまだ準備中です。',
  'The form could not be saved as it is.': 'この内容ではフォームを保存できませんでした。',
  'The form has settings that are not known here. Correct their names or leave them out.':
    'フォームに、ここでは使えない設定が含まれています。名前を直すか、その設定を削除してください。',
  'The link works for three days, for as long as you can read the form’s submissions. Whoever has it can download the file.':
    'リンクは3日間、フォームの回答を閲覧できる間のみ有効です。リンクを知っている人は誰でもファイルをダウンロードできます。',
  'The password of your account was just changed, and every browser was signed out.':
    'アカウントのパスワードが変更され、すべてのブラウザーからサインアウトしました。',
  'The password of your account was just changed, and every other browser was signed out.':
    'アカウントのパスワードが変更され、ほかのすべてのブラウザーからサインアウトしました。',
  'The platform is reached by https': 'プラットフォームは https で接続されています',
  'The platform is reached by plain http': 'プラットフォームは暗号化されていない http で接続されています',
  'The recipient stopped these mails.': '受信者がこのメールの配信を停止しています。',
  'The request is too large.': 'リクエストが大きすぎます。',
  'The service is busy. Please try again in a moment.':
    '混み合っています。しばらくしてからもう一度お試しください。',
  'There are too many templates. Remove one first.': 'テンプレートが多すぎます。先に1件削除してください。',
  'There is no web page at this address.': 'このアドレスにはウェブページがありません。',
  'These mails have stopped': 'このメールの配信を停止しました',
  'This address can’t receive mail.': 'このアドレスはメールを受信できません。',
  'This PDF is too large to create. Choose a shorter period or fewer questions.':
    'このPDFは大きすぎて作成できません。期間を短くするか、質問を減らしてください。',
  'This account has sent as many mails of this kind as one may send in a day.':
    'このアカウントからのこの種類のメールは、1日の上限に達しました。',
  'This address has had as many mails of this kind as one may have. Try again tomorrow.':
    'このアドレスへのこの種類のメールは上限に達しました。明日もう一度お試しください。',
  'This bulk change doesn’t exist.': 'この一括変更は存在しません。',
  'Nobody has confirmed this address by mail yet. An administrator of the platform can reset the client’s password by mail first.':
    'このアドレスはまだメールで確認されていません。プラットフォームの管理者が、先にクライアントのパスワードをメールで再設定できます。',
  'The rules are set by the environment of this installation.':
    'ルールはこのインストールの環境で設定されています。',
  'Choose an account, and a folder of it.': 'アカウントと、そのフォルダーを選択してください。',
  'Enter a group or a domain': 'グループかドメインを入力してください',
  'Enter the name of the claim': 'クレームの名前を入力してください',
  'In a folder one is editor, responder or viewer.':
    'フォルダーでの役割は編集者、対応者、閲覧者のいずれかです。',
  'This client has accepted the invitation already.': 'このクライアントはすでに招待を承諾しています。',
  'This client hasn’t confirmed their email address yet.':
    'このクライアントはまだメールアドレスを確認していません。',
  'This code is not valid.': 'このコードは無効です。',
  'This email is already in the notification list': 'このメールアドレスはすでに通知先にあります',
  'This email is on hold.': 'このメールは保留されています。',
  'This email was already sent and its text removed, so it can’t be sent again.':
    'このメールは送信済みで本文が削除されているため、再送信できません。',
  'This field does not take this answer from a link.': 'この項目は、この回答をリンクから受け付けません。',
  'This file cannot be accepted here.': 'このファイルはここでは受け付けられません。',
  'This file contains more than the image. Save the image again and upload the new file.':
    'このファイルには画像以外のデータが含まれています。画像を保存し直してアップロードしてください。',
  'This file can’t be opened': 'このファイルは開けません',
  Documentation: 'ドキュメント',
  'The documentation is being built, which takes a minute or two. This page then shows it by itself.':
    'ドキュメントを作成しています。1、2分かかります。できあがると、このページに自動で表示されます。',
  'The documentation could not be built: {reason}': 'ドキュメントを作成できませんでした：{reason}',
  'The documentation is not part of this installation. “npm run docs” builds it.':
    'このインストールにはドキュメントが含まれていません。「npm run docs」で作成できます。',
  'This file is being checked. Please try again in a minute.':
    'このファイルを検査しています。1分後にもう一度お試しください。',
  'This file is empty.': 'このファイルは空です。',
  'This file is too large.': 'このファイルは大きすぎます。',
  'This address is local or in a private network. To allow it, add its host to INLAY_ALLOWED_HOSTS on the server.':
    'このアドレスはローカルまたはプライベートネットワーク内にあります。許可するには、サーバーの INLAY_ALLOWED_HOSTS にホストを追加してください。',
  'This file was not what its name said, so it was not kept.':
    'ファイルの内容が名前と一致しなかったため、保存されませんでした。',
  'This form is no longer shared with you.': 'このフォームは共有されなくなりました。',
  'This form cannot take more files right now.': 'このフォームは現在、これ以上ファイルを受け付けられません。',
  'This form can’t be evaluated, because its rules take too long. Please tell its owner. Nothing was stored.':
    'ルールの処理に時間がかかりすぎるため、このフォームを評価できません。フォームの所有者にお知らせください。何も保存されていません。',
  'This form has no email field that an answer could go to.':
    'このフォームには、返信先となるメールアドレスの項目がありません。',
  'This form has sent this address as many mails as one may have in a day.':
    'このフォームからこのアドレスへのメールは、1日の上限に達しました。',
  'This form is assigned to another client.': 'このフォームは別のクライアントに割り当てられています。',
  'The form or its draft has changed since this code was shown. Look at what publishing means now.':
    'このコードが表示された後に、フォームまたは下書きが変更されました。公開すると何が起こるかを確認し直してください。',
  'This form was changed elsewhere since you opened it.':
    '開いている間に、このフォームがほかの場所で変更されました。',
  'This image is animated. Upload a still image.':
    'アニメーション画像です。静止画をアップロードしてください。',
  'This image is damaged or incomplete. Save it again and upload the new file.':
    '画像が壊れているか不完全です。保存し直してアップロードしてください。',
  'This image is too complex to process. Save it in a simpler form.':
    '画像が複雑すぎて処理できません。より単純な形式で保存してください。',
  'This image is too large. The limit is 40 million pixels.': '画像が大きすぎます。上限は 4,000 万画素です。',
  'This is the test you asked for. Your mail server accepts email from this address.':
    'ご依頼のテストメールです。メールサーバーはこのアドレスからのメールを受け付けています。',
  'This is your email address already': 'すでにこのメールアドレスを使用しています',
  'This link is invalid or has expired.': 'このリンクは無効か、期限が切れています。',
  'This link is not valid': 'このリンクは無効です',
  'This link works for 30 days. To not receive them, ignore this email.':
    'このリンクは30日間有効です。受け取りを希望しない場合は、このメールを無視してください。',
  'This link works once and for 24 hours. If you did not request access, ignore this email.':
    'このリンクは24時間以内に1回だけ使えます。アクセスを申請した覚えがない場合は、このメールを無視してください。',
  'This link works once and for 24 hours. If you did not request an account, ignore this email.':
    'このリンクは24時間以内に1回だけ使えます。アカウントを申し込んだ覚えがない場合は、このメールを無視してください。',
  'This link works once and for 24 hours. If you did not request this, ignore this email.':
    'このリンクは24時間以内に1回だけ使えます。お心当たりがない場合は、このメールを無視してください。',
  'This link works once and for 7 days. If you did not expect it, ignore this email.':
    'このリンクは7日以内に1回だけ使えます。お心当たりがない場合は、このメールを無視してください。',
  'This link works once and for one hour. If this was not you, ignore this email; your password stays the same.':
    'このリンクは1時間以内に1回だけ使えます。お心当たりがない場合は、このメールを無視してください。パスワードは変わりません。',
  'This link works once and for one hour. If you did not request access, ignore this email.':
    'このリンクは1時間以内に1回だけ使えます。アクセスを申請した覚えがない場合は、このメールを無視してください。',
  'This link works once and for one hour. If you did not request an account, ignore this email.':
    'このリンクは1時間以内に1回だけ使えます。アカウントを申し込んだ覚えがない場合は、このメールを無視してください。',
  'This link works once and for one hour. If you did not request it, ignore this email.':
    'このリンクは1時間以内に1回だけ使えます。お心当たりがない場合は、このメールを無視してください。',
  'This needs forms of several accounts at once, which is not possible here. Choose one form.':
    '複数のアカウントのフォームを同時に扱う必要がありますが、ここではできません。フォームを1つ選んでください。',
  'This passkey couldn’t be verified.': 'このパスキーを確認できませんでした。',
  'This password reset link is invalid or has expired.': 'このリンクは無効か、期限が切れています。',
  'This person already belongs to the account.': 'この人はすでにアカウントのメンバーです。',
  'This person can’t be assigned to submissions of this account':
    'この人をこのアカウントの回答の担当にすることはできません',
  'This installation is set up already. Sign in.':
    'このインストールはすでに設定されています。サインインしてください。',
  'This set-up link was used or has expired. Restart Inlay to print a new one.':
    'このセットアップリンクは使用済みか期限切れです。Inlay を再起動すると新しいリンクが表示されます。',
  'This submission has as many comments as it can hold.': 'この回答のコメントは上限に達しています。',
  'This submission is too long for a PDF. Export it as a file instead.':
    'この回答は長すぎるため PDF にできません。代わりにファイルとしてエクスポートしてください。',
  'This submission was sent to this address as often as one may in a day.':
    'この回答のこのアドレスへの送信は、1日の上限に達しました。',
  'This time zone is not known.': '不明なタイムゾーンです。',
  'This upload is no longer here.': 'このアップロードはもうありません。',
  'This version of the form is no longer kept.': 'このバージョンのフォームはもう保存されていません。',
  'This webhook is turned off. Turn it on first.': 'この Webhook はオフです。先にオンにしてください。',
  'This website can’t be reached. Check the address.':
    'このウェブサイトに接続できません。アドレスを確認してください。',
  'This website doesn’t let its page be read.': 'このウェブサイトはページの読み取りを許可していません。',
  'Three of your bulk actions are still running. Wait until one is done.':
    '一括操作が 3 件実行中です。いずれかが終わるまでお待ちください。',
  'Too many attempts. Please try again later.': '試行回数が多すぎます。後でもう一度お試しください。',
  'Try again in this browser': 'このブラウザーで再試行',
  'Turn off the authenticator app before you set up another.':
    '別の認証アプリを設定する前に、現在のものをオフにしてください。',
  Turnstile: 'Turnstile',
  'Two-step sign-in was switched off by the person who runs the platform.':
    'サービスの運営者が2段階サインインを無効にしました。',
  'User not found': 'ユーザーが見つかりません',
  'View comment': 'コメントを見る',
  'View form': 'フォームを見る',
  'View message': 'メッセージを見る',
  'View not found': 'ビューが見つかりません',
  'View submission': '回答を見る',
  'View submissions': '回答を見る',
  'View summary': '集計を見る',
  'Webhook not found': 'Webhook が見つかりません',
  'Welcome! Please confirm that this is your email address.':
    'ようこそ。これがご本人のメールアドレスであることを確認してください。',
  'What a frozen link shows can’t be changed.': '固定されたリンクの表示内容は変更できません。',
  'What changed most': '最も変化した項目',
  'You already have access': 'すでにアクセスできます',
  'You already have an account': 'すでにアカウントをお持ちです',
  'You are viewing this portal as the client, so nothing can be changed.':
    'クライアントとしてポータルを表示しているため、変更はできません。',
  'You can keep at most 100 blocks. Delete one to save another.':
    'ブロックは100件まで保存できます。保存するには、1件削除してください。',
  'You can keep at most 200 open invitations. End one to send another.':
    '未承諾の招待は200件までです。1件を終了すると、別の招待を送れます。',
  'You can keep at most 50 API keys. End one to make another.':
    'API キーは 50 個まで作成できます。新しく作成するには 1 個を無効にしてください。',
  'You can keep at most 50 brands. Delete one to add another.':
    'ブランドは50件まで保存できます。追加するには、1件削除してください。',
  'You can keep at most 50 templates. Delete one to save another.':
    'テンプレートは 50 件まで保存できます。保存するには 1 件削除してください。',
  'You can now see {shared}': '{shared} を閲覧できるようになりました',
  'You can read the submissions of this form, but not export them.':
    'このフォームの回答は読めますが、エクスポートはできません。',
  'You can read these comments, but not write any.': 'コメントの閲覧はできますが、書き込みはできません。',
  'You can sign in, or reset your password if you forgot it.':
    'サインインするか、お忘れの場合はパスワードをリセットしてください。',
  'You can turn them on again in your account.': 'アカウントで再びオンにできます。',
  'You can turn them on again in the settings of the form.': 'フォームの設定で再び有効にできます。',
  'You can turn them on again where you export submissions.':
    '回答をエクスポートする画面で再び有効にできます。',
  'You can turn these emails off in your account’s settings.':
    'このメールは、アカウントの設定で停止できます。',
  'You can’t change the platform owner or your own account here.':
    'プラットフォームの所有者と自分のアカウントはここで変更できません。',
  'You chose these emails in your portal. You can turn them off there, under Account.':
    'このメールはポータルで選択されたものです。ポータルの「アカウント」で停止できます。',
  'You do not have access to this.': 'これへのアクセス権がありません。',
  'You have no password yet. Choose one under Settings, Security.':
    'まだパスワードがありません。設定の「セキュリティ」で設定してください。',
  'You have saved too many changes within a day. They are not lost: save again tomorrow.':
    '1 日に保存できる変更の数を超えました。変更は失われていません。明日もう一度保存してください。',
  'You now have access and can sign in.': 'アクセスできるようになりました。サインインしてください。',
  'You received this email because someone entered this address in the form “{title}”. If that was not you, ignore it.':
    'フォーム「{title}」にこのアドレスが入力されたため、このメールをお送りしています。お心当たりがない場合は無視してください。',
  'You received this email because you entered this address in the form “{title}”.':
    'フォーム「{title}」にこのアドレスを入力されたため、このメールをお送りしています。',
  'You will no longer get a mail about “{title}” each Monday.':
    '毎週月曜日の「{title}」についてのメールは届かなくなります。',
  'You will no longer get weekly mails about your forms.':
    'フォームについての毎週のメールは届かなくなります。',
  'You will no longer get exports of “{title}” by mail.':
    '「{title}」のエクスポートはメールで届かなくなります。',
  'You will not receive these emails unless you confirm.': '確認されるまで、通知メールは届きません。',
  'Your account has no room for more files.': 'アカウントに、これ以上ファイルを保存する空きがありません。',
  'Your account is active': 'アカウントが有効になりました',
  "Your account is not active yet. You'll receive access once an administrator approves your account.":
    'アカウントはまだ有効ではありません。管理者が承認すると利用できるようになります。',
  "Your account is pending approval. You'll receive access once an administrator approves your account.":
    'アカウントは承認待ちです。管理者が承認すると利用できるようになります。',
  'Your account now has the email address {newEmail}. This is the last email to the old address.':
    'アカウントのメールアドレスは {newEmail} になりました。以前のアドレスへのメールはこれが最後です。',
  'Your account was approved': 'アカウントが承認されました',
  'Your address is confirmed': 'アドレスを確認しました',
  'Your email address was changed': 'メールアドレスが変更されました',
  'Your export: {title}': 'エクスポート：{title}',
  'Your name': 'お名前',
  'Your other exports are still running. Wait until one is done.':
    'ほかのエクスポートが実行中です。いずれかが終わるまでお待ちください。',
  'Your password was changed': 'パスワードが変更されました',
  'The model couldn’t be reached. Check its address in the settings.':
    'モデルに接続できませんでした。設定のアドレスを確認してください。',
  'The model didn’t answer within two minutes. Try again, or ask for less at once.':
    'モデルが2分以内に応答しませんでした。もう一度試すか、一度に頼む量を減らしてください。',
  'The model’s server refuses the key. Check it in the settings.':
    'モデルのサーバーがキーを拒否しました。設定で確認してください。',
  'The model’s server knows no such model or address. Check both in the settings.':
    'サーバーにこのモデルまたはアドレスがありません。設定で両方を確認してください。',
  'The model’s server takes no more requests for now. Try again later.':
    'モデルのサーバーは現在これ以上リクエストを受け付けていません。後でもう一度お試しください。',
  'The model’s server couldn’t answer. Try again later.':
    'モデルのサーバーが応答できませんでした。後でもう一度お試しください。',
  'The model’s answer was too long to be a form.': 'モデルの回答がフォームとしては長すぎました。',
  'What answered is no model. Check the address in the settings.':
    '応答したのはモデルではありません。設定のアドレスを確認してください。',
  'The model declined to write this form.': 'モデルはこのフォームの作成を拒否しました。',
  'The model’s answer was cut off. Ask for less at once.':
    'モデルの回答が途中で切れました。一度に頼む量を減らしてください。',
  'The model didn’t write a form that can be read. Say it in other words, or try again.':
    'モデルは読み取れるフォームを書きませんでした。別の言葉で説明するか、もう一度お試しください。',
  'Drafting by a model is turned off.': 'モデルによる下書きはオフになっています。',
  'This month’s limit is used up. Whoever manages the account can raise it.':
    '今月の上限に達しました。アカウントの管理者が上限を引き上げられます。',
  'The draft couldn’t be written. Try again.': '下書きを作成できませんでした。もう一度お試しください。',
  'You are having a draft written already. Wait for it, or cancel it.':
    'すでに下書きを作成中です。完了を待つか、キャンセルしてください。',
  'This draft is gone. Ask for another one.': 'この下書きはもうありません。もう一度依頼してください。',
  'Enter the key of this server': 'このサーバーのキーを入力してください',
  'Enter the model’s address': 'モデルのアドレスを入力してください',
  'Enter the model’s name': 'モデルの名前を入力してください',
  'Describe the form': 'フォームを説明してください',
  'Your plan allows 1 form. Request more forms to create another.':
    '現在のプランで作成できるフォームは1件です。追加するには、フォーム数の増加を申請してください。',
  'Your plan allows {limit} forms. Request more forms to create another.':
    '現在のプランで作成できるフォームは{limit}件です。追加するには、フォーム数の増加を申請してください。',
  'Your role does not allow this. Ask an owner of the account.':
    'あなたの役割では許可されていません。アカウントの所有者に依頼してください。',
  'Your two-step sign-in was changed': '2段階サインインが変更されました',
  'Your week: {title}': '今週のまとめ：{title}',
  hCaptcha: 'hCaptcha',
  '{author} mentioned you: {title}': '{author} さんからのメンション：{title}',
  '{by} invites you to work on the forms of {account}.':
    '{by}さんが、{account}のフォームでの共同作業にあなたを招待しています。',
  '{by} invites you to work together': '{by}さんから共同作業への招待が届きました',
  '{count} files sent with “{title}” have been waiting for their check for over an hour.':
    '「{title}」で送信されたファイル{count}件が、1時間以上確認を待っています。',
  '{count} new submissions: {title}': '新しい回答 {count}件：{title}',
  '1 new comment: {title}': '新しいコメント 1件：{title}',
  '{count} new comments: {title}': '新しいコメント {count}件：{title}',
  'Clients commented on submissions of “{title}”.': 'クライアントが「{title}」の回答にコメントしました。',
  '{email} is no longer notified. The owner of the form can turn it on again.':
    '{email} への通知を停止しました。フォームの所有者は再び有効にできます。',
  '{email} is not an email address.': '{email} はメールアドレスではありません。',
  '{email} will be notified about new submissions.': '{email} に新しい回答が通知されます。',
  '{email} will no longer be notified about submissions of any form of this account.':
    '{email} には、このアカウントのどのフォームの回答についても通知されなくなります。',
  '{email} will no longer be notified about submissions of “{title}”.':
    '{email} には、「{title}」の回答について通知されなくなります。',
  '{file}, with submissions of “{title}”.': '{file}（「{title}」の回答）',
  '{name} ({email}) wrote:': '{name} さん（{email}）からのメッセージ：',
  '{owner} wants to notify you at this address when someone submits one of their forms.':
    '{owner} が、フォームに回答があったときにこのアドレスへ通知することを希望しています。',
  '{owner} wants to notify {email} when somebody fills in one of their forms.':
    '{owner} は、フォームに回答があったときに {email} へ通知しようとしています。',
  '{person} confirmed their email address and is waiting for your approval.':
    '{person} さんがメールアドレスを確認し、承認を待っています。',
  '{platform} can send email': '{platform} からメールを送信できます',
  '{by} shared {shared} with you. Choose a password to see it in your portal.':
    '{by} さんが {shared} を共有しました。パスワードを設定すると、ポータルで閲覧できます。',
  '{by} shared {shared} with you. You will find it in your portal.':
    '{by} さんが {shared} を共有しました。ポータルで閲覧できます。',
  '“{title}” from {from} to {to}, beside the week before.':
    '「{title}」の{from}から{to}まで（前の週との比較）。',
  '“{title}” has new submissions.': '「{title}」に新しい回答があります。',
  '“{title}” received many submissions in a short time, so this email lists several of them.':
    '「{title}」に短時間で多くの回答があったため、まとめてお知らせします。',
  'No export: {title}': 'エクスポートできませんでした：{title}',
  'The recurring export of “{title}” could not be made.':
    '「{title}」の定期エクスポートを作成できませんでした。',
  'The schedule is paused. Resume or replace it where you export submissions.':
    'スケジュールは一時停止しています。回答をエクスポートする画面で再開するか、設定し直してください。',
  'The file could not be written.': 'ファイルを書き込めませんでした。',
  'The receiver took too long': '受信側の応答に時間がかかりすぎました',
  'The webhook is switched off': 'Webhook はオフになっています',
  'The receiver answered 410: it wants no more of these.':
    '受信側が 410 を返しました。今後の送信を望んでいません。',
  'A webhook was turned off: {title}': 'Webhook がオフになりました: {title}',
  'The webhook of “{title}” to {address} was turned off.':
    '「{title}」から {address} への Webhook がオフになりました。',
  'Submissions arrive as before. Turn the webhook on again once its receiver is ready.':
    '回答はこれまでどおり届きます。受信側の準備ができたら、Webhook をもう一度オンにしてください。',
  'View webhooks': 'Webhook を表示',
  'An account can have at most 10 webhooks for all forms':
    'アカウントの全フォーム向け Webhook は 10 件までです',
  'The API keys of an account can have at most 100 hooks': 'アカウントの API キーのフックは 100 件までです',
  'This account already has a webhook with this address':
    'このアカウントには、このアドレスの Webhook がすでにあります',
  'The API key that subscribed it has ended or lost access.':
    'これを登録した API キーは終了したか、アクセス権を失いました。',
  'All forms': 'すべてのフォーム',
  'Copied without its secret or credentials. Set them, then turn it on.':
    'シークレットと認証情報なしでコピーされました。設定してから有効にしてください。',
  'This form already has a webhook with this address':
    'このフォームには、このアドレスの Webhook がすでにあります',
  'The address is unknown, private, local or reserved':
    '不明、プライベート、ローカル、または予約済みのアドレスです',
  'Too many redirects': 'リダイレクトが多すぎます',
  'A file was held back: {title}': 'ファイルが保留されました：{title}',
  'Files were held back: {title}': 'ファイルが保留されました（複数）：{title}',
  'A file sent with “{title}” was held back: {name}.':
    '「{title}」で送信されたファイルが保留されました：{name}',
  '{count} files sent with “{title}” were held back.':
    '「{title}」で送信された {count} 個のファイルが保留されました。',
  'No submission is lost. The submission says why, and until when you can download the file as it was sent.':
    '送信内容は失われません。理由と、送信されたままのファイルをダウンロードできる期限は送信内容に表示されます。',
  'Files of this old format can contain programs. Save it as PDF, or in a newer format.':
    'この古い形式のファイルにはプログラムが含まれることがあります。PDF または新しい形式で保存してください。',
  'The content of this file is not what its name says.': 'このファイルの内容は名前の種類と一致しません。',
  'This file contains a program, a macro or a second file.':
    'このファイルにはプログラム、マクロ、または別のファイルが含まれています。',
  'This picture is animated. Add a still picture.':
    'この画像はアニメーションです。静止画を追加してください。',
  'This picture is damaged or incomplete. Save it again and add it.':
    'この画像は破損しているか不完全です。保存し直して追加してください。',
  'This picture has too many pixels. JPEG photos can have up to 200 million, other pictures 40 million.':
    'この画像は画素数が多すぎます。JPEG 写真は 2 億画素、その他の画像は 4,000 万画素までです。',
  'Too many files at once. Please try again later.':
    '一度に送信されたファイルが多すぎます。後でもう一度お試しください。',
  'This file could not be stored right now. Please try again in a minute.':
    '現在このファイルを保存できません。1 分後にもう一度お試しください。',
  'This file is held back, so it can’t be downloaded here.':
    'このファイルは保留されているため、ここではダウンロードできません。',
  'No server has this name. Check the server’s name.':
    'この名前のサーバーはありません。サーバーの名前をご確認ください。',
  'Nothing answers at this port. Check name and port.':
    'このポートでは応答がありません。名前とポートをご確認ください。',
  'The server can’t be reached from here. Check its name, and whether a firewall is in the way.':
    'ここからサーバーに接続できません。名前と、ファイアウォールの有無をご確認ください。',
  'The server didn’t answer in time. Check name, port and encryption.':
    'サーバーが時間内に応答しませんでした。名前、ポート、暗号化をご確認ください。',
  'The server ended the connection. Check port and encryption.':
    'サーバーが接続を切りました。ポートと暗号化をご確認ください。',
  'The server’s certificate isn’t valid. Use the name that is in the certificate.':
    'サーバーの証明書が有効ではありません。証明書に記載された名前を使ってください。',
  'The server offers no encryption this way. Choose another encryption.':
    'サーバーはこの暗号化に対応していません。別の暗号化を選んでください。',
  'The server expects another encryption at this port. TLS mostly has port 465, STARTTLS 587.':
    'このポートでは別の暗号化が必要です。TLSは通常465番、STARTTLSは587番です。',
  'What answers there is not a mail server. Check name and port.':
    '応答したのはメールサーバーではありません。名前とポートをご確認ください。',
  'The server takes no emails right now. Try again later.':
    'サーバーは現在メールを受け付けていません。後でもう一度お試しください。',
  'The server refused the user name or the password.': 'サーバーがユーザー名またはパスワードを拒否しました。',
  'The server wants a user name and a password.': 'サーバーはユーザー名とパスワードを求めています。',
  'The stored password can’t be read any more. Type it again.':
    '保存されたパスワードを読み取れません。もう一度入力してください。',
  'The server refused the sender address. Use one that it sends for.':
    'サーバーが差出人アドレスを拒否しました。このサーバーから送信できるアドレスを使ってください。',
  'The server refused the recipient. It may want a user name and a password.':
    'サーバーが宛先を拒否しました。ユーザー名とパスワードが必要かもしれません。',
  'The server refused the content of the email.': 'サーバーがメールの内容を拒否しました。',
  'The email could not be handed to the server.': 'メールをサーバーに渡せませんでした。',
  'Enter the server’s name': 'サーバーの名前を入力してください',
  'Enter a name such as mail.example.com, without smtp:// and without a port':
    'mail.example.com のような名前を、smtp:// とポートを付けずに入力してください',
  'A password needs encryption, unless the server is on this machine':
    'サーバーがこのマシン上にない場合、パスワードには暗号化が必要です',
  'Type the password again: it is kept for the server, encryption and user name it was typed for':
    'パスワードをもう一度入力してください。パスワードは、入力時のサーバー、暗号化、ユーザー名にだけ使われます',
  'The environment of this installation sets the mail server, so it can’t be changed here.':
    'メールサーバーはこのインストールの環境で設定されているため、ここでは変更できません。',
  'Emails don’t go out. Admin, Settings says why.':
    'メールが送信されていません。理由は「管理」の「設定」にあります。',
  'The mail server of {platform} was changed': '{platform} のメールサーバーが変更されました',
  '{person} changed the server that sends the emails of {platform}.':
    '{person} が {platform} のメールを送信するサーバーを変更しました。',
  'This email came through the server before. If nobody should have done this, act now.':
    'このメールは以前のサーバーから送られました。心当たりがない場合は、すぐに対処してください。',
  'No sign-in provider is set up.': 'サインインプロバイダーが設定されていません。',
  'The sign-in provider can’t be reached right now. Try again later, or sign in with your password.':
    '現在サインインプロバイダーに接続できません。後でもう一度お試しいただくか、パスワードでサインインしてください。',
  'Choose a password first. Without one, the provider is your only way to sign in.':
    '先にパスワードを設定してください。パスワードがない場合、サインインの手段はプロバイダーだけです。',
  'The environment of this installation sets the sign-in provider, so it can’t be changed here.':
    'サインインプロバイダーはこの環境の設定で決められているため、ここでは変更できません。',
  'Link your account to {name}': 'アカウントを{name}に連携してください',
  'Somebody with your email address signed in at {name}.':
    'あなたのメールアドレスを持つ人が{name}でサインインしました。',
  'If that was you, link your account. From then on you can sign in with {name}.':
    'ご本人の場合は、アカウントを連携してください。以後は{name}でサインインできます。',
  'Link account': 'アカウントを連携',
  'This link works once and for one hour. If this was not you, ignore this email.':
    'このリンクは1時間以内に1回だけ使えます。心当たりがない場合は、このメールを無視してください。',
  'Your ways to sign in were changed': 'サインイン方法が変更されました',
  'You can now also sign in with {name}.': '{name}でもサインインできるようになりました。',
  'You can no longer sign in with {name}.': '{name}ではサインインできなくなりました。',
  'This address is unknown from here, or in a private network. If that is meant, allow a private address.':
    'このアドレスはここから解決できないか、プライベートネットワークにあります。意図したものであれば、プライベートアドレスを許可してください。',
  'Nothing answers at this address. Check it.': 'このアドレスから応答がありません。確認してください。',
  'The provider didn’t answer in time. Try again later.':
    'プロバイダーが時間内に応答しませんでした。後でもう一度お試しください。',
  'The provider’s certificate isn’t valid. Use the name that is in the certificate.':
    'プロバイダーの証明書が無効です。証明書に記載された名前を使ってください。',
  'No sign-in provider describes itself at this address. Enter its issuer, without /.well-known.':
    'このアドレスにサインインプロバイダーの情報がありません。/.well-known を除いた発行者 (issuer) を入力してください。',
  'The provider calls itself by another address. Enter exactly that one.':
    'プロバイダーは別のアドレスを名乗っています。そのとおりに入力してください。',
  'The provider doesn’t offer what sign-in needs here.':
    'プロバイダーは、ここでのサインインに必要な機能を提供していません。',
  'The provider signs in no way that is accepted here. Choose RS256 or ES256 there.':
    'プロバイダーの署名方式はここでは使えません。プロバイダー側で RS256 か ES256 を選んでください。',
  'The provider shows no keys to check its signatures by.':
    'プロバイダーは署名を検証する鍵を公開していません。',
  'The provider refused the client ID or the client secret.':
    'プロバイダーがクライアント ID またはクライアントシークレットを拒否しました。',
  'The stored client secret can’t be read any more. Type it again.':
    '保存されたクライアントシークレットを読み取れません。もう一度入力してください。',
  'The provider can’t be used.': 'このプロバイダーは使えません。',
  'Enter the provider’s address': 'プロバイダーのアドレスを入力してください',
  'Enter the client ID': 'クライアント ID を入力してください',
  'Enter an address that begins with https://, without ? and #':
    'https:// で始まり、? と # を含まないアドレスを入力してください',
  'Type the client secret again: it is kept for the address and client ID it was typed for':
    'クライアントシークレットをもう一度入力してください。入力したときのアドレスとクライアント ID にだけ使われます',
  'A sender was paused: {title}': '送信先を一時停止しました：{title}',
  'Submissions of “{title}” are no longer sent to {address}.':
    '「{title}」への回答は {address} に送信されなくなりました。',
  'Nothing is lost: what is missing waits, and is sent in order once you press Go on.':
    '失われるものはありません。未送信分は待機し、「再開」を押すと順番に送信されます。',
  'View senders': '送信先を表示',
  'The sender is switched off': 'この送信先はオフになっています',
  'It has failed for half an hour. Its last deliveries say why.':
    '30分間失敗が続いています。理由は最新の配信に表示されています。',
  'The receiver refused three messages in a row. Its last deliveries say why.':
    '受信側が3件続けてメッセージを拒否しました。理由は最新の配信に表示されています。',
  'The submission was deleted': '回答は削除されました',
  'The receiver no longer accepts the credentials: they were withdrawn or replaced.':
    '受信側が認証情報を受け付けません。取り消されたか、置き換えられました。',
  'The place that it writes to was deleted, renamed or archived.':
    '送信先が削除、名称変更またはアーカイブされました。',
  'The receiver does not allow it to write there.': '受信側がその場所への書き込みを許可していません。',
  'The receiver asked to wait before the next message.': '受信側が次のメッセージまで待つよう求めています。',
  'The receiver found the message too large.': 'メッセージが大きすぎるため受信側に拒否されました。',
  'The receiver refused the message.': '受信側がメッセージを拒否しました。',
  'Test: {title}': 'テスト：{title}',
  Example: '例',
  'Answers were shortened. All of them are in the submission.':
    '一部の回答を省略しました。全文は回答の画面にあります。',
  'Enter the address of an incoming webhook of Slack: https://hooks.slack.com/services/…':
    'Slack の Incoming Webhook のアドレスを入力してください：https://hooks.slack.com/services/…',
  'Only a webhook of one form can have a condition': '条件を付けられるのは、1つのフォームのWebhookだけです',
  'Name the channel of this sender': 'この送信先のチャネルを指定してください',
  'This sender has no secret that signs': 'この送信先には署名用のシークレットがありません',
  'Enter the address of a webhook of Discord: https://discord.com/api/webhooks/…':
    'Discord の Webhook のアドレスを入力してください：https://discord.com/api/webhooks/…',
  'Enter the address of a workflow of Teams that starts at a webhook':
    'Webhook で始まる Teams のワークフローのアドレスを入力してください',
  'A header has no such name, or it is set already': 'その名前のヘッダーは使えないか、すでに設定されています',
  'The body is no JSON: put each {{name}} into quotes':
    '本文が JSON ではありません。各 {{name}} を引用符で囲んでください',
  'Please answer: {title}': 'ご回答のお願い: {title}',
  'Hello {name},\n\nwe would like to hear from you. Please answer “{title}” by your own link:\n\n{link}\n\nThank you!':
    '{name} 様\n\nご意見をお聞かせください。次の専用リンクから「{title}」にご回答ください。\n\n{link}\n\nよろしくお願いいたします。',
  '{email} will no longer get invitations and reminders to “{title}”.':
    '{email} に「{title}」の招待とリマインダーは今後届きません。',
  'You get no more mails about this form. The link you have still works.':
    'このフォームに関するメールは今後届きません。お持ちのリンクは引き続き使えます。',
  'Reminder: {subject}': 'リマインダー: {subject}',
  'Open the form': 'フォームを開く',
  'This link is yours alone and takes one answer. Please do not pass it on.':
    'このリンクはあなた専用で、回答は 1 回です。転送しないでください。',
  'Your answer is anonymous: nothing that is stored says whose it is. You may get a reminder although you have answered.':
    '回答は匿名です。保存される情報から誰の回答かはわかりません。回答済みでもリマインダーが届くことがあります。',
  'No more mails about “{title}”': '「{title}」に関するメールを停止',
  'This form asks you to sign in. Open it on its own page.':
    'このフォームにはサインインが必要です。フォーム自身のページを開いてください。',
  'A form asks for a password or for a sign-in, not for both':
    'フォームが求められるのはパスワードかサインインのどちらか一方です',
  'This form needs a password. Open it on its own page to enter it.':
    'このフォームにはパスワードが必要です。フォーム自身のページを開いて入力してください。',
  'This form is for invited people. Open it by the link in your invitation.':
    'このフォームは招待された方専用です。招待状のリンクから開いてください。',
  'This invitation has been answered already. Each takes one answer.':
    'この招待にはすでに回答されています。回答は招待ごとに 1 回です。',
  'Nobody is invited to this form yet. Save the invitation first.':
    'このフォームにはまだ誰も招待されていません。先に招待を保存してください。',
  'The links of an anonymous list are known to its people alone.':
    '匿名リストのリンクを知っているのは、招待された方だけです。',
  'This person is not on the list.': 'この方はリストにいません。',
  'A list with people on it cannot become anonymous, or stop being it.':
    'すでに人がいるリストを匿名にすること、匿名でなくすることはできません。',
};
