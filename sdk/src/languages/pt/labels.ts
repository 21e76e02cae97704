import type { LabelWords } from '../../model/texts/textTypes.ts';

export const labels: LabelWords = {
  optional: 'opcional | facultativo | facultativa | não obrigatório | se aplicável | se houver',
  several: `… várias( opções| respostas)?( possíveis)? | … (seleção|escolha|resposta) múltipla | … múltipla escolha | … (marque|selecione|assinale|escolha) todas? as? que .*`,
  title:
    'formulário | questionário | pesquisa | inquérito | inscrição | cadastro | pedido | solicitação | ficha',
  columns: 'perguntas? | campos? | rótulos?',
  yes: 'sim | s | verdadeiro | obrigatório',
  no: 'não | falso | opcional',
  lead: `(por favor,? )?(informe|indique|insira|digite|escreva|preencha|introduza|diga nos)( o| a| os| as)?( seu| sua| seus| suas| um| uma)?
    | (o |a |os |as )?(seu|sua|seus|suas|teu|tua|o|a|os|as|meu|minha|nosso|nossa) | (qual|quais) (é|são|e) (o|a|os|as)?( seu| sua| seus| suas)?`,
  asks: [
    [
      'consent',
      `(aceito|entendo|compreendo|estou informado|tenho conhecimento|tomei conhecimento|sou maior de|aceitamos|concordo|autorizo|confirmo|declaro|certifico|consinto|li e|estou de acordo|dou (o meu |meu )?consentimento|estou ciente|comprometo me|reconheço|eu (aceito|concordo|autorizo|declaro|confirmo)) … | (consentimento|autorização|aceitação) …`,
    ],
    ['nps', `… prová… recom… | … probabilidade … recom… | … recomendaria … 0 a 10 …`],
    [
      'textarea',
      `(… )?algo mais … | (… )?mais alguma (coisa|informação) … | … (acrescentar|adicionar algo|nos dizer|nos contar|partilhar|comentar|compartilhar) … | (por favor,? )?(liste|cite|enumere|argumente|descreva|descreve|explique|explica|detalhe|conte|conte nos|nos conte|fale|relate|justifique|especifique) …
      | (se sim|se não|em caso afirmativo) … | (dúvidas|perguntas|comentários) (ou|e) …`,
    ],
    [
      'text',
      `razão social | (local|cidade) de nascimento | naturalidade | fuso horário | (formato|marca|modelo|tipo|cor|tamanho|fornecedor|nível|código) … | … (nome|sobrenome|apelido) … | como … (conheceu|soube|ficou sabendo|chegou|encontrou|ouviu) … | como nos …
      | (número|n o|no|nº|num) (do|da|de) (?!(telefone|telemóvel|celular|contato|contacto|tel|whatsapp|fax)\\b)(\\w*[^s ])( .*)? | senha … | usuário … | (utilizador)
      | (empresa|cargo|vaga|pessoa|contato|contacto|curso|sexo|raça|placa|matrícula|titular|plano|estado|profissão|restrições alimentares|perfil no instagram) … | (meio|forma) de (contato|contacto) … | (com que frequência|quanto tempo|há quanto tempo) … | … e ?mail ou telefone | quando … (ligar|contatar|contactar|falar) …`,
    ],
    [
      'yes_no',
      `(você|vocês) (tem|têm|está|estão|é|são|quer|querem|pode|aceita|deseja|já|vai|vão|fuma|precisa|toma|gostaria|recomendaria|faz|usa|possui|mora|trabalha|bebe|sofre|participará|virá|autoriza|conhece|pratica|costuma|necessita|concorda) … | (tem|está|é|quer|pode|podemos|aceita|deseja|já|vai|fuma|precisa|toma|gostaria de receber|gostaria de participar|gostaria que|vem|virá|possui|irá|há alguma|há algum|existe|sofre|participará|participa|necessita|pretende|és|costuma|faz|usa|foi|são|será|recomendaria|sabe|tens|queres|podes|autoriza|concorda|conhece|traz|pratica) …\\?
      | (fumante|fumador|primeira visita|sócio|fuma)\\?`,
    ],
    ['scale', `… (em|de|numa) (uma )?escala … | … de [01] a \\d+ …`],
    [
      'rating',
      `(avalie|classifique|dê uma nota|pontue|avalia) … | como (você )?(avalia|avaliaria|classifica|classificaria|foi|considera|achou) … | (avaliação|classificação|nota|pontuação)( geral| global| final)? | (avaliação|classificação) (do|da|de) … | … estrelas | … (satisfeito|satisfeita|satisfação) …`,
    ],
    [
      'file',
      `… (anexe|anexar|anexos?|anexo|envie|envia|enviar (foto|fotos|documento|documentos|arquivo)|upload|carregue|carregar|faça upload) … | … (currículo|curriculum|cv|arquivos?|ficheiros?) … | (fotos?|fotografias?|imagem|imagens|cópia|cópias|print|captura|comprovante|comprovativo|documentos?|atestado) (do|da|de|dos|das) … | (fotos?|fotografias?|documentos?|comprovantes?|captura de tela)`,
    ],
    ['signature', `assinatura … | assine aqui | … assinatura`],
    ['email', `(?!como |qual o motivo).*\\b(e ?mails?|mail|correio eletrónico|correio eletrônico)\\b.*`],
    [
      'url',
      `… (site|website|sítio|página web|url|linkedin|blog|github|portfólio|portfolio|página na internet) … | … (links?|ligação) (para|do|da|de) …`,
    ],
    [
      'phone',
      `… (telefone|telefones|tel|telemóvel|celular|whats ?app|fax|telefônico|telefónico) … | (em|para) que número … | (número|n o) (para|de) (contato|contacto) …`,
    ],
    [
      'address',
      `… (endereço|morada|domicílio) | (endereço|morada) … | (onde|aonde) … (fatura|encomenda|pedido) … | (para )?(onde|aonde) … (entregar|entregamos|enviar|enviamos|buscar|recolher) …`,
    ],
    ['country', `país( (de|onde|em) .*)? | (em|de) que país … | (em|de) qual país … | qual país …`],
    [
      'date_range',
      `… (datas|período) (da|do|de|das|desejad\\w+|previst\\w+) (estadia|estada|viagem|férias|aluguel|chegada|reserva|visita|hospedagem|ausência)? … | (datas|período) | (chegada|entrada|início|check in|de) (e|\\/|até) (saída|partida|fim|check out|até)? …`,
    ],
    [
      'date',
      `… datas? … | aniversário … | nascimento | nascido em | (quando|para quando|a partir de quando|desde quando) (?!.*(ligar|contatar|contactar|contato|falar)).* | (primeiro |último )?dia (da|do|de|em|preferido|desejado) … | (até|para|desde) quando … | (que|qual|em que|em qual) dia … | (chegada|partida|saída|vencimento|validade|entrega|mudança|check in|check out|regresso|retorno|volta|entrada)
      | … (disponível|válido) (a partir|desde|até) …`,
    ],
    [
      'time',
      `hora … | … hora | (a que|que|em que|qual a|qual o) (horas?|horário) (?!para contato).* | horário … (?<!para contato)(?<!contato) | … horário`,
    ],
    [
      'number',
      `(número|n o|no|nº|total|quantidade) (de|do|da) … | … (quantidade|unidades) | (quantos|quantas|quanto) (?!tempo).* | horas (trabalhadas|semanais|por semana) … | … (salário|renda|rendimento|aluguel|faturamento anual)( .*)? | idade … | … idade | (anos|meses|horas) de … | (peso|altura|comprimento|largura|distância|quilometragem) … | (pessoas|adultos|crianças|convidados|participantes|noites|lugares|ingressos|bilhetes|hóspedes)`,
    ],
    [
      'header',
      `(os )?(seus|teus|meus|nossos) dados( pessoais| de contato| de contacto)? | suas informações( pessoais)? | (dados|informações|informação) (pessoais|pessoal|gerais|básicas|básicos|bancários|médicas|fiscais|profissionais|de contato|de contacto|de faturamento|de faturação|de cobrança|de entrega|de envio|de pagamento|da empresa|da reserva|do cliente|do paciente|do aluno|do responsável|do evento|do projeto|do veículo|do participante|do candidato)
      | sobre (você|si|nós|a empresa|a sua empresa|sua empresa|o evento|o projeto|o seu projeto) | (seção|secção|parte|etapa|passo|página) (\\d+|[a-z]) … | (faturamento|faturação|proteção de dados|termos e condições|política de privacidade) | (obrigado|obrigada|bem vindo|bem vindos|bem vinda) …`,
    ],
    [
      'textarea',
      `… (mensagem|comentários?|observação|observações|notas|descrição|detalhes|sugestão|sugestões|motivos?|razão|razões|dúvidas?|solicitação|opinião|pedidos|instruções|indicações|expectativas|objetivos|necessidades|perguntas?|queixa|reclamação|histórico|antecedentes|desejos|interesses|doenças|motivação|apresentação|depoimento|explicação|ideias|resumo|esclarecimentos) …
      | (mais|outras|informações) (informações|adicionais|complementares|detalhes) … | (alergias|medicação|medicamentos|sintomas|referências|habilidades|experiência|experiências|tratamentos|competências|intolerâncias) …
      | (que|quais) … (habilidades|competências|qualidades|expectativas|objetivos|temas|dificuldades|experiências|melhorias|motivos|medicamentos|remédios|alergias|doenças|sintomas) … | … (alergias|intolerâncias) …
      | por ?que … | por que … | porquê … | (o que|do que|de que|no que|que) (podemos|podíamos|você|vocês|mais|menos|espera|aconteceu|mudaria|gostaria|achou|falta|podia|poderíamos|deseja|precisa|pensa|motivou|o|te|a) … | (em que|no que|como) (podemos|posso|poderíamos|aconteceu) …`,
    ],
  ],
  open: `((a|de|em|por|para|com|desde|até) )?(que|qual|quais|quando|onde|como|quem) …`,
  yesNo: `(?!((a|de|em|por|para|com|desde|até) )?(que|qual|quais|quando|onde|aonde|como|quem|quant[oa]s?|seu|sua|o|a|os|as|nome|ou)\\b)\\w{4,} .*\\w{3,}\\?
      | (encontrou|recebeu|conseguiu|participou|visitou|utilizou|comprou|ficou|teve|esteve|foi|fez|usou) …\\?`,
};
