import type { LabelWords } from '../../model/texts/textTypes.ts';

export const labels: LabelWords = {
  optional: 'optioneel | niet verplicht | indien van toepassing | facultatief',
  several: `… meerdere( antwoorden| opties| keuzes)?( mogelijk)? | … meerkeuze | … (kies|selecteer|vink) alles? .*`,
  title:
    '\\w*(formulier|vragenlijst|enquête|aanmelding|inschrijving|aanvraag|sollicitatie|bestelling|registratie)',
  columns: 'vragen? | vraag | velden? | veld | labels?',
  yes: 'ja | j | waar | verplicht',
  no: 'nee | onwaar | optioneel',
  lead: `(vul|geef|noem|kies|typ|voer|graag)( hier)?( a\\.u\\.b\\. | alstublieft| alsjeblieft)?( uw| je| jouw| de| het| een)?( in)?
    | (uw|je|jouw|onze|mijn|de|het|gewenste?|huidige) | (wat|welke|wie) (is|zijn) (uw|je|jouw|de|het)`,
  asks: [
    [
      'consent',
      `(ik|wij|we) (begrijp|begrijpen|weet|ben me ervan bewust|ben op de hoogte|ga|gaan|accepteer|accepteren|bevestig|verklaar|stem|geef|erken|machtig) (?!.*\\?).* | (ik|wij) (heb|hebben) … (gelezen|kennis genomen) … | hierbij (ga|verklaar|geef|bevestig) ik … | (toestemming|akkoord|instemming) …`,
    ],
    ['nps', `… waarschijnlijk … (aanbevel|aanbeveelt|aanraad|aanraadt|aanbevelen|aanraden)…`],
    [
      'textarea',
      `… nog (iets|vragen|opmerkingen|wensen|wat|meer) … | … (verder|anders) nog … | … (toevoegen|kwijt|meegeven|vertellen|opmerken) … | (noem|noemt|som|benoem|licht … toe|beschrijf|omschrijf|vertel|leg uit|licht toe|beschrijven|omschrijven|licht|motiveer|verklaar) … | zo ja … | indien (ja|nee) … | (overige|overig|overig[e]?) (informatie|opmerkingen|wensen|vragen)? …
      | (vragen|opmerkingen|tips|wensen|suggesties|klachten) (of|en) …`,
    ],
    [
      'text',
      `geboorteplaats | (plaats|land) van geboorte | geboorteland | tijdzone | … (merk|model|kleur|soort|type|maat|formaat|aanbieder|ras|niveau) | (merk|model|kleur|soort|type|maat|niveau|naam|code) … | …(naam|maat|kleur|code|merk|soort|plaats(?<!parkeerplaats))
      | …(nummer(?<!(telefoon|mobiel|gsm|fax|contact|bel|06 |mobiel |mobiele |vast |nood)nummer)) | hoe (heeft|heb|hebt|bent|ben|kent|weet) … (gevonden|gehoord|terechtgekomen|gekomen|leren) … | waar (kent|ken|heeft) u ons … | hoe heet … | (wijze|manier) van contact … | hoe (lang|vaak|ver) … | contactpersoon … | functie … | klas | aanhef
      | … e ?mail of telefoon | wachtwoord … | gebruikersnaam | … beste moment …`,
    ],
    [
      'yes_no',
      `(heeft|hebt|heb|hebben|bent|ben|is|zijn|was|wilt|wil|willen|kunt|kan|kun|kunnen|mag|mogen|moet|moeten|rookt|rook|gebruikt|gebruik|komt|kom|neemt|neem|drinkt|woont|woon|werkt|werk|lijdt|gaat|ga|wordt|word|zou|zal|zult|doet|doe|draagt|sport|kent|ken|volgt|reist|bezit|beschikt|houdt|eet|geeft|blijft|maakt|hoort|brengt|staat|zit)
        (u|je|jij|jullie|we|wij|het|dit|dat|er|de|een|ik|iemand|uw|deze|ze) …
      | (roker|eerste bezoek|lid|vegetariër|aanwezig)\\?`,
    ],
    ['scale', `… op een schaal … | … van [01] tot \\d+ …`],
    [
      'rating',
      `(beoordeel|waardeer|geef een cijfer) … | hoe (beoordeelt|beoordeel|waardeert|tevreden|vond|was|waren|goed|schoon|vriendelijk|beviel|bevalt|ervaart|ervoer|duidelijk) … | … (beoordeling|waardering|sterren|cijfer|tevredenheid) | (beoordeling|waardering) …`,
    ],
    [
      'file',
      `… (uploaden|upload|bijvoegen|voeg|toevoegen als bijlage|bijlagen?|bestand|bestanden|cv|curriculum vitae) … | (foto's|foto|afbeelding|afbeeldingen|kopie|scan|screenshot|document|documenten|bewijs|diploma's) (van|identiteitsbewijs|paspoort|rijbewijs|uploaden|legitimatie|met) … | … (foto's|foto|afbeeldingen|documenten|screenshot)`,
    ],
    ['signature', `… handtekening … | onderteken hier | ondertekening`],
    ['email', `(?!hoe |welke ).*\\b(e ?mails?|mail|e ?mailadres|mailadres|emailadressen)\\b.*`],
    [
      'url',
      `… (website|webadres|webpagina|homepage|url|linkedin|github|blog|portfolio|linkedin profiel|site) | … (link|links) … | linkedin …`,
    ],
    [
      'phone',
      `… (telefoon|telefoonnummer|tel|mobiel|mobiele nummer|mobiele telefoon|mobielnummer|gsm|gsm nummer|whats ?app|fax|06|06 nummer|vaste telefoon|telefonisch|contactnummer|noodnummer)( nummer)? … | (op|onder|via) welk nummer …`,
    ],
    [
      'address',
      `… (adres|postadres|woonadres|thuisadres|bezorgadres|afleveradres|factuuradres|leveradres|verzendadres|ophaaladres|bezoekadres|huisadres|locatieadres) | adres … | …(leveradres|bezorgadres|factuuradres|woonadres) … | waar … (factuur|pakket|bestelling) … | waar (mogen|moeten|kunnen|zullen|wilt) … (bezorgen|leveren|afleveren|sturen|opsturen|brengen|ophalen|bezorgd|geleverd) …`,
    ],
    ['country', `(land|thuisland|woonland)( (van|waar|waarin) .*)? | (in|uit) welk land … | welk land …`],
    [
      'date_range',
      `… (periode|reisperiode|huurperiode|verblijfsperiode|vakantieperiode|verlofperiode|reisdata|verblijfsdata|datums)( van .*)? | aankomst en vertrek … | (aankomst|begin|start|van) ?(en|tot|\\/|t\\/m) ?(vertrek|eind|einde|vertrekdatum|einddatum|tot) … | aankomst en vertrekdatum | van wanneer tot wanneer …`,
    ],
    [
      'date',
      `… (datum|verjaardag|deadline|dag)( en tijd| en tijdstip)? … | …(datum|verjaardag|trouwdatum|(?<!(maan|dins|woens|donder|vrij|zater|zon|feest|van|bij|ver))dag)( .*)? | geboren( op)? | wanneer (?!.*(bereik|bereikbaar|bellen|contact|normaal|meestal)).* | op welke (dag|datum) … | welke dag …
      | (aankomst|vertrek|inchecken|uitchecken|check in|check out|verhuizing|oplevering|terugkomst|ingangsdatum) | … (beschikbaar|geldig|vrij|lid) (vanaf|tot|per|sinds|t\\/m)`,
    ],
    [
      'time',
      `… (tijd|tijdstip|uur) … | …(tijd(?<!(\\baltijd|werktijd|leeftijd|deeltijd|voltijd|levertijd))|tijdstip) | hoe laat … | vanaf hoe laat … | om welk uur …`,
    ],
    [
      'number',
      `… (aantal|hoeveelheid|leeftijd) … | hoeveel … | (met|voor) hoeveel … | (gewerkte |aantal )?uren( per week)? | … (salaris|inkomen|omzet|huur)( .*)? | hoe oud … | (jaren|aantal jaar) … | (gewicht|lengte|breedte|hoogte|afstand|kilometerstand|bouwjaar) … | (gasten|personen|volwassenen|kinderen|deelnemers|nachten|plaatsen|kaarten|tickets)`,
    ],
    [
      'header',
      `(uw|jouw|je|mijn|jullie|onze)( persoonlijke)? (gegevens|contactgegevens|informatie) | (persoonlijke|algemene|zakelijke|medische|persoons) (gegevens|informatie) | …(contactgegevens|factuurgegevens|persoonsgegevens|bedrijfsgegevens|betaalgegevens|bankgegevens|klantgegevens|bezorggegevens|reisgegevens|patiëntgegevens|adresgegevens) | gegevens (van|over) (de |het |uw |je )?(kind|ouder|deelnemer|bedrijf|aanvrager|patiënt|evenement|project|hond|voertuig) …
      | over (jou|u|jezelf|uzelf|ons|je|je bedrijf|uw bedrijf|het evenement|uw project|het project) | (deel|sectie|stap|pagina|onderdeel) (\\d+|[a-z]) … | (privacyverklaring|algemene voorwaarden|facturatie) | (bedankt|welkom|hartelijk dank) …`,
    ],
    [
      'textarea',
      `… (bericht|opmerkingen?|toelichting|omschrijving|beschrijving|notities?|details|suggesties?|reden|redenen|vraag|vragen|verzoek|verzoeken|wensen|mening|feedback|motivatie|motivatiebrief|verwachtingen|doelen|doel|klacht|ervaringen|aanvullingen|instructies|bijzonderheden|voorgeschiedenis|ziektegeschiedenis|uitleg|ideeën|aanleiding|samenvatting|informatie|tips|behoeften|bezorginstructies) …
      | …(omschrijving|beschrijving|geschiedenis|instructies|wensen(?<!dieetwensen)|vraag(?<!aanvraag)|opmerking|opmerkingen|toelichting|motivatie)
      | (allergieën|medicijnen|medicijngebruik|medicatie|klachten|symptomen|referenties|vaardigheden|werkervaring|ervaring|kennis|kwalificaties|intoleranties) …
      | waarom … | wat (kunnen|kan|vond|vindt|vind|zou|zouden|wilt|wil|verwacht|verwachten|is er|is de reden|ging|mist|miste|was|doet|brengt|moeten|zoekt|heeft u nodig|maakt|houdt) … | (waarmee|waar|hoe) (kunnen|kan|mogen) (we|wij|ik) (u |je |jou )?(helpen|verbeteren|van dienst|mee helpen) … | waarmee … | hoe is … gebeurd …
      | welke … (vaardigheden|kwaliteiten|verwachtingen|doelen|onderwerpen|problemen|ervaringen|verbeteringen|redenen|medicijnen|medicatie|allergieën|klachten|ziekten|aandoeningen) … | hoe (kunnen|kan|mogen) (we|wij) … | (aanvullende|extra|verdere|overige|nadere) (informatie|gegevens|opmerkingen|wensen) … | … (allergieën|intoleranties) …`,
    ],
  ],
  open: `((op|in|met|van|voor|aan|uit|naar|door|bij|om) )?(hoe|wat|wanneer|waar|wie|welke?) …`,
  yesNo: `(?!(hoe|wat|wanneer|waar\\w*|wie|welke?|waarom|op|in|met|van|voor|aan|uit|naar|door|bij|om)\\b)\\w+ (u|je|jij|jullie|we|wij|het|er) …\\?`,
};
