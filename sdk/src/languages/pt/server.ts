import type { ServerTexts } from '../../model/texts/textTypes.ts';

export const server: ServerTexts = {
  '1 new submission: {title}': '1 nova resposta: {title}',
  'A block needs at least one field.': 'Um bloco precisa de pelo menos um campo.',
  'A client with this email already exists': 'Já existe um cliente com este e-mail',
  'A file sent with “{title}” has been waiting for its check for over an hour.':
    'Um arquivo enviado com “{title}” aguarda a verificação há mais de uma hora.',
  'A form can have at most 10 notification emails': 'Um formulário pode ter no máximo 10 e-mails de aviso',
  'A form can have at most 10 webhooks': 'Um formulário pode ter no máximo 10 webhooks',
  'A form is shared with one client. Put the forms into a folder to share them with several.':
    'Um formulário é compartilhado com um cliente. Coloque os formulários em uma pasta para compartilhar com vários.',
  'A key that sees some answers can only read submissions and subscribe hooks':
    'Uma chave que vê parte das respostas só pode ler respostas e subscrever hooks',
  'A locked field needs an answer.': 'Um campo bloqueado precisa de uma resposta.',
  'A new account needs your approval': 'Uma nova conta precisa da sua aprovação',
  'A passkey was added: {name}': 'Uma chave de acesso foi adicionada: {name}',
  'A passkey was removed.': 'Uma chave de acesso foi removida.',
  'A recovery code was used to sign in. It works no more.':
    'Um código de recuperação foi usado para entrar. Ele não vale mais.',
  'API key not found': 'Chave de API não encontrada',
  'Accept invitation': 'Aceitar convite',
  'Access was requested more than once with this email address. To confirm that it is yours, please choose a password.':
    'O acesso foi pedido mais de uma vez com este endereço de e-mail. Para confirmar que ele é seu, escolha uma senha.',
  'Account not found': 'Conta não encontrada',
  'Account temporarily locked. Please try again in 15 minutes.':
    'Conta bloqueada temporariamente. Tente de novo em 15 minutos.',
  'Addresses are kept in the clear': 'Os endereços são guardados sem proteção',
  'After you confirm it, an administrator approves your account.':
    'Depois da confirmação, um administrador aprova sua conta.',
  'All submissions of “{title}”: {count}.': 'Todas as respostas de “{title}”: {count}.',
  'An Excel sheet holds at most 1,048,575 submissions. Export as CSV instead.':
    'Uma planilha do Excel comporta no máximo 1.048.575 respostas. Exporte como CSV.',
  'An account needs an owner. Make somebody else an owner first.':
    'Uma conta precisa de um proprietário. Torne antes outra pessoa proprietária.',
  'An account was requested more than once with this email address. To confirm that it is yours, please choose a password.':
    'Uma conta foi pedida mais de uma vez com este endereço de e-mail. Para confirmar que ele é seu, escolha uma senha.',
  'An administrator approved your account. You can sign in now.':
    'Um administrador aprovou sua conta. Agora você pode entrar.',
  'An administrator will review your request. We will email you when you can sign in.':
    'Um administrador vai analisar seu pedido. Enviaremos um e-mail quando você puder entrar.',
  'An authenticator app was set up.': 'Um app autenticador foi configurado.',
  'An unexpected error occurred': 'Ocorreu um erro inesperado',
  'Another account has this email.': 'Outra conta tem este e-mail.',
  'Another of your bulk actions is just starting. Try again in a moment.':
    'Outra das suas ações em massa está começando. Tente novamente em instantes.',
  'Another of your exports is just starting. Try again in a moment.':
    'Outra das suas exportações está começando. Tente novamente em instantes.',
  'Another sender of this account already writes to this table.':
    'Outro envio desta conta já grava nesta tabela.',
  'Another status has this name': 'Outro estado tem este nome',
  'Block not found': 'Bloco não encontrado',
  'Brand not found': 'Marca não encontrada',
  Browser: 'Navegador',
  'Built-in proof of work': 'Prova de trabalho integrada',
  'CAPTCHA verification failed. Please try again.': 'A verificação CAPTCHA falhou. Tente de novo.',
  'Category is required': 'Informe uma categoria',
  'Cells of the table are protected. Let the account of the key edit them.':
    'Há células protegidas na tabela. Permita que a conta da chave as edite.',
  'Choose a day in the future': 'Escolha um dia no futuro',
  'Choose a folder or a form.': 'Escolha uma pasta ou um formulário.',
  'Choose a password': 'Escolher uma senha',
  'Choose a password other than the one you were given.': 'Escolha uma senha diferente da que você recebeu.',
  'Choose a time in the future.': 'Escolha um momento no futuro.',
  'Choose at least one folder or form.': 'Escolha pelo menos uma pasta ou um formulário.',
  'Choose at least one form': 'Escolha pelo menos um formulário',
  'Choose at least one question': 'Escolha pelo menos uma pergunta',
  'Choose at least one scope': 'Escolha pelo menos uma permissão',
  'Choose one form to choose its fields': 'Escolha um só formulário para escolher os campos dele',
  'Choose these questions as well.': 'Escolha também estas perguntas.',
  'Client not found': 'Cliente não encontrado',
  'Comment not found': 'Comentário não encontrado',
  Confirm: 'Confirmar',
  'Confirm email address': 'Confirmar endereço de e-mail',
  'Confirm new email address': 'Confirmar novo endereço',
  'Confirm that you want these emails': 'Confirme que você quer estes e-mails',
  'Confirm your email address': 'Confirme seu endereço de e-mail',
  'Confirm your new email address': 'Confirme seu novo endereço de e-mail',
  'Contact us': 'Fale conosco',
  'Current password is incorrect': 'A senha atual está incorreta',
  'Delivery not found': 'Entrega não encontrada',
  'Download file': 'Baixar arquivo',
  Email: 'E-mail',
  'Email address is too long': 'O endereço de e-mail é longo demais',
  'Email address not found': 'Endereço de e-mail não encontrado',
  'Email contains invalid characters': 'O e-mail contém caracteres inválidos',
  'Email is required': 'O e-mail é obrigatório',
  'Email not found': 'E-mail não encontrado',
  'Email validation failed: {reason}': 'E-mail não aceito: {reason}',
  'Enter a name': 'Digite um nome',
  'Export not found': 'Exportação não encontrada',
  'File is too large': 'O arquivo é grande demais',
  'File not found': 'Arquivo não encontrado',
  'File type is not allowed': 'O tipo de arquivo não é permitido',
  'Files are still being checked: {title}': 'Arquivos ainda em verificação: {title}',
  'Folder not found': 'Pasta não encontrada',
  'Form limit reached': 'Limite de formulários atingido',
  'Form not found or not published': 'O formulário não existe ou não está publicado',
  'Forms can be assigned to approved users only.':
    'Formulários só podem ser atribuídos a usuários aprovados.',
  'Get these mails?': 'Receber estes e-mails?',
  'If this was not you, contact your administrator now.':
    'Se não foi você, fale agora com o seu administrador.',
  'If this was not you, ignore this email.': 'Se não foi você, ignore este e-mail.',
  'If this was not you, set a new password now and contact the person who gave you access.':
    'Se não foi você, defina agora uma nova senha e fale com quem deu o acesso a você.',
  'If this was not you, set a new password now and contact your administrator.':
    'Se não foi você, defina agora uma nova senha e fale com o seu administrador.',
  'Invalid URL format': 'Formato de URL inválido',
  'Invalid email format': 'Formato de e-mail inválido',
  'Invalid login credentials': 'Dados de login inválidos',
  'Invitation not found': 'Convite não encontrado',
  'It is incomplete or too old. Open the link in the newest mail.':
    'Está incompleto ou é antigo demais. Abra o link do e-mail mais recente.',
  'Kept as keyed hashes that change daily': 'Guardados como hashes com chave que mudam diariamente',
  'Last run less than an hour ago, submissions removed: {count}':
    'Última execução há menos de uma hora, respostas removidas: {count}',
  'Last run {hours} hours ago, submissions removed: {count}':
    'Última execução há {hours} h, respostas removidas: {count}',
  'Locked for 15 minutes after 5 failures': 'Bloqueado por 15 minutos após 5 falhas',
  'Mails are handed to the mail server': 'Os e-mails são entregues ao servidor de e-mail',
  'Mails that could not be delivered: {count}': 'E-mails que não puderam ser entregues: {count}',
  'Maximum of 5 email addresses reached': 'Máximo de 5 endereços de e-mail atingido',
  Message: 'Mensagem',
  'Message is required': 'Digite uma mensagem',
  'Message not found': 'Mensagem não encontrada',
  'Name is required': 'Informe um nome',
  'This address is taken. Choose another one.': 'Este endereço já está em uso. Escolha outro.',
  'Use letters or digits.': 'Use letras ou algarismos.',
  'The form must open before it closes.': 'O formulário precisa abrir antes de fechar.',
  'You have a place: {title}': 'Você tem uma vaga: {title}',
  'A place became free, and you were next on the waiting list of “{title}”. It is yours now.':
    'Uma vaga foi liberada e você era a próxima pessoa na lista de espera de “{title}”. Ela agora é sua.',
  'New message: {title}': 'Nova mensagem: {title}',
  'New recovery codes were made. The old ones no longer work.':
    'Novos códigos de recuperação foram criados. Os antigos não funcionam mais.',
  'Answers changed: {title}': 'Respostas alteradas: {title}',
  'Submission withdrawn: {title}': 'Resposta retirada: {title}',
  'Submission restored: {title}': 'Resposta restaurada: {title}',
  'Changed by the visitor': 'Alterado pelo visitante',
  'Changed by {name}': 'Alterado por {name}',
  'New submission: {title}': 'Nova resposta: {title}',
  'Paste the whole JSON file of the key of a service account.':
    'Cole o arquivo JSON completo da chave de uma conta de serviço.',
  'Person not found': 'Pessoa não encontrada',
  'The Google Sheets API is switched off in the project of the key. Switch it on.':
    'A API Google Sheets está desativada no projeto da chave. Ative-a.',
  'The column “Submission” was removed from the table. Undo that, or choose another sheet.':
    'A coluna “Submission” foi removida da tabela. Desfaça isso ou escolha outra página.',
  'The readers you chose can’t read comments here. Choose other readers.':
    'Os leitores escolhidos não podem ler comentários aqui. Escolha outros.',
  'No email address found in this submission': 'Nenhum endereço de e-mail encontrado nesta resposta',
  'No mail server is set up.': 'Nenhum servidor de e-mail está configurado.',
  'No mail server. Mails that wait in the outbox: {count}':
    'Sem servidor de e-mail. E-mails aguardando na caixa de saída: {count}',
  'No submission is lost. Files can be downloaded as soon as the virus scanner and the file storage answer again; whoever runs this platform should look at both.':
    'Nenhuma resposta foi perdida. Os arquivos poderão ser baixados assim que o antivírus e o armazenamento de arquivos voltarem a responder; quem administra esta plataforma deve verificar os dois.',
  'No submissions to export': 'Nenhuma resposta para exportar',
  'Not required for administrators': 'Não obrigatório para administradores',
  'Note not found': 'Nota não encontrada',
  On: 'Ativado',
  'One of these questions can’t be shared.': 'Uma destas perguntas não pode ser compartilhada.',
  'Only HTTP and HTTPS URLs are allowed': 'Só são permitidas URLs HTTP e HTTPS',
  'Several senders of this kind have this name': 'Vários emissores deste tipo têm este nome',
  'Only HTTPS URLs are allowed': 'Só são permitidas URLs HTTPS',
  'The table is full. Make room, or choose another.': 'A tabela está cheia. Abra espaço ou escolha outra.',
  'The table is not shared with the account of the key or token. Share it again.':
    'A tabela não está compartilhada com a conta da chave ou do token. Compartilhe-a novamente.',
  'The table was deleted, or is no longer shared. Restore it, or choose another.':
    'A tabela foi excluída ou não está mais compartilhada. Restaure-a ou escolha outra.',
  'The token may not add columns to the table. Allow it, or add them by hand.':
    'O token não pode adicionar colunas à tabela. Permita isso ou adicione-as manualmente.',
  'This address already has an account. Sign in to accept the invitation.':
    'Este endereço já tem uma conta. Entre para aceitar o convite.',
  'This invitation is for another email address. Sign in with that address to accept it.':
    'Este convite é para outro endereço de email. Entre com esse endereço para aceitá-lo.',
  'This invitation was used, has ended or has expired. Ask for a new one.':
    'Este convite já foi usado, foi encerrado ou expirou. Peça um novo.',
  'This link works once and for seven days. If you do not expect it, ignore this email.':
    'Este link funciona uma vez e por sete dias. Se você não o espera, ignore este email.',
  'This needs an API key. Send one as Authorization: Bearer.':
    'Isto precisa de uma chave de API. Envie-a como Authorization: Bearer.',
  'This cursor does not belong to this list. Begin without one.':
    'Este cursor não pertence a esta lista. Comece sem cursor.',
  'This Idempotency-Key was already used for another request.':
    'Este Idempotency-Key já foi usado noutro pedido.',
  'A request with this Idempotency-Key is still running. Try again in a moment.':
    'Um pedido com este Idempotency-Key ainda está em curso. Tente novamente dentro de momentos.',
  'Name the state that you have read: send its ETag as If-Match.':
    'Indique o estado que leu: envie o respetivo ETag como If-Match.',
  'No state can be named here. Send the request without If-Match.':
    'Aqui não é possível indicar um estado. Envie o pedido sem If-Match.',
  'This has changed since you read it.': 'Isto mudou desde que o leu.',
  'This form has no draft.': 'Este formulário não tem rascunho.',
  'This API key is not valid.': 'Esta chave de API não é válida.',
  'This API key lacks the scope {scope}.': 'Falta a esta chave de API a permissão {scope}.',
  'This is outside the limits of this API key.': 'Isto está fora dos limites desta chave de API.',
  'This API key sees some answers only. Choose one form.':
    'Esta chave de API vê apenas parte das respostas. Escolha um formulário.',
  'A legal hold keeps {count} of these submissions. Lift it before you delete them.':
    'Uma retenção legal protege {count} destas respostas. Remova-a antes de as excluir.',
  'Type a whole address, at least 7 digits of a number, or at least 3 letters.':
    'Digite um endereço completo, pelo menos 7 dígitos de um número ou pelo menos 3 letras.',
  'More than {count} submissions match. Search for something more exact.':
    'Mais de {count} respostas correspondem. Procure algo mais exato.',
  'What was found has changed. Look at it again.': 'O que foi encontrado mudou. Veja novamente.',
  'A legal hold keeps something of this person. Lift it, or leave those submissions out.':
    'Uma retenção legal protege dados desta pessoa. Remova-a ou deixe essas respostas de fora.',
  'Nothing of this person is stored.': 'Nada desta pessoa está armazenado.',
  'Erasure not found': 'Eliminação não encontrada',
  'Another erasure is still running. Wait until it is done.':
    'Outra eliminação ainda está em andamento. Aguarde até terminar.',
  'Hold not found': 'Retenção não encontrada',
  'This bulk change can’t be undone.': 'Esta alteração em lote não pode ser desfeita.',
  'Open the dashboard': 'Abrir o painel',
  'Open this link in the browser you want to use. You can then sign in there right away.':
    'Abra este link no navegador que você quer usar. Assim você pode entrar nele imediatamente.',
  'Open user approvals': 'Abrir as aprovações',
  'Open your portal': 'Abrir seu portal',
  'Passkey not found': 'Chave de acesso não encontrada',
  'Password is required': 'Informe uma senha',
  'Password is too close to your name, your address or the name of this platform':
    'A senha é parecida demais com o seu nome, o seu endereço ou o nome desta plataforma',
  'Password is too common': 'A senha é comum demais',
  'Password is too long': 'A senha é longa demais',
  'Password must be at least 8 characters long': 'A senha deve ter pelo menos 8 caracteres',
  'Password must contain at least one digit': 'A senha deve conter pelo menos um dígito',
  'Password must contain at least one lowercase letter': 'A senha deve conter pelo menos uma letra minúscula',
  'Password must contain at least one special character':
    'A senha deve conter pelo menos um caractere especial',
  'Password must contain at least one uppercase letter': 'A senha deve conter pelo menos uma letra maiúscula',
  'Password validation failed: {reason}': 'Senha não aceita: {reason}',
  'Please complete the CAPTCHA verification': 'Conclua a verificação CAPTCHA',
  'Please confirm that this is your email address.': 'Confirme que este é o seu endereço de e-mail.',
  'Please confirm this address. You then sign in with it.':
    'Confirme este endereço. Depois você entra com ele.',
  'Please confirm your email address before signing in.': 'Confirme seu e-mail antes de entrar.',
  'Please enter a name': 'Digite um nome',
  'Please enter a subject': 'Digite um assunto',
  'Please enter a text': 'Digite um texto',
  'Please enter a valid email address': 'Digite um endereço de e-mail válido',
  'Please enter an email address': 'Digite um endereço de e-mail',
  'Please enter the address of a website, like https://example.com':
    'Informe o endereço de um site, como https://example.com',
  'Please sign in.': 'Entre na sua conta.',
  'Private and local URLs are not allowed': 'URLs privadas e locais não são permitidas',
  Received: 'Recebida',
  'Replies need a mail server. Ask your administrator to connect one.':
    'Para responder é preciso um servidor de e-mail. Peça ao seu administrador para conectar um.',
  'Reply template not found': 'Modelo de resposta não encontrado',
  'Reply to this email to answer them.': 'Responda a este e-mail para responder à pessoa.',
  'Requests from other websites are not allowed.': 'Solicitações de outros sites não são permitidas.',
  'Required for administrators': 'Obrigatório para administradores',
  'Required for every user': 'Obrigatório para todos os usuários',
  'Reset your password': 'Redefina sua senha',
  'Runs every day; not yet since the start': 'Executa todos os dias; ainda não desde o início',
  'Security settings': 'Configurações de segurança',
  'Sent from': 'Enviado de',
  'Session not found': 'Sessão não encontrada',
  'Set a new password': 'Definir uma nova senha',
  'Set up two-step sign-in to continue.': 'Configure a verificação em duas etapas para continuar.',
  'Shown: the newest {shown} of {count}.': 'Exibidas: as {shown} mais recentes de {count}.',
  'Sign in': 'Entrar',
  'Sign in again, then choose a password within ten minutes.':
    'Entre novamente e escolha uma senha em até dez minutos.',
  'Sign in while your account is locked': 'Entre enquanto sua conta está bloqueada',
  Somebody: 'Alguém',
  'Somebody else is changing this form as well.': 'Outra pessoa também está alterando este formulário.',
  'Someone entered wrong passwords for your account, so sign-in is locked for 15 minutes.':
    'Alguém digitou senhas erradas para a sua conta, por isso a entrada está bloqueada por 15 minutos.',
  'Someone submitted “{title}” on {time}.': 'Alguém enviou “{title}”: {time}.',
  'Someone, probably you, requested a new password for your account.':
    'Alguém, provavelmente você, pediu uma nova senha para a sua conta.',
  'Someone, probably you, requested access with this email address. You already have an account, so nothing changed.':
    'Alguém, provavelmente você, pediu acesso com este endereço de e-mail. Você já tem uma conta, então nada mudou.',
  'Someone, probably you, requested an account with this email address. You already have one, so nothing changed.':
    'Alguém, provavelmente você, pediu uma conta com este endereço de e-mail. Você já tem uma, então nada mudou.',
  'Start setting up the authenticator app first.': 'Comece antes a configurar o app autenticador.',
  'Status not found': 'Status não encontrado',
  'Stop these mails': 'Parar estes e-mails',
  'Stop these mails?': 'Parar estes e-mails?',
  'Subject is required': 'O assunto é obrigatório',
  'Submission not found': 'Resposta não encontrada',
  'Another submission has the same value by now. This form takes one response for each.':
    'Outra submissão tem agora o mesmo valor. Este formulário aceita uma resposta por valor.',
  'Submissions of this form are not shared with you.':
    'As respostas deste formulário não são compartilhadas com você.',
  'Submissions of “{title}” from {from} to {to}: {count}.':
    'Respostas de “{title}” de {from} a {to}: {count}.',
  'Switched off in the platform settings': 'Desativado nas configurações da plataforma',
  'Template not found': 'Modelo não encontrado',
  'Text contains invalid characters': 'O texto contém caracteres inválidos',
  'Text contains potentially dangerous content': 'O texto contém conteúdo potencialmente perigoso',
  'Text must be less than {maximum} characters': 'O texto deve ter menos de {maximum} caracteres',
  'The PDF of this submission is not attached: it is too large, or could not be made.':
    'O PDF desta resposta não está anexado: é grande demais ou não pôde ser criado.',
  'The address has not been confirmed yet.': 'O endereço ainda não foi confirmado.',
  'The authenticator app was turned off.': 'O app autenticador foi desativado.',
  'The file is not ready yet.': 'O arquivo ainda não está pronto.',
  'The form could not be saved as it is.': 'Não foi possível salvar o formulário como está.',
  'The form has settings that are not known here. Correct their names or leave them out.':
    'O formulário tem configurações que não são conhecidas aqui. Corrija os nomes ou remova-as.',
  'The link works for three days, for as long as you can read the form’s submissions. Whoever has it can download the file.':
    'O link funciona por três dias, enquanto você puder ler as respostas do formulário. Quem tiver o link pode baixar o arquivo.',
  'The password of your account was just changed, and every browser was signed out.':
    'A senha da sua conta acabou de ser alterada, e todos os navegadores foram desconectados.',
  'The password of your account was just changed, and every other browser was signed out.':
    'A senha da sua conta acabou de ser alterada, e todos os outros navegadores foram desconectados.',
  'The platform is reached by https': 'A plataforma é acessada por https',
  'The platform is reached by plain http': 'A plataforma é acessada por http sem criptografia',
  'The recipient stopped these mails.': 'O destinatário parou estes e-mails.',
  'The request is too large.': 'A solicitação é grande demais.',
  'The service is busy. Please try again in a moment.': 'O serviço está ocupado. Tente de novo em instantes.',
  'There are too many templates. Remove one first.': 'Há modelos demais. Remova um primeiro.',
  'There is no web page at this address.': 'Não há página da web neste endereço.',
  'These mails have stopped': 'Estes e-mails foram parados',
  'This address can’t receive mail.': 'Este endereço não pode receber e-mails.',
  'This PDF is too large to create. Choose a shorter period or fewer questions.':
    'Este PDF é grande demais. Escolha um período menor ou menos perguntas.',
  'This account has sent as many mails of this kind as one may send in a day.':
    'Esta conta enviou o máximo diário de e-mails deste tipo.',
  'This address has had as many mails of this kind as one may have. Try again tomorrow.':
    'Este endereço recebeu o máximo de e-mails deste tipo. Tente de novo amanhã.',
  'This bulk change doesn’t exist.': 'Esta alteração em lote não existe.',
  'Nobody has confirmed this address by mail yet. An administrator of the platform can reset the client’s password by mail first.':
    'Ninguém confirmou ainda este endereço por e-mail. Um administrador da plataforma pode primeiro redefinir a senha do cliente por e-mail.',
  'The rules are set by the environment of this installation.':
    'As regras são definidas pelo ambiente desta instalação.',
  'Choose an account, and a folder of it.': 'Escolha uma conta e uma pasta dela.',
  'Enter a group or a domain': 'Informe um grupo ou um domínio',
  'Enter the name of the claim': 'Informe o nome do claim',
  'In a folder one is editor, responder or viewer.': 'Em uma pasta, o papel é editor, atendente ou leitor.',
  'This client has accepted the invitation already.': 'Este cliente já aceitou o convite.',
  'This client hasn’t confirmed their email address yet.': 'Este cliente ainda não confirmou o e-mail.',
  'This code is not valid.': 'Este código não é válido.',
  'This email is already in the notification list': 'Este e-mail já está na lista de avisos',
  'This email is on hold.': 'Este e-mail está retido.',
  'This email was already sent and its text removed, so it can’t be sent again.':
    'Este e-mail já foi enviado e seu texto removido, então não pode ser enviado de novo.',
  'This field does not take this answer from a link.':
    'Este campo não aceita esta resposta a partir de uma ligação.',
  'This file cannot be accepted here.': 'Este arquivo não pode ser aceito aqui.',
  'This file contains more than the image. Save the image again and upload the new file.':
    'Este arquivo contém mais que a imagem. Salve a imagem de novo e envie o novo arquivo.',
  'This file can’t be opened': 'Não é possível abrir este arquivo',
  Documentation: 'Documentação',
  'The documentation is being built, which takes a minute or two. This page then shows it by itself.':
    'A documentação está sendo gerada, o que leva um ou dois minutos. Esta página a mostrará depois sozinha.',
  'The documentation could not be built: {reason}': 'Não foi possível gerar a documentação: {reason}',
  'The documentation is not part of this installation. “npm run docs” builds it.':
    'A documentação não faz parte desta instalação. “npm run docs” a gera.',
  'This file is being checked. Please try again in a minute.':
    'Este arquivo está sendo verificado. Tente de novo em um minuto.',
  'This file is empty.': 'Este arquivo está vazio.',
  'This file is too large.': 'Este arquivo é grande demais.',
  'This address is local or in a private network. To allow it, add its host to INLAY_ALLOWED_HOSTS on the server.':
    'Este endereço é local ou está em uma rede privada. Para permiti-lo, adicione o host a INLAY_ALLOWED_HOSTS no servidor.',
  'This file was not what its name said, so it was not kept.':
    'Este arquivo não era o que o nome dizia, por isso não foi guardado.',
  'This form is no longer shared with you.': 'Este formulário já não é compartilhado com você.',
  'This form cannot take more files right now.': 'Este formulário não pode receber mais arquivos agora.',
  'This form can’t be evaluated, because its rules take too long. Please tell its owner. Nothing was stored.':
    'Este formulário não pode ser avaliado, porque suas regras demoram demais. Avise o responsável por ele. Nada foi armazenado.',
  'This form has no email field that an answer could go to.':
    'Este formulário não tem campo de e-mail para onde responder.',
  'This form has sent this address as many mails as one may have in a day.':
    'Este formulário enviou a este endereço o máximo diário de e-mails.',
  'This form is assigned to another client.': 'Este formulário está atribuído a outro cliente.',
  'The form or its draft has changed since this code was shown. Look at what publishing means now.':
    'O formulário ou o rascunho mudou desde que este código foi mostrado. Veja o que a publicação significa agora.',
  'This form was changed elsewhere since you opened it.':
    'Este formulário foi alterado em outro lugar desde que você o abriu.',
  'This image is animated. Upload a still image.': 'Esta imagem é animada. Envie uma imagem estática.',
  'This image is damaged or incomplete. Save it again and upload the new file.':
    'Esta imagem está danificada ou incompleta. Salve-a de novo e envie o novo arquivo.',
  'This image is too complex to process. Save it in a simpler form.':
    'Esta imagem é complexa demais para processar. Salve-a em uma forma mais simples.',
  'This image is too large. The limit is 40 million pixels.':
    'Esta imagem é grande demais. O limite é de 40 milhões de pixels.',
  'This is the test you asked for. Your mail server accepts email from this address.':
    'Este é o teste que você pediu. Seu servidor de e-mail aceita mensagens deste endereço.',
  'This is your email address already': 'Este já é o seu endereço de e-mail',
  'This link is invalid or has expired.': 'Este link é inválido ou expirou.',
  'This link is not valid': 'Este link não é válido',
  'This link works for 30 days. To not receive them, ignore this email.':
    'Este link funciona por 30 dias. Para não recebê-los, ignore este e-mail.',
  'This link works once and for 24 hours. If you did not request access, ignore this email.':
    'Este link funciona uma vez e por 24 horas. Se você não pediu acesso, ignore este e-mail.',
  'This link works once and for 24 hours. If you did not request an account, ignore this email.':
    'Este link funciona uma vez e por 24 horas. Se você não pediu uma conta, ignore este e-mail.',
  'This link works once and for 24 hours. If you did not request this, ignore this email.':
    'Este link funciona uma vez e por 24 horas. Se você não pediu isso, ignore este e-mail.',
  'This link works once and for 7 days. If you did not expect it, ignore this email.':
    'Este link funciona uma vez e por 7 dias. Se você não o esperava, ignore este e-mail.',
  'This link works once and for one hour. If this was not you, ignore this email; your password stays the same.':
    'Este link funciona uma vez e por uma hora. Se não foi você, ignore este e-mail; sua senha continua a mesma.',
  'This link works once and for one hour. If you did not request access, ignore this email.':
    'Este link funciona uma vez e por uma hora. Se você não pediu acesso, ignore este e-mail.',
  'This link works once and for one hour. If you did not request an account, ignore this email.':
    'Este link funciona uma vez e por uma hora. Se você não pediu uma conta, ignore este e-mail.',
  'This link works once and for one hour. If you did not request it, ignore this email.':
    'Este link funciona uma vez e por uma hora. Se você não o pediu, ignore este e-mail.',
  'This needs forms of several accounts at once, which is not possible here. Choose one form.':
    'Isto exige formulários de várias contas ao mesmo tempo, o que não é possível aqui. Escolha um formulário.',
  'This passkey couldn’t be verified.': 'Não foi possível verificar esta chave de acesso.',
  'This password reset link is invalid or has expired.': 'Este link é inválido ou expirou.',
  'This person already belongs to the account.': 'Esta pessoa já pertence à conta.',
  'This person can’t be assigned to submissions of this account':
    'Esta pessoa não pode receber respostas desta conta',
  'This installation is set up already. Sign in.': 'Esta instalação já está configurada. Inicie sessão.',
  'This set-up link was used or has expired. Restart Inlay to print a new one.':
    'Este link de configuração foi usado ou expirou. Reinicie o Inlay para obter outro.',
  'This submission has as many comments as it can hold.': 'Esta resposta atingiu o máximo de comentários.',
  'This submission is too long for a PDF. Export it as a file instead.':
    'Esta resposta é longa demais para um PDF. Exporte-a como arquivo.',
  'This submission was sent to this address as often as one may in a day.':
    'Esta resposta foi enviada a este endereço o máximo de vezes por dia.',
  'This time zone is not known.': 'Este fuso horário não é conhecido.',
  'This upload is no longer here.': 'Este envio não existe mais.',
  'This version of the form is no longer kept.': 'Esta versão do formulário não está mais guardada.',
  'This webhook is turned off. Turn it on first.': 'Este webhook está desativado. Ative-o antes.',
  'This website can’t be reached. Check the address.':
    'Não foi possível acessar este site. Verifique o endereço.',
  'This website doesn’t let its page be read.': 'Este site não permite que sua página seja lida.',
  'Three of your bulk actions are still running. Wait until one is done.':
    'Três das suas ações em lote ainda estão em andamento. Espere uma terminar.',
  'Too many attempts. Please try again later.': 'Tentativas demais. Tente de novo mais tarde.',
  'Try again in this browser': 'Tentar de novo neste navegador',
  'Turn off the authenticator app before you set up another.':
    'Desative o app autenticador antes de configurar outro.',
  Turnstile: 'Turnstile',
  'Two-step sign-in was switched off by the person who runs the platform.':
    'A entrada em duas etapas foi desativada por quem administra a plataforma.',
  'User not found': 'Usuário não encontrado',
  'View comment': 'Ver comentário',
  'View form': 'Ver formulário',
  'View message': 'Ver a mensagem',
  'View not found': 'Visualização não encontrada',
  'View submission': 'Ver resposta',
  'View submissions': 'Ver respostas',
  'View summary': 'Ver resumo',
  'Webhook not found': 'Webhook não encontrado',
  'Welcome! Please confirm that this is your email address.':
    'Boas-vindas! Confirme que este é o seu endereço de e-mail.',
  'What a frozen link shows can’t be changed.': 'O que um link fixo mostra não pode ser alterado.',
  'What changed most': 'O que mais mudou',
  'You already have access': 'Você já tem acesso',
  'You already have an account': 'Você já tem uma conta',
  'You are viewing this portal as the client, so nothing can be changed.':
    'Você está vendo este portal como o cliente, por isso nada pode ser alterado.',
  'You can keep at most 100 blocks. Delete one to save another.':
    'Você pode guardar no máximo 100 blocos. Exclua um para salvar outro.',
  'You can keep at most 200 open invitations. End one to send another.':
    'Pode haver no máximo 200 convites em aberto. Encerre um para enviar outro.',
  'You can keep at most 50 API keys. End one to make another.':
    'Você pode ter no máximo 50 chaves de API. Revogue uma para criar outra.',
  'You can keep at most 50 brands. Delete one to add another.':
    'Você pode guardar no máximo 50 marcas. Exclua uma para adicionar outra.',
  'You can keep at most 50 templates. Delete one to save another.':
    'Você pode manter no máximo 50 modelos. Exclua um para salvar outro.',
  'You can now see {shared}': 'Agora você pode ver {shared}',
  'You can read the submissions of this form, but not export them.':
    'Você pode ler as respostas deste formulário, mas não exportá-las.',
  'You can read these comments, but not write any.': 'Você pode ler estes comentários, mas não escrever.',
  'You can sign in, or reset your password if you forgot it.':
    'Você pode entrar, ou redefinir sua senha se a esqueceu.',
  'You can turn them on again in your account.': 'Você pode ativá-los novamente na sua conta.',
  'You can turn them on again in the settings of the form.':
    'Você pode ativá-los de novo nas configurações do formulário.',
  'You can turn them on again where you export submissions.':
    'Você pode ativá-los de novo onde exporta as respostas.',
  'You can turn these emails off in your account’s settings.':
    'Você pode desativar estes e-mails nas configurações da sua conta.',
  'You can’t change the platform owner or your own account here.':
    'Aqui você não pode alterar o proprietário da plataforma nem sua própria conta.',
  'You chose these emails in your portal. You can turn them off there, under Account.':
    'Você escolheu estes e-mails no seu portal. Pode desativá-los lá, em “Conta”.',
  'You do not have access to this.': 'Você não tem acesso a isto.',
  'You have no password yet. Choose one under Settings, Security.':
    'Você ainda não tem senha. Escolha uma em Configurações, Segurança.',
  'You have saved too many changes within a day. They are not lost: save again tomorrow.':
    'Você salvou alterações demais em um dia. Elas não se perdem: salve de novo amanhã.',
  'You now have access and can sign in.': 'Agora você tem acesso e pode entrar.',
  'You received this email because someone entered this address in the form “{title}”. If that was not you, ignore it.':
    'Você recebeu este e-mail porque alguém informou este endereço no formulário “{title}”. Se não foi você, ignore-o.',
  'You received this email because you entered this address in the form “{title}”.':
    'Você recebeu este e-mail porque informou este endereço no formulário “{title}”.',
  'You will no longer get a mail about “{title}” each Monday.':
    'Você não receberá mais um e-mail sobre “{title}” toda segunda-feira.',
  'You will no longer get weekly mails about your forms.':
    'Você não receberá mais e-mails semanais sobre seus formulários.',
  'You will no longer get exports of “{title}” by mail.':
    'Você não receberá mais exportações de “{title}” por e-mail.',
  'You will not receive these emails unless you confirm.':
    'Sem a sua confirmação, você não receberá estes e-mails.',
  'Your account has no room for more files.': 'Sua conta não tem espaço para mais arquivos.',
  'Your account is active': 'Sua conta está ativa',
  "Your account is not active yet. You'll receive access once an administrator approves your account.":
    'Sua conta ainda não está ativa. Você terá acesso quando um administrador a aprovar.',
  "Your account is pending approval. You'll receive access once an administrator approves your account.":
    'Sua conta aguarda aprovação. Você terá acesso quando um administrador a aprovar.',
  'Your account now has the email address {newEmail}. This is the last email to the old address.':
    'Sua conta agora tem o endereço de e-mail {newEmail}. Este é o último e-mail para o endereço antigo.',
  'Your account was approved': 'Sua conta foi aprovada',
  'Your address is confirmed': 'Seu endereço está confirmado',
  'Your email address was changed': 'Seu endereço de e-mail foi alterado',
  'Your export: {title}': 'Sua exportação: {title}',
  'Your name': 'Nome',
  'Your other exports are still running. Wait until one is done.':
    'Suas outras exportações ainda estão em andamento. Espere uma terminar.',
  'Your password was changed': 'Sua senha foi alterada',
  'The model couldn’t be reached. Check its address in the settings.':
    'Não foi possível contactar o modelo. Verifique o endereço nas definições.',
  'The model didn’t answer within two minutes. Try again, or ask for less at once.':
    'O modelo não respondeu em dois minutos. Tente de novo ou peça menos de cada vez.',
  'The model’s server refuses the key. Check it in the settings.':
    'O servidor do modelo recusa a chave. Verifique-a nas definições.',
  'The model’s server knows no such model or address. Check both in the settings.':
    'O servidor não conhece este modelo ou este endereço. Verifique ambos nas definições.',
  'The model’s server takes no more requests for now. Try again later.':
    'O servidor do modelo não aceita mais pedidos por agora. Tente mais tarde.',
  'The model’s server couldn’t answer. Try again later.':
    'O servidor do modelo não conseguiu responder. Tente mais tarde.',
  'The model’s answer was too long to be a form.':
    'A resposta do modelo era demasiado longa para um formulário.',
  'What answered is no model. Check the address in the settings.':
    'O que respondeu não é um modelo. Verifique o endereço nas definições.',
  'The model declined to write this form.': 'O modelo recusou escrever este formulário.',
  'The model’s answer was cut off. Ask for less at once.':
    'A resposta do modelo foi cortada. Peça menos de cada vez.',
  'The model didn’t write a form that can be read. Say it in other words, or try again.':
    'O modelo não escreveu um formulário legível. Diga-o por outras palavras ou tente de novo.',
  'Drafting by a model is turned off.': 'A redação por um modelo está desligada.',
  'This month’s limit is used up. Whoever manages the account can raise it.':
    'O limite deste mês está esgotado. Quem gere a conta pode aumentá-lo.',
  'The draft couldn’t be written. Try again.': 'Não foi possível escrever o rascunho. Tente de novo.',
  'You are having a draft written already. Wait for it, or cancel it.':
    'Já está a ser escrito um rascunho para si. Aguarde ou cancele-o.',
  'This draft is gone. Ask for another one.': 'Este rascunho já não existe. Peça outro.',
  'Enter the key of this server': 'Introduza a chave deste servidor',
  'Enter the model’s address': 'Introduza o endereço do modelo',
  'Enter the model’s name': 'Introduza o nome do modelo',
  'Describe the form': 'Descreva o formulário',
  'Your plan allows 1 form. Request more forms to create another.':
    'Seu plano permite 1 formulário. Peça mais formulários para criar outro.',
  'Your plan allows {limit} forms. Request more forms to create another.':
    'Seu plano permite {limit} formulários. Peça mais formulários para criar outro.',
  'Your role does not allow this. Ask an owner of the account.':
    'Sua função não permite isso. Fale com um proprietário da conta.',
  'Your two-step sign-in was changed': 'Sua entrada em duas etapas foi alterada',
  'Your week: {title}': 'Sua semana: {title}',
  hCaptcha: 'hCaptcha',
  '{author} mentioned you: {title}': '{author} mencionou você: {title}',
  '{by} invites you to work on the forms of {account}.':
    '{by} convida você a trabalhar nos formulários de {account}.',
  '{by} invites you to work together': '{by} convida você a colaborar',
  '{count} files sent with “{title}” have been waiting for their check for over an hour.':
    '{count} arquivos enviados com “{title}” aguardam a verificação há mais de uma hora.',
  '{count} new submissions: {title}': '{count} novas respostas: {title}',
  '1 new comment: {title}': '1 novo comentário: {title}',
  '{count} new comments: {title}': '{count} novos comentários: {title}',
  'Clients commented on submissions of “{title}”.': 'Clientes comentaram respostas de “{title}”.',
  '{email} is no longer notified. The owner of the form can turn it on again.':
    '{email} não é mais notificado. O proprietário do formulário pode ativar isso de novo.',
  '{email} is not an email address.': '{email} não é um endereço de e-mail.',
  '{email} will be notified about new submissions.': '{email} será notificado sobre novas respostas.',
  '{email} will no longer be notified about submissions of any form of this account.':
    '{email} não será mais notificado sobre respostas de nenhum formulário desta conta.',
  '{email} will no longer be notified about submissions of “{title}”.':
    '{email} não será mais notificado sobre respostas de “{title}”.',
  '{file}, with submissions of “{title}”.': '{file}, com respostas de “{title}”.',
  '{name} ({email}) wrote:': '{name} ({email}) escreveu:',
  '{owner} wants to notify you at this address when someone submits one of their forms.':
    '{owner} quer avisar você neste endereço quando alguém enviar um dos formulários.',
  '{owner} wants to notify {email} when somebody fills in one of their forms.':
    '{owner} quer notificar {email} quando alguém preencher um dos seus formulários.',
  '{person} confirmed their email address and is waiting for your approval.':
    '{person} confirmou o endereço de e-mail e aguarda a sua aprovação.',
  '{platform} can send email': '{platform} pode enviar e-mails',
  '{by} shared {shared} with you. Choose a password to see it in your portal.':
    '{by} compartilhou {shared} com você. Escolha uma senha para ver no seu portal.',
  '{by} shared {shared} with you. You will find it in your portal.':
    '{by} compartilhou {shared} com você. Está no seu portal.',
  '“{title}” from {from} to {to}, beside the week before.':
    '“{title}” de {from} a {to}, ao lado da semana anterior.',
  '“{title}” has new submissions.': '“{title}” tem novas respostas.',
  '“{title}” received many submissions in a short time, so this email lists several of them.':
    '“{title}” recebeu muitas respostas em pouco tempo, então este e-mail reúne várias.',
  'No export: {title}': 'Sem exportação: {title}',
  'The recurring export of “{title}” could not be made.':
    'Não foi possível criar a exportação periódica de “{title}”.',
  'The schedule is paused. Resume or replace it where you export submissions.':
    'A programação está pausada. Retome-a ou troque-a onde você exporta as respostas.',
  'The file could not be written.': 'Não foi possível gravar o arquivo.',
  'The receiver took too long': 'O receptor demorou demais',
  'The webhook is switched off': 'O webhook está desativado',
  'The receiver answered 410: it wants no more of these.': 'O receptor respondeu 410: não quer receber mais.',
  'A webhook was turned off: {title}': 'Um webhook foi desativado: {title}',
  'The webhook of “{title}” to {address} was turned off.':
    'O webhook de “{title}” para {address} foi desativado.',
  'Submissions arrive as before. Turn the webhook on again once its receiver is ready.':
    'As respostas continuam chegando. Ative o webhook de novo quando o receptor estiver pronto.',
  'View webhooks': 'Ver webhooks',
  'An account can have at most 10 webhooks for all forms':
    'Uma conta pode ter no máximo 10 webhooks para todos os formulários',
  'The API keys of an account can have at most 100 hooks':
    'As chaves de API de uma conta podem ter no máximo 100 hooks',
  'This account already has a webhook with this address': 'Esta conta já tem um webhook com este endereço',
  'The API key that subscribed it has ended or lost access.':
    'A chave de API que o subscreveu terminou ou perdeu o acesso.',
  'All forms': 'Todos os formulários',
  'Copied without its secret or credentials. Set them, then turn it on.':
    'Copiado sem o segredo nem as credenciais. Defina-os e depois ative-o.',
  'This form already has a webhook with this address': 'Este formulário já tem um webhook com este endereço',
  'The address is unknown, private, local or reserved':
    'O endereço é desconhecido, privado, local ou reservado',
  'Too many redirects': 'Redirecionamentos demais',
  'A file was held back: {title}': 'Um arquivo foi retido: {title}',
  'Files were held back: {title}': 'Arquivos foram retidos: {title}',
  'A file sent with “{title}” was held back: {name}.': 'Um arquivo enviado com “{title}” foi retido: {name}.',
  '{count} files sent with “{title}” were held back.':
    '{count} arquivos enviados com “{title}” foram retidos.',
  'No submission is lost. The submission says why, and until when you can download the file as it was sent.':
    'Nenhum envio se perde. O envio informa o motivo e até quando você pode baixar o arquivo como foi enviado.',
  'Files of this old format can contain programs. Save it as PDF, or in a newer format.':
    'Arquivos deste formato antigo podem conter programas. Salve-o como PDF ou em um formato mais recente.',
  'The content of this file is not what its name says.': 'O conteúdo deste arquivo não corresponde ao nome.',
  'This file contains a program, a macro or a second file.':
    'Este arquivo contém um programa, uma macro ou um segundo arquivo.',
  'This picture is animated. Add a still picture.': 'Esta imagem é animada. Adicione uma imagem estática.',
  'This picture is damaged or incomplete. Save it again and add it.':
    'Esta imagem está danificada ou incompleta. Salve-a de novo e adicione-a.',
  'This picture has too many pixels. JPEG photos can have up to 200 million, other pictures 40 million.':
    'Esta imagem tem pixels demais. Fotos JPEG podem ter até 200 milhões, outras imagens 40 milhões.',
  'Too many files at once. Please try again later.':
    'Arquivos demais de uma vez. Tente novamente mais tarde.',
  'This file could not be stored right now. Please try again in a minute.':
    'Não foi possível armazenar este arquivo agora. Tente novamente em um minuto.',
  'This file is held back, so it can’t be downloaded here.':
    'Este arquivo está retido e não pode ser baixado aqui.',
  'No server has this name. Check the server’s name.':
    'Nenhum servidor tem este nome. Confira o nome do servidor.',
  'Nothing answers at this port. Check name and port.':
    'Nada responde nesta porta. Confira o nome e a porta.',
  'The server can’t be reached from here. Check its name, and whether a firewall is in the way.':
    'Não é possível chegar ao servidor daqui. Confira o nome e se há um firewall no caminho.',
  'The server didn’t answer in time. Check name, port and encryption.':
    'O servidor não respondeu a tempo. Confira o nome, a porta e a criptografia.',
  'The server ended the connection. Check port and encryption.':
    'O servidor encerrou a conexão. Confira a porta e a criptografia.',
  'The server’s certificate isn’t valid. Use the name that is in the certificate.':
    'O certificado do servidor não é válido. Use o nome que está no certificado.',
  'The server offers no encryption this way. Choose another encryption.':
    'O servidor não oferece esta criptografia. Escolha outra.',
  'The server expects another encryption at this port. TLS mostly has port 465, STARTTLS 587.':
    'O servidor espera outra criptografia nesta porta. TLS costuma usar a porta 465; STARTTLS, a 587.',
  'What answers there is not a mail server. Check name and port.':
    'O que responde ali não é um servidor de e-mail. Confira o nome e a porta.',
  'The server takes no emails right now. Try again later.':
    'O servidor não está aceitando e-mails agora. Tente mais tarde.',
  'The server refused the user name or the password.': 'O servidor recusou o nome de usuário ou a senha.',
  'The server wants a user name and a password.': 'O servidor pede nome de usuário e senha.',
  'The stored password can’t be read any more. Type it again.':
    'A senha guardada não pode mais ser lida. Digite-a de novo.',
  'The server refused the sender address. Use one that it sends for.':
    'O servidor recusou o endereço do remetente. Use um pelo qual ele envie.',
  'The server refused the recipient. It may want a user name and a password.':
    'O servidor recusou o destinatário. Talvez ele peça nome de usuário e senha.',
  'The server refused the content of the email.': 'O servidor recusou o conteúdo do e-mail.',
  'The email could not be handed to the server.': 'Não foi possível entregar o e-mail ao servidor.',
  'Enter the server’s name': 'Digite o nome do servidor',
  'Enter a name such as mail.example.com, without smtp:// and without a port':
    'Digite um nome como mail.example.com, sem smtp:// e sem porta',
  'A password needs encryption, unless the server is on this machine':
    'Uma senha precisa de criptografia, a menos que o servidor esteja nesta máquina',
  'Type the password again: it is kept for the server, encryption and user name it was typed for':
    'Digite a senha de novo: ela só vale para o servidor, a criptografia e o usuário para os quais foi digitada',
  'The environment of this installation sets the mail server, so it can’t be changed here.':
    'O ambiente desta instalação define o servidor de e-mail, então ele não pode ser alterado aqui.',
  'Emails don’t go out. Admin, Settings says why.':
    'Os e-mails não saem. Administração, Configurações diz por quê.',
  'The mail server of {platform} was changed': 'O servidor de e-mail de {platform} foi alterado',
  '{person} changed the server that sends the emails of {platform}.':
    '{person} alterou o servidor que envia os e-mails de {platform}.',
  'This email came through the server before. If nobody should have done this, act now.':
    'Este e-mail veio pelo servidor anterior. Se ninguém deveria ter feito isso, aja agora.',
  'No sign-in provider is set up.': 'Nenhum provedor de login está configurado.',
  'The sign-in provider can’t be reached right now. Try again later, or sign in with your password.':
    'O provedor de login está inacessível no momento. Tente mais tarde ou entre com a sua senha.',
  'Choose a password first. Without one, the provider is your only way to sign in.':
    'Escolha primeiro uma senha. Sem ela, o provedor é a sua única forma de entrar.',
  'The environment of this installation sets the sign-in provider, so it can’t be changed here.':
    'O ambiente desta instalação define o provedor de login, por isso ele não pode ser alterado aqui.',
  'Link your account to {name}': 'Vincule a sua conta a {name}',
  'Somebody with your email address signed in at {name}.':
    'Alguém com o seu endereço de e-mail entrou em {name}.',
  'If that was you, link your account. From then on you can sign in with {name}.':
    'Se foi você, vincule a sua conta. A partir daí, você poderá entrar com {name}.',
  'Link account': 'Vincular a conta',
  'This link works once and for one hour. If this was not you, ignore this email.':
    'Este link funciona uma única vez e por uma hora. Se não foi você, ignore este e-mail.',
  'Your ways to sign in were changed': 'As suas formas de entrar foram alteradas',
  'You can now also sign in with {name}.': 'Agora você também pode entrar com {name}.',
  'You can no longer sign in with {name}.': 'Você não pode mais entrar com {name}.',
  'This address is unknown from here, or in a private network. If that is meant, allow a private address.':
    'Este endereço é desconhecido daqui ou fica em uma rede privada. Se for essa a intenção, permita um endereço privado.',
  'Nothing answers at this address. Check it.': 'Nada responde neste endereço. Verifique-o.',
  'The provider didn’t answer in time. Try again later.':
    'O provedor não respondeu a tempo. Tente mais tarde.',
  'The provider’s certificate isn’t valid. Use the name that is in the certificate.':
    'O certificado do provedor não é válido. Use o nome que consta no certificado.',
  'No sign-in provider describes itself at this address. Enter its issuer, without /.well-known.':
    'Nenhum provedor de login se descreve neste endereço. Digite o emissor (issuer), sem /.well-known.',
  'The provider calls itself by another address. Enter exactly that one.':
    'O provedor se identifica por outro endereço. Digite exatamente esse.',
  'The provider doesn’t offer what sign-in needs here.': 'O provedor não oferece o que o login precisa aqui.',
  'The provider signs in no way that is accepted here. Choose RS256 or ES256 there.':
    'O provedor não assina de nenhuma forma aceita aqui. Escolha RS256 ou ES256 nele.',
  'The provider shows no keys to check its signatures by.':
    'O provedor não mostra chaves para verificar as suas assinaturas.',
  'The provider refused the client ID or the client secret.':
    'O provedor recusou o ID do cliente ou o segredo do cliente.',
  'The stored client secret can’t be read any more. Type it again.':
    'O segredo do cliente armazenado não pode mais ser lido. Digite-o novamente.',
  'The provider can’t be used.': 'O provedor não pode ser usado.',
  'Enter the provider’s address': 'Digite o endereço do provedor',
  'Enter the client ID': 'Digite o ID do cliente',
  'Enter an address that begins with https://, without ? and #':
    'Digite um endereço que comece com https://, sem ? e #',
  'Type the client secret again: it is kept for the address and client ID it was typed for':
    'Digite o segredo do cliente novamente: ele é guardado para o endereço e o ID do cliente para os quais foi digitado',
  'A sender was paused: {title}': 'Um envio foi suspenso: {title}',
  'Submissions of “{title}” are no longer sent to {address}.':
    'As respostas de “{title}” já não são enviadas para {address}.',
  'Nothing is lost: what is missing waits, and is sent in order once you press Go on.':
    'Nada se perde: o que falta aguarda e será enviado por ordem quando premir “Continuar”.',
  'View senders': 'Ver envios',
  'The sender is switched off': 'O envio está desligado',
  'It has failed for half an hour. Its last deliveries say why.':
    'Falha há meia hora. As últimas entregas dizem porquê.',
  'The receiver refused three messages in a row. Its last deliveries say why.':
    'O recetor recusou três mensagens seguidas. As últimas entregas dizem porquê.',
  'The submission was deleted': 'A resposta foi eliminada',
  'The receiver no longer accepts the credentials: they were withdrawn or replaced.':
    'O recetor já não aceita as credenciais: foram revogadas ou substituídas.',
  'The place that it writes to was deleted, renamed or archived.':
    'O destino foi eliminado, renomeado ou arquivado.',
  'The receiver does not allow it to write there.': 'O recetor não permite escrever aí.',
  'The receiver asked to wait before the next message.':
    'O recetor pede para aguardar antes da próxima mensagem.',
  'The receiver found the message too large.': 'O recetor considera a mensagem demasiado grande.',
  'The receiver refused the message.': 'O recetor recusou a mensagem.',
  'Test: {title}': 'Teste: {title}',
  Example: 'Exemplo',
  'Answers were shortened. All of them are in the submission.':
    'Algumas respostas foram encurtadas. Na submissão estão completas.',
  'Enter the address of an incoming webhook of Slack: https://hooks.slack.com/services/…':
    'Introduza o endereço de um webhook de entrada do Slack: https://hooks.slack.com/services/…',
  'Only a webhook of one form can have a condition':
    'Apenas um webhook de um único formulário pode ter uma condição',
  'Name the channel of this sender': 'Indique o canal deste envio',
  'This sender has no secret that signs': 'Este envio não tem um segredo de assinatura',
  'Enter the address of a webhook of Discord: https://discord.com/api/webhooks/…':
    'Introduza o endereço de um webhook do Discord: https://discord.com/api/webhooks/…',
  'Enter the address of a workflow of Teams that starts at a webhook':
    'Introduza o endereço de um fluxo de trabalho do Teams que começa com um webhook',
  'A header has no such name, or it is set already': 'Nenhum cabeçalho tem esse nome, ou já está definido',
  'The body is no JSON: put each {{name}} into quotes': 'O corpo não é JSON: ponha cada {{name}} entre aspas',
  'Please answer: {title}': 'Por favor, responda: {title}',
  'Hello {name},\n\nwe would like to hear from you. Please answer “{title}” by your own link:\n\n{link}\n\nThank you!':
    'Olá, {name},\n\ngostaríamos de saber a sua resposta. Responda a “{title}” pelo seu próprio link:\n\n{link}\n\nObrigado!',
  '{email} will no longer get invitations and reminders to “{title}”.':
    '{email} deixará de receber convites e lembretes de “{title}”.',
  'You get no more mails about this form. The link you have still works.':
    'Não receberá mais e-mails sobre este formulário. O seu link continua a funcionar.',
  'Reminder: {subject}': 'Lembrete: {subject}',
  'Open the form': 'Abrir o formulário',
  'This link is yours alone and takes one answer. Please do not pass it on.':
    'Este link é só seu e aceita uma resposta. Por favor, não o partilhe.',
  'Your answer is anonymous: nothing that is stored says whose it is. You may get a reminder although you have answered.':
    'A sua resposta é anónima: nada do que é guardado diz de quem é. Pode receber um lembrete mesmo tendo respondido.',
  'No more mails about “{title}”': 'Sem mais e-mails sobre “{title}”',
  'This form asks you to sign in. Open it on its own page.':
    'Este formulário pede que inicie sessão. Abra-o na sua própria página.',
  'A form asks for a password or for a sign-in, not for both':
    'Um formulário pede uma palavra-passe ou um início de sessão, não ambos',
  'This form needs a password. Open it on its own page to enter it.':
    'Este formulário precisa de uma palavra-passe. Abra-o na sua própria página para a introduzir.',
  'This form is for invited people. Open it by the link in your invitation.':
    'Este formulário é para pessoas convidadas. Abra-o pelo link do seu convite.',
  'This invitation has been answered already. Each takes one answer.':
    'Este convite já foi respondido. Cada um aceita uma resposta.',
  'Nobody is invited to this form yet. Save the invitation first.':
    'Ainda ninguém foi convidado para este formulário. Guarde primeiro o convite.',
  'The links of an anonymous list are known to its people alone.':
    'Os links de uma lista anónima só são conhecidos pelas pessoas convidadas.',
  'This person is not on the list.': 'Esta pessoa não está na lista.',
  'A list with people on it cannot become anonymous, or stop being it.':
    'Uma lista que já tem pessoas não pode tornar-se anónima nem deixar de o ser.',
};
