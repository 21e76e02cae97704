import type { TemplateTexts } from '../../model/texts/textTypes.ts';

export const templates: TemplateTexts = {
  'A first visit prepared at home: history, medicines row by row, allergies and consent.':
    'Una primera visita preparada en casa: historial, medicamentos fila por fila, alergias y consentimiento.',
  'A pledge of money: once or monthly, with an amount of the donor’s choice.':
    'Un compromiso de donación: única o mensual, con el importe que se elija.',
  'A request for a room or a hall: days, people, seating and equipment.':
    'Solicitud de una sala o un salón: días, personas, disposición y equipo.',
  'An RSVP for families: each guest with a name and a meal, counted for the kitchen.':
    'Confirmaciones para familias: cada invitado con nombre y menú, contados para la cocina.',
  'An estimate from what the customer chooses, then their details.':
    'Una estimación según lo que elige el cliente y después sus datos.',
  'An order with prices, pick-up or delivery, and a last look before it is sent.':
    'Un pedido con precios, recogida o entrega, y un último vistazo antes de enviarlo.',
  'Appointment Request': 'Solicitud de cita',
  'Basic Contact': 'Contacto sencillo',
  'Bug Report': 'Informe de error',
  Business: 'Empresa',
  'Catering Order': 'Pedido de catering',
  'Client Onboarding': 'Alta de clientes',
  'Company, goals and access: everything for the first week with a client.':
    'Empresa, objetivos y accesos: todo para la primera semana con un cliente.',
  'Conference Registration': 'Inscripción a un congreso',
  'Consent of the patient or a parent; who has a fever is asked to come later.':
    'Consentimiento del paciente o de un progenitor; quien tiene fiebre viene más tarde.',
  Contact: 'Contacto',
  'Course Evaluation': 'Evaluación de curso',
  'Customer Feedback': 'Opinión de clientes',
  'Customer Satisfaction': 'Satisfacción del cliente',
  'Days off with their number, a handover, and a check that the dates fit.':
    'Los días libres y cuántos son, quién sustituye y una comprobación de las fechas.',
  'Detailed Contact': 'Contacto detallado',
  'Dishes row by row with a running total, and when and where to bring them.':
    'Platos fila por fila con el total a la vista, y cuándo y adónde llevarlos.',
  Donation: 'Donación',
  'Employment Application': 'Solicitud de empleo',
  'Event Registration': 'Inscripción a un evento',
  Events: 'Eventos',
  'Everything a landlord needs: who moves in, work and income, pets, and consent.':
    'Todo lo que necesita el propietario: quién se muda, trabajo e ingresos, mascotas y consentimiento.',
  'Everything for a first decision: contact details, the position, experience and references.':
    'Todo para una primera decisión: datos de contacto, puesto, experiencia y referencias.',
  'For a first visit: conditions, medication, allergies, and whom to call in an emergency.':
    'Para una primera visita: enfermedades, medicación, alergias y a quién llamar en una emergencia.',
  'For enquiries that go to the right person: who is asking, about what, and how to answer.':
    'Para consultas que llegan a la persona adecuada: quién pregunta, sobre qué y cómo responder.',
  'Health Questionnaire': 'Cuestionario de salud',
  Healthcare: 'Salud',
  'How it was, in two minutes: a rating, what went well, and what could be better.':
    'Cómo fue, en dos minutos: una valoración, qué salió bien y qué podría mejorar.',
  'Invitation Reply': 'Respuesta a una invitación',
  'Job Application': 'Candidatura',
  'Leave Request': 'Solicitud de vacaciones',
  'Right answers with explanations, a score, and one question at a time.':
    'Respuestas correctas con explicaciones, una puntuación y una pregunta cada vez.',
  'Order Form': 'Formulario de pedido',
  'Party Invitation': 'Invitación a una fiesta',
  'Patient Intake': 'Ingreso de pacientes',
  'Product Research': 'Investigación de producto',
  Quiz: 'Cuestionario de juego',
  'Quote Request': 'Solicitud de presupuesto',
  'Recommendation Survey': 'Encuesta de recomendación',
  'Rental Application': 'Solicitud de alquiler',
  'Sorts requests by kind, and asks for what each of them needs.':
    'Ordena las solicitudes por tipo y pregunta lo que necesita cada una.',
  'Stars, a table of what counts, and a second chance for unhappy customers.':
    'Estrellas, una tabla de lo que importa y una segunda oportunidad con los clientes descontentos.',
  'Support Request': 'Solicitud de asistencia',
  'Tasks, shifts and what a helper needs for them.':
    'Tareas, turnos y lo que cada voluntario necesita para ellos.',
  'The reason, the preferred day and time, and how to reach the patient.':
    'El motivo, el día y la hora preferidos, y cómo contactar con el paciente.',
  'The shortest way to reach you: a name, an email address and a message.':
    'El camino más corto hacia ti: un nombre, una dirección de correo y un mensaje.',
  'Three short pages that ask designers and engineers for different things.':
    'Tres páginas cortas que preguntan cosas distintas a diseñadores e ingenieros.',
  'Tickets with prices, sessions for each day, dinner and invoice.':
    'Entradas con precios, sesiones para cada día, cena y factura.',
  'Vaccination Consent': 'Consentimiento de vacunación',
  'Venue Booking': 'Reserva de espacio',
  'Volunteer Sign-up': 'Inscripción de voluntarios',
  'What learners think of content, pace and teacher, without asking for a name.':
    'Qué piensan los participantes del contenido, el ritmo y el docente, sin pedir el nombre.',
  'What went wrong, where, and how to see it again.': 'Qué falló, dónde y cómo volver a verlo.',
  'Which features count, what they may cost, and who would talk to you about it.':
    'Qué funciones importan, cuánto pueden costar y quién hablaría contigo de ello.',
  'Who comes and with whom; who cannot come leaves a greeting.':
    'Quién viene y con quién; quien no puede deja un saludo.',
  'Who is coming, with how many guests, to which sessions, and what they like to eat.':
    'Quién viene, con cuántos invitados, a qué sesiones y qué les gusta comer.',
  'Zero to ten, and the question that fits the answer, one at a time.':
    'De cero a diez y la pregunta que corresponde a la respuesta, una a una.',
};
