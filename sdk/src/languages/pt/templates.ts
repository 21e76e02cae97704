import type { TemplateTexts } from '../../model/texts/textTypes.ts';

export const templates: TemplateTexts = {
  'A first visit prepared at home: history, medicines row by row, allergies and consent.':
    'Uma primeira consulta preparada em casa: histórico, remédios linha por linha, alergias e consentimento.',
  'A pledge of money: once or monthly, with an amount of the donor’s choice.':
    'Um compromisso de doação: única ou mensal, com o valor que se escolher.',
  'A request for a room or a hall: days, people, seating and equipment.':
    'Pedido de uma sala ou salão: dias, pessoas, disposição e equipamento.',
  'An RSVP for families: each guest with a name and a meal, counted for the kitchen.':
    'Confirmações para famílias: cada convidado com nome e refeição, contados para a cozinha.',
  'An estimate from what the customer chooses, then their details.':
    'Uma estimativa a partir do que o cliente escolhe e depois os seus dados.',
  'An order with prices, pick-up or delivery, and a last look before it is sent.':
    'Um pedido com preços, retirada ou entrega e uma última olhada antes de enviar.',
  'Appointment Request': 'Pedido de consulta',
  'Basic Contact': 'Contato simples',
  'Bug Report': 'Relato de erro',
  Business: 'Empresas',
  'Catering Order': 'Pedido de bufê',
  'Client Onboarding': 'Entrada de clientes',
  'Company, goals and access: everything for the first week with a client.':
    'Empresa, metas e acessos: tudo para a primeira semana com um cliente.',
  'Conference Registration': 'Inscrição em conferência',
  'Consent of the patient or a parent; who has a fever is asked to come later.':
    'Consentimento do paciente ou de um dos pais; quem tem febre vem mais tarde.',
  Contact: 'Contato',
  'Course Evaluation': 'Avaliação de curso',
  'Customer Feedback': 'Opinião de clientes',
  'Customer Satisfaction': 'Satisfação do cliente',
  'Days off with their number, a handover, and a check that the dates fit.':
    'Os dias de folga e quantos são, quem substitui e uma verificação das datas.',
  'Detailed Contact': 'Contato detalhado',
  'Dishes row by row with a running total, and when and where to bring them.':
    'Pratos linha por linha com o total à vista, e quando e onde entregar.',
  Donation: 'Doação',
  'Employment Application': 'Pedido de emprego',
  'Event Registration': 'Inscrição em evento',
  Events: 'Eventos',
  'Everything a landlord needs: who moves in, work and income, pets, and consent.':
    'Tudo o que o proprietário precisa: quem se muda, trabalho e renda, animais e consentimento.',
  'Everything for a first decision: contact details, the position, experience and references.':
    'Tudo para uma primeira decisão: dados de contato, vaga, experiência e referências.',
  'For a first visit: conditions, medication, allergies, and whom to call in an emergency.':
    'Para uma primeira consulta: doenças, medicação, alergias e quem chamar em uma emergência.',
  'For enquiries that go to the right person: who is asking, about what, and how to answer.':
    'Para perguntas que chegam à pessoa certa: quem pergunta, sobre o quê e como responder.',
  'Health Questionnaire': 'Questionário de saúde',
  Healthcare: 'Saúde',
  'How it was, in two minutes: a rating, what went well, and what could be better.':
    'Como foi, em dois minutos: uma nota, o que correu bem e o que poderia melhorar.',
  'Invitation Reply': 'Resposta a um convite',
  'Job Application': 'Candidatura',
  'Leave Request': 'Pedido de férias',
  'Right answers with explanations, a score, and one question at a time.':
    'Respostas certas com explicações, uma pontuação e uma pergunta de cada vez.',
  'Order Form': 'Formulário de encomenda',
  'Party Invitation': 'Convite de festa',
  'Patient Intake': 'Admissão de pacientes',
  'Product Research': 'Pesquisa de produto',
  Quiz: 'Quiz',
  'Quote Request': 'Pedido de orçamento',
  'Recommendation Survey': 'Pesquisa de recomendação',
  'Rental Application': 'Pedido de aluguel',
  'Sorts requests by kind, and asks for what each of them needs.':
    'Separa os pedidos por tipo e pergunta o que cada um precisa.',
  'Stars, a table of what counts, and a second chance for unhappy customers.':
    'Estrelas, uma tabela do que importa e uma segunda chance com clientes insatisfeitos.',
  'Support Request': 'Pedido de suporte',
  'Tasks, shifts and what a helper needs for them.':
    'Tarefas, turnos e o que cada voluntário precisa para eles.',
  'The reason, the preferred day and time, and how to reach the patient.':
    'O motivo, o dia e a hora preferidos e como falar com o paciente.',
  'The shortest way to reach you: a name, an email address and a message.':
    'O caminho mais curto até você: um nome, um endereço de e-mail e uma mensagem.',
  'Three short pages that ask designers and engineers for different things.':
    'Três páginas curtas que perguntam coisas diferentes a designers e engenheiros.',
  'Tickets with prices, sessions for each day, dinner and invoice.':
    'Ingressos com preços, sessões para cada dia, jantar e fatura.',
  'Vaccination Consent': 'Consentimento de vacinação',
  'Venue Booking': 'Reserva de espaço',
  'Volunteer Sign-up': 'Inscrição de voluntários',
  'What learners think of content, pace and teacher, without asking for a name.':
    'O que os alunos acham do conteúdo, do ritmo e do professor, sem pedir o nome.',
  'What went wrong, where, and how to see it again.': 'O que deu errado, onde e como ver de novo.',
  'Which features count, what they may cost, and who would talk to you about it.':
    'Quais recursos contam, quanto podem custar e quem falaria com você sobre isso.',
  'Who comes and with whom; who cannot come leaves a greeting.':
    'Quem vem e com quem; quem não pode deixa uma mensagem.',
  'Who is coming, with how many guests, to which sessions, and what they like to eat.':
    'Quem vem, com quantos convidados, a quais sessões e o que gostam de comer.',
  'Zero to ten, and the question that fits the answer, one at a time.':
    'De zero a dez e a pergunta que combina com a resposta, uma de cada vez.',
};
