import type { Language } from '../languages.ts';

/** The texts of a mail with a code. */
interface CodeMail {
  subject: string;
  paragraphs: string[];
  note: string;
}

/** The mail with the code that proves a visitor's address, by language; a missing one fails the type check. */
export const CODE_MAIL_TEXTS: Readonly<Record<Language, (form: string, code: string) => CodeMail>> = {
  en: (form, code) => ({
    subject: `Your code for “${form}”`,
    paragraphs: [`Your code: ${code}`, `Enter it in the form “${form}” within 15 minutes.`],
    note: 'If you didn’t fill in this form, ignore this email. Without the code, nobody can use your address there.',
  }),
  de: (form, code) => ({
    subject: `Ihr Code für „${form}“`,
    paragraphs: [`Ihr Code: ${code}`, `Geben Sie ihn innerhalb von 15 Minuten im Formular „${form}“ ein.`],
    note: 'Wenn Sie dieses Formular nicht ausgefüllt haben, ignorieren Sie diese E-Mail. Ohne den Code kann dort niemand Ihre Adresse verwenden.',
  }),
  fr: (form, code) => ({
    subject: `Votre code pour « ${form} »`,
    paragraphs: [`Votre code : ${code}`, `Saisissez-le dans le formulaire « ${form} » dans les 15 minutes.`],
    note: 'Si vous n’avez pas rempli ce formulaire, ignorez cet e-mail. Sans le code, personne ne peut y utiliser votre adresse.',
  }),
  es: (form, code) => ({
    subject: `Su código para «${form}»`,
    paragraphs: [`Su código: ${code}`, `Introdúzcalo en el formulario «${form}» antes de 15 minutos.`],
    note: 'Si no ha rellenado este formulario, ignore este correo. Sin el código, nadie puede usar allí su dirección.',
  }),
  pt: (form, code) => ({
    subject: `O seu código para «${form}»`,
    paragraphs: [`O seu código: ${code}`, `Introduza-o no formulário «${form}» no prazo de 15 minutos.`],
    note: 'Se não preencheu este formulário, ignore este e-mail. Sem o código, ninguém pode usar lá o seu endereço.',
  }),
  ja: (form, code) => ({
    subject: `「${form}」の確認コード`,
    paragraphs: [`確認コード: ${code}`, `15分以内にフォーム「${form}」に入力してください。`],
    note: 'このフォームに心当たりがない場合は、このメールを無視してください。コードがなければ、誰もあなたのアドレスを使用できません。',
  }),
  ar: (form, code) => ({
    subject: `رمزك لنموذج «${form}»`,
    paragraphs: [`رمزك: ${code}`, `أدخله في النموذج «${form}» خلال 15 دقيقة.`],
    note: 'إذا لم تملأ هذا النموذج فتجاهل هذه الرسالة. لا يمكن لأحد استخدام عنوانك هناك دون الرمز.',
  }),
};
