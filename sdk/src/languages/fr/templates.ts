import type { TemplateTexts } from '../../model/texts/textTypes.ts';

export const templates: TemplateTexts = {
  'A first visit prepared at home: history, medicines row by row, allergies and consent.':
    'Une première visite préparée à la maison : antécédents, médicaments ligne par ligne, allergies et consentement.',
  'A pledge of money: once or monthly, with an amount of the donor’s choice.':
    'Une promesse de don : unique ou mensuelle, du montant de son choix.',
  'A request for a room or a hall: days, people, seating and equipment.':
    'Une demande de salle : jours, personnes, disposition et équipement.',
  'An RSVP for families: each guest with a name and a meal, counted for the kitchen.':
    'Les réponses des familles : chaque invité avec son nom et son repas, comptés pour la cuisine.',
  'An estimate from what the customer chooses, then their details.':
    'Une estimation d’après les choix du client, puis ses coordonnées.',
  'An order with prices, pick-up or delivery, and a last look before it is sent.':
    'Une commande avec prix, retrait ou livraison, et un dernier coup d’œil avant l’envoi.',
  'Appointment Request': 'Demande de rendez-vous',
  'Basic Contact': 'Contact simple',
  'Bug Report': 'Signalement de bug',
  Business: 'Entreprise',
  'Catering Order': 'Commande de traiteur',
  'Client Onboarding': 'Accueil d’un client',
  'Company, goals and access: everything for the first week with a client.':
    'Entreprise, objectifs et accès : tout pour la première semaine avec un client.',
  'Conference Registration': 'Inscription à une conférence',
  'Consent of the patient or a parent; who has a fever is asked to come later.':
    'L’accord du patient ou d’un parent ; en cas de fièvre, on revient plus tard.',
  Contact: 'Contact',
  'Course Evaluation': 'Évaluation de cours',
  'Customer Feedback': 'Avis des clients',
  'Customer Satisfaction': 'Satisfaction client',
  'Days off with their number, a handover, and a check that the dates fit.':
    'Les jours demandés et leur nombre, un remplaçant et une vérification des dates.',
  'Detailed Contact': 'Contact détaillé',
  'Dishes row by row with a running total, and when and where to bring them.':
    'Les plats ligne par ligne avec un total, et où et quand les livrer.',
  Donation: 'Don',
  'Employment Application': 'Candidature à un emploi',
  'Event Registration': 'Inscription à un événement',
  Events: 'Événements',
  'Everything a landlord needs: who moves in, work and income, pets, and consent.':
    'Tout ce qu’il faut au propriétaire : qui emménage, emploi et revenus, animaux et consentement.',
  'Everything for a first decision: contact details, the position, experience and references.':
    'Tout pour une première décision : coordonnées, poste, expérience et références.',
  'For a first visit: conditions, medication, allergies, and whom to call in an emergency.':
    'Pour une première visite : maladies, traitements, allergies et personne à appeler en cas d’urgence.',
  'For enquiries that go to the right person: who is asking, about what, and how to answer.':
    'Pour des demandes qui arrivent à la bonne personne : qui demande, à quel sujet, et comment répondre.',
  'Health Questionnaire': 'Questionnaire de santé',
  Healthcare: 'Santé',
  'How it was, in two minutes: a rating, what went well, and what could be better.':
    'Comment c’était, en deux minutes : une note, ce qui a plu et ce qui pourrait être mieux.',
  'Invitation Reply': 'Réponse à une invitation',
  'Job Application': 'Candidature',
  'Leave Request': 'Demande de congé',
  'Right answers with explanations, a score, and one question at a time.':
    'Les bonnes réponses expliquées, un score, et une question à la fois.',
  'Order Form': 'Bon de commande',
  'Party Invitation': 'Invitation à une fête',
  'Patient Intake': 'Admission de patient',
  'Product Research': 'Étude de produit',
  Quiz: 'Quiz',
  'Quote Request': 'Demande de devis',
  'Recommendation Survey': 'Enquête de recommandation',
  'Rental Application': 'Dossier de location',
  'Sorts requests by kind, and asks for what each of them needs.':
    'Trie les demandes par type et demande ce qu’il faut pour chacune.',
  'Stars, a table of what counts, and a second chance for unhappy customers.':
    'Des étoiles, un tableau de ce qui compte, et une seconde chance pour les clients mécontents.',
  'Support Request': 'Demande d’assistance',
  'Tasks, shifts and what a helper needs for them.':
    'Les tâches, les horaires et ce qu’il faut à chaque bénévole.',
  'The reason, the preferred day and time, and how to reach the patient.':
    'Le motif, le jour et l’heure souhaités, et comment joindre le patient.',
  'The shortest way to reach you: a name, an email address and a message.':
    'Le chemin le plus court vers vous : un nom, une adresse e-mail et un message.',
  'Three short pages that ask designers and engineers for different things.':
    'Trois pages courtes qui posent des questions différentes aux designers et aux ingénieurs.',
  'Tickets with prices, sessions for each day, dinner and invoice.':
    'Des billets avec prix, des sessions pour chaque jour, un dîner et une facture.',
  'Vaccination Consent': 'Consentement à la vaccination',
  'Venue Booking': 'Réservation de salle',
  'Volunteer Sign-up': 'Inscription de bénévoles',
  'What learners think of content, pace and teacher, without asking for a name.':
    'Ce que les participants pensent du contenu, du rythme et de l’enseignant, sans demander de nom.',
  'What went wrong, where, and how to see it again.': 'Ce qui n’a pas fonctionné, où, et comment le revoir.',
  'Which features count, what they may cost, and who would talk to you about it.':
    'Quelles fonctions comptent, ce qu’elles peuvent coûter, et qui en parlerait avec vous.',
  'Who comes and with whom; who cannot come leaves a greeting.':
    'Qui vient et avec qui ; les absents laissent un mot.',
  'Who is coming, with how many guests, to which sessions, and what they like to eat.':
    'Qui vient, avec combien d’invités, à quelles sessions, et ce qu’ils aiment manger.',
  'Zero to ten, and the question that fits the answer, one at a time.':
    'De zéro à dix, puis la question qui convient à la réponse, une à la fois.',
};
