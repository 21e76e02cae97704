import type { LabelWords } from '../../model/texts/textTypes.ts';

export const labels: LabelWords = {
  optional:
    'optional | freiwillig | freiwillige angabe | falls vorhanden | falls zutreffend | kein pflichtfeld',
  several: `… mehrere( möglich| antworten möglich| antworten)? | … mehrfachauswahl( möglich)? | … mehrfachnennung(en)?( möglich)?`,
  title:
    '\\w*(formular|fragebogen|umfrage|anmeldung|anfrage|bewerbung|bestellung|buchung|antrag|registrierung|rückmeldung|feedbackbogen)',
  columns: 'fragen? | felder? | feld | feldname | bezeichnung | beschriftung',
  yes: 'ja | j | wahr | pflicht | pflichtfeld',
  no: 'nein | falsch | freiwillig',
  lead: `(bitte )?(geben sie|gib|nennen sie|nenne|wählen sie)( bitte)?( ihre?n?| deine?n?| die| den| das| eine?n?)?
    | (ihre?n?|deine?n?|unsere?|meine?|euer|eure|die|der|das|bitte) | (wie|was) (ist|sind|lautet|lauten) (ihre?|deine?|die|der|das)
    | (gewünschte[rns]?|bevorzugte[rns]?|aktuelle[rns]?)`,
  asks: [
    [
      'consent',
      `mir ist (bekannt|bewusst) … | (ich|wir) (verstehe|weiss|kenne|erkenne|bin mir bewusst) … | (hiermit )?(ich|wir) (stimme|stimmen|akzeptiere|akzeptieren|bestätige|bestätigen|willige|versichere|erkläre|erlaube|gestatte|nehme) …
      | (ich|wir) habe?n? … (gelesen|zur kenntnis genommen) … | (ich|wir) (bin|sind) … einverstanden … | hiermit (bestätige|erkläre|willige|stimme) ich …
      | (einwilligung|zustimmung|einverständnis)(serklärung)? … | … einverstanden`,
    ],
    ['nps', `wie wahrscheinlich …empfehl… | … wahrscheinlichkeit …empfehl…`],
    [
      'textarea',
      `… noch (etwas|was|mehr|fragen|wünsche|anmerkungen) … | … sonst (noch|etwas) … | sonstige[sn]? … | weitere[sn]? (?!person|gäste|teilnehmer|adresse|nummer|name|telefon|e mail).*
      | … etwas (hinzufügen|mitteilen|anmerken|ergänzen) … | (bitte )?(beschreiben|beschreibe|schildern|schildere|erläutern|erläutere|erklären|erzählen|erzähl|erzähle|begründen) …
      | (bitte )?(nennen|nenne|listen|liste|zählen|zähle) (sie )?(?!.*(nummer|namen?|datum|adresse|e ?mail)\\b).* | bitte … (beschreiben|schildern|erläutern|angeben) | was möchten sie uns … | wenn (ja|nein) … | falls (ja|nein) …
      | (fragen|lob|kritik|wünsche) (oder|und|&) …`,
    ],
    [
      'text',
      `geburtsort | (ort|land) der geburt | zeitzone | …format | … (marke|modell|hersteller|anbieter|farbe|größe|typ|art|rasse)
      | …(größe|farbe|marke|modell|anbieter|code|name|namen|nummer(?<!(telefon|handy|mobil|rückruf|fest|festnetz|fax|ruf|mobilfunk|whatsapp)nummer)|nr(?<!(tel|telefon|handy|mobil)nr))
      | (bevorzugte|gewünschte)? ?(kontaktart|kontaktweg|kontaktaufnahme) | … telefon oder e ?mail | … e ?mail oder telefon
      | wie (haben|hast|habt|sind|bist|wurden) … (erfahren|aufmerksam|gefunden|gekommen|gehört) … | woher kennen … | wo haben sie von …
      | … name des … | name … | wie (heisst|heissen) … | wie (lange|oft|häufig|weit) … | anrede | titel | firma | land der … | … firma
      | erreichbarkeit | (wann|wie) … am besten … | … vergleichsdatum | stand`,
    ],
    [
      'yes_no',
      `(haben|habt|hast|hat|sind|seid|ist|bist|war|waren|möchten|möchtest|wollen|willst|wollt|können|kannst|dürfen|darf|werden|wirst|wird|sollen|soll|benötigen|benötigst|brauchen|brauchst|nehmen|nimmst|rauchen|rauchst|trinken|kommen|kommst|leiden|leidest|wünschen|wünschst|gibt|besteht|bestehen|besitzen|besitzt|tragen|leben|arbeiten|wohnen|stimmen|treiben|fahren|bringen|bringst|interessieren|kennen|würden|würdest|hätten|wären|gehören|gehört|liegt|liegen|verfügen|bist|führen|treffen|planen)
        (sie|du|ihr|wir|es|er|das|dies|dieser|diese|ihnen|ich|eine?|ein|die|der|bei|jemand|aktuell|ihre?|deine?) …
      | (raucher|vegetarier|mitglied|erstbesuch|teilnahme|volljährig)\\?`,
    ],
    ['scale', `… auf einer skala … | … von [01] bis \\d+ …`],
    [
      'rating',
      `(bitte )?(bewerten|bewerte|beurteilen|beurteile) … | … (gesamtbewertung|bewertung|beurteilung|sterne|zufriedenheit) | (gesamtbewertung|bewertung|beurteilung|zufriedenheit) …
      | wie (bewerten|bewertest|beurteilen|beurteilst|zufrieden|gut|sauber|freundlich|hilfreich|fanden|hat ihnen|war|waren|gefiel|gefällt|schmeckte) …`,
    ],
    [
      'file',
      `… (hochladen|anhängen|beifügen|anfügen|upload) | (laden|lade) … hoch … | … (anhang|anhänge|anlagen?|datei|dateien|lebenslauf|zeugnisse?|foto|fotos|bild|bilder|screenshot|screenshots|dokumente?|unterlagen|nachweise?)( \\(.*\\))?
      | (foto|fotos|bild|bilder|kopie|scan|screenshot|anhang|lebenslauf|zeugnisse?|bewerbungsunterlagen) … | …(foto|fotos|bild|kopie|bescheinigung|unterlagen)`,
    ],
    ['signature', `… unterschrift | unterschrift … | … signatur | hier unterschreiben`],
    ['email', `(?!wie |welche ).*\\b(e ?mails?|mails?)\\b.* | …(mailadresse|emailadresse)`],
    [
      'url',
      `… (web ?site|website|webseite|web ?seite|internetseite|internetadresse|webadresse|homepage|url|linkedin|github|blog|link|links|portfolio)( profil| adresse| link)?
      | (link|links|webseite|website|adresse der website) (zu|zum|zur|auf|der|des|ihrer|von) …`,
    ],
    [
      'phone',
      `… (telefon|tel|handy|mobil|mobiltelefon|festnetz|telefonisch|fax|rückruf|whats ?app)( nummer| nr)? … | …(telefonnummer|handynummer|mobilnummer|mobilfunknummer|rückrufnummer|festnetznummer|faxnummer|rufnummer|telefonnr|handynr|mobiltelefon|notfalltelefon|diensttelefon)
      | (telefonnummer|handynummer|mobilnummer|rufnummer|rückrufnummer) … | (unter|auf) welcher nummer …`,
    ],
    [
      'address',
      `… (adresse|anschrift) | (adresse|anschrift) … | …(lieferadresse|rechnungsadresse|anschrift|postadresse|wohnadresse|privatadresse|firmenadresse|heimatadresse|meldeadresse|versandadresse|einsatzadresse|abholadresse)
      | wohin (sollen|dürfen|können|soll|darf|geht|liefern|schicken|senden) … | wo (sollen|dürfen) wir … (liefern|abholen) …`,
    ],
    [
      'country',
      `land | (herkunfts|heimat|wohnsitz|liefer|geburts|aufenthalts|ziel|reise)land | (in|aus) welche[mn] land … | welches land …`,
    ],
    [
      'date_range',
      `… (reisezeitraum|zeitraum|urlaubszeitraum|mietzeitraum|aufenthaltszeitraum|buchungszeitraum|reisedaten|mietdauer|zeitspanne) … | an und abreise … | (anreise|ankunft|beginn|start|von|check in) ?(und|bis|\\/|&) ?(abreise|abfahrt|ende|bis|check out) …
      | von wann bis wann …`,
    ],
    [
      'date',
      `… (datum|tag|termin|deadline)( und uhrzeit| \\/ uhrzeit)? | … (datum|tag|termin) (der|des|für|ihrer|ihres|und|an) … | …(datum|termin|(?<!(ver|bei|auf|an|nach|er|be|vor|ein|über|ueber|mon|diens|donners|frei|sams|sonn|werk|all|feier)(tr)?)tag|geburtstag|hochzeitstag|stichtag|feiertag|wunschtag|anreisetag|abreisetag|jubiläum|jahrestag)( .*)?
      | geb(oren)?( am)? | wann (?!.*\\b(uhrzeit|normalerweise|üblicherweise|erreichen|erreichbar)\\b).* | bis wann … | ab wann … | an welchem tag … | welcher tag …
      | (gültig|verfügbar|verfügbar|frei|beschäftigt|mitglied) (bis|ab|seit|am) | (anreise|abreise|ankunft|abfahrt|einzug|auszug|check in|check out|rückreise|rückgabe|eintritt)( am)? | seit wann …`,
    ],
    [
      'time',
      `… uhrzeit … | …(abholzeit|ankunftszeit|abfahrtszeit|startzeit|endzeit|beginnzeit|lieferzeit|wunschzeit|anfangszeit|öffnungszeit|uhrzeit|ankunftszeit|termin zeit) | (um|gegen) wie ?viel uhr … | wie ?viel uhr … | zeit | (beginn|ende|start|einlass|anfang)`,
    ],
    [
      'number',
      `… (anzahl|zahl|menge|stückzahl|personenzahl|teilnehmerzahl|gästezahl) … | …(anzahl|personenzahl|teilnehmerzahl|gästezahl|stückzahl|menge|kilometerstand|zählerstand|baujahr) | wie ?viele? … | … (stunden|wochenstunden|arbeitsstunden|gehalt|einkommen|jahreseinkommen|umsatz|miete) | (geleistete|gearbeitete) stunden … | wie alt … | … alter | alter (des|der|in|ihrer?|ihres|deine?s?) …
      | (personen|gäste|teilnehmer|teilnehmende|erwachsene|kinder|nächte|karten|tickets|plätze|stück|sitzplätze|übernachtungen) | … (gewicht|körpergrösse|größe in cm|größe \\(cm\\)|länge|breite|höhe|entfernung)( in .*)? | (jahre|jahren) … erfahrung`,
    ],
    [
      'header',
      `(über|zu) (sie|dich|uns|euch|ihre[rmn]? (person|unternehmen|firma|kind|projekt|veranstaltung|bestellung)|ihnen|dir)
      | (ihre|deine|eure|meine|unsere)( persönlichen| privaten)? (daten|angaben|kontaktdaten|informationen|bestellung) | (persönliche|allgemeine|private|geschäftliche|medizinische|berufliche) (daten|angaben|informationen)
      | …(kontaktdaten|rechnungsdaten|personendaten|stammdaten|lieferdaten|zahlungsdaten|bankdaten|firmendaten|kundendaten|patientendaten|veranstaltungsdaten|reisedaten) | (angaben|informationen|daten) (zur|zum|zu|über|der|des) (?!.*(schaden|unfall|beschwerde|vorfall)).*
      | (teil|abschnitt|seite|schritt) (\\d+|[a-z]) … | (datenschutz|rechtliches|einverständniserklärungen) | (vielen dank|willkommen|herzlich willkommen) …`,
    ],
    [
      'textarea',
      `(zusätzliche|ergänzende|nähere|weiterführende|sonstige) (informationen|angaben|infos|hinweise|wünsche) … | welche … (fähigkeiten|stärken|schwächen|erwartungen|ziele|themen|probleme|erfahrungen|kenntnisse|wünsche|gründe|herausforderungen|verbesserungen|aufgaben) …
      | (welche|nehmen sie|bitte nennen sie) … (medikamente|arzneimittel|allergien|erkrankungen|beschwerden) … | … (nachricht|kommentare?|bemerkung|bemerkungen|anmerkung|anmerkungen|beschreibung|notiz|notizen|hinweise?|mitteilung|anliegen|feedback|rückmeldung|anregungen|vorschläge|wünsche|details|einzelheiten|begründung|motivation|erwartungen|ziele|erfahrungen|grund|gründe|anlass|fragen|frage|meinung|vorstellungen|beschwerde|lob|kritik|vorstellung|anamnese|krankengeschichte|anschreiben|motivationsschreiben|sachverhalt|hergang|ergänzungen|zusatzinformationen|angaben|anforderungen|aufgaben|agenda|ideen|zusammenfassung) …
      | …(beschreibung|vorschläge|vorschlag|wünsche|hinweise|hergang|geschichte|anfrage|erfahrung|erfahrungen|(?<!sprach)kenntnisse|erkrankungen|beschwerden|anweisungen|bemerkung|bemerkungen|schreiben)
      | (allergien|medikamente|medikation|symptome|vorerkrankungen|unverträglichkeiten|referenzen|qualifikationen|allergien und .*)
      | warum … | weshalb … | wieso … | … warum … | was (hat|haben|können|könnten|sollten|sollen|würden|wünschen|erwarten|ist passiert|ist geschehen|gefällt|gefiel|möchten|möchtest|fehlt|führt|bringt|stört|war|waren|macht|fanden|denken|halten) …
      | (wie|womit|wobei|bei was) (können|kann|dürfen|könnten) wir … | … worum geht … | worum geht … | wie ist … passiert | schildern …`,
    ],
  ],
  open: `((an|in|auf|bei|mit|für|um|von|zu|aus|seit|ab|bis) )?(wie|was|wann|wo|wer|wen|wem|welche[rsnm]?|woher|wohin|wofür|worüber) …`,
  yesNo: `(?!(wie|was|wann|wo|wer|wen|wem|welche[rsnm]?|warum|wieso|weshalb|wo\\w+|an|in|auf|bei|mit|für|um|von|zu|aus|seit|ab|bis|für)\\b)\\w+ (sie|du|ihr|wir|es|er|ich) …\\?`,
};
