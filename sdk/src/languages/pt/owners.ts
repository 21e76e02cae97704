import type { CreatedTexts, LanguageTraits } from '../../model/texts/textTypes.ts';

export const created: CreatedTexts = {
  other: 'Outro',
  comment: 'Comentário',
  email: 'E-mail',
};

export const traits: LanguageTraits = {
  alphabet: 'ãõáâàçéêíóôúºª',
  letters: [
    [/[ãõ]|ções\b|ção\b/g, 4],
    [/[áíóúâêôç]|dade\b/g, 1],
  ],
  words:
    'a ao as assunto bairro cep cidade código com como contato contacto da das de dia dias do dos e em empresa endereço escolha estado formulário idade mensagem morada motivo na não nascimento no nome nos nosso número o obrigado observações os ou país para pedido pessoas por produto qual quantidade quando que quem rua seu sim sobrenome sua telefone telemóvel um uma você',
};

/** Words in brackets beside a label that must be answered. */
export const required: readonly string[] = [
  'obrigatório',
  'obrigatória',
  'requerido',
  'campo obrigatório',
  'necessário',
  'preenchimento obrigatório',
];
