import type { CommonTexts, QuestionTexts, RowTexts } from '../../model/texts/textTypes.ts';

export const common: CommonTexts = {
  yes: 'نعم',
  no: 'لا',
  back: 'رجوع',
  pageOf: 'الصفحة {page} من {pages}',
  pageOfAbout: 'الصفحة {page} من حوالي {pages}',
  review: 'راجع إجاباتك',
  change: 'تغيير',
  unanswered: 'بلا إجابة',
  rule_not_met: 'يرجى التحقق من هذه الإجابة.',
  too_few: 'يرجى إضافة {min} على الأقل.',
  too_many: 'يرجى الإبقاء على {max} كحد أقصى.',
};

export const questions: QuestionTexts = {
  pageOf: 'السؤال {page} من {pages}',
  pageOfAbout: 'السؤال {page} من حوالي {pages}',
  hints: {
    enter: 'أو اضغط Enter',
    line: 'أو اضغط Enter، و Shift + Enter لسطر جديد',
    choice: 'اختيار إجابة ينقلك إلى التالي',
  },
};

export const rows: RowTexts = {
  add: 'إضافة المزيد',
  remove: 'إزالة',
  row: 'إدخال',
  limit: 'الحد الأقصى {max}.',
  added: 'تمت الإضافة: {row}',
  removed: 'تمت الإزالة: {row}',
  undo: 'تراجع',
};
