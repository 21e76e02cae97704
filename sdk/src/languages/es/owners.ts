import type { CreatedTexts, LanguageTraits } from '../../model/texts/textTypes.ts';

export const created: CreatedTexts = {
  other: 'Otro',
  comment: 'Comentario',
  email: 'Correo electrónico',
};

export const traits: LanguageTraits = {
  alphabet: 'áéíñóúüºª',
  letters: [
    [/[ñ¿¡]/g, 4],
    [/[áíóú]|ción\b|dad\b/g, 1],
  ],
  words:
    'al apellido apellidos asunto calle cantidad ciudad código como cómo con contacto correo cuándo de del desea día días dirección edad el elija empresa en es escriba fecha formulario gracias la las los mensaje mi motivo nacimiento no nombre nosotros número o observaciones país para pedido personas por postal producto provincia qué quién se sí su sus teléfono tu un una usted y',
};

/** Words in brackets beside a label that must be answered. */
export const required: readonly string[] = [
  'obligatorio',
  'obligatoria',
  'requerido',
  'requerida',
  'campo obligatorio',
  'campo requerido',
  'necesario',
];
