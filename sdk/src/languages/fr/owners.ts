import type { CreatedTexts, LanguageTraits } from '../../model/texts/textTypes.ts';

export const created: CreatedTexts = {
  other: 'Autre',
  comment: 'Commentaire',
  email: 'Adresse e-mail',
};

export const traits: LanguageTraits = {
  alphabet: 'àâçèéêëîïôûùœ',
  letters: [[/[àâèêëîïôûùœç]|é(?!s\b)|\b[ldnscj]['’](?=\p{L})|\bqu['’]/gu, 1]],
  words:
    'adresse âge au aux avec avez ce ces cette choisir choix code commande comment contact contactez commentaires courriel dans date de demande des du en entreprise est et êtes formulaire inscription je jour jours la le les leur merci message mon naissance nom non nos notre nous numéro objet ou où oui par pays personnes pour prénom produit quand quantité que quel quelle qui remarques sujet sur téléphone un une vos votre vous ville',
};

/** Words in brackets beside a label that must be answered. */
export const required: readonly string[] = [
  'obligatoire',
  'requis',
  'requise',
  'champ obligatoire',
  'champ requis',
];
