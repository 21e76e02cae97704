import type { TemplateTexts } from '../../model/texts/textTypes.ts';

export const templates: TemplateTexts = {
  'A first visit prepared at home: history, medicines row by row, allergies and consent.':
    'زيارة أولى تُحضَّر في المنزل: التاريخ المرضي والأدوية سطرًا سطرًا والحساسية والموافقة.',
  'A pledge of money: once or monthly, with an amount of the donor’s choice.':
    'تعهّد بالتبرع: مرة واحدة أو شهريًا، بالمبلغ الذي يختاره المتبرع.',
  'A request for a room or a hall: days, people, seating and equipment.':
    'طلب غرفة أو قاعة: الأيام وعدد الأشخاص وترتيب المقاعد والتجهيزات.',
  'An RSVP for families: each guest with a name and a meal, counted for the kitchen.':
    'تأكيد الحضور للعائلات: كل ضيف باسمه ووجبته، مع العدد للمطبخ.',
  'An estimate from what the customer chooses, then their details.':
    'تقدير بحسب ما يختاره العميل، ثم بياناته.',
  'An order with prices, pick-up or delivery, and a last look before it is sent.':
    'طلب بالأسعار، مع الاستلام أو التوصيل، ونظرة أخيرة قبل الإرسال.',
  'Appointment Request': 'طلب موعد',
  'Basic Contact': 'تواصل بسيط',
  'Bug Report': 'الإبلاغ عن خلل',
  Business: 'الأعمال',
  'Catering Order': 'طلب تموين',
  'Client Onboarding': 'بدء العمل مع عميل',
  'Company, goals and access: everything for the first week with a client.':
    'الشركة والأهداف وصلاحيات الوصول: كل ما يلزم للأسبوع الأول مع العميل.',
  'Conference Registration': 'التسجيل في مؤتمر',
  'Consent of the patient or a parent; who has a fever is asked to come later.':
    'موافقة المريض أو أحد الوالدين؛ ومن لديه حمّى يُطلب منه المجيء لاحقًا.',
  Contact: 'التواصل',
  'Course Evaluation': 'تقييم دورة',
  'Customer Feedback': 'آراء العملاء',
  'Customer Satisfaction': 'رضا العملاء',
  'Days off with their number, a handover, and a check that the dates fit.':
    'أيام الإجازة وعددها، ومن ينوب عنك، والتحقق من توافق التواريخ.',
  'Detailed Contact': 'تواصل مفصّل',
  'Dishes row by row with a running total, and when and where to bring them.':
    'الأطباق سطرًا سطرًا مع مجموع متجدد، ومتى تُسلَّم وأين.',
  Donation: 'تبرع',
  'Employment Application': 'طلب توظيف',
  'Event Registration': 'التسجيل في فعالية',
  Events: 'الفعاليات',
  'Everything a landlord needs: who moves in, work and income, pets, and consent.':
    'كل ما يحتاجه المؤجر: من سيسكن، والعمل والدخل، والحيوانات الأليفة، والموافقة.',
  'Everything for a first decision: contact details, the position, experience and references.':
    'كل ما يلزم لقرار أولي: بيانات التواصل والوظيفة والخبرة والمراجع.',
  'For a first visit: conditions, medication, allergies, and whom to call in an emergency.':
    'للزيارة الأولى: الأمراض والأدوية والحساسية ومن يُتصل به عند الطوارئ.',
  'For enquiries that go to the right person: who is asking, about what, and how to answer.':
    'لاستفسارات تصل إلى الشخص المناسب: من يسأل، وعمّ يسأل، وكيف تجيبه.',
  'Health Questionnaire': 'استبيان صحي',
  Healthcare: 'الرعاية الصحية',
  'How it was, in two minutes: a rating, what went well, and what could be better.':
    'كيف كانت التجربة في دقيقتين: تقييم، وما سار جيدًا، وما يمكن تحسينه.',
  'Invitation Reply': 'الرد على دعوة',
  'Job Application': 'طلب وظيفة',
  'Leave Request': 'طلب إجازة',
  'Right answers with explanations, a score, and one question at a time.':
    'إجابات صحيحة مع شرحها، ونتيجة، وسؤال واحد في كل مرة.',
  'Order Form': 'نموذج طلب شراء',
  'Party Invitation': 'دعوة إلى حفل',
  'Patient Intake': 'استقبال المرضى',
  'Product Research': 'بحث عن المنتج',
  Quiz: 'اختبار معلومات',
  'Quote Request': 'طلب عرض سعر',
  'Recommendation Survey': 'استطلاع التوصية',
  'Rental Application': 'طلب استئجار',
  'Sorts requests by kind, and asks for what each of them needs.':
    'يصنّف الطلبات حسب نوعها ويسأل عمّا يحتاجه كل منها.',
  'Stars, a table of what counts, and a second chance for unhappy customers.':
    'نجوم، وجدول بما يهم، وفرصة ثانية مع العملاء غير الراضين.',
  'Support Request': 'طلب دعم',
  'Tasks, shifts and what a helper needs for them.': 'المهام والمناوبات وما يحتاجه المتطوع لأجلها.',
  'The reason, the preferred day and time, and how to reach the patient.':
    'السبب واليوم والوقت المفضّلان وكيفية الوصول إلى المريض.',
  'The shortest way to reach you: a name, an email address and a message.':
    'أقصر طريق إليك: اسم وعنوان بريد إلكتروني ورسالة.',
  'Three short pages that ask designers and engineers for different things.':
    'ثلاث صفحات قصيرة تسأل المصممين والمهندسين أسئلة مختلفة.',
  'Tickets with prices, sessions for each day, dinner and invoice.':
    'تذاكر بأسعارها، وجلسات لكل يوم، وعشاء، وفاتورة.',
  'Vaccination Consent': 'الموافقة على التطعيم',
  'Venue Booking': 'حجز مكان',
  'Volunteer Sign-up': 'تسجيل المتطوعين',
  'What learners think of content, pace and teacher, without asking for a name.':
    'رأي المتعلمين في المحتوى والوتيرة والمعلم، من دون السؤال عن الاسم.',
  'What went wrong, where, and how to see it again.': 'ما الذي تعطّل، وأين، وكيف يمكن رؤيته مجددًا.',
  'Which features count, what they may cost, and who would talk to you about it.':
    'أي الميزات مهمة، وكم يمكن أن تكلّف، ومن يودّ الحديث معك عنها.',
  'Who comes and with whom; who cannot come leaves a greeting.':
    'من سيأتي ومع من؛ ومن لا يستطيع المجيء يترك تحية.',
  'Who is coming, with how many guests, to which sessions, and what they like to eat.':
    'من سيأتي، ومع كم ضيفًا، وإلى أي جلسات، وماذا يفضّلون من الطعام.',
  'Zero to ten, and the question that fits the answer, one at a time.':
    'من صفر إلى عشرة، ثم السؤال المناسب للإجابة، سؤالًا تلو الآخر.',
};
