import type { FieldTexts } from '../fieldTexts.ts';

/** Texts of later field types in Arabic. */
export const ARABIC_FIELDS: FieldTexts = {
  invalid_number: 'يرجى إدخال رقم.',
  ambiguous_number: 'يرجى إدخال هذا الرقم دون فاصل الآلاف.',
  too_precise: 'يرجى إدخال {places} منازل عشرية كحد أقصى.',
  too_small: 'يرجى إدخال {min} أو أكثر.',
  too_large: 'يرجى إدخال {max} أو أقل.',
  not_a_step: 'يرجى إدخال أحد مضاعفات {step}.',
  invalid_url: 'يرجى إدخال عنوان ويب، مثل https://example.org.',
  insecure_url: 'يرجى إدخال عنوان يبدأ بـ https://.',
  invalid_time: 'يرجى إدخال وقت، مثل 14:30.',
  too_early: 'يرجى إدخال {min} أو وقت لاحق.',
  too_late: 'يرجى إدخال {max} أو وقت سابق.',
  time_off_step: 'يرجى إدخال وقت بخطوات من {step} دقيقة.',
  incomplete_name: 'يرجى إدخال الاسم الكامل.',
  incomplete_range: 'يرجى إدخال التاريخين.',
  wrong_order: 'لا يمكن أن تكون النهاية قبل البداية.',
  too_short_range: 'يرجى اختيار {min} أيام على الأقل.',
  too_long_range: 'يرجى اختيار {max} أيام على الأكثر.',
  namePrefix: 'اللقب',
  nameFirst: 'الاسم الأول',
  nameMiddle: 'الاسم الأوسط',
  nameLast: 'اسم العائلة',
  rangeFrom: 'من',
  rangeTo: 'إلى',
  ratingOf: '{value} من {max}',
};
