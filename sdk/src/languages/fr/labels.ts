import type { LabelWords } from '../../model/texts/textTypes.ts';

export const labels: LabelWords = {
  optional: 'facultatif | facultative | optionnel | optionnelle | si applicable | le cas échéant',
  several: `… plusieurs( réponses| choix)?( possibles)? | … choix multiples? | … cochez toutes les réponses .*`,
  title:
    'formulaire | questionnaire | sondage | enquête | inscription | candidature | demande | bon de commande | bulletin',
  columns: 'questions? | champs? | libellés? | intitulés?',
  yes: 'oui | o | vrai | obligatoire',
  no: 'non | faux | facultatif',
  lead: `(merci de |veuillez |prière d'|prière de )?(indiquer|saisir|entrer|préciser|donner|renseigner|indiquez|saisissez|entrez|précisez)( votre| vos| le| la| les| l'| un| une)?
    | (votre|vos|ton|ta|tes|notre|le|la|les|l'|mon|ma|mes) | (quel|quelle|quels|quelles) (est|sont) (votre|vos|le|la|les|ton|ta)`,
  asks: [
    [
      'consent',
      `(j'accepte|j'ai lu|j'autorise|j'atteste|je consens|je certifie|je confirme|je reconnais|je déclare|je m'engage|j'approuve|je donne mon (accord|consentement)|j'ai pris connaissance|en cochant cette case|nous acceptons|je comprends|j'ai bien compris|je suis (conscient|informé|d'accord|consciente|informée)|j'ai été informé) …
      | (consentement|accord) (au|à|pour|de) …`,
    ],
    [
      'nps',
      `… probabilité … recommand… | … probable … recommand… | … recommand… probabilité … | recommanderiez vous … 10`,
    ],
    [
      'textarea',
      `… autres? choses? … | … (ajouter|nous dire|nous signaler|nous faire part|nous communiquer) … | (parlez|dites|racontez|expliquez|expliquer|partagez|faites) (nous|moi) …
      | (merci de |veuillez |pouvez vous )?(décrire|décrivez|expliquer|expliquez|citer|citez|lister|listez|énumérez|énumérer|justifiez|argumentez|détailler|détaillez|exposer|développer|justifier|préciser pourquoi|racontez) … | si (oui|non) …
      | (questions?|suggestions?|remarques?|commentaires?) (ou|et|\\/) …`,
    ],
    [
      'text',
      `raison sociale | lieu de naissance | (ville|pays) de naissance | fuseau horaire | … (format|marque|modèle|fournisseur|couleur|type) (de|du|des|d') … | (type|marque|modèle|couleur|taille (?!en ).*|format|pointure) … | taille
      | … (nom|prénom) … | code … | (numéro|n|no) (?!de (téléphone|tél|portable|mobile|fixe|tel|gsm)|téléphone|portable|mobile).* | mot de passe … | identifiant …
      | comment (avez vous|nous avez vous|as tu|vous|êtes vous) (connu|entendu|trouvé|découvert|connus|eu) … | comment avez vous … (connu|entendu|découvert|trouvé) … | comment … appelle … | (moyen|mode) de contact …
      | (combien de temps|à quelle fréquence|depuis combien) … | objet … | service | classe | race | poste … | … e ?mail ou téléphone | … téléphone ou e ?mail | … meilleur moment … | quand … (joindre|contacter|rappeler|appeler) … | employeur … | personne à … | niveau …`,
    ],
    [
      'rating',
      `(notez|évaluez|merci de noter|veuillez noter|veuillez évaluer) … | comment (évaluez|évalueriez|notez|noteriez|jugez|avez vous trouvé|qualifieriez) … | (note|évaluation|appréciation)( globale| générale| d'ensemble)? | … (note|évaluation) (globale|générale)
      | … étoiles | … satisfaite?s? … | … degré de satisfaction … | comment (était|s'est passé|s'est déroulé) …`,
    ],
    [
      'yes_no',
      `(avez|êtes|voulez|pouvez|souhaitez|acceptez|serez|fumez|venez|viendrez|participez|participerez|prenez|désirez|aimeriez|suivez|avais|faut|habitez|travaillez|possédez|connaissez|portez|buvez|pratiquez|pensez|recommanderiez|auriez|aurez|assisterez|voyagez|disposez|faites|avons|pouvons|devons|veux|as|es|peux|fumes|viens|viendras|seras|amènerez|consommez|pourriez|utilisez) (vous|nous|tu) …
      | (est|a|sont|y a|faut|peut) (ce|t|il|elle|ils|on) … | (est ce|y a t il|faut il) … | (avez|êtes|voulez|souhaitez) vous …
      | (fumeur|première visite|membre|végétarien)\\?`,
    ],
    ['scale', `… sur une échelle … | … de [01] à \\d+ … | … niveau de (douleur|satisfaction) …`],
    [
      'file',
      `… (?<!(vous|nous) )(téléverser|télécharger|joindre|joignez|téléversez|téléchargez|importer|déposer) … | … (cv|curriculum vitae) … | … pièces? jointes? … | (ajoutez|envoyez|envoyer|ajouter|transmettez|fournir|fournissez) … (photos?|documents?|fichiers?|cv|justificatifs?|pièces?) … | (photos?|images?|copies?|scans?|captures?|fichiers?|documents?|justificatifs?|attestations?) (de|du|des|d'|à|l'|joints?) …
      | … (photos?|fichiers?|documents?|justificatifs?|capture d'écran)`,
    ],
    ['signature', `… signature … | signez ici …`],
    ['email', `(?!comment |quels? ).*\\b(e ?mails?|courriels?|mails?|mel|adresse électronique)\\b.*`],
    [
      'url',
      `… (site web|site internet|site|linkedin|page web|url|blog|github|portfolio) | (profil|compte|page) linkedin … | … liens? … | adresse (du|de votre) site …`,
    ],
    [
      'phone',
      `… (téléphone|tél|tel|portable|mobile|gsm|whats ?app|fax|télécopie|fixe) … | (numéro|n|no) (de|du|pour|où) (téléphone|portable|mobile|vous|gsm|fixe|tél|tel) … | (à|sur) quel numéro … | quel numéro …`,
    ],
    [
      'address',
      `… adresse | adresse … | domicile | où … (facture|colis|commande) … | où (devons|pouvons|faut|doit|souhaitez) … (livrer|envoyer|livré|expédier|récupérer) … | lieu de livraison`,
    ],
    ['country', `pays … | … (dans|de) quel pays … | quel pays …`],
    [
      'date_range',
      `… (dates|période) (du|de|des|d'|souhaitée?s?) (séjour|voyage|vacances|location|absence|congés?|réservation|arrivée|arrivee|visite|déplacement) … | (dates|période)( souhaitées?| prévues?)? | dates d'arrivée et de départ | (arrivée|début|du) (et|\\/|au) (départ|fin|retour)? …
      | du … au …`,
    ],
    [
      'date',
      `… dates? … | (né|née|nee|né\\(e\\)|ne\\(e\\)) le | (né|naissance) … | anniversaire … | quand (?!.*(joindre|contacter|rappeler|appeler)).* | (pour|à partir de|depuis|jusqu'à) quand … | (premier |dernier )?jour … | quel jour …
      | (arrivée|départ|échéance|retour|emménagement|déménagement|entrée|sortie)( prévue?s?| souhaitée?)? | … (disponible|valable|valide|membre) (à partir du|le|dès|jusqu'au|depuis|à compter du) … | (début|fin) (du|de|des|d') …`,
    ],
    [
      'time',
      `(heure|heures|horaire|horaires)( (de|d'|du|souhaitée?|prévue?|préférée?|approximative|limite|exacte).*)? | … (heure|horaire) | à quelle heure … | quelle heure … | … l'heure … | … d'heure …`,
    ],
    [
      'number',
      `… (nombre|quantité|nb) … | combien (?!de temps|ça|cela|coute).* | heures (travaillées|effectuées|par semaine) … | … (salaire|revenu|revenus|loyer|chiffre d'affaires)( .*)? | … âge … | quel âge … | (années|ans) d'expérience … | (poids|taille en|taille \\(|longueur|largeur|hauteur|distance|kilométrage) …
      | taille (en cm|\\(cm\\)) | (personnes|adultes|enfants|invités|participants|convives|nuits|places|billets|couverts|exemplaires)`,
    ],
    [
      'header',
      `(vos|mes|tes|nos)( informations| données)?( personnelles)?( coordonnées| informations| données| renseignements)( personnelles| personnels| de contact)? | (informations?|données|coordonnées|renseignements) (personnelles?|personnels?|générales?|générauxs?|généraux|professionnelles?|bancaires?|médicales?|de contact|de facturation|de livraison|de paiement|(sur|du|de la|de l'|concernant) (le |la |les |l'|votre |vos )?(vous|client|patient|enfant|entreprise|projet|événement|participant|élève|demandeur|candidat|société|parent|véhicule|bien|animal))
      | coordonnées … | à propos … | (facturation|livraison|paiement|identité|contact) | (section|partie|étape|page) (\\d+|[a-z]) … | (protection des données|conditions générales|mentions légales) | (merci|bienvenue) …`,
    ],
    [
      'textarea',
      `… (message|commentaires?|remarques?|observations?|description|notes|précisions?|détails?|suggestions?|motifs?|raisons?|demandes?|attentes|impressions|avis|objectifs?|besoins|souhaits|instructions|consignes|questions?|réclamation|motivations?|présentation|témoignage|explications?|projet|circonstances|antécédents|contraintes|compléments?|recommandations|idées|ressenti) …
      | … (informations?|renseignements?) (complémentaires?|supplémentaires?|utiles?) … | (allergies|traitements?|médicaments|symptômes|références|compétences|expériences?|intolérances|qualifications) …
      | pourquoi … | … pourquoi … | (qu'avez|que|qu'est ce|qu'attendez|qu'en|qu'aimeriez|que s'est|qu'a|quels? (sont|est) (vos|votre) (attentes?|besoins?|objectifs?|projets?|motivations?)) … | qu'…
      | comment (pouvons|pourrions|peut on) … | en quoi … | sur quoi … | que (pouvons|pourrions|pensez|souhaitez|voulez|faut|recherchez|attendez|proposez|changeriez|retenez|faites|manque|aimeriez|cherchez|désirez|doit|devons) …
      | (quels|quelles) … (compétences|qualités|attentes|objectifs|sujets|thèmes|difficultés|expériences|améliorations|idées|raisons|médicaments|allergies|traitements|maladies|problèmes|symptômes) … | … (allergies|intolérances) …`,
    ],
  ],
  open: `((à|de|dans|par|sur|pour|avec|chez) )?(quels?|quelles?|comment|quand|où|qui|lequel|laquelle|que|quoi) …`,
  yesNo: `(?!.*\\b(quels?|quelles?|comment|pourquoi|quand|où|ou|combien|que|qui|quoi|lesquels|lequel|laquelle)\\b).*\\b(vous|tu|il|elle|ils|elles|on|nous|je)\\b …\\?`,
};
