import type { TemplateTexts } from '../../model/texts/textTypes.ts';

export const templates: TemplateTexts = {
  'A first visit prepared at home: history, medicines row by row, allergies and consent.':
    'Ein erster Besuch, zu Hause vorbereitet: Vorgeschichte, Medikamente Zeile für Zeile, Allergien und Einwilligung.',
  'A pledge of money: once or monthly, with an amount of the donor’s choice.':
    'Eine Spendenzusage: einmalig oder monatlich, mit frei gewähltem Betrag.',
  'A request for a room or a hall: days, people, seating and equipment.':
    'Anfrage für einen Raum oder Saal: Tage, Personen, Bestuhlung und Technik.',
  'An RSVP for families: each guest with a name and a meal, counted for the kitchen.':
    'Zusagen für Familien: jeder Gast mit Name und Essen, gezählt für die Küche.',
  'An estimate from what the customer chooses, then their details.':
    'Eine Schätzung aus dem, was gewählt wird, dann die Kontaktdaten.',
  'An order with prices, pick-up or delivery, and a last look before it is sent.':
    'Eine Bestellung mit Preisen, Abholung oder Lieferung und einem letzten Blick vor dem Absenden.',
  'Appointment Request': 'Terminanfrage',
  'Basic Contact': 'Einfaches Kontaktformular',
  'Bug Report': 'Fehlerbericht',
  Business: 'Geschäftlich',
  'Catering Order': 'Catering-Bestellung',
  'Client Onboarding': 'Start mit neuen Kunden',
  'Company, goals and access: everything for the first week with a client.':
    'Firma, Ziele und Zugänge: alles für die erste Woche mit neuen Kunden.',
  'Conference Registration': 'Konferenzanmeldung',
  'Consent of the patient or a parent; who has a fever is asked to come later.':
    'Einwilligung der Patientin, des Patienten oder eines Elternteils; wer Fieber hat, kommt später.',
  Contact: 'Kontakt',
  'Course Evaluation': 'Kursbewertung',
  'Customer Feedback': 'Kundenfeedback',
  'Customer Satisfaction': 'Kundenzufriedenheit',
  'Days off with their number, a handover, and a check that the dates fit.':
    'Freie Tage mit ihrer Zahl, eine Vertretung und eine Prüfung, ob die Daten zusammenpassen.',
  'Detailed Contact': 'Ausführliches Kontaktformular',
  'Dishes row by row with a running total, and when and where to bring them.':
    'Gerichte Zeile für Zeile mit laufender Summe, und wann und wohin geliefert wird.',
  Donation: 'Spende',
  'Employment Application': 'Bewerbung um eine Stelle',
  'Event Registration': 'Anmeldung zur Veranstaltung',
  Events: 'Veranstaltungen',
  'Everything a landlord needs: who moves in, work and income, pets, and consent.':
    'Alles für die Vermietung: wer einzieht, Arbeit und Einkommen, Haustiere und Einwilligung.',
  'Everything for a first decision: contact details, the position, experience and references.':
    'Alles für eine erste Entscheidung: Kontaktdaten, Stelle, Erfahrung und Referenzen.',
  'For a first visit: conditions, medication, allergies, and whom to call in an emergency.':
    'Für den ersten Besuch: Erkrankungen, Medikamente, Allergien und wen Sie im Notfall anrufen.',
  'For enquiries that go to the right person: who is asking, about what, and how to answer.':
    'Für Anfragen, die gleich bei der richtigen Person ankommen: wer fragt, worum es geht und wie Sie antworten.',
  'Health Questionnaire': 'Gesundheitsfragebogen',
  Healthcare: 'Gesundheit',
  'How it was, in two minutes: a rating, what went well, and what could be better.':
    'Wie es war, in zwei Minuten: eine Bewertung, was gut lief und was besser sein könnte.',
  'Invitation Reply': 'Antwort auf eine Einladung',
  'Job Application': 'Stellenbewerbung',
  'Leave Request': 'Urlaubsantrag',
  'Right answers with explanations, a score, and one question at a time.':
    'Richtige Antworten mit Erklärungen, ein Ergebnis und eine Frage nach der anderen.',
  'Order Form': 'Bestellformular',
  'Party Invitation': 'Einladung zur Feier',
  'Patient Intake': 'Patientenaufnahme',
  'Product Research': 'Produktforschung',
  Quiz: 'Quiz',
  'Quote Request': 'Angebotsanfrage',
  'Recommendation Survey': 'Weiterempfehlungsumfrage',
  'Rental Application': 'Mietbewerbung',
  'Sorts requests by kind, and asks for what each of them needs.':
    'Sortiert Anfragen nach Art und fragt, was jede davon braucht.',
  'Stars, a table of what counts, and a second chance for unhappy customers.':
    'Sterne, eine Tabelle mit dem, was zählt, und eine zweite Chance bei unzufriedenen Kunden.',
  'Support Request': 'Supportanfrage',
  'Tasks, shifts and what a helper needs for them.': 'Aufgaben, Schichten und was Helfende dafür brauchen.',
  'The reason, the preferred day and time, and how to reach the patient.':
    'Grund, Wunschtag und Uhrzeit, und wie die Patientin oder der Patient erreichbar ist.',
  'The shortest way to reach you: a name, an email address and a message.':
    'Der kürzeste Weg zu Ihnen: Name, E-Mail-Adresse und Nachricht.',
  'Three short pages that ask designers and engineers for different things.':
    'Drei kurze Seiten, die Gestaltung und Technik Unterschiedliches fragen.',
  'Tickets with prices, sessions for each day, dinner and invoice.':
    'Tickets mit Preisen, Vorträge für jeden Tag, Abendessen und Rechnung.',
  'Vaccination Consent': 'Impfeinwilligung',
  'Venue Booking': 'Raumbuchung',
  'Volunteer Sign-up': 'Anmeldung für Freiwillige',
  'What learners think of content, pace and teacher, without asking for a name.':
    'Was Lernende von Inhalt, Tempo und Lehrkraft halten, ohne nach dem Namen zu fragen.',
  'What went wrong, where, and how to see it again.':
    'Was schiefging, wo es geschah und wie man es wieder sieht.',
  'Which features count, what they may cost, and who would talk to you about it.':
    'Welche Funktionen zählen, was sie kosten dürfen und wer mit Ihnen darüber spräche.',
  'Who comes and with whom; who cannot come leaves a greeting.':
    'Wer kommt und mit wem; wer nicht kann, hinterlässt einen Gruß.',
  'Who is coming, with how many guests, to which sessions, and what they like to eat.':
    'Wer kommt, mit wie vielen Gästen, zu welchen Programmpunkten und was gegessen wird.',
  'Zero to ten, and the question that fits the answer, one at a time.':
    'Null bis zehn und die Frage, die zur Antwort passt, eine nach der anderen.',
};
