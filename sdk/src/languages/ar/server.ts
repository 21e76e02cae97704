import type { ServerTexts } from '../../model/texts/textTypes.ts';

export const server: ServerTexts = {
  '1 new submission: {title}': 'رد جديد واحد: {title}',
  'A block needs at least one field.': 'تحتاج الكتلة إلى حقل واحد على الأقل.',
  'A client with this email already exists': 'يوجد عميل بهذا البريد بالفعل',
  'A file sent with “{title}” has been waiting for its check for over an hour.':
    'ملف أُرسل مع «{title}» ينتظر فحصه منذ أكثر من ساعة.',
  'A form can have at most 10 notification emails': 'للنموذج 10 عناوين إشعار على الأكثر',
  'A form can have at most 10 webhooks': 'للنموذج 10 Webhooks على الأكثر',
  'A form is shared with one client. Put the forms into a folder to share them with several.':
    'يُشارك النموذج مع عميل واحد. ضع النماذج في مجلد لمشاركتها مع عدة عملاء.',
  'A key that sees some answers can only read submissions and subscribe hooks':
    'المفتاح الذي يرى بعض الإجابات يمكنه قراءة الردود والاشتراك في hooks فقط',
  'A locked field needs an answer.': 'يحتاج الحقل المقفل إلى إجابة.',
  'A new account needs your approval': 'حساب جديد ينتظر موافقتك',
  'A passkey was added: {name}': 'تمت إضافة مفتاح مرور: {name}',
  'A passkey was removed.': 'تمت إزالة مفتاح مرور.',
  'A recovery code was used to sign in. It works no more.':
    'استُخدم رمز استرداد لتسجيل الدخول، ولم يعد صالحًا.',
  'API key not found': 'لم يتم العثور على مفتاح API',
  'Accept invitation': 'قبول الدعوة',
  'Access was requested more than once with this email address. To confirm that it is yours, please choose a password.':
    'طُلب الوصول أكثر من مرة بهذا البريد الإلكتروني. لتأكيد أنه لك، يرجى اختيار كلمة مرور.',
  'Account not found': 'لم يتم العثور على الحساب',
  'Account temporarily locked. Please try again in 15 minutes.':
    'الحساب مقفل مؤقتًا. حاول مرة أخرى بعد 15 دقيقة.',
  'Addresses are kept in the clear': 'تُحفظ العناوين كنص صريح',
  'After you confirm it, an administrator approves your account.':
    'بعد التأكيد سيوافق أحد المسؤولين على حسابك.',
  'All submissions of “{title}”: {count}.': 'جميع الردود على «{title}»: {count}.',
  'An Excel sheet holds at most 1,048,575 submissions. Export as CSV instead.':
    'تتسع ورقة Excel لـ 1,048,575 ردًا على الأكثر. صدّر بصيغة CSV بدلًا منها.',
  'An account needs an owner. Make somebody else an owner first.':
    'يحتاج الحساب إلى مالك. عيِّن شخصًا آخر مالكًا أولًا.',
  'An account was requested more than once with this email address. To confirm that it is yours, please choose a password.':
    'طُلب حساب أكثر من مرة بهذا البريد الإلكتروني. لتأكيد أنه لك، يرجى اختيار كلمة مرور.',
  'An administrator approved your account. You can sign in now.':
    'وافق أحد المسؤولين على حسابك. يمكنك تسجيل الدخول الآن.',
  'An administrator will review your request. We will email you when you can sign in.':
    'سيراجع أحد المسؤولين طلبك. سنرسل إليك رسالة عندما يمكنك تسجيل الدخول.',
  'An authenticator app was set up.': 'تم إعداد تطبيق مصادقة.',
  'An unexpected error occurred': 'حدث خطأ غير متوقع',
  'Another account has this email.': 'هذا البريد مستخدم في حساب آخر.',
  'Another of your bulk actions is just starting. Try again in a moment.':
    'يجري الآن بدء إجراء جماعي آخر لك. حاول مرة أخرى بعد لحظات.',
  'Another of your exports is just starting. Try again in a moment.':
    'يجري الآن بدء تصدير آخر لك. حاول مرة أخرى بعد لحظات.',
  'Another sender of this account already writes to this table.':
    'مرسِل آخر في هذا الحساب يكتب بالفعل في هذا الجدول.',
  'Another status has this name': 'هناك حالة أخرى بهذا الاسم',
  'Block not found': 'الكتلة غير موجودة',
  'Brand not found': 'العلامة غير موجودة',
  Browser: 'المتصفح',
  'Built-in proof of work': 'إثبات عمل مدمج',
  'CAPTCHA verification failed. Please try again.': 'فشل التحقق من CAPTCHA. حاول مرة أخرى.',
  'Category is required': 'الفئة مطلوبة',
  'Cells of the table are protected. Let the account of the key edit them.':
    'بعض خلايا الجدول محمية. اسمح لحساب المفتاح بتعديلها.',
  'Choose a day in the future': 'اختر يومًا في المستقبل',
  'Choose a folder or a form.': 'اختر مجلدًا أو نموذجًا.',
  'Choose a password': 'اختيار كلمة مرور',
  'Choose a password other than the one you were given.': 'اختر كلمة مرور غير التي أُعطيت لك.',
  'Choose a time in the future.': 'اختر وقتًا في المستقبل.',
  'Choose at least one folder or form.': 'اختر مجلدًا أو نموذجًا واحدًا على الأقل.',
  'Choose at least one form': 'اختر نموذجًا واحدًا على الأقل',
  'Choose at least one question': 'اختر سؤالًا واحدًا على الأقل',
  'Choose at least one scope': 'اختر صلاحية واحدة على الأقل',
  'Choose one form to choose its fields': 'اختر نموذجًا واحدًا لاختيار حقوله',
  'Choose these questions as well.': 'اختر هذه الأسئلة أيضًا.',
  'Client not found': 'العميل غير موجود',
  'Comment not found': 'التعليق غير موجود',
  Confirm: 'تأكيد',
  'Confirm email address': 'تأكيد البريد الإلكتروني',
  'Confirm new email address': 'تأكيد العنوان الجديد',
  'Confirm that you want these emails': 'أكِّد رغبتك في تلقي هذه الرسائل',
  'Confirm your email address': 'أكِّد عنوان بريدك الإلكتروني',
  'Confirm your new email address': 'أكِّد عنوان بريدك الإلكتروني الجديد',
  'Contact us': 'اتصل بنا',
  'Current password is incorrect': 'كلمة المرور الحالية غير صحيحة',
  'Delivery not found': 'عملية التسليم غير موجودة',
  'Download file': 'تنزيل الملف',
  Email: 'البريد الإلكتروني',
  'Email address is too long': 'عنوان البريد الإلكتروني طويل جدًا',
  'Email address not found': 'عنوان البريد غير موجود',
  'Email contains invalid characters': 'يحتوي البريد الإلكتروني على أحرف غير صالحة',
  'Email is required': 'البريد الإلكتروني مطلوب',
  'Email not found': 'الرسالة غير موجودة',
  'Email validation failed: {reason}': 'لم يُقبل البريد الإلكتروني: {reason}',
  'Enter a name': 'أدخل اسمًا',
  'Export not found': 'ملف التصدير غير موجود',
  'File is too large': 'الملف كبير جدًا',
  'File not found': 'الملف غير موجود',
  'File type is not allowed': 'نوع الملف غير مسموح به',
  'Files are still being checked: {title}': 'لا تزال الملفات قيد الفحص: {title}',
  'Folder not found': 'المجلد غير موجود',
  'Form limit reached': 'بلغت حد النماذج',
  'Form not found or not published': 'النموذج غير موجود أو غير منشور',
  'Forms can be assigned to approved users only.': 'لا يمكن تعيين النماذج إلا لمستخدمين تمت الموافقة عليهم.',
  'Get these mails?': 'هل تريد تلقي هذه الرسائل؟',
  'If this was not you, contact your administrator now.': 'إذا لم تكن أنت، فاتصل بالمسؤول الآن.',
  'If this was not you, ignore this email.': 'إذا لم تكن أنت، فتجاهل هذه الرسالة.',
  'If this was not you, set a new password now and contact the person who gave you access.':
    'إذا لم تكن أنت، فعيِّن كلمة مرور جديدة الآن واتصل بمن منحك الوصول.',
  'If this was not you, set a new password now and contact your administrator.':
    'إذا لم تكن أنت، فعيِّن كلمة مرور جديدة الآن واتصل بالمسؤول.',
  'Invalid URL format': 'تنسيق الرابط غير صالح',
  'Invalid email format': 'تنسيق البريد الإلكتروني غير صالح',
  'Invalid login credentials': 'بيانات الدخول غير صحيحة',
  'Invitation not found': 'لم يتم العثور على الدعوة',
  'It is incomplete or too old. Open the link in the newest mail.':
    'الرابط غير مكتمل أو قديم جدًا. افتح الرابط الموجود في أحدث رسالة.',
  'Kept as keyed hashes that change daily': 'تُحفظ كبصمات بمفتاح تتغير يوميًا',
  'Last run less than an hour ago, submissions removed: {count}':
    'آخر تشغيل منذ أقل من ساعة، الردود المحذوفة: {count}',
  'Last run {hours} hours ago, submissions removed: {count}':
    'آخر تشغيل منذ {hours} ساعة، الردود المحذوفة: {count}',
  'Locked for 15 minutes after 5 failures': 'قفل لمدة 15 دقيقة بعد 5 محاولات فاشلة',
  'Mails are handed to the mail server': 'تُسلَّم الرسائل إلى خادم البريد',
  'Mails that could not be delivered: {count}': 'رسائل تعذّر تسليمها: {count}',
  'Maximum of 5 email addresses reached': 'بلغت الحد الأقصى: 5 عناوين بريد',
  Message: 'الرسالة',
  'Message is required': 'الرسالة مطلوبة',
  'Message not found': 'الرسالة غير موجودة',
  'Name is required': 'الاسم مطلوب',
  'This address is taken. Choose another one.': 'هذا العنوان مستخدم. اختر عنوانًا آخر.',
  'Use letters or digits.': 'استخدم حروفًا أو أرقامًا.',
  'The form must open before it closes.': 'يجب أن يُفتح النموذج قبل أن يُغلق.',
  'You have a place: {title}': 'أصبح لديك مكان: {title}',
  'A place became free, and you were next on the waiting list of “{title}”. It is yours now.':
    'توفر مكان، وكنت التالي في قائمة انتظار «{title}». إنه لك الآن.',
  'New message: {title}': 'رسالة جديدة: {title}',
  'New recovery codes were made. The old ones no longer work.':
    'تم إنشاء رموز استرداد جديدة. لم تعد القديمة تعمل.',
  'Answers changed: {title}': 'تغيّرت الإجابات: {title}',
  'Submission withdrawn: {title}': 'سُحب الرد: {title}',
  'Submission restored: {title}': 'استُعيد الرد: {title}',
  'Changed by the visitor': 'غيّرها الزائر',
  'Changed by {name}': 'غيّرها {name}',
  'New submission: {title}': 'رد جديد: {title}',
  'Paste the whole JSON file of the key of a service account.': 'ألصق ملف JSON الكامل لمفتاح حساب خدمة.',
  'Person not found': 'لم يتم العثور على الشخص',
  'The Google Sheets API is switched off in the project of the key. Switch it on.':
    'واجهة Google Sheets API معطّلة في مشروع المفتاح. فعّلها.',
  'The column “Submission” was removed from the table. Undo that, or choose another sheet.':
    'أُزيل العمود «Submission» من الجدول. تراجع عن ذلك أو اختر ورقة أخرى.',
  'The readers you chose can’t read comments here. Choose other readers.':
    'لا يمكن للقراء الذين اخترتهم قراءة التعليقات هنا. اختر غيرهم.',
  'No email address found in this submission': 'لا يوجد عنوان بريد إلكتروني في هذا الرد',
  'No mail server is set up.': 'لا يوجد خادم بريد.',
  'No mail server. Mails that wait in the outbox: {count}':
    'لا يوجد خادم بريد. الرسائل المنتظرة في صندوق الصادر: {count}',
  'No submission is lost. Files can be downloaded as soon as the virus scanner and the file storage answer again; whoever runs this platform should look at both.':
    'لم تُفقد أي إجابة. يمكن تنزيل الملفات حالما يستجيب فاحص الفيروسات ومخزن الملفات من جديد؛ وعلى من يدير هذه المنصة أن يتحقق من كليهما.',
  'No submissions to export': 'لا توجد ردود لتصديرها',
  'Not required for administrators': 'غير مطلوب من المشرفين',
  'Note not found': 'الملاحظة غير موجودة',
  On: 'مفعّل',
  'One of these questions can’t be shared.': 'لا يمكن مشاركة أحد هذه الأسئلة.',
  'Only HTTP and HTTPS URLs are allowed': 'يُسمح بروابط HTTP و HTTPS فقط',
  'Several senders of this kind have this name': 'توجد عدة جهات إرسال من هذا النوع بهذا الاسم',
  'Only HTTPS URLs are allowed': 'يُسمح بروابط HTTPS فقط',
  'The table is full. Make room, or choose another.': 'الجدول ممتلئ. أفسح مكانًا أو اختر جدولًا آخر.',
  'The table is not shared with the account of the key or token. Share it again.':
    'الجدول غير مشارك مع حساب المفتاح أو الرمز. شاركه من جديد.',
  'The table was deleted, or is no longer shared. Restore it, or choose another.':
    'حُذف الجدول أو لم يعد مشاركًا. استعده أو اختر جدولًا آخر.',
  'The token may not add columns to the table. Allow it, or add them by hand.':
    'لا يحق للرمز إضافة أعمدة إلى الجدول. اسمح بذلك أو أضفها يدويًا.',
  'This address already has an account. Sign in to accept the invitation.':
    'لهذا العنوان حساب بالفعل. سجِّل الدخول لقبول الدعوة.',
  'This invitation is for another email address. Sign in with that address to accept it.':
    'هذه الدعوة موجَّهة إلى عنوان بريد إلكتروني آخر. سجِّل الدخول بذلك العنوان لقبولها.',
  'This invitation was used, has ended or has expired. Ask for a new one.':
    'استُخدمت هذه الدعوة أو أُنهيت أو انتهت صلاحيتها. اطلب دعوة جديدة.',
  'This link works once and for seven days. If you do not expect it, ignore this email.':
    'يعمل هذا الرابط مرة واحدة ولمدة سبعة أيام. إذا لم تكن تتوقعه، فتجاهل هذه الرسالة.',
  'This needs an API key. Send one as Authorization: Bearer.':
    'يتطلب هذا مفتاح API. أرسله في Authorization: Bearer.',
  'This cursor does not belong to this list. Begin without one.':
    'لا ينتمي هذا المؤشر إلى هذه القائمة. ابدأ بدون مؤشر.',
  'This Idempotency-Key was already used for another request.': 'سبق استخدام Idempotency-Key هذا لطلب آخر.',
  'A request with this Idempotency-Key is still running. Try again in a moment.':
    'لا يزال طلب بمفتاح Idempotency-Key هذا قيد التنفيذ. حاول مرة أخرى بعد لحظات.',
  'Name the state that you have read: send its ETag as If-Match.':
    'حدّد الحالة التي قرأتها: أرسل ETag الخاص بها في If-Match.',
  'No state can be named here. Send the request without If-Match.':
    'لا يمكن تحديد حالة هنا. أرسل الطلب بدون If-Match.',
  'This has changed since you read it.': 'لقد تغيّر هذا منذ أن قرأته.',
  'This form has no draft.': 'لا توجد مسودة لهذا النموذج.',
  'This API key is not valid.': 'مفتاح API هذا غير صالح.',
  'This API key lacks the scope {scope}.': 'ينقص مفتاح API هذا الإذن {scope}.',
  'This is outside the limits of this API key.': 'هذا خارج حدود مفتاح API هذا.',
  'This API key sees some answers only. Choose one form.':
    'يرى مفتاح API هذا بعض الإجابات فقط. اختر نموذجًا واحدًا.',
  'A legal hold keeps {count} of these submissions. Lift it before you delete them.':
    'يحفظ حجز قانوني {count} من هذه الردود. ارفعه قبل حذفها.',
  'Type a whole address, at least 7 digits of a number, or at least 3 letters.':
    'اكتب عنوانًا كاملًا، أو 7 أرقام على الأقل من رقم، أو 3 أحرف على الأقل.',
  'More than {count} submissions match. Search for something more exact.':
    'يتطابق أكثر من {count} من الردود. ابحث عن شيء أدق.',
  'What was found has changed. Look at it again.': 'تغيّر ما عُثر عليه. راجعه مرة أخرى.',
  'A legal hold keeps something of this person. Lift it, or leave those submissions out.':
    'يحفظ حجز قانوني بيانات لهذا الشخص. ارفعه أو استثنِ تلك الردود.',
  'Nothing of this person is stored.': 'لا شيء مخزّن عن هذا الشخص.',
  'Erasure not found': 'لم يُعثر على المحو',
  'Another erasure is still running. Wait until it is done.': 'محو آخر ما زال جاريًا. انتظر حتى ينتهي.',
  'Hold not found': 'لم يُعثر على الحجز',
  'This bulk change can’t be undone.': 'لا يمكن التراجع عن هذا التغيير الجماعي.',
  'Open the dashboard': 'فتح لوحة التحكم',
  'Open this link in the browser you want to use. You can then sign in there right away.':
    'افتح هذا الرابط في المتصفح الذي تريد استخدامه. يمكنك بعدها تسجيل الدخول فيه فورًا.',
  'Open user approvals': 'فتح طلبات الموافقة',
  'Open your portal': 'فتح البوابة',
  'Passkey not found': 'مفتاح المرور غير موجود',
  'Password is required': 'كلمة المرور مطلوبة',
  'Password is too close to your name, your address or the name of this platform':
    'كلمة المرور قريبة جدًا من اسمك أو عنوانك أو اسم هذه المنصة',
  'Password is too common': 'كلمة المرور شائعة جدًا',
  'Password is too long': 'كلمة المرور طويلة جدًا',
  'Password must be at least 8 characters long': 'يجب ألا تقل كلمة المرور عن 8 أحرف',
  'Password must contain at least one digit': 'يجب أن تحتوي كلمة المرور على رقم واحد على الأقل',
  'Password must contain at least one lowercase letter':
    'يجب أن تحتوي كلمة المرور على حرف صغير واحد على الأقل',
  'Password must contain at least one special character':
    'يجب أن تحتوي كلمة المرور على رمز خاص واحد على الأقل',
  'Password must contain at least one uppercase letter':
    'يجب أن تحتوي كلمة المرور على حرف كبير واحد على الأقل',
  'Password validation failed: {reason}': 'لم تُقبل كلمة المرور: {reason}',
  'Please complete the CAPTCHA verification': 'يرجى إكمال التحقق',
  'Please confirm that this is your email address.': 'يرجى تأكيد أن هذا عنوان بريدك الإلكتروني.',
  'Please confirm this address. You then sign in with it.':
    'يرجى تأكيد هذا العنوان. ستسجِّل الدخول به بعد ذلك.',
  'Please confirm your email address before signing in.': 'يرجى تأكيد بريدك الإلكتروني قبل تسجيل الدخول.',
  'Please enter a name': 'يرجى إدخال اسم',
  'Please enter a subject': 'يرجى إدخال موضوع',
  'Please enter a text': 'يرجى إدخال نص',
  'Please enter a valid email address': 'يرجى إدخال عنوان بريد إلكتروني صحيح',
  'Please enter an email address': 'يرجى إدخال عنوان بريد إلكتروني',
  'Please enter the address of a website, like https://example.com':
    'يرجى إدخال عنوان موقع، مثل https://example.com',
  'Please sign in.': 'يرجى تسجيل الدخول.',
  'Private and local URLs are not allowed': 'الروابط الخاصة والمحلية غير مسموح بها',
  Received: 'تاريخ الاستلام',
  'Replies need a mail server. Ask your administrator to connect one.':
    'يتطلب الرد خادم بريد. اطلب من المسؤول ربط خادم.',
  'Reply template not found': 'قالب الرد غير موجود',
  'Reply to this email to answer them.': 'ردَّ على هذه الرسالة للإجابة.',
  'Requests from other websites are not allowed.': 'الطلبات من مواقع أخرى غير مسموح بها.',
  'Required for administrators': 'مطلوب من المشرفين',
  'Required for every user': 'مطلوب من كل مستخدم',
  'Reset your password': 'إعادة تعيين كلمة المرور',
  'Runs every day; not yet since the start': 'يعمل يوميًا؛ لم يعمل بعد منذ البدء',
  'Security settings': 'إعدادات الأمان',
  'Sent from': 'أُرسل من',
  'Session not found': 'الجلسة غير موجودة',
  'Set a new password': 'تعيين كلمة مرور جديدة',
  'Set up two-step sign-in to continue.': 'أعدّ الدخول بخطوتين للمتابعة.',
  'Shown: the newest {shown} of {count}.': 'المعروض: أحدث {shown} من أصل {count}.',
  'Sign in': 'تسجيل الدخول',
  'Sign in again, then choose a password within ten minutes.':
    'سجّل الدخول مرة أخرى، ثم اختر كلمة مرور خلال عشر دقائق.',
  'Sign in while your account is locked': 'سجِّل الدخول بينما حسابك مقفل',
  Somebody: 'شخص ما',
  'Somebody else is changing this form as well.': 'هناك شخص آخر يعدِّل هذا النموذج أيضًا.',
  'Someone entered wrong passwords for your account, so sign-in is locked for 15 minutes.':
    'أدخل شخص ما كلمات مرور خاطئة لحسابك، لذلك أُقفل تسجيل الدخول لمدة 15 دقيقة.',
  'Someone submitted “{title}” on {time}.': 'أرسل شخص ما «{title}»: {time}.',
  'Someone, probably you, requested a new password for your account.':
    'طلب شخص ما، وغالبًا أنت، كلمة مرور جديدة لحسابك.',
  'Someone, probably you, requested access with this email address. You already have an account, so nothing changed.':
    'طلب شخص ما، وغالبًا أنت، الوصول بهذا البريد الإلكتروني. لديك حساب بالفعل، لذلك لم يتغير شيء.',
  'Someone, probably you, requested an account with this email address. You already have one, so nothing changed.':
    'طلب شخص ما، وغالبًا أنت، حسابًا بهذا البريد الإلكتروني. لديك حساب بالفعل، لذلك لم يتغير شيء.',
  'Start setting up the authenticator app first.': 'ابدأ إعداد تطبيق المصادقة أولًا.',
  'Status not found': 'الحالة غير موجودة',
  'Stop these mails': 'إيقاف هذه الرسائل',
  'Stop these mails?': 'هل تريد إيقاف هذه الرسائل؟',
  'Subject is required': 'الموضوع مطلوب',
  'Submission not found': 'الرد غير موجود',
  'Another submission has the same value by now. This form takes one response for each.':
    'لدى إرسال آخر القيمة نفسها الآن. يقبل هذا النموذج ردًا واحدًا لكل قيمة.',
  'Submissions of this form are not shared with you.': 'الردود على هذا النموذج غير مشتركة معك.',
  'Submissions of “{title}” from {from} to {to}: {count}.':
    'الردود على «{title}» من {from} إلى {to}: {count}.',
  'Switched off in the platform settings': 'موقوف في إعدادات المنصة',
  'Template not found': 'القالب غير موجود',
  'Text contains invalid characters': 'يحتوي النص على أحرف غير صالحة',
  'Text contains potentially dangerous content': 'يحتوي النص على محتوى قد يكون خطيرًا',
  'Text must be less than {maximum} characters': 'يجب أن يقل النص عن {maximum} حرفًا',
  'The PDF of this submission is not attached: it is too large, or could not be made.':
    'ملف PDF لهذا الرد غير مرفق: حجمه كبير جدًا أو تعذّر إنشاؤه.',
  'The address has not been confirmed yet.': 'لم يتم تأكيد العنوان بعد.',
  'The authenticator app was turned off.': 'تم إيقاف تطبيق المصادقة.',
  'The file is not ready yet.': 'الملف غير جاهز بعد.',
  'The form could not be saved as it is.': 'تعذَّر حفظ النموذج كما هو.',
  'The form has settings that are not known here. Correct their names or leave them out.':
    'يحتوي النموذج على إعدادات غير معروفة هنا. صحِّح أسماءها أو احذفها.',
  'The link works for three days, for as long as you can read the form’s submissions. Whoever has it can download the file.':
    'يعمل الرابط لمدة ثلاثة أيام ما دمت تستطيع قراءة ردود النموذج. ويمكن لكل من لديه الرابط تنزيل الملف.',
  'The password of your account was just changed, and every browser was signed out.':
    'تم للتو تغيير كلمة مرور حسابك، وتم تسجيل الخروج من كل المتصفحات.',
  'The password of your account was just changed, and every other browser was signed out.':
    'تم للتو تغيير كلمة مرور حسابك، وتم تسجيل الخروج من كل المتصفحات الأخرى.',
  'The platform is reached by https': 'يتم الوصول إلى المنصة عبر https',
  'The platform is reached by plain http': 'يتم الوصول إلى المنصة عبر http غير مشفّر',
  'The recipient stopped these mails.': 'أوقف المستلم هذه الرسائل.',
  'The request is too large.': 'الطلب كبير جدًا.',
  'The service is busy. Please try again in a moment.': 'الخدمة مشغولة. حاول مجددًا بعد لحظات.',
  'There are too many templates. Remove one first.': 'هناك قوالب كثيرة جدًا. أزل واحدًا أولًا.',
  'There is no web page at this address.': 'لا توجد صفحة ويب في هذا العنوان.',
  'These mails have stopped': 'تم إيقاف هذه الرسائل',
  'This address can’t receive mail.': 'لا يمكن لهذا العنوان استقبال البريد.',
  'This PDF is too large to create. Choose a shorter period or fewer questions.':
    'ملف PDF هذا كبير جدًا. اختر فترة أقصر أو أسئلة أقل.',
  'This account has sent as many mails of this kind as one may send in a day.':
    'أرسل هذا الحساب الحد الأقصى اليومي من هذا النوع من الرسائل.',
  'This address has had as many mails of this kind as one may have. Try again tomorrow.':
    'تلقى هذا العنوان الحد الأقصى من هذا النوع من الرسائل. حاول مجددًا غدًا.',
  'This bulk change doesn’t exist.': 'هذا التغيير الجماعي غير موجود.',
  'Nobody has confirmed this address by mail yet. An administrator of the platform can reset the client’s password by mail first.':
    'لم يؤكد أحد هذا العنوان بالبريد بعد. يمكن لمسؤول المنصة إعادة تعيين كلمة مرور العميل بالبريد أولًا.',
  'The rules are set by the environment of this installation.': 'القواعد محددة في بيئة هذا التثبيت.',
  'Choose an account, and a folder of it.': 'اختر حسابًا ومجلدًا فيه.',
  'Enter a group or a domain': 'أدخل مجموعة أو نطاقًا',
  'Enter the name of the claim': 'أدخل اسم المطالبة (claim)',
  'In a folder one is editor, responder or viewer.': 'في المجلد يكون الدور محرِّرًا أو مُجيبًا أو قارئًا.',
  'This client has accepted the invitation already.': 'قَبِل هذا العميل الدعوة بالفعل.',
  'This client hasn’t confirmed their email address yet.': 'لم يؤكد هذا العميل بريده الإلكتروني بعد.',
  'This code is not valid.': 'هذا الرمز غير صالح.',
  'This email is already in the notification list': 'هذا البريد موجود في قائمة الإشعارات بالفعل',
  'This email is on hold.': 'هذه الرسالة معلَّقة.',
  'This email was already sent and its text removed, so it can’t be sent again.':
    'أُرسلت هذه الرسالة وأُزيل نصها، لذا لا يمكن إرسالها مجددًا.',
  'This field does not take this answer from a link.': 'لا يقبل هذا الحقل هذه الإجابة من رابط.',
  'This file cannot be accepted here.': 'لا يمكن قبول هذا الملف هنا.',
  'This file contains more than the image. Save the image again and upload the new file.':
    'يحتوي هذا الملف على أكثر من الصورة. احفظ الصورة مجددًا وارفع الملف الجديد.',
  'This file can’t be opened': 'لا يمكن فتح هذا الملف',
  Documentation: 'التوثيق',
  'The documentation is being built, which takes a minute or two. This page then shows it by itself.':
    'يجري إنشاء التوثيق، ويستغرق ذلك دقيقة أو دقيقتين. ستعرضه هذه الصفحة بعد ذلك من تلقاء نفسها.',
  'The documentation could not be built: {reason}': 'تعذّر إنشاء التوثيق: {reason}',
  'The documentation is not part of this installation. “npm run docs” builds it.':
    'التوثيق ليس جزءًا من هذا التثبيت. يُنشئه الأمر «npm run docs».',
  'This file is being checked. Please try again in a minute.': 'يجري فحص هذا الملف. يرجى المحاولة بعد دقيقة.',
  'This file is empty.': 'هذا الملف فارغ.',
  'This file is too large.': 'هذا الملف كبير جدًا.',
  'This address is local or in a private network. To allow it, add its host to INLAY_ALLOWED_HOSTS on the server.':
    'هذا العنوان محلي أو ضمن شبكة خاصة. للسماح به، أضف مضيفه إلى INLAY_ALLOWED_HOSTS على الخادم.',
  'This file was not what its name said, so it was not kept.': 'لم يكن هذا الملف كما يدل اسمه، لذلك لم يُحفظ.',
  'This form is no longer shared with you.': 'لم يعد هذا النموذج مشتركًا معك.',
  'This form cannot take more files right now.': 'لا يمكن لهذا النموذج استقبال ملفات أخرى الآن.',
  'This form can’t be evaluated, because its rules take too long. Please tell its owner. Nothing was stored.':
    'لا يمكن تقييم هذا النموذج لأن قواعده تستغرق وقتًا طويلًا. يُرجى إبلاغ صاحبه. لم يُحفظ شيء.',
  'This form has no email field that an answer could go to.':
    'لا يحتوي هذا النموذج على حقل بريد إلكتروني يمكن الرد عليه.',
  'This form has sent this address as many mails as one may have in a day.':
    'أرسل هذا النموذج إلى هذا العنوان الحد الأقصى اليومي من الرسائل.',
  'This form is assigned to another client.': 'هذا النموذج معيّن لعميل آخر.',
  'The form or its draft has changed since this code was shown. Look at what publishing means now.':
    'تغيّر النموذج أو مسودته منذ عرض هذا الرمز. اطّلع على ما يعنيه النشر الآن.',
  'This form was changed elsewhere since you opened it.': 'تغيّر هذا النموذج في مكان آخر منذ أن فتحته.',
  'This image is animated. Upload a still image.': 'هذه الصورة متحركة. ارفع صورة ثابتة.',
  'This image is damaged or incomplete. Save it again and upload the new file.':
    'هذه الصورة تالفة أو ناقصة. احفظها مجددًا وارفع الملف الجديد.',
  'This image is too complex to process. Save it in a simpler form.':
    'هذه الصورة أعقد من أن تُعالج. احفظها بشكل أبسط.',
  'This image is too large. The limit is 40 million pixels.': 'هذه الصورة كبيرة جدًا. الحد 40 مليون بكسل.',
  'This is the test you asked for. Your mail server accepts email from this address.':
    'هذا هو الاختبار الذي طلبته. يقبل خادم بريدك الرسائل من هذا العنوان.',
  'This is your email address already': 'هذا بريدك الإلكتروني بالفعل',
  'This link is invalid or has expired.': 'هذا الرابط غير صالح أو انتهت صلاحيته.',
  'This link is not valid': 'هذا الرابط غير صالح',
  'This link works for 30 days. To not receive them, ignore this email.':
    'يعمل هذا الرابط لمدة 30 يومًا. إذا لم ترغب في تلقيها فتجاهل هذه الرسالة.',
  'This link works once and for 24 hours. If you did not request access, ignore this email.':
    'يعمل هذا الرابط مرة واحدة ولمدة 24 ساعة. إذا لم تطلب الوصول فتجاهل هذه الرسالة.',
  'This link works once and for 24 hours. If you did not request an account, ignore this email.':
    'يعمل هذا الرابط مرة واحدة ولمدة 24 ساعة. إذا لم تطلب حسابًا فتجاهل هذه الرسالة.',
  'This link works once and for 24 hours. If you did not request this, ignore this email.':
    'يعمل هذا الرابط مرة واحدة ولمدة 24 ساعة. إذا لم تطلب ذلك فتجاهل هذه الرسالة.',
  'This link works once and for 7 days. If you did not expect it, ignore this email.':
    'يعمل هذا الرابط مرة واحدة ولمدة 7 أيام. إذا لم تكن تتوقعه فتجاهل هذه الرسالة.',
  'This link works once and for one hour. If this was not you, ignore this email; your password stays the same.':
    'يعمل هذا الرابط مرة واحدة ولمدة ساعة. إذا لم تكن أنت، فتجاهل هذه الرسالة وستبقى كلمة مرورك كما هي.',
  'This link works once and for one hour. If you did not request access, ignore this email.':
    'يعمل هذا الرابط مرة واحدة ولمدة ساعة. إذا لم تطلب الوصول فتجاهل هذه الرسالة.',
  'This link works once and for one hour. If you did not request an account, ignore this email.':
    'يعمل هذا الرابط مرة واحدة ولمدة ساعة. إذا لم تطلب حسابًا فتجاهل هذه الرسالة.',
  'This link works once and for one hour. If you did not request it, ignore this email.':
    'يعمل هذا الرابط مرة واحدة ولمدة ساعة. إذا لم تطلبه فتجاهل هذه الرسالة.',
  'This needs forms of several accounts at once, which is not possible here. Choose one form.':
    'يتطلب هذا نماذج من عدة حسابات معًا، وهو غير ممكن هنا. اختر نموذجًا واحدًا.',
  'This passkey couldn’t be verified.': 'تعذّر التحقق من مفتاح المرور هذا.',
  'This password reset link is invalid or has expired.': 'هذا الرابط غير صالح أو انتهت صلاحيته.',
  'This person already belongs to the account.': 'هذا الشخص ينتمي إلى الحساب بالفعل.',
  'This person can’t be assigned to submissions of this account':
    'لا يمكن إسناد ردود هذا الحساب إلى هذا الشخص',
  'This installation is set up already. Sign in.': 'تم إعداد هذا التثبيت بالفعل. سجّل الدخول.',
  'This set-up link was used or has expired. Restart Inlay to print a new one.':
    'استُخدم رابط الإعداد هذا أو انتهت صلاحيته. أعد تشغيل Inlay لطباعة رابط جديد.',
  'This submission has as many comments as it can hold.': 'بلغ هذا الرد الحد الأقصى من التعليقات.',
  'This submission is too long for a PDF. Export it as a file instead.':
    'هذا الرد أطول من أن يُحفظ بصيغة PDF. صدّره في ملف بدلًا من ذلك.',
  'This submission was sent to this address as often as one may in a day.':
    'أُرسل هذا الرد إلى هذا العنوان الحد الأقصى المسموح به يوميًا.',
  'This time zone is not known.': 'هذه المنطقة الزمنية غير معروفة.',
  'This upload is no longer here.': 'لم يعد هذا الملف المرفوع موجودًا.',
  'This version of the form is no longer kept.': 'لم تعد هذه النسخة من النموذج محفوظة.',
  'This webhook is turned off. Turn it on first.': 'هذا Webhook متوقف. فعّله أولًا.',
  'This website can’t be reached. Check the address.': 'تعذَّر الوصول إلى هذا الموقع. تحقق من العنوان.',
  'This website doesn’t let its page be read.': 'هذا الموقع لا يسمح بقراءة صفحته.',
  'Three of your bulk actions are still running. Wait until one is done.':
    'ثلاثة من إجراءاتك الجماعية لا تزال جارية. انتظر حتى ينتهي أحدها.',
  'Too many attempts. Please try again later.': 'محاولات كثيرة جدًا. حاول مجددًا لاحقًا.',
  'Try again in this browser': 'المحاولة مجددًا في هذا المتصفح',
  'Turn off the authenticator app before you set up another.': 'أوقف تطبيق المصادقة قبل إعداد تطبيق آخر.',
  Turnstile: 'Turnstile',
  'Two-step sign-in was switched off by the person who runs the platform.':
    'أوقف مشغِّل المنصة تسجيل الدخول بخطوتين.',
  'User not found': 'المستخدم غير موجود',
  'View comment': 'عرض التعليق',
  'View form': 'عرض النموذج',
  'View message': 'عرض الرسالة',
  'View not found': 'طريقة العرض غير موجودة',
  'View submission': 'عرض الرد',
  'View submissions': 'عرض الردود',
  'View summary': 'عرض الملخص',
  'Webhook not found': '‏Webhook غير موجود',
  'Welcome! Please confirm that this is your email address.':
    'أهلًا بك! يرجى تأكيد أن هذا عنوان بريدك الإلكتروني.',
  'What a frozen link shows can’t be changed.': 'لا يمكن تغيير ما يعرضه رابط ثابت.',
  'What changed most': 'أكثر ما تغيَّر',
  'You already have access': 'لديك وصول بالفعل',
  'You already have an account': 'لديك حساب بالفعل',
  'You are viewing this portal as the client, so nothing can be changed.':
    'أنت تعرض هذه البوابة بصفة العميل، لذلك لا يمكن تغيير شيء.',
  'You can keep at most 100 blocks. Delete one to save another.':
    'يمكنك الاحتفاظ بـ 100 كتلة على الأكثر. احذف واحدة لحفظ أخرى.',
  'You can keep at most 200 open invitations. End one to send another.':
    'يمكن الاحتفاظ بما لا يزيد على 200 دعوة مفتوحة. أنهِ إحداها لإرسال أخرى.',
  'You can keep at most 50 API keys. End one to make another.':
    'يمكنك الاحتفاظ بما يصل إلى 50 مفتاح API. أنهِ مفتاحًا لإنشاء آخر.',
  'You can keep at most 50 brands. Delete one to add another.':
    'يمكنك الاحتفاظ بـ 50 علامة على الأكثر. احذف واحدة لإضافة أخرى.',
  'You can keep at most 50 templates. Delete one to save another.':
    'يمكنك حفظ 50 قالبًا على الأكثر. احذف واحدًا لحفظ آخر.',
  'You can now see {shared}': 'يمكنك الآن رؤية {shared}',
  'You can read the submissions of this form, but not export them.':
    'يمكنك قراءة الردود على هذا النموذج، دون تصديرها.',
  'You can read these comments, but not write any.': 'يمكنك قراءة هذه التعليقات، لكن لا يمكنك الكتابة.',
  'You can sign in, or reset your password if you forgot it.':
    'يمكنك تسجيل الدخول، أو إعادة تعيين كلمة المرور إن نسيتها.',
  'You can turn them on again in your account.': 'يمكنك تشغيلها مرة أخرى في حسابك.',
  'You can turn them on again in the settings of the form.': 'يمكنك تفعيلها مجددًا من إعدادات النموذج.',
  'You can turn them on again where you export submissions.': 'يمكنك تفعيلها مجددًا من حيث تُصدّر الردود.',
  'You can turn these emails off in your account’s settings.': 'يمكنك إيقاف هذه الرسائل من إعدادات حسابك.',
  'You can’t change the platform owner or your own account here.': 'لا يمكنك هنا تغيير مالك المنصة أو حسابك.',
  'You chose these emails in your portal. You can turn them off there, under Account.':
    'لقد اخترت هذه الرسائل في بوابتك. يمكنك إيقافها هناك ضمن «الحساب».',
  'You do not have access to this.': 'ليس لديك وصول إلى هذا.',
  'You have no password yet. Choose one under Settings, Security.':
    'ليست لديك كلمة مرور بعد. اختر واحدة في الإعدادات، الأمان.',
  'You have saved too many changes within a day. They are not lost: save again tomorrow.':
    'حفظت تغييرات كثيرة جدًا في يوم واحد. لم تُفقد: احفظ مجددًا غدًا.',
  'You now have access and can sign in.': 'لديك الآن وصول ويمكنك تسجيل الدخول.',
  'You received this email because someone entered this address in the form “{title}”. If that was not you, ignore it.':
    'تلقيت هذه الرسالة لأن شخصًا ما أدخل هذا العنوان في النموذج «{title}». إذا لم تكن أنت فتجاهلها.',
  'You received this email because you entered this address in the form “{title}”.':
    'تلقيت هذه الرسالة لأنك أدخلت هذا العنوان في النموذج «{title}».',
  'You will no longer get a mail about “{title}” each Monday.':
    'لن تتلقى بعد الآن رسالة عن «{title}» كل يوم اثنين.',
  'You will no longer get weekly mails about your forms.': 'لن تتلقى بعد الآن رسائل أسبوعية عن نماذجك.',
  'You will no longer get exports of “{title}” by mail.':
    'لن تتلقى بعد الآن ملفات تصدير «{title}» عبر البريد.',
  'You will not receive these emails unless you confirm.': 'لن تتلقى هذه الرسائل ما لم تؤكد ذلك.',
  'Your account has no room for more files.': 'لا تتوفر في حسابك مساحة لمزيد من الملفات.',
  'Your account is active': 'حسابك نشط',
  "Your account is not active yet. You'll receive access once an administrator approves your account.":
    'حسابك غير نشط بعد. ستحصل على الوصول بعد موافقة أحد المسؤولين.',
  "Your account is pending approval. You'll receive access once an administrator approves your account.":
    'حسابك في انتظار الموافقة. ستحصل على الوصول بعد موافقة أحد المسؤولين.',
  'Your account now has the email address {newEmail}. This is the last email to the old address.':
    'أصبح بريد حسابك الآن {newEmail}. هذه آخر رسالة إلى العنوان القديم.',
  'Your account was approved': 'تمت الموافقة على حسابك',
  'Your address is confirmed': 'تم تأكيد عنوانك',
  'Your email address was changed': 'تم تغيير عنوان بريدك الإلكتروني',
  'Your export: {title}': 'ملف التصدير: {title}',
  'Your name': 'الاسم',
  'Your other exports are still running. Wait until one is done.':
    'لا تزال عمليات التصدير الأخرى جارية. انتظر حتى تنتهي إحداها.',
  'Your password was changed': 'تم تغيير كلمة مرورك',
  'The model couldn’t be reached. Check its address in the settings.':
    'تعذّر الوصول إلى النموذج اللغوي. تحقق من عنوانه في الإعدادات.',
  'The model didn’t answer within two minutes. Try again, or ask for less at once.':
    'لم يُجب النموذج اللغوي خلال دقيقتين. حاول مرة أخرى أو اطلب أقل في المرة الواحدة.',
  'The model’s server refuses the key. Check it in the settings.':
    'يرفض خادم النموذج اللغوي المفتاح. تحقق منه في الإعدادات.',
  'The model’s server knows no such model or address. Check both in the settings.':
    'لا يعرف الخادم هذا النموذج اللغوي أو هذا العنوان. تحقق من كليهما في الإعدادات.',
  'The model’s server takes no more requests for now. Try again later.':
    'لا يقبل خادم النموذج اللغوي مزيدًا من الطلبات حاليًا. حاول لاحقًا.',
  'The model’s server couldn’t answer. Try again later.': 'تعذّر على خادم النموذج اللغوي الإجابة. حاول لاحقًا.',
  'The model’s answer was too long to be a form.': 'كانت إجابة النموذج اللغوي أطول من أن تكون استمارة.',
  'What answered is no model. Check the address in the settings.':
    'ما أجاب ليس نموذجًا لغويًا. تحقق من العنوان في الإعدادات.',
  'The model declined to write this form.': 'رفض النموذج اللغوي كتابة هذه الاستمارة.',
  'The model’s answer was cut off. Ask for less at once.':
    'انقطعت إجابة النموذج اللغوي. اطلب أقل في المرة الواحدة.',
  'The model didn’t write a form that can be read. Say it in other words, or try again.':
    'لم يكتب النموذج اللغوي استمارة يمكن قراءتها. قلها بكلمات أخرى أو حاول مرة أخرى.',
  'Drafting by a model is turned off.': 'الصياغة بنموذج لغوي متوقفة.',
  'This month’s limit is used up. Whoever manages the account can raise it.':
    'استُنفد حد هذا الشهر. يمكن لمن يدير الحساب رفعه.',
  'The draft couldn’t be written. Try again.': 'تعذّرت كتابة المسودة. حاول مرة أخرى.',
  'You are having a draft written already. Wait for it, or cancel it.':
    'تُكتب لك مسودة بالفعل. انتظرها أو ألغِها.',
  'This draft is gone. Ask for another one.': 'لم تعد هذه المسودة موجودة. اطلب واحدة أخرى.',
  'Enter the key of this server': 'أدخل مفتاح هذا الخادم',
  'Enter the model’s address': 'أدخل عنوان النموذج اللغوي',
  'Enter the model’s name': 'أدخل اسم النموذج اللغوي',
  'Describe the form': 'صِف الاستمارة',
  'Your plan allows 1 form. Request more forms to create another.':
    'تسمح خطتك بنموذج واحد. اطلب المزيد من النماذج لإنشاء نموذج آخر.',
  'Your plan allows {limit} forms. Request more forms to create another.':
    'عدد النماذج التي تسمح بها خطتك: {limit}. اطلب المزيد من النماذج لإنشاء نموذج آخر.',
  'Your role does not allow this. Ask an owner of the account.': 'دورك لا يسمح بذلك. اسأل أحد مالكي الحساب.',
  'Your two-step sign-in was changed': 'تم تغيير تسجيل دخولك بخطوتين',
  'Your week: {title}': 'أسبوعك: {title}',
  hCaptcha: 'hCaptcha',
  '{author} mentioned you: {title}': 'أشار إليك {author}: {title}',
  '{by} invites you to work on the forms of {account}.': 'يدعوك {by} إلى العمل على نماذج {account}.',
  '{by} invites you to work together': 'يدعوك {by} إلى العمل معًا',
  '{count} files sent with “{title}” have been waiting for their check for over an hour.':
    'ملفات أُرسلت مع «{title}» وعددها {count} تنتظر فحصها منذ أكثر من ساعة.',
  '{count} new submissions: {title}': 'ردود جديدة ({count}): {title}',
  '1 new comment: {title}': 'تعليق جديد واحد: {title}',
  '{count} new comments: {title}': 'تعليقات جديدة ({count}): {title}',
  'Clients commented on submissions of “{title}”.': 'علّق عملاء على ردود «{title}».',
  '{email} is no longer notified. The owner of the form can turn it on again.':
    'لم يعد {email} يتلقى إشعارات. يمكن لمالك النموذج تفعيلها مجددًا.',
  '{email} is not an email address.': '‏{email} ليس عنوان بريد إلكتروني.',
  '{email} will be notified about new submissions.': 'سيتلقى {email} إشعارات بالردود الجديدة.',
  '{email} will no longer be notified about submissions of any form of this account.':
    'لن يتلقى {email} إشعارات بعد الآن بشأن الردود على أي نموذج في هذا الحساب.',
  '{email} will no longer be notified about submissions of “{title}”.':
    'لن يتلقى {email} إشعارات بعد الآن بشأن الردود على «{title}».',
  '{file}, with submissions of “{title}”.': '{file}، ويتضمن ردودًا على «{title}».',
  '{name} ({email}) wrote:': 'كتب {name} ({email}):',
  '{owner} wants to notify you at this address when someone submits one of their forms.':
    'يريد {owner} إشعارك على هذا العنوان عندما يرسل شخص أحد نماذجه.',
  '{owner} wants to notify {email} when somebody fills in one of their forms.':
    'يريد {owner} إشعار {email} عندما يملأ أحد ما نموذجًا من نماذجه.',
  '{person} confirmed their email address and is waiting for your approval.':
    'أكَّد {person} عنوان بريده الإلكتروني وينتظر موافقتك.',
  '{platform} can send email': 'يمكن لـ {platform} إرسال البريد',
  '{by} shared {shared} with you. Choose a password to see it in your portal.':
    'شارك {by} معك {shared}. اختر كلمة مرور لرؤيته في بوابتك.',
  '{by} shared {shared} with you. You will find it in your portal.':
    'شارك {by} معك {shared}. ستجده في بوابتك.',
  '“{title}” from {from} to {to}, beside the week before.':
    '«{title}» من {from} إلى {to}، مقارنةً بالأسبوع السابق.',
  '“{title}” has new submissions.': 'هناك ردود جديدة على «{title}».',
  '“{title}” received many submissions in a short time, so this email lists several of them.':
    'تلقى «{title}» ردودًا كثيرة في وقت قصير، لذلك تجمع هذه الرسالة عدة ردود.',
  'No export: {title}': 'تعذّر التصدير: {title}',
  'The recurring export of “{title}” could not be made.': 'تعذّر إنشاء ملف التصدير الدوري لـ«{title}».',
  'The schedule is paused. Resume or replace it where you export submissions.':
    'الجدولة متوقفة مؤقتًا. استأنفها أو استبدلها حيث تصدّر الردود.',
  'The file could not be written.': 'تعذّرت كتابة الملف.',
  'The receiver took too long': 'استغرق المستقبِل وقتًا أطول من اللازم',
  'The webhook is switched off': '‏Webhook متوقف',
  'The receiver answered 410: it wants no more of these.': 'أجاب المستقبِل بالرمز 410: لا يريد المزيد منها.',
  'A webhook was turned off: {title}': 'أُوقف Webhook: {title}',
  'The webhook of “{title}” to {address} was turned off.': 'أُوقف Webhook الخاص بـ«{title}» إلى {address}.',
  'Submissions arrive as before. Turn the webhook on again once its receiver is ready.':
    'تصل الردود كما كانت. أعد تشغيل Webhook عندما يصبح المستقبِل جاهزًا.',
  'View webhooks': 'عرض Webhooks',
  'An account can have at most 10 webhooks for all forms': 'للحساب 10 Webhooks على الأكثر لكل النماذج',
  'The API keys of an account can have at most 100 hooks': 'لمفاتيح API في الحساب 100 hooks على الأكثر',
  'This account already has a webhook with this address': 'لهذا الحساب Webhook بهذا العنوان بالفعل',
  'The API key that subscribed it has ended or lost access.':
    'مفتاح API الذي اشترك به انتهى أو فقد حق الوصول.',
  'All forms': 'كل النماذج',
  'Copied without its secret or credentials. Set them, then turn it on.':
    'نُسخ من دون سره أو بيانات اعتماده. عيّنها ثم شغّله.',
  'This form already has a webhook with this address': 'لهذا النموذج Webhook بهذا العنوان بالفعل',
  'The address is unknown, private, local or reserved': 'العنوان مجهول أو خاص أو محلي أو محجوز',
  'Too many redirects': 'عمليات إعادة توجيه أكثر من اللازم',
  'A file was held back: {title}': 'تم حجز ملف: {title}',
  'Files were held back: {title}': 'تم حجز ملفات: {title}',
  'A file sent with “{title}” was held back: {name}.': 'تم حجز ملف أُرسل مع «{title}»: {name}.',
  '{count} files sent with “{title}” were held back.': 'تم حجز {count} من الملفات المرسلة مع «{title}».',
  'No submission is lost. The submission says why, and until when you can download the file as it was sent.':
    'لم يُفقد أي إرسال. يوضح الإرسال السبب، وإلى متى يمكنك تنزيل الملف كما أُرسل.',
  'Files of this old format can contain programs. Save it as PDF, or in a newer format.':
    'قد تحتوي الملفات بهذا التنسيق القديم على برامج. احفظه بتنسيق PDF أو بتنسيق أحدث.',
  'The content of this file is not what its name says.': 'محتوى هذا الملف لا يطابق اسمه.',
  'This file contains a program, a macro or a second file.':
    'يحتوي هذا الملف على برنامج أو ماكرو أو ملف ثانٍ.',
  'This picture is animated. Add a still picture.': 'هذه الصورة متحركة. أضف صورة ثابتة.',
  'This picture is damaged or incomplete. Save it again and add it.':
    'هذه الصورة تالفة أو غير مكتملة. احفظها من جديد ثم أضفها.',
  'This picture has too many pixels. JPEG photos can have up to 200 million, other pictures 40 million.':
    'عدد وحدات البكسل في هذه الصورة كبير جدًا. يمكن أن تصل صور JPEG إلى 200 مليون والصور الأخرى إلى 40 مليونًا.',
  'Too many files at once. Please try again later.': 'عدد الملفات كبير دفعة واحدة. حاول مرة أخرى لاحقًا.',
  'This file could not be stored right now. Please try again in a minute.':
    'تعذر حفظ هذا الملف الآن. حاول مرة أخرى بعد دقيقة.',
  'This file is held back, so it can’t be downloaded here.': 'هذا الملف محجوز، ولا يمكن تنزيله هنا.',
  'No server has this name. Check the server’s name.': 'لا يوجد خادم بهذا الاسم. تحقق من اسم الخادم.',
  'Nothing answers at this port. Check name and port.': 'لا شيء يجيب على هذا المنفذ. تحقق من الاسم والمنفذ.',
  'The server can’t be reached from here. Check its name, and whether a firewall is in the way.':
    'يتعذر الوصول إلى الخادم من هنا. تحقق من اسمه ومن وجود جدار حماية.',
  'The server didn’t answer in time. Check name, port and encryption.':
    'لم يجب الخادم في الوقت المحدد. تحقق من الاسم والمنفذ والتشفير.',
  'The server ended the connection. Check port and encryption.':
    'أنهى الخادم الاتصال. تحقق من المنفذ والتشفير.',
  'The server’s certificate isn’t valid. Use the name that is in the certificate.':
    'شهادة الخادم غير صالحة. استخدم الاسم الموجود في الشهادة.',
  'The server offers no encryption this way. Choose another encryption.':
    'لا يوفر الخادم هذا التشفير. اختر تشفيرًا آخر.',
  'The server expects another encryption at this port. TLS mostly has port 465, STARTTLS 587.':
    'يتوقع الخادم تشفيرًا آخر على هذا المنفذ. يستخدم TLS غالبًا المنفذ 465 و STARTTLS المنفذ 587.',
  'What answers there is not a mail server. Check name and port.':
    'ما يجيب هناك ليس خادم بريد. تحقق من الاسم والمنفذ.',
  'The server takes no emails right now. Try again later.': 'لا يستقبل الخادم رسائل الآن. حاول لاحقًا.',
  'The server refused the user name or the password.': 'رفض الخادم اسم المستخدم أو كلمة المرور.',
  'The server wants a user name and a password.': 'يطلب الخادم اسم مستخدم وكلمة مرور.',
  'The stored password can’t be read any more. Type it again.':
    'لم تعد قراءة كلمة المرور المحفوظة ممكنة. أدخلها من جديد.',
  'The server refused the sender address. Use one that it sends for.':
    'رفض الخادم عنوان المرسل. استخدم عنوانًا يرسل الخادم باسمه.',
  'The server refused the recipient. It may want a user name and a password.':
    'رفض الخادم المستلم. قد يطلب اسم مستخدم وكلمة مرور.',
  'The server refused the content of the email.': 'رفض الخادم محتوى الرسالة.',
  'The email could not be handed to the server.': 'تعذر تسليم الرسالة إلى الخادم.',
  'Enter the server’s name': 'أدخل اسم الخادم',
  'Enter a name such as mail.example.com, without smtp:// and without a port':
    'أدخل اسمًا مثل mail.example.com دون smtp:// ودون منفذ',
  'A password needs encryption, unless the server is on this machine':
    'تحتاج كلمة المرور إلى تشفير، إلا إذا كان الخادم على هذا الجهاز',
  'Type the password again: it is kept for the server, encryption and user name it was typed for':
    'أدخل كلمة المرور من جديد: فهي محفوظة للخادم والتشفير واسم المستخدم التي أُدخلت لها فقط',
  'The environment of this installation sets the mail server, so it can’t be changed here.':
    'تحدد بيئة هذا التثبيت خادم البريد، لذا لا يمكن تغييره هنا.',
  'Emails don’t go out. Admin, Settings says why.': 'الرسائل لا تخرج. تجد السبب في «الإدارة» ثم «الإعدادات».',
  'The mail server of {platform} was changed': 'تغيّر خادم بريد {platform}',
  '{person} changed the server that sends the emails of {platform}.':
    'غيّر {person} الخادم الذي يرسل رسائل {platform}.',
  'This email came through the server before. If nobody should have done this, act now.':
    'وصلت هذه الرسالة عبر الخادم السابق. إذا لم يكن على أحد فعل ذلك، فتصرف الآن.',
  'No sign-in provider is set up.': 'لم يتم إعداد أي موفّر لتسجيل الدخول.',
  'The sign-in provider can’t be reached right now. Try again later, or sign in with your password.':
    'يتعذّر الوصول إلى موفّر تسجيل الدخول حاليًا. حاول لاحقًا أو سجّل الدخول بكلمة المرور.',
  'Choose a password first. Without one, the provider is your only way to sign in.':
    'اختر كلمة مرور أولًا. من دونها يكون الموفّر طريقتك الوحيدة لتسجيل الدخول.',
  'The environment of this installation sets the sign-in provider, so it can’t be changed here.':
    'تحدّد بيئة هذا التثبيت موفّر تسجيل الدخول، لذلك لا يمكن تغييره هنا.',
  'Link your account to {name}': 'اربط حسابك بـ {name}',
  'Somebody with your email address signed in at {name}.':
    'سجّل شخص لديه عنوان بريدك الإلكتروني الدخول عبر {name}.',
  'If that was you, link your account. From then on you can sign in with {name}.':
    'إذا كنت أنت، فاربط حسابك. بعد ذلك يمكنك تسجيل الدخول عبر {name}.',
  'Link account': 'ربط الحساب',
  'This link works once and for one hour. If this was not you, ignore this email.':
    'يعمل هذا الرابط مرة واحدة ولمدة ساعة. إذا لم تكن أنت، فتجاهل هذه الرسالة.',
  'Your ways to sign in were changed': 'تم تغيير طرق تسجيل دخولك',
  'You can now also sign in with {name}.': 'يمكنك الآن أيضًا تسجيل الدخول عبر {name}.',
  'You can no longer sign in with {name}.': 'لم يعد بإمكانك تسجيل الدخول عبر {name}.',
  'This address is unknown from here, or in a private network. If that is meant, allow a private address.':
    'هذا العنوان غير معروف من هنا أو يقع في شبكة خاصة. إذا كان ذلك مقصودًا، فاسمح بعنوان خاص.',
  'Nothing answers at this address. Check it.': 'لا شيء يستجيب على هذا العنوان. تحقّق منه.',
  'The provider didn’t answer in time. Try again later.': 'لم يستجب الموفّر في الوقت المناسب. حاول لاحقًا.',
  'The provider’s certificate isn’t valid. Use the name that is in the certificate.':
    'شهادة الموفّر غير صالحة. استخدم الاسم الموجود في الشهادة.',
  'No sign-in provider describes itself at this address. Enter its issuer, without /.well-known.':
    'لا يوجد وصف لموفّر تسجيل دخول على هذا العنوان. أدخل المُصدِر (issuer) من دون ‎/.well-known.',
  'The provider calls itself by another address. Enter exactly that one.':
    'يسمّي الموفّر نفسه بعنوان آخر. أدخل ذلك العنوان تمامًا.',
  'The provider doesn’t offer what sign-in needs here.': 'لا يوفّر الموفّر ما يحتاجه تسجيل الدخول هنا.',
  'The provider signs in no way that is accepted here. Choose RS256 or ES256 there.':
    'لا يوقّع الموفّر بأي طريقة مقبولة هنا. اختر هناك RS256 أو ES256.',
  'The provider shows no keys to check its signatures by.': 'لا يعرض الموفّر مفاتيح للتحقّق من توقيعاته.',
  'The provider refused the client ID or the client secret.': 'رفض الموفّر معرّف العميل أو سرّ العميل.',
  'The stored client secret can’t be read any more. Type it again.':
    'لم يعد بالإمكان قراءة سرّ العميل المخزَّن. اكتبه مرة أخرى.',
  'The provider can’t be used.': 'لا يمكن استخدام الموفّر.',
  'Enter the provider’s address': 'أدخل عنوان الموفّر',
  'Enter the client ID': 'أدخل معرّف العميل',
  'Enter an address that begins with https://, without ? and #': 'أدخل عنوانًا يبدأ بـ https://‎ من دون ? و #',
  'Type the client secret again: it is kept for the address and client ID it was typed for':
    'اكتب سرّ العميل مرة أخرى: فهو محفوظ للعنوان ومعرّف العميل اللذين كُتب لهما',
  'A sender was paused: {title}': 'تم إيقاف مُرسِل مؤقتًا: {title}',
  'Submissions of “{title}” are no longer sent to {address}.': 'لم تعد إجابات «{title}» تُرسَل إلى {address}.',
  'Nothing is lost: what is missing waits, and is sent in order once you press Go on.':
    'لن يضيع شيء: ما ينقص ينتظر، ويُرسَل بالترتيب بعد الضغط على «متابعة».',
  'View senders': 'عرض المُرسِلات',
  'The sender is switched off': 'المُرسِل متوقف',
  'It has failed for half an hour. Its last deliveries say why.':
    'تفشل كل المحاولات منذ نصف ساعة. آخر عمليات التسليم توضّح السبب.',
  'The receiver refused three messages in a row. Its last deliveries say why.':
    'رفض المستلم ثلاث رسائل متتالية. آخر عمليات التسليم توضّح السبب.',
  'The submission was deleted': 'حُذفت الإجابة',
  'The receiver no longer accepts the credentials: they were withdrawn or replaced.':
    'لم يعد المستلم يقبل بيانات الدخول: سُحبت أو استُبدلت.',
  'The place that it writes to was deleted, renamed or archived.': 'حُذفت الوجهة أو أُعيدت تسميتها أو أُرشفت.',
  'The receiver does not allow it to write there.': 'لا يسمح المستلم بالكتابة هناك.',
  'The receiver asked to wait before the next message.': 'طلب المستلم الانتظار قبل الرسالة التالية.',
  'The receiver found the message too large.': 'يرى المستلم أن الرسالة كبيرة جدًا.',
  'The receiver refused the message.': 'رفض المستلم الرسالة.',
  'Test: {title}': 'اختبار: {title}',
  Example: 'مثال',
  'Answers were shortened. All of them are in the submission.': 'اختُصرت بعض الإجابات. تجدها كاملة في الإرسال.',
  'Enter the address of an incoming webhook of Slack: https://hooks.slack.com/services/…':
    'أدخل عنوان ويب هوك وارد من Slack: https://hooks.slack.com/services/…',
  'Only a webhook of one form can have a condition': 'لا يمكن وضع شرط إلا على Webhook خاص بنموذج واحد',
  'Name the channel of this sender': 'اذكر قناة هذا المُرسِل',
  'This sender has no secret that signs': 'ليس لهذا المُرسِل سرّ للتوقيع',
  'Enter the address of a webhook of Discord: https://discord.com/api/webhooks/…':
    'أدخل عنوان Webhook من Discord: https://discord.com/api/webhooks/…',
  'Enter the address of a workflow of Teams that starts at a webhook':
    'أدخل عنوان سير عمل في Teams يبدأ بـ Webhook',
  'A header has no such name, or it is set already': 'لا يوجد ترويسة بهذا الاسم، أو أنها معيّنة من قبل',
  'The body is no JSON: put each {{name}} into quotes': 'النص ليس JSON: ضع كل {{name}} بين علامتي اقتباس',
  'Please answer: {title}': 'نرجو إجابتك: {title}',
  'Hello {name},\n\nwe would like to hear from you. Please answer “{title}” by your own link:\n\n{link}\n\nThank you!':
    'مرحبًا {name}،\n\nيسعدنا أن نعرف رأيك. يُرجى الإجابة على «{title}» من رابطك الخاص:\n\n{link}\n\nشكرًا لك!',
  '{email} will no longer get invitations and reminders to “{title}”.':
    'لن تصل إلى {email} دعوات أو تذكيرات بشأن «{title}» بعد الآن.',
  'You get no more mails about this form. The link you have still works.':
    'لن تصلك رسائل أخرى عن هذا النموذج. رابطك لا يزال يعمل.',
  'Reminder: {subject}': 'تذكير: {subject}',
  'Open the form': 'فتح النموذج',
  'This link is yours alone and takes one answer. Please do not pass it on.':
    'هذا الرابط لك وحدك ويقبل إجابة واحدة. يُرجى عدم مشاركته.',
  'Your answer is anonymous: nothing that is stored says whose it is. You may get a reminder although you have answered.':
    'إجابتك مجهولة المصدر: لا شيء مما يُحفظ يدل على صاحبها. قد يصلك تذكير رغم أنك أجبت.',
  'No more mails about “{title}”': 'لا مزيد من الرسائل عن «{title}»',
  'This form asks you to sign in. Open it on its own page.':
    'يطلب هذا النموذج تسجيل الدخول. افتحه في صفحته الخاصة.',
  'A form asks for a password or for a sign-in, not for both':
    'يطلب النموذج كلمة مرور أو تسجيل دخول، وليس كليهما',
  'This form needs a password. Open it on its own page to enter it.':
    'يتطلب هذا النموذج كلمة مرور. افتحه في صفحته الخاصة لإدخالها.',
  'This form is for invited people. Open it by the link in your invitation.':
    'هذا النموذج مخصص للمدعوين. افتحه من الرابط الموجود في دعوتك.',
  'This invitation has been answered already. Each takes one answer.':
    'أُجيب على هذه الدعوة من قبل. لكل دعوة إجابة واحدة.',
  'Nobody is invited to this form yet. Save the invitation first.':
    'لم يُدعَ أحد إلى هذا النموذج بعد. احفظ الدعوة أولًا.',
  'The links of an anonymous list are known to its people alone.':
    'روابط القائمة مجهولة المصدر لا يعرفها إلا المدعوون.',
  'This person is not on the list.': 'هذا الشخص ليس في القائمة.',
  'A list with people on it cannot become anonymous, or stop being it.':
    'القائمة التي فيها أشخاص لا يمكن أن تصبح مجهولة المصدر ولا أن تتوقف عن ذلك.',
};
