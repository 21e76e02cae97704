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

  it.each([
    [
      'Swedish',
      'Kontakta oss / Namn / E-post / Meddelande',
      'Anmälan till kursen / Förnamn / Efternamn / Har du några allergier? / Telefonnummer',
      'Boka bord / Hur många blir ni? / Datum / Önskemål',
      'Kundundersökning / Hur nöjd är du med vår service? / Vad kan vi göra bättre? / Kommentar',
      'Offertförfrågan / Företag / Adress / Beskriv ditt projekt',
      'Felanmälan / Lägenhetsnummer / Beskriv felet / Telefon',
      'Nyhetsbrev / Din e-postadress',
    ],
    [
      'Norwegian',
      'Kontakt oss / Navn / E-post / Melding',
      'Påmelding til kurs / Fornavn / Etternavn / Hva ønsker du å lære? / Telefon',
      'Kundeundersøkelse / Hvor fornøyd er du? / Hva kan vi gjøre bedre? / Firma',
      'Bestilling / Adresse / Dato / Antall personer / Kommentar',
      'Skademelding / Registreringsnummer / Beskriv skaden',
      'Nyhetsbrev / Din e-postadresse',
    ],
    [
      'Danish',
      'Kontakt os / Navn / E-mail / Besked',
      'Tilmelding til sommerfest / Fornavn / Efternavn / Hvor mange kommer I? / Telefonnummer',
      'Kundetilfredshed / Hvor tilfreds er du med vores service? / Hvad kan vi gøre bedre? / Virksomhed',
      'Bestil bord / Dato / Antal personer / Bemærkninger',
      'Klage / Kundenummer / Beskriv din klage',
      'Nyhedsbrev / Din e-mailadresse',
    ],
    [
      'Finnish',
      'Ota yhteyttä / Nimi / Sähköposti / Viesti',
      'Ilmoittautuminen kurssille / Etunimi / Sukunimi / Puhelinnumero / Mistä kuulit meistä?',
      'Asiakaskysely / Kuinka tyytyväinen olet palveluumme? / Mitä voisimme parantaa? / Yritys',
      'Pöytävaraus / Päivämäärä / Henkilömäärä / Lisätiedot',
      'Uutiskirje / Sähköpostiosoitteesi',
    ],
    [
      'Polish',
      'Formularz kontaktowy / Imię i nazwisko / Adres e-mail / Wiadomość',
      'Zapisy na kurs / Imię / Nazwisko / Numer telefonu / Skąd o nas wiesz?',
      'Ankieta satysfakcji / Jak oceniasz naszą obsługę? / Co możemy poprawić? / Firma',
      'Rezerwacja stolika / Data / Liczba osób / Uwagi',
      'Zgłoszenie usterki / Opis / Telefon',
      'Newsletter / Twój adres e-mail',
    ],
    [
      'Vietnamese',
      'Liên hệ với chúng tôi / Họ và tên / Email / Nội dung tin nhắn',
      'Đăng ký khóa học / Họ tên / Số điện thoại / Ngày sinh',
      'Khảo sát khách hàng / Bạn hài lòng với dịch vụ của chúng tôi không? / Chúng tôi có thể cải thiện điều gì? / Công ty',
      'Đặt bàn / Ngày / Số người',
    ],
    [
      'Czech',
      'Kontaktní formulář / Jméno a příjmení / E-mail / Zpráva',
      'Přihláška na kurz / Jméno / Příjmení / Telefon / Odkud nás znáte?',
      'Dotazník spokojenosti / Jak jste spokojeni s našimi službami? / Co můžeme zlepšit? / Firma',
      'Rezervace stolu / Datum / Počet osob / Poznámka',
      'Hlášení závady / Popis / Telefon',
    ],
    [
      'Romanian',
      'Contactează-ne / Nume / Adresa de email / Mesaj',
      'Formular de înscriere / Nume și prenume / Număr de telefon / Data nașterii / De unde ați aflat de noi?',
      'Sondaj / Cât de mulțumit sunteți de serviciile noastre? / Ce putem îmbunătăți? / Companie',
      'Rezervare / Data / Numar de persoane / Observatii / Telefon',
      'Comandă / Produs / Cantitate / Adresa de livrare',
      'Reclamatie / Descriere / Data',
    ],
    [
      'Hungarian',
      'Kapcsolatfelvétel / Név / E-mail cím / Üzenet',
      'Jelentkezés a tanfolyamra / Vezetéknév / Keresztnév / Telefonszám / Születési dátum',
      'Elégedettségi kérdőív / Mennyire elégedett a szolgáltatásunkkal? / Min javíthatnánk? / Cég',
      'Asztalfoglalás / Dátum / Személyek száma / Megjegyzés',
      'Hibabejelentés / Leírás / Telefon',
    ],
    [
      'Catalan',
      'Contacta amb nosaltres / Nom / Correu electrònic / Missatge',
      'Inscripció al curs / Nom i cognoms / Data de naixement / Telèfon / Com ens has conegut?',
      'Comanda / Producte / Quantitat / Adreça',
      'Butlletí / La teva adreça electrònica',
    ],
    [
      'Turkish',
      'İletişim formu / Adınız soyadınız / E-posta adresiniz / Mesajınız',
      'Kurs kaydı / Ad / Soyad / Telefon numarası / Bizi nereden duydunuz?',
      'Memnuniyet anketi / Hizmetimizden ne kadar memnunsunuz? / Neyi geliştirebiliriz? / Şirket',
      'Sipariş / Ürün / Miktar / Teslimat adresi',
    ],
    [
      'Indonesian',
      'Hubungi kami / Nama lengkap / Alamat email / Pesan Anda',
      'Pendaftaran kursus / Nama / Nomor telepon / Tanggal lahir / Dari mana Anda mengetahui kami?',
      'Survei kepuasan / Seberapa puas Anda dengan layanan kami? / Apa yang bisa kami tingkatkan? / Perusahaan',
      'Pesanan / Produk / Jumlah / Alamat pengiriman',
    ],
    [
      'Croatian',
      'Kontaktirajte nas / Ime i prezime / E-mail adresa / Poruka',
      'Prijava na tečaj / Ime / Prezime / Broj telefona / Kako ste čuli za nas?',
      'Anketa / Koliko ste zadovoljni našom uslugom? / Što možemo poboljšati? / Tvrtka',
      'Narudžba / Proizvod / Količina / Adresa dostave',
    ],
    [
      'Slovak',
      'Kontaktný formulár / Meno a priezvisko / E-mail / Správa',
      'Dotazník / Ako ste spokojní s našimi službami? / Čo môžeme zlepšiť? / Firma',
    ],
    ['Slovenian', 'Kontaktirajte nas / Ime in priimek / E-pošta / Sporočilo'],
    [
      'Greek',
      'Επικοινωνήστε μαζί μας / Όνομα / Email / Μήνυμα',
      'Έρευνα / Πόσο ικανοποιημένοι είστε; / Τι μπορούμε να βελτιώσουμε;',
      'Παραγγελία / Προϊόν / Ποσότητα',
    ],
    [
      'Russian',
      'Свяжитесь с нами / Имя / Электронная почта / Сообщение',
      'Опрос / Насколько вы довольны? / Что мы можем улучшить?',
      'Заказ / Товар / Количество / Адрес доставки',
    ],
    ['Ukrainian', 'Зв’яжіться з нами / Ім’я / Електронна пошта / Повідомлення'],
    ['Hebrew', 'צור קשר / שם / אימייל / הודעה'],
    ['Chinese', '联系我们 / 姓名 / 电子邮件 / 留言'],
    ['Korean', '문의하기 / 이름 / 이메일 / 메시지'],
    ['Thai', 'ติดต่อเรา / ชื่อ / อีเมล / ข้อความ'],
    ['Hindi', 'संपर्क करें / नाम / ईमेल / संदेश', 'ऑर्डर / उत्पाद / मात्रा'],
    ['Basque', 'Jarri gurekin harremanetan / Izena / Helbide elektronikoa / Mezua'],
    [
      'Lithuanian',
      'Susisiekite su mumis / Vardas ir pavardė / El. paštas / Žinutė',
      'Užsakymas / Prekė / Kiekis',
    ],
    ['Latvian', 'Sazinieties ar mums / Vārds un uzvārds / E-pasts / Ziņojums'],
    ['Estonian', 'Võta meiega ühendust / Nimi / E-posti aadress / Sõnum', 'Tellimus / Toode / Kogus'],
    ['Icelandic', 'Hafðu samband / Nafn / Netfang / Skilaboð'],
    ['Malay', 'Hubungi kami / Nama / E-mel / Mesej anda'],
    ['Filipino', 'Makipag-ugnayan sa amin / Pangalan / Email / Mensahe'],
    ['Swahili', 'Wasiliana nasi / Jina / Barua pepe / Ujumbe'],
    ['Afrikaans', 'Kontak ons / Naam / E-pos / Boodskap'],
    ['Serbian', 'Контактирајте нас / Име / Имејл / Порука'],
    ['Bulgarian', 'Анкета / Име / Телефон / Съобщение'],
    ['Persian', 'تماس با ما / نام / ایمیل / پیام شما'],
    ['Urdu', 'رابطہ کریں / نام / پیغام'],
  ])('is English for forms in %s, which is not offered', (...[, ...forms]) => {
    const guessed = forms.map((form) => {
      const [title = '', ...labels] = form.split(' / ');
      return [form, guessLanguage(formOf(title, ...labels))];
    });
    expect(guessed).toEqual(forms.map((form) => [form, 'en']));
  });

  it('reads options, headings and placeholders, not the names of field types', () => {
    const named = { ...createField('email'), id: 'f' };
    const radio = { ...createField('radio'), id: 'r', options: createOptions(['Ja, gerne', 'Nein']) };
    expect(guessLanguage(withFields(createEmptyDefinition(''), [named, radio]))).toBe('de');
  });
});
