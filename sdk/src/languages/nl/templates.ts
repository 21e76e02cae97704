import type { TemplateTexts } from '../../model/texts/textTypes.ts';

export const templates: TemplateTexts = {
  'A first visit prepared at home: history, medicines row by row, allergies and consent.':
    'Een eerste bezoek thuis voorbereid: voorgeschiedenis, medicijnen regel voor regel, allergieën en toestemming.',
  'A pledge of money: once or monthly, with an amount of the donor’s choice.':
    'Een toezegging: eenmalig of maandelijks, met een bedrag naar keuze.',
  'A request for a room or a hall: days, people, seating and equipment.':
    'Een aanvraag voor een ruimte of zaal: dagen, personen, opstelling en apparatuur.',
  'An RSVP for families: each guest with a name and a meal, counted for the kitchen.':
    'Aanmelden voor gezinnen: elke gast met naam en maaltijd, geteld voor de keuken.',
  'An estimate from what the customer chooses, then their details.':
    'Een schatting op basis van wat de klant kiest, daarna de gegevens.',
  'An order with prices, pick-up or delivery, and a last look before it is sent.':
    'Een bestelling met prijzen, afhalen of bezorgen en een laatste blik voor het versturen.',
  'Appointment Request': 'Afspraak aanvragen',
  'Basic Contact': 'Eenvoudig contactformulier',
  'Bug Report': 'Bugmelding',
  Business: 'Zakelijk',
  'Catering Order': 'Cateringbestelling',
  'Client Onboarding': 'Start met een klant',
  'Company, goals and access: everything for the first week with a client.':
    'Bedrijf, doelen en toegang: alles voor de eerste week met een klant.',
  'Conference Registration': 'Aanmelding voor een conferentie',
  'Consent of the patient or a parent; who has a fever is asked to come later.':
    'Toestemming van de patiënt of een ouder; wie koorts heeft, komt later.',
  Contact: 'Contact',
  'Course Evaluation': 'Cursusevaluatie',
  'Customer Feedback': 'Klantfeedback',
  'Customer Satisfaction': 'Klanttevredenheid',
  'Days off with their number, a handover, and a check that the dates fit.':
    'Vrije dagen met hun aantal, een vervanger en een controle of de data kloppen.',
  'Detailed Contact': 'Uitgebreid contactformulier',
  'Dishes row by row with a running total, and when and where to bring them.':
    'Gerechten regel voor regel met een lopend totaal, en wanneer en waar ze heen gaan.',
  Donation: 'Donatie',
  'Employment Application': 'Sollicitatieformulier',
  'Event Registration': 'Aanmelding voor een evenement',
  Events: 'Evenementen',
  'Everything a landlord needs: who moves in, work and income, pets, and consent.':
    'Alles wat een verhuurder nodig heeft: wie er intrekt, werk en inkomen, huisdieren en toestemming.',
  'Everything for a first decision: contact details, the position, experience and references.':
    'Alles voor een eerste beslissing: contactgegevens, functie, ervaring en referenties.',
  'For a first visit: conditions, medication, allergies, and whom to call in an emergency.':
    'Voor een eerste bezoek: aandoeningen, medicijnen, allergieën en wie je in nood belt.',
  'For enquiries that go to the right person: who is asking, about what, and how to answer.':
    'Voor vragen die meteen bij de juiste persoon komen: wie vraagt, waarover en hoe je antwoordt.',
  'Health Questionnaire': 'Gezondheidsvragenlijst',
  Healthcare: 'Gezondheid',
  'How it was, in two minutes: a rating, what went well, and what could be better.':
    'Hoe het was, in twee minuten: een beoordeling, wat goed ging en wat beter kan.',
  'Invitation Reply': 'Antwoord op een uitnodiging',
  'Job Application': 'Sollicitatie',
  'Leave Request': 'Verlofaanvraag',
  'Right answers with explanations, a score, and one question at a time.':
    'Goede antwoorden met uitleg, een score en één vraag tegelijk.',
  'Order Form': 'Bestelformulier',
  'Party Invitation': 'Uitnodiging voor een feest',
  'Patient Intake': 'Patiëntintake',
  'Product Research': 'Productonderzoek',
  Quiz: 'Quiz',
  'Quote Request': 'Offerteaanvraag',
  'Recommendation Survey': 'Aanbevelingsenquête',
  'Rental Application': 'Huuraanvraag',
  'Sorts requests by kind, and asks for what each of them needs.':
    'Sorteert aanvragen op soort en vraagt wat voor elk nodig is.',
  'Stars, a table of what counts, and a second chance for unhappy customers.':
    'Sterren, een tabel van wat telt en een tweede kans bij ontevreden klanten.',
  'Support Request': 'Supportaanvraag',
  'Tasks, shifts and what a helper needs for them.':
    'Taken, diensten en wat een helper daarvoor nodig heeft.',
  'The reason, the preferred day and time, and how to reach the patient.':
    'De reden, de gewenste dag en tijd, en hoe de patiënt te bereiken is.',
  'The shortest way to reach you: a name, an email address and a message.':
    'De kortste weg naar je toe: een naam, een e-mailadres en een bericht.',
  'Three short pages that ask designers and engineers for different things.':
    'Drie korte pagina’s die ontwerpers en technici verschillende dingen vragen.',
  'Tickets with prices, sessions for each day, dinner and invoice.':
    'Tickets met prijzen, sessies per dag, diner en factuur.',
  'Vaccination Consent': 'Toestemming voor vaccinatie',
  'Venue Booking': 'Zaal reserveren',
  'Volunteer Sign-up': 'Aanmelding van vrijwilligers',
  'What learners think of content, pace and teacher, without asking for a name.':
    'Wat deelnemers vinden van inhoud, tempo en docent, zonder naar een naam te vragen.',
  'What went wrong, where, and how to see it again.': 'Wat er misging, waar en hoe je het opnieuw ziet.',
  'Which features count, what they may cost, and who would talk to you about it.':
    'Welke functies tellen, wat ze mogen kosten en wie er met je over wil praten.',
  'Who comes and with whom; who cannot come leaves a greeting.':
    'Wie er komt en met wie; wie niet kan, laat een groet achter.',
  'Who is coming, with how many guests, to which sessions, and what they like to eat.':
    'Wie er komt, met hoeveel gasten, naar welke sessies en wat ze graag eten.',
  'Zero to ten, and the question that fits the answer, one at a time.':
    'Nul tot tien en de vraag die bij het antwoord past, één voor één.',
};
