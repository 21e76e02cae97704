import type { TemplateTexts } from '../../model/texts/textTypes.ts';

export const templates: TemplateTexts = {
  'A first visit prepared at home: history, medicines row by row, allergies and consent.':
    'Una prima visita preparata a casa: anamnesi, farmaci riga per riga, allergie e consenso.',
  'A pledge of money: once or monthly, with an amount of the donor’s choice.':
    'Un impegno di donazione: una volta o ogni mese, con l’importo che si preferisce.',
  'A request for a room or a hall: days, people, seating and equipment.':
    'Richiesta di una stanza o di una sala: giorni, persone, disposizione e attrezzature.',
  'An RSVP for families: each guest with a name and a meal, counted for the kitchen.':
    'Conferme per le famiglie: ogni ospite con nome e pasto, contati per la cucina.',
  'An estimate from what the customer chooses, then their details.':
    'Una stima in base alle scelte del cliente, poi i suoi dati.',
  'An order with prices, pick-up or delivery, and a last look before it is sent.':
    'Un ordine con prezzi, ritiro o consegna e un ultimo sguardo prima dell’invio.',
  'Appointment Request': 'Richiesta di appuntamento',
  'Basic Contact': 'Contatto semplice',
  'Bug Report': 'Segnalazione di un errore',
  Business: 'Aziende',
  'Catering Order': 'Ordine di catering',
  'Client Onboarding': 'Avvio di un cliente',
  'Company, goals and access: everything for the first week with a client.':
    'Azienda, obiettivi e accessi: tutto per la prima settimana con un cliente.',
  'Conference Registration': 'Iscrizione a una conferenza',
  'Consent of the patient or a parent; who has a fever is asked to come later.':
    'Il consenso del paziente o di un genitore; chi ha la febbre torna più tardi.',
  Contact: 'Contatti',
  'Course Evaluation': 'Valutazione di un corso',
  'Customer Feedback': 'Feedback dei clienti',
  'Customer Satisfaction': 'Soddisfazione dei clienti',
  'Days off with their number, a handover, and a check that the dates fit.':
    'I giorni liberi e quanti sono, chi sostituisce e un controllo delle date.',
  'Detailed Contact': 'Contatto dettagliato',
  'Dishes row by row with a running total, and when and where to bring them.':
    'Piatti riga per riga con il totale aggiornato, e quando e dove portarli.',
  Donation: 'Donazione',
  'Employment Application': 'Domanda di impiego',
  'Event Registration': 'Iscrizione a un evento',
  Events: 'Eventi',
  'Everything a landlord needs: who moves in, work and income, pets, and consent.':
    'Tutto ciò che serve al proprietario: chi si trasferisce, lavoro e reddito, animali e consenso.',
  'Everything for a first decision: contact details, the position, experience and references.':
    'Tutto per una prima decisione: contatti, posizione, esperienza e referenze.',
  'For a first visit: conditions, medication, allergies, and whom to call in an emergency.':
    'Per una prima visita: malattie, farmaci, allergie e chi chiamare in caso di emergenza.',
  'For enquiries that go to the right person: who is asking, about what, and how to answer.':
    'Per richieste che arrivano alla persona giusta: chi chiede, su cosa e come rispondere.',
  'Health Questionnaire': 'Questionario sulla salute',
  Healthcare: 'Salute',
  'How it was, in two minutes: a rating, what went well, and what could be better.':
    'Com’è andata, in due minuti: un voto, cosa è andato bene e cosa potrebbe migliorare.',
  'Invitation Reply': 'Risposta a un invito',
  'Job Application': 'Candidatura',
  'Leave Request': 'Richiesta di ferie',
  'Right answers with explanations, a score, and one question at a time.':
    'Risposte giuste con spiegazioni, un punteggio e una domanda alla volta.',
  'Order Form': 'Modulo d’ordine',
  'Party Invitation': 'Invito a una festa',
  'Patient Intake': 'Accettazione dei pazienti',
  'Product Research': 'Ricerca sul prodotto',
  Quiz: 'Quiz',
  'Quote Request': 'Richiesta di preventivo',
  'Recommendation Survey': 'Sondaggio sul passaparola',
  'Rental Application': 'Richiesta di affitto',
  'Sorts requests by kind, and asks for what each of them needs.':
    'Ordina le richieste per tipo e chiede ciò che serve a ciascuna.',
  'Stars, a table of what counts, and a second chance for unhappy customers.':
    'Stelle, una tabella di ciò che conta e una seconda possibilità con i clienti scontenti.',
  'Support Request': 'Richiesta di assistenza',
  'Tasks, shifts and what a helper needs for them.': 'Compiti, turni e ciò che serve a chi aiuta.',
  'The reason, the preferred day and time, and how to reach the patient.':
    'Il motivo, il giorno e l’ora preferiti e come raggiungere il paziente.',
  'The shortest way to reach you: a name, an email address and a message.':
    'La via più breve per raggiungerti: un nome, un indirizzo email e un messaggio.',
  'Three short pages that ask designers and engineers for different things.':
    'Tre pagine brevi che chiedono cose diverse a designer e ingegneri.',
  'Tickets with prices, sessions for each day, dinner and invoice.':
    'Biglietti con prezzi, sessioni per ogni giorno, cena e fattura.',
  'Vaccination Consent': 'Consenso alla vaccinazione',
  'Venue Booking': 'Prenotazione di una sala',
  'Volunteer Sign-up': 'Iscrizione dei volontari',
  'What learners think of content, pace and teacher, without asking for a name.':
    'Cosa pensa chi impara di contenuti, ritmo e insegnante, senza chiedere il nome.',
  'What went wrong, where, and how to see it again.': 'Cosa è andato storto, dove e come rivederlo.',
  'Which features count, what they may cost, and who would talk to you about it.':
    'Quali funzioni contano, quanto possono costare e chi ne parlerebbe con te.',
  'Who comes and with whom; who cannot come leaves a greeting.':
    'Chi viene e con chi; chi non può lascia un saluto.',
  'Who is coming, with how many guests, to which sessions, and what they like to eat.':
    'Chi viene, con quanti ospiti, a quali sessioni e cosa preferisce mangiare.',
  'Zero to ten, and the question that fits the answer, one at a time.':
    'Da zero a dieci e la domanda adatta alla risposta, una alla volta.',
};
