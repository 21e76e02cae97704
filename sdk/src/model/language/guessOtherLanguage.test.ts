import { expect, test } from 'vitest';
import { createField } from '../fields/capabilities.ts';
import { createEmptyDefinition } from '../definition/formDefinition.ts';
import { guessLanguage } from './guessLanguage.ts';
import { withFields } from '../structure/pages/pageOne.ts';

const formOf = (title: string, ...labels: string[]) =>
  withFields(
    createEmptyDefinition(title),
    labels.map((label) => ({ ...createField('text'), id: label, label })),
  );

test.each([
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
])('D-191 a form in %s, which is not offered, is English', (...[, ...forms]) => {
  const guessed = forms.map((form) => {
    const [title = '', ...labels] = form.split(' / ');
    return [form, guessLanguage(formOf(title, ...labels))];
  });
  expect(guessed).toEqual(forms.map((form) => [form, 'en']));
});
