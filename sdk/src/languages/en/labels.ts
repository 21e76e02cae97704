import type { LabelWords } from '../../model/texts/textTypes.ts';

export const labels: LabelWords = {
  optional: 'optional | not required | if applicable',
  several: `… all that apply | … all which apply | … one or more | … several | … multiple( choice| answers)? | … more than one`,
  title:
    'form | survey | questionnaire | application | registration | sign ?up | enquiry | inquiry | order form | booking request | rsvp | feedback form | contact us',
  columns: 'questions? | fields? | labels? | field name | question text | title',
  yes: 'yes | y | true | x | ✓ | ✔ | required | mandatory',
  no: 'no | n | false | optional',
  lead: `(please )?(enter|state|provide|give|type|write|fill in|tell us|select|choose|pick|specify|indicate)( us)?( your| the| a| an)?
    | (your|my|our|the|their|his|her|please) | what('s| is| are| was| were) (your|the|their) | (and|or) `,
  asks: [
    [
      'consent',
      `i (have )?(agree|agreed|accept|consent|confirm|certify|acknowledge|understand|declare|authorise|authorize|read|permit|allow) …
      | i('m| am) (happy|okay|ok|fine) (for|with) … | i('ve| have) read … | i give (my )?(consent|permission) …
      | we (agree|accept|confirm|consent) … | (consent|agreement) to …`,
    ],
    ['nps', `how likely … recommend … | … likelihood … recommend … | … likely … would recommend …`],
    [
      'textarea',
      `… anything (else|special|you|we|in particular) … | something else | what else …
      | (any|your|further|additional|other|general|final)( other| further| additional)?
        (comments?|questions|suggestions?|feedback|requests?|notes|remarks|ideas|concerns|thoughts|wishes) …
      | (please )?(tell|share with) (us|me) … | (please )?(describe|explain|elaborate|outline|detail) …
      | (please )?(list|name|summarise|summarize|justify) (your|all|any|the|some|up to|three|other) …
      | is there (a|any) (story|reason|background) … | (would|do) you (like|want|wish) to (add|tell|share|say|mention) … | if (yes|so|not|no|other) …`,
    ],
    [
      'text',
      `(place|town|city|state) of birth | birth ?place | time ?zone | (date|time|file) format … | … best time …
      | … (provider|model|brand|make|format|hint|title|type|handle|code|(?<!(party|group|household|class|family) )size)
      | how (long|often|far|much time) … | form of address | … (user ?name|password) … | (e ?mail|phone|contact) (preference|method)
      | (preferred|best) (contact )?(method|way|means) … | … phone or e ?mail | … e ?mail or phone
      | where did you (hear|find|see|learn) … | how did you (hear|find|learn|come|get to know) … | … name | name (of|on|for) …
      | part time … | full time … | … rate (of pay|per hour) | (hourly|daily|day|interest|tax|exchange) rate | … signature (dish|drink)
      | (song|music) (request|wish)s?`,
    ],
    [
      'yes_no',
      `(do|does|did|are|is|was|were|have|has|had|can|could|will|would|may|might|should|shall|am)
        (you|we|i|they|he|she|it|this|that|the|there|your|our|any|a|an|all|someone|anyone|my) …
      | (do|does|did|are|is|was|were|have|has|had|can|could|will|would|may|should) …\\?
      | (attending|coming|first visit|first time|returning customer|over 18|under 18|smoker|vegetarian|vegan)\\?`,
    ],
    ['scale', `… on a scale … | … (from|of) [01] to \\d+ …`],
    [
      'rating',
      `(please )?rate … | how (would|do|did) you (rate|like|score|evaluate) … | … ratings? | … stars
      | how (satisfied|happy|pleased|good|clean|friendly|helpful|easy|useful|clear|comfortable) … | how (was|were) (the|your|our) …`,
    ],
    [
      'file',
      `… (upload|uploads|attach|attached|attachments?) … | … (cv|resume|curriculum vitae)
      | (photos?|pictures?|images?|screenshots?|scans?|scanned copy|copy|copies) of … | … (photos?|screenshots?|documents?|files?)
      | … (certificate|logo|receipt) (copy|file)`,
    ],
    ['signature', `… signature | signature (of|by) … | sign(ed)? (here|below|by) | please sign … | initials`],
    ['email', `(?!how |which ).*\\be ?mails?\\b.*`],
    [
      'url',
      `… (web ?sites?|home ?page|web ?page|web address|urls?|linkedin|github|blog|portfolio)( profile| page| address| link| url)?
      | … links? | (web ?site|link|links|url|address of the web ?site) (to|of|for) …`,
    ],
    [
      'phone',
      `… (phone|telephone|cellphone|cell|mobile|tel|landline|whats ?app|fax)( number| no| nr| #)? …
      | … (contact|call ?back|daytime|evening|home|work|best|emergency) (number|no) …
      | (number|which number|what number) (to|where|we|can|should|you) … | (on|at) (which|what) number …`,
    ],
    [
      'address',
      `… address | address (of|for|line|where|to|in) … | where (should|shall|do|can|may|must|would) (we|you) … (deliver|delivered|send|sent|ship|post|mail|bring|pick you up) …
      | where … (invoice|bill|parcel|package|delivery|order) …
      | (ship|deliver|send) to`,
    ],
    [
      'country',
      `(home |current )?country | country (of|where|you) … | (in|from)? ?(which|what) country … | where in the world …`,
    ],
    [
      'date_range',
      `… dates of (your |the )?(stay|travel|trip|visit|rental|absence|holiday|vacation|leave)
      | … (travel|holiday|vacation|stay|rental|booking|trip|leave) (dates|period)
      | (arrival|check ?in|check in|start|pick ?up|pick up|from)( date)? ?(and|&|\\/|to|until) ?(departure|check ?out|check out|end|return|drop off|to|until)( dates?)?
      | … date range | from … (to|until) … | (rental |booking )?period( of .*)? | (start|first) and (end|last) (dates?|day)
      | (arrival|departure) (and|&|\\/) (arrival|departure) dates?`,
    ],
    [
      'date',
      `… dates? (and|&|\\/|or) times? … | … (date|birthday|deadline|anniversary)( \\(.*\\))? | (date|day) (of|for|when|you|that|on|by) …
      | d ?o ?b | d o b | born( on)? | (by|from|until|since|for) when … | when (?!.*\\b(time|usually|normally|best|often|contact|reach|call|hear)\\b).*
      | (needed|required|due|wanted|valid|expires) (by|on|until) | (check|move|moving) (in|out)( day| on)? | (check|move)(in|out)
      | (arrival|departure|arriving|departing|leaving|return)( day| on)? | (available|valid|starting|employed|member) (from|until|since|on)
      | expir(y|es|ation)( on)? | (preferred|first|last|earliest|latest|desired|which|what) day …`,
    ],
    [
      'time',
      `(at )?what time … | (preferred|desired|exact|approximate|requested)? ?time( of day( for .*)?)? | time of (arrival|departure|appointment|delivery|visit|birth|incident|the .*|your .*)
      | … (start|starting|end|ending|finish|arrival|departure|pick ?up|pick up|drop off|delivery|collection|meeting|appointment|preferred|desired|check in|check out|opening|closing|event|reservation|booking|landing|flight|arrive|leaving) time
      | (doors? open|opens? at|starts? at|from what time) …`,
    ],
    [
      'number',
      `how many … | (total |approximate |estimated |maximum )?(number|no|nr|#) of (?!the ).* | how old …
      | … (quantity|qty|amount)( of .*)? | … age | (years|months|hours) of … | … hours( worked| per week| a week| needed)? | … (income|salary|turnover|revenue|rent)( \\(.*\\)| per .*)?
      | … (weight|height|length|width|depth|distance|mileage|temperature)( \\(?(in )?(kg|kilos?|kilograms?|lbs?|pounds?|cm|mm|m|metres?|meters?|km|miles?|inches|feet|ft)\\)?)?
      | (party|group|household|class|family) size | (guests|participants|attendees|adults|children|kids|persons|people|passengers|nights|seats|tickets|copies|pieces)
      | percentage …`,
    ],
    [
      'header',
      `(about|for) (you|yourself|us|your (company|project|event|child|pet|order|visit|stay|business)|the (event|project|company|child|applicant|patient|property))
      | (your |my |our |the )?(personal|contact|customer|guest|client|patient|member|student|child's|parent|applicant|attendee|participant|company|business|account|billing|invoice|shipping|delivery|payment|basic|general|medical|health|event|booking|reservation|travel|vehicle|property|insurance|employment)( contact| personal| company| event)? (details|information|info|data)
      | (your|my) (details|information|info|data) | (section|part|step|page) (\\d+|[a-z]) … | (data protection|privacy policy)
      | thank you … | welcome …`,
    ],
    [
      'textarea',
      `… (dreams|hopes|message|comments?|remarks?|notes?|feedback|description|details|suggestions?|enquiry|enquiries|inquiry|inquiries|questions|concerns|testimonial|biography|bio|motivation|goals|objectives|expectations|instructions|complaint|opinion|thoughts|ideas|background|explanation|cover letter|agenda) …
      | (special|additional|other|further|more|specific) (requests?|requirements?|information|info|instructions|wishes|needs|details) …
      | … requests? | (main )?reasons? … | … why …
      | what (can|could|should|would|might|must) (we|you|be|i) (?!call).* | (what|which) … (skills|strengths|weaknesses|qualities|expectations|goals|hopes|topics|challenges|problems|experiences?|ideas|changes|improvements) …
      | what are you (hoping|looking|trying|planning|expecting|working) …
      | (which|what|please list|list) … (medications?|medicines?|drugs|allergies|conditions|illnesses|surgeries) … | … (allergies|intolerances) … | what (do|did|does|have) you (like|liked|love|enjoy|dislike|learn|think|expect|hope|want|wish|miss|need|do|see|gain|value|already|appreciate) …
      | what (went|happened|made|makes|brings|brought|motivates|interests|annoy\\w*|bother\\w*|worked|would you|do we) …
      | what (are|is) (your|the) (goals?|expectations|thoughts|plans|needs|strengths|weaknesses|opinion|problem|issue|matter|purpose|concern) … | what is (missing|it about) …
      | how (can|could|may|should|might) we … | how did … (happen|occur) … | (medical|health|family|medication|treatment) history | steps …
      | … (experience|qualifications|medications?|medicines?|wishes|diagnosis|complaints|achievements|hobbies|interests|symptoms|allergies|skills|references|treatments?) | summary`,
    ],
  ],
  open: `(which|who|whom|whose|what|where|when|how) …`,
  yesNo: '',
};
