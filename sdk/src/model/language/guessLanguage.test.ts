import { describe, expect, it } from 'vitest';
import { createOptions } from '../fields/options.ts';
import { createField } from '../fields/capabilities.ts';
import { createEmptyDefinition } from '../definition/formDefinition.ts';
import { guessLanguage } from './guessLanguage.ts';
import { withFields } from '../structure/pages/pageOne.ts';

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
    ['en', ['Event registration', 'First name', 'Last name', 'Dietary needs']],
    ['en', ['Feedback', 'Rating', 'Comments']],
    ['en', ['Job application', 'Full name', 'Phone', 'Resume', 'Cover letter']],
    ['en', ['RSVP', 'Guests', 'Meal']],
    ['en', ['Customer survey', 'Overall satisfaction', 'What went well?', 'What should we improve?']],
    ['en', ['Bestellung', 'Name of the customer', 'Your phone number', 'What do you want?']],
    ['de', ['Angebot anfordern', 'Firma', 'Telefon', 'Beschreibung des Projekts']],
    [
      'de',
      ['Kundenzufriedenheit', 'Wie zufrieden sind Sie mit unserem Service?', 'Was können wir verbessern?'],
    ],
    ['de', ['Tischreservierung', 'Datum', 'Anzahl der Personen', 'Anmerkungen']],
    ['de', ['Bewerbung', 'Vorname', 'Nachname', 'Telefonnummer', 'Lebenslauf']],
    ['de', ['Urlaubsantrag', 'Von', 'Bis', 'Grund']],
    ['de', ['Umfrage', 'Alter', 'Geschlecht', 'Wohnort']],
    ['de', ['Newsletter', 'Ihre E-Mail-Adresse']],
    ['de', ['Schadensmeldung', 'Kennzeichen', 'Was ist passiert?', 'Fotos']],
    ['fr', ['Réservation de table', 'Date', 'Nombre de personnes', 'Remarques']],
    ['fr', ['Candidature', 'Nom et prénom', 'Téléphone', 'Lettre de motivation']],
    [
      'fr',
      ['Enquête de satisfaction', 'Êtes-vous satisfait de notre service ?', 'Que pouvons-nous améliorer ?'],
    ],
    ['fr', ['Inscription au cours', 'Nom', 'Date de naissance', 'Ville']],
    ['fr', ['Bon de commande', 'Nom', 'Quantité', 'Adresse de livraison']],
    [
      'es',
      ['Encuesta de satisfacción', '¿Qué le parece nuestro servicio?', '¿Qué podemos mejorar?', 'Empresa'],
    ],
    ['es', ['Inscripción al curso', 'Nombre y apellidos', 'Fecha de nacimiento', 'Teléfono']],
    ['es', ['Solicitud de presupuesto', 'Nombre', 'Telefono', 'Describa su proyecto']],
    ['es', ['Formulario de contacto', 'Nombre completo', 'Email', 'Comentarios']],
    ['es', ['Trabaja con nosotros', 'Nombre', 'Correo', 'Experiencia']],
    [
      'pt',
      ['Pesquisa de satisfação', 'Como você avalia nosso serviço?', 'O que podemos melhorar?', 'Empresa'],
    ],
    ['pt', ['Reserva de mesa', 'Data', 'Número de pessoas', 'Observações']],
    ['pt', ['Formulario de contato', 'Nome', 'Telefone', 'Mensagem']],
    ['pt', ['Pedido de orçamento', 'Nome', 'Telemóvel', 'Descreva o seu projeto']],
    ['de', ['Störungsmeldung', 'Wohnungsnummer', 'Beschreibung', 'Telefon']],
    ['de', ['Bestellformular', 'Produkt', 'Menge', 'Lieferadresse']],
    ['de', ['Ehrenamt', 'Name', 'Alter', 'Verfügbare Tage']],
    ['de', ['Beschwerde', 'Kundennummer', 'Beschreiben Sie Ihre Beschwerde']],
    ['de', ['Kursanmeldung', 'Kurs', 'Teilnehmer', 'Bemerkungen']],
    ['fr', ['Réclamation', 'Numéro de client', 'Décrivez votre réclamation']],
    ['fr', ['Bénévolat', 'Nom', 'Âge', 'Jours disponibles']],
    ['fr', ['Commande', 'Produit', 'Quantité', 'Adresse de livraison']],
    ['fr', ['Newsletter', 'Votre adresse e-mail']],
    ['es', ['Reclamación', 'Número de cliente', 'Describa su reclamación']],
    ['es', ['Voluntariado', 'Nombre', 'Edad', 'Días disponibles']],
    ['es', ['Pedido', 'Producto', 'Cantidad', 'Dirección de entrega']],
    ['es', ['Boletín', 'Su correo electrónico']],
    ['pt', ['Reclamação', 'Número de cliente', 'Descreva a sua reclamação']],
    ['pt', ['Voluntariado', 'Nome', 'Idade', 'Dias disponíveis']],
    ['pt', ['Pedido', 'Produto', 'Quantidade', 'Endereço de entrega']],
    ['pt', ['Boletim', 'O seu e-mail']],
    ['en', ['Complaint', 'Customer number', 'Describe your complaint']],
    ['en', ['Volunteer', 'Name', 'Age', 'Available days']],
    ['en', ['Order', 'Product', 'Quantity', 'Delivery address']],
    ['en', ['Newsletter', 'Your email']],
    ['ja', ['お問い合わせ', 'お名前', 'メールアドレス']],
    ['nl', ['Contactformulier', 'Uw naam', 'E-mailadres', 'Uw bericht']],
    ['nl', ['Neem contact met ons op', 'Wat is je naam?', 'Waar kunnen we je mee helpen?', 'Telefoonnummer']],
    ['nl', ['Inschrijving zomerkamp', 'Voornaam', 'Achternaam', 'Geboortedatum', 'Hoe heb je ons gevonden?']],
    [
      'nl',
      [
        'Klanttevredenheid',
        'Hoe tevreden bent u over onze service?',
        'Wat kunnen wij verbeteren?',
        'Bedrijf',
      ],
    ],
    ['nl', ['Offerte aanvragen', 'Naam', 'Telefoon', 'Omschrijving van het project']],
    ['nl', ['Reservering', 'Datum', 'Aantal personen', 'Opmerkingen']],
    ['nl', ['Klacht melden', 'Klantnummer', 'Beschrijf uw klacht', 'Foto']],
    ['nl', ['Vrijwilliger worden', 'Naam', 'Leeftijd', 'Beschikbare dagen']],
    ['nl', ['Bestelformulier', 'Product', 'Hoeveelheid', 'Afleveradres']],
    ['it', ['Contattaci', 'Nome', 'Indirizzo e-mail', 'Messaggio']],
    [
      'it',
      [
        'Modulo di iscrizione',
        'Nome e cognome',
        'Data di nascita',
        'Numero di telefono',
        'Come ci hai conosciuto?',
      ],
    ],
    ['it', ['Richiesta di preventivo', 'La tua email', 'Descrivi il tuo progetto', 'Quando ti serve?']],
    [
      'it',
      ['Sondaggio', 'Quanto sei soddisfatto del nostro servizio?', 'Cosa possiamo migliorare?', 'Azienda'],
    ],
    ['it', ['Prenotazione tavolo', 'Data', 'Numero di persone', 'Note', 'Telefono']],
    ['it', ['Candidatura', 'Nome', 'Cognome', 'Email', 'Perché vuoi lavorare con noi?']],
    ['it', ['Segnalazione guasto', 'Descrizione', 'Foto']],
    ['it', ['Newsletter', 'La tua email']],
    ['it', ['Ordine', 'Prodotto', 'Quantità', 'Indirizzo di consegna']],
    ['it', ['Modulo di contatto', 'Nome', 'Email', 'Messaggio']],
    ['it', ['Contatti', 'Nome e cognome', 'Email', 'Telefono', 'Messaggio']],
    ['it', ['Richiesta informazioni', 'Nome', 'Cognome', 'Email', 'Telefono', 'Come possiamo aiutarti?']],
    ['it', ['Iscrizione al corso', 'Nome', 'Cognome', 'Data di nascita', 'Codice fiscale']],
    ['it', ['Iscrizione newsletter', 'La sua email']],
    [
      'it',
      ['Questionario di soddisfazione', 'Quanto è soddisfatto del servizio?', 'Cosa possiamo migliorare?'],
    ],
    ['it', ['Prenota un tavolo', 'Data', 'Orario', 'Numero di ospiti', 'Note']],
    ['it', ['Conferma di partecipazione', 'Parteciperai?', 'Sì', 'No', 'Allergie']],
    ['it', ['Lavora con noi', 'Nome', 'Cognome', 'Carica il CV']],
    ['it', ['Preventivo', 'Azienda', 'Partita IVA', 'Descrizione del progetto']],
    ['it', ['Reclamo', 'Numero cliente', 'Descrivi il reclamo']],
    ['it', ['Volontariato', 'Nome', 'Età', 'Giorni disponibili']],
    ['it', ['Ordine', 'Prodotto', 'Quantità', 'Indirizzo di consegna']],
    ['it', ['Segnalazione', 'Luogo', 'Descrizione', 'Foto']],
    ['it', ['Anagrafica', 'Nome', 'Cognome', 'Città', 'CAP', 'Provincia']],
    ['it', ['Feedback', 'Che cosa ti è piaciuto di più?', 'Commenti']],
    ['it', ['Appuntamento', 'Quale giorno preferisce?', 'A che ora?']],
    ['it', ['Iscrizione centro estivo', 'Nome del bambino', 'Età', 'Allergie', 'Telefono dei genitori']],
    ['it', ['Assistenza', 'Descriva il problema', 'Numero di serie']],
    ['it', ['Recensione', 'Quante stelle ci dai?', 'Perché?']],
    ['it', ['Sondaggio dipendenti', 'Ti senti valorizzato?', 'Sì', 'No']],
    ['it', ['Richiesta ferie', 'Dal', 'Al', 'Motivo']],
    ['it', ['Adesione', 'Il tuo nome', 'La tua città']],
    ['it', ['L’evento dell’anno', 'Chi verrà?', 'Cognome']],
    ['it', ['Note spese', 'Importo', 'Data', 'Descrizione']],
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
