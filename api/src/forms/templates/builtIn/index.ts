import type { FormDefinition } from '@inlay/sdk/model';
import type { TemplateText } from '@inlay/sdk/server-texts';
import appointmentRequest from './appointment-request.json' with { type: 'json' };
import basicContact from './basic-contact.json' with { type: 'json' };
import bugReport from './bug-report.json' with { type: 'json' };
import cateringOrder from './catering-order.json' with { type: 'json' };
import clientOnboarding from './client-onboarding.json' with { type: 'json' };
import conferenceRegistration from './conference-registration.json' with { type: 'json' };
import courseEvaluation from './course-evaluation.json' with { type: 'json' };
import customerFeedback from './customer-feedback.json' with { type: 'json' };
import customerSatisfaction from './customer-satisfaction.json' with { type: 'json' };
import detailedContact from './detailed-contact.json' with { type: 'json' };
import donation from './donation.json' with { type: 'json' };
import employmentApplication from './employment-application.json' with { type: 'json' };
import eventRegistration from './event-registration.json' with { type: 'json' };
import healthQuestionnaire from './health-questionnaire.json' with { type: 'json' };
import invitationReply from './invitation-reply.json' with { type: 'json' };
import jobApplication from './job-application.json' with { type: 'json' };
import leaveRequest from './leave-request.json' with { type: 'json' };
import orderForm from './order-form.json' with { type: 'json' };
import partyInvitation from './party-invitation.json' with { type: 'json' };
import patientIntake from './patient-intake.json' with { type: 'json' };
import productResearch from './product-research.json' with { type: 'json' };
import quiz from './quiz.json' with { type: 'json' };
import quoteRequest from './quote-request.json' with { type: 'json' };
import recommendationSurvey from './recommendation-survey.json' with { type: 'json' };
import rentalApplication from './rental-application.json' with { type: 'json' };
import supportRequest from './support-request.json' with { type: 'json' };
import vaccinationConsent from './vaccination-consent.json' with { type: 'json' };
import venueBooking from './venue-booking.json' with { type: 'json' };
import volunteerSignUp from './volunteer-sign-up.json' with { type: 'json' };

/** A template that comes with the platform; its name becomes the title of its forms. */
export interface BuiltInTemplate {
  /** Stands in addresses and requests: never renamed. */
  id: string;
  /** Stands in the gallery in the order of the list (TMPL-004). */
  category: TemplateText;
  /** Description in the gallery. */
  description: TemplateText;
  definition: FormDefinition;
}

/** Returns the definition in an exported file, unchecked: a test parses each. */
const read = ({ $schema: _schema, ...definition }: { $schema: string }): FormDefinition =>
  definition as unknown as FormDefinition;

/** The templates that come with the platform (TMPL-018, D-87), in the order of the gallery. */
export const BUILT_IN_TEMPLATES: readonly BuiltInTemplate[] = [
  {
    id: 'basic-contact',
    category: 'Contact',
    description: 'The shortest way to reach you: a name, an email address and a message.',
    definition: read(basicContact),
  },
  {
    id: 'detailed-contact',
    category: 'Contact',
    description: 'For enquiries that go to the right person: who is asking, about what, and how to answer.',
    definition: read(detailedContact),
  },
  {
    id: 'employment-application',
    category: 'Business',
    description: 'Everything for a first decision: contact details, the position, experience and references.',
    definition: read(employmentApplication),
  },
  {
    id: 'customer-feedback',
    category: 'Business',
    description: 'How it was, in two minutes: a rating, what went well, and what could be better.',
    definition: read(customerFeedback),
  },
  {
    id: 'health-questionnaire',
    category: 'Healthcare',
    description: 'For a first visit: conditions, medication, allergies, and whom to call in an emergency.',
    definition: read(healthQuestionnaire),
  },
  {
    id: 'event-registration',
    category: 'Events',
    description: 'Who is coming, with how many guests, to which sessions, and what they like to eat.',
    definition: read(eventRegistration),
  },
  {
    id: 'support-request',
    category: 'Contact',
    description: 'Sorts requests by kind, and asks for what each of them needs.',
    definition: read(supportRequest),
  },
  {
    id: 'bug-report',
    category: 'Contact',
    description: 'What went wrong, where, and how to see it again.',
    definition: read(bugReport),
  },
  {
    id: 'appointment-request',
    category: 'Healthcare',
    description: 'The reason, the preferred day and time, and how to reach the patient.',
    definition: read(appointmentRequest),
  },
  {
    id: 'quote-request',
    category: 'Business',
    description: 'An estimate from what the customer chooses, then their details.',
    definition: read(quoteRequest),
  },
  {
    id: 'order-form',
    category: 'Business',
    description: 'An order with prices, pick-up or delivery, and a last look before it is sent.',
    definition: read(orderForm),
  },
  {
    id: 'job-application',
    category: 'Business',
    description: 'Three short pages that ask designers and engineers for different things.',
    definition: read(jobApplication),
  },
  {
    id: 'leave-request',
    category: 'Business',
    description: 'Days off with their number, a handover, and a check that the dates fit.',
    definition: read(leaveRequest),
  },
  {
    id: 'client-onboarding',
    category: 'Business',
    description: 'Company, goals and access: everything for the first week with a client.',
    definition: read(clientOnboarding),
  },
  {
    id: 'rental-application',
    category: 'Business',
    description: 'Everything a landlord needs: who moves in, work and income, pets, and consent.',
    definition: read(rentalApplication),
  },
  {
    id: 'catering-order',
    category: 'Business',
    description: 'Dishes row by row with a running total, and when and where to bring them.',
    definition: read(cateringOrder),
  },
  {
    id: 'donation',
    category: 'Business',
    description: 'A pledge of money: once or monthly, with an amount of the donor’s choice.',
    definition: read(donation),
  },
  {
    id: 'recommendation-survey',
    category: 'Business',
    description: 'Zero to ten, and the question that fits the answer, one at a time.',
    definition: read(recommendationSurvey),
  },
  {
    id: 'customer-satisfaction',
    category: 'Business',
    description: 'Stars, a table of what counts, and a second chance for unhappy customers.',
    definition: read(customerSatisfaction),
  },
  {
    id: 'product-research',
    category: 'Business',
    description: 'Which features count, what they may cost, and who would talk to you about it.',
    definition: read(productResearch),
  },
  {
    id: 'patient-intake',
    category: 'Healthcare',
    description: 'A first visit prepared at home: history, medicines row by row, allergies and consent.',
    definition: read(patientIntake),
  },
  {
    id: 'vaccination-consent',
    category: 'Healthcare',
    description: 'Consent of the patient or a parent; who has a fever is asked to come later.',
    definition: read(vaccinationConsent),
  },
  {
    id: 'conference-registration',
    category: 'Events',
    description: 'Tickets with prices, sessions for each day, dinner and invoice.',
    definition: read(conferenceRegistration),
  },
  {
    id: 'invitation-reply',
    category: 'Events',
    description: 'Who comes and with whom; who cannot come leaves a greeting.',
    definition: read(invitationReply),
  },
  {
    id: 'party-invitation',
    category: 'Events',
    description: 'An RSVP for families: each guest with a name and a meal, counted for the kitchen.',
    definition: read(partyInvitation),
  },
  {
    id: 'venue-booking',
    category: 'Events',
    description: 'A request for a room or a hall: days, people, seating and equipment.',
    definition: read(venueBooking),
  },
  {
    id: 'course-evaluation',
    category: 'Events',
    description: 'What learners think of content, pace and teacher, without asking for a name.',
    definition: read(courseEvaluation),
  },
  {
    id: 'volunteer-sign-up',
    category: 'Events',
    description: 'Tasks, shifts and what a helper needs for them.',
    definition: read(volunteerSignUp),
  },
  {
    id: 'quiz',
    category: 'Events',
    description: 'Right answers with explanations, a score, and one question at a time.',
    definition: read(quiz),
  },
];
