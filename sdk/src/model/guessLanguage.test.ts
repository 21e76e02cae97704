import { describe, expect, it } from 'vitest';
import { createOptions } from './options.ts';
import { createField } from './fields/capabilities.ts';
import { createEmptyDefinition } from './formDefinition.ts';
import { guessLanguage } from './guessLanguage.ts';
import { withFields } from './structure/pages/pageOne.ts';

const formOf = (title: string, ...labels: string[]) =>
  withFields(
    createEmptyDefinition(title),
    labels.map((label) => ({ ...createField('text'), id: label, label })),
  );

describe('D-191 a form’s own language, guessed from its texts', () => {
  it.each([
    ['en', ['Contact us', 'Your name', 'Email', 'Message']],
    ['en', ['Order a cake', 'When do you need it?', 'How many people?', 'Size']],
    ['en', ['Café résumé', 'Which position would you like?', 'Naïve façade']],
    ['de', ['Kontakt', 'Name', 'E-Mail', 'Nachricht']],
    ['de', ['Betriebsärztinnenfortbildungswochenende', 'Vorname', 'Nachname']],
    ['de', ['Anmeldung zum Sommerfest', 'Wie viele Personen?', 'Ich bin dabei']],
    ['fr', ['Contactez-nous', 'Nom', 'Adresse e-mail', 'Message']],
    ['fr', ['Demande de devis', 'Prénom', 'Téléphone', 'Votre projet']],
    ['es', ['Contacto', 'Nombre', 'Correo electrónico', 'Mensaje']],
    ['es', ['Reserva de mesa', '¿Para cuántas personas?', 'Fecha']],
    ['pt', ['Contato', 'Nome', 'Endereço de e-mail', 'Mensagem']],
    ['pt', ['Inscrição no curso', 'Nome completo', 'Telefone', 'Data de nascimento']],
    ['ja', ['お問い合わせ', 'お名前', 'メールアドレス']],
    ['ar', ['اتصل بنا', 'الاسم', 'البريد الإلكتروني']],
  ] as const)('is %s for %j', (language, [title, ...labels]) => {
    expect(guessLanguage(formOf(title, ...labels))).toBe(language);
  });

  it('is English where the texts say nothing, and never decided by one word among many', () => {
    expect(guessLanguage(formOf(''))).toBe('en');
    expect(guessLanguage(formOf('Untitled Form', '1', '2'))).toBe('en');
    expect(guessLanguage(formOf('联系我们', '姓名'))).toBe('en');
    expect(guessLanguage(formOf('Greetings: مرحبا', 'Your name', 'Your message'))).toBe('en');
  });

  it('reads options, headings and placeholders, not the names of field types', () => {
    const named = { ...createField('email'), id: 'f' };
    const radio = { ...createField('radio'), id: 'r', options: createOptions(['Ja, gerne', 'Nein']) };
    expect(guessLanguage(withFields(createEmptyDefinition(''), [named, radio]))).toBe('de');
  });
});
