import { appointmentRequest } from './appointmentRequest.ts';
import { basicContact } from './basicContact.ts';
import { bugReport } from './bugReport.ts';
import type { BuiltInTemplate } from './builtInTemplate.ts';
import { cateringOrder } from './cateringOrder.ts';
import { clientOnboarding } from './clientOnboarding.ts';
import { conferenceRegistration } from './conferenceRegistration.ts';
import { courseEvaluation } from './courseEvaluation.ts';
import { customerFeedback } from './customerFeedback.ts';
import { customerSatisfaction } from './customerSatisfaction.ts';
import { detailedContact } from './detailedContact.ts';
import { donation } from './donation.ts';
import { employmentApplication } from './employmentApplication.ts';
import { eventRegistration } from './eventRegistration.ts';
import { healthQuestionnaire } from './healthQuestionnaire.ts';
import { invitationReply } from './invitationReply.ts';
import { jobApplication } from './jobApplication.ts';
import { leaveRequest } from './leaveRequest.ts';
import { orderForm } from './orderForm.ts';
import { partyInvitation } from './partyInvitation.ts';
import { patientIntake } from './patientIntake.ts';
import { productResearch } from './productResearch.ts';
import { quiz } from './quiz.ts';
import { quoteRequest } from './quoteRequest.ts';
import { recommendationSurvey } from './recommendationSurvey.ts';
import { rentalApplication } from './rentalApplication.ts';
import { supportRequest } from './supportRequest.ts';
import { vaccinationConsent } from './vaccinationConsent.ts';
import { venueBooking } from './venueBooking.ts';
import { volunteerSignUp } from './volunteerSignUp.ts';

/** The templates that come with the platform (TMPL-018, D-87), in the order of the gallery. */
export const BUILT_IN_TEMPLATES: readonly BuiltInTemplate[] = [
  basicContact,
  detailedContact,
  employmentApplication,
  customerFeedback,
  healthQuestionnaire,
  eventRegistration,
  supportRequest,
  bugReport,
  appointmentRequest,
  quoteRequest,
  orderForm,
  jobApplication,
  leaveRequest,
  clientOnboarding,
  rentalApplication,
  cateringOrder,
  donation,
  recommendationSurvey,
  customerSatisfaction,
  productResearch,
  patientIntake,
  vaccinationConsent,
  conferenceRegistration,
  invitationReply,
  partyInvitation,
  venueBooking,
  courseEvaluation,
  volunteerSignUp,
  quiz,
];
