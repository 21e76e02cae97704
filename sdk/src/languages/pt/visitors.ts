import type {
  AccessTexts,
  CodeMailTexts,
  EditTexts,
  ReceiptTexts,
  ReportTexts,
  ScoreNames,
  ScoreTexts,
  StatusTexts,
} from '../../model/texts/textTypes.ts';

export const access: AccessTexts = {
  language: 'Idioma',
  closedTitle: 'Formulário encerrado',
  closed: 'Este formulário está encerrado e não aceita mais envios.',
  full: 'Este formulário recebeu o número máximo de envios.',
  earlyTitle: 'Este formulário ainda não está aberto',
  early: 'Ele abre em {time}.',
  alreadySentTitle: 'Já enviado',
  alreadySent: 'Este formulário já foi enviado a partir deste navegador. Só pode ser enviado uma vez.',
  invitedOnlyTitle: 'Para pessoas convidadas',
  invitedOnly: 'Este formulário é para pessoas convidadas. Abra-o pelo link do seu convite.',
  passwordTitle: 'Este formulário precisa de uma palavra-passe',
  passwordText: 'Introduza a palavra-passe que recebeu.',
  passwordAgain: 'Introduza novamente a palavra-passe. Tudo o que escreveu é mantido.',
  passwordOpen: 'Abrir o formulário',
  signInTitle: 'Inicie sessão para abrir este formulário',
  signInText: 'Este formulário pergunta quem é antes de se abrir.',
  signInButton: 'Entrar com {provider}',
  signInWindow: 'O início de sessão abre-se numa janela própria.',
  signInAgain:
    'Inicie sessão novamente: abre-se noutra janela. Depois volte aqui e continue. Tudo o que escreveu é mantido.',
  signInContinue: 'Continuar',
  signedInTitle: 'Sessão iniciada',
  signedIn: 'Feche esta janela e continue naquela em que preencheu o formulário.',
  signInCancelled: 'A sessão não foi iniciada. Tente novamente.',
  signInUnverified: 'O seu endereço de e-mail não está verificado lá. Verifique-o ou entre com outra conta.',
  signInAddress: 'Este formulário não aceita o seu endereço de e-mail. Entre com outra conta.',
  signInUnreachable: 'O início de sessão não está disponível neste momento. Tente mais tarde.',
  signInFailed: 'O início de sessão não funcionou. Tente novamente.',
  answered: 'A sua resposta a este convite já chegou. Cada convite aceita uma resposta.',
  invitedLinkTitle: 'Este link não abre nada',
  invitedLink:
    'Está incompleto ou já não é válido. Abra o link do e-mail mais recente ou pergunte a quem o convidou.',
  anonymous:
    'A sua resposta é anónima: nada do que é guardado diz de quem é, e só o dia é mantido. Quem gere o servidor ainda poderia descobri-lo durante o envio, e as suas próprias palavras podem denunciá-lo.',
  turnedAwayTitle: 'Obrigado pelo seu interesse',
  turnedAway: 'De acordo com as suas respostas, este formulário não se destina a si. Nada foi guardado.',
  websiteNotAllowed: 'Este formulário não pode ser usado neste site.',
  changed: 'Este formulário mudou desde que você o abriu. Confira suas respostas e envie-as novamente.',
  question: (first, second) => `Quanto é ${first} mais ${second}?`,
  questionHint: 'Esta pergunta afasta robôs. Escreva a resposta com um número.',
  questionComes: 'Depois de enviar, será feita uma breve pergunta para afastar robôs.',
  appeared: (label) => `De acordo com as suas respostas, há mais uma pergunta: ${label}`,
  busy: 'O serviço está ocupado. Nada do que você digitou foi perdido; tente novamente em instantes.',
  busyTitle: 'Um momento, por favor',
  busyPage: 'O formulário não pode ser exibido agora. A página tentará novamente sozinha.',
  linkRefused: 'Esta ligação expirou ou foi alterada, por isso algumas respostas não foram preenchidas.',
};

export const status: StatusTexts = {
  check: 'Ver o estado',
  status: 'Estado',
  sent: 'Enviado',
  receipt: 'Comprovante',
  messages: 'Mensagens',
  states: { open: 'Recebido', in_progress: 'Em andamento', done: 'Pronto' },
  unavailableTitle: 'Este estado não está disponível',
  unavailable: 'O link está errado ou o estado não é mais exibido. Fale com quem recebeu o formulário.',
  loadFailed: 'O estado não pode ser carregado agora.',
  waitingTitle: 'Você está na lista de espera',
  waiting:
    'Todas as vagas estão preenchidas. Sua posição na lista de espera: {position}. Quando uma vaga for liberada, ela será da primeira pessoa da lista.',
};

export const edit: EditTexts = {
  change: 'Alterar suas respostas',
  withdraw: 'Retirar suas respostas',
  editing: 'Estas são as respostas que você enviou. Altere o que quiser e envie novamente.',
  dropped: 'O formulário mudou desde então. Estas respostas não servem mais: {labels}.',
  changed:
    'Enquanto isso, estas respostas foram alteradas em outro lugar: {labels}. Envie novamente para manter o que você vê aqui.',
  savedTitle: 'Suas alterações foram salvas',
  saved: 'Suas novas respostas substituíram as anteriores.',
  endedTitle: 'Não é mais possível fazer alterações',
  ended: 'O prazo para alterar ou retirar estas respostas terminou.',
  withdrawTitle: 'Retirar suas respostas?',
  withdrawText: 'Suas respostas não serão mais consideradas. Isso não pode ser desfeito aqui.',
  keep: 'Manter as minhas respostas',
  keptTitle: 'As suas respostas ficam como estão',
  kept: 'Nada foi alterado.',
  withdrawnTitle: 'Suas respostas foram retiradas',
  withdrawn: 'Elas não são mais consideradas.',
  reason: 'Motivo da correção',
  reasonHelp: 'Opcional. Fica guardado no histórico.',
  unavailableTitle: 'Esta ligação não abre nada',
  unavailable: 'Está incompleta ou já não é válida. Abra-a de novo a partir de onde a recebeu.',
  loadFailed: 'De momento não é possível carregar estas respostas.',
  brokenTitle: 'As suas respostas não chegaram',
  broken: 'Algo falhou pelo caminho e nada foi alterado. Volte à página anterior e envie de novo.',
};

export const score: ScoreTexts = {
  total: 'A sua pontuação: {points} de {most}',
  passed: 'Foi aprovado.',
  failed: 'Não foi aprovado.',
  points: '{points} de {most}',
  right: 'Certa',
  partly: 'Parcialmente certa',
  wrong: 'Errada',
  unanswered: 'Sem resposta',
  answer: 'A sua resposta',
  rightAnswer: 'Resposta certa',
  between: '{from} a {to}',
};

export const scoreNames: ScoreNames = {
  score: 'Pontuação',
  max: 'Pontuação máxima',
  passed: 'Aprovado',
  category: 'Pontuação: {category}',
};

export const report: ReportTexts = {
  submitted: 'Enviado: {time}',
  pageOf: 'Página {page} de {pages}',
  contents: 'Conteúdo',
  allTime: 'Todo o período',
  days: '{from} a {to}',
  compared: 'Comparado com {from} a {to}',
  filtered: 'Apenas envios com {question}: {answer}',
  submissions: 'Envios: {count}',
  before: '{value} (antes: {earlier})',
  row: 'Linha',
  completed: 'Concluídos por quem começou',
};

export const codeMail: CodeMailTexts = (form, code) => ({
  subject: `O seu código para «${form}»`,
  paragraphs: [`O seu código: ${code}`, `Introduza-o no formulário «${form}» no prazo de 15 minutos.`],
  note: 'Se não preencheu este formulário, ignore este e-mail. Sem o código, ninguém pode usar lá o seu endereço.',
});

export const receipt: ReceiptTexts = {
  link: 'Recibo assinado',
  title: 'Verificar um recibo',
  about:
    'Escolha o ficheiro de um recibo assinado ou largue-o aqui. Este navegador verifica-o e não o envia a ninguém.',
  choose: 'Ficheiro do recibo',
  genuine: 'Autêntico: {platform} assinou este recibo.',
  changed: 'Não é autêntico: este ficheiro foi alterado, ou {platform} não o assinou.',
  unknownKey:
    'Esta página não conhece a chave deste recibo. Abra a página de novo na plataforma que o assinou.',
  notReceipt: 'Este ficheiro não é um recibo assinado.',
  cannot:
    'Este navegador não consegue verificar assinaturas aqui. Guarde esta página e abra o ficheiro guardado, ou use um navegador mais recente.',
  form: 'Formulário',
  sent: 'Enviado',
  edited: 'Editado',
  code: 'Código do recibo',
  fingerprint: 'Impressão digital das respostas (SHA-256)',
  limits:
    'Um recibo prova que formulário foi enviado, quando, e que as respostas têm esta impressão digital. Não diz quem as enviou nem se foram editadas ou eliminadas depois.',
  save: 'Guardar esta página para verificar sem ligação',
};
