export const joins =
  /\b(?:joined|hired|recruited|appointed|promoted|took me on|taken on|became|career began|dolaczyl\w*|zatrudni\w+|przyje(?:t|l)\w+|przyjal\w*|awansow\w+|podpisa\w+|podj(?:al|el)\w+|obj(?:al|el)\w+|zostal[ae]m)\b/;
export const begins =
  /\b(?:started|began|moved|came|went|returned|made me|set up|opened|founded|transferred|zacz(?:al|el)\w+|rozpocz\w+|przesz\w+|przenios\w*|posz(?:l|ed)\w*|trafi\w+|wroc\w+|otworzy\w+|zalozy\w+|wyjech\w+|przyszl\w*|przyszed\w*)\b/;
export const work =
  /\b(?:prac\w+|etat\w*|firm\w+|zaklad\w*|jako|spolk\w+|stanowisk\w+|umow\w+|job|work\w*|post|role|as|position|company|business|employ\w*)\b/;
export const ends =
  /\b(?:left|quit|resigned|ended|finished|closed|gave (?:it )?up|given up|redundan\w+|laid off|retired|odesz\w+|odszed\w+|zakoncz\w+|skoncz\w+|zrezygnow\w+|zwolni\w+|rozsta\w+|rozwiaza\w+|zamkn\w+|przestal\w*|upad\w+)\b/;
export const until = /\b(?:until|till|til|to|do|through|koncem|konca|end of)\s+(?:the |end of |early |late |konca )?$/;
export const still =
  /\b(?:am still|still (?:there|here|work)|do dzis\w*|do tej pory|do teraz|po dzis|nadal|to this day|until now|to date|do chwili obecnej)\b/;
/** Work that goes on: "od 2015 pracuję", not "od 2015 pracowałem". */
export const lasts =
  /\b(?:jestem|pracuj\w+|prowadze|kieruje|am|have|has|work|run|lead|manage|obecnie|now|currently|mo(?:im?|ja|je))\b/;
export const works =
  /\b(?:prac\w+|jako|jestem|by[lł][ae]m|zatrudn\w+|prowadz\w+|work\w*|employ\w*|as an?|was an?|been an?)\b/;
export const lesson =
  /\b(?:ukoncz\w+|studi\w+|dyplom\w*|matur\w*|egzamin\w*|szkol\w+|uczyl\w*|graduat\w+|school|university|college|diploma|born|urodzi\w+|kurs\w*|courses?|certif\w+|prize|award\w*|nagrod\w*)\b/;
export const lives = /\b(?:lived?|living|mieszka\w*)\b[^,;]*$/;
/** Work that nobody pays for, and service that the law asks for. */
export const unpaid =
  /\b(?:wolontar\w*|volunt\w*|nieodplat\w*|(?<!urlop\w* )bezplatn\w*|pro bono|ochotni\w*|spoleczni[ea]\b|harcer\w*|(?:bez|nie za) (?:\w+ ){0,2}(?:wynagrodz\w*|honorari\w*|zaplaty|pieniadz\w*)|za darmo|unpaid|(?:no|without|not) (?:any )?(?:paid|pay|income)\b|for (?:free|fun)\b|zasadnicz\w+ sluzb\w*|(?<!zawodow\w{1,3} )sluzb\w+(?: wojskow\w+|\W{1,3}zasadnicz\w+)|w wojsku|(?:national|compulsory|military) service|conscript\w*)/;
/** Time without work. */
export const leave =
  /\b(?:urlop\w* (?:macierz|wychow|rodziciel|bezplat|zdrow|ojcow)\w*|przerw[aey](?:,| (?:w|od|na|po)\b)|(?<!\b(?:z|ze|w|na|przy|u) (?:\w+ ){1,4})nie prac(?:uj[ea]|owal)\w*|not worked|macierzynsk\w*|wychowawcz(?:y|ego|ym)\b|opiek[aei] nad (?:chor|ojcem|matka|mama|syn|cork|rodzic)\w*|(?:caring|cared) for (?:my|a sick|an ill)|out of work|did not work|not working|bez (?:zatrudnienia|pracy)|na emerytur\w+|na renc\w+|am retired|on a pension|w domu z (?:dziec|syn|cork)\w*|bezrobotn\w*|unemployed|(?:parental|maternity|sick) leave|career break|time off|sabbatical|gap year|full-time study|full[- ]time (?:mum|mom|mother|dad|father|parent|carer)|stay[- ]at[- ]home|looked after my (?:mother|father|mum|dad|parents|child\w*|son|daughter)|opiekow\w+ sie (?:chor\w+|syn\w+|cork\w+|dzie\w+|mam\w+|tat\w+|ojc\w+|matk\w+|rodzic\w+)|zasil\w+ (?:piel|opiek)\w*)\b/;
/** "Telehandler, valid 02/2026 to 02/2028": how long a document counts. */
export const valid =
  /\b(?:valid|expir\w+|wazn[aey]|(?:settled|resident|living|based|mieszkam|na stale) (?:in|w) \w+(?: od| since)?)\b[^\d]{0,20}$/;
/** "The firm has existed since 1993": how old an employer is. */
export const founded =
  /\b(?:dziala(?:jac\w+)?|istniej\w+|zalozon\w+|na rynku|founded|established|est\.?|operating|in business|trading)\s*(?:in |w )?(?:roku )?$/;
/** Dates of other things than jobs. */
export const otherThanJobs =
  /\b(?:urodz\w*|ur\.|born|birth|wazn\w+|valid\w*|expir\w*|certyf\w*|certif\w*|licen[cs]\w*|uprawn\w*|kurs\w*|course\w*|nagrod\w*|award\w*|prize|wolontar\w*|volunt\w*|ochotni\w*|rodo|consent|szkol\w*|school|(?:s|u)konczyl\w*|studi\w*|degree|graduat\w*|uniwersyt\w*|universit\w*|politechni\w*|akademi\w*|college|matur\w*|techni\w*m|dyplom\w*|diploma)\b/;
export const ofWork = /\b(?:prac|firm|zatrudni|job|work|employ|compan)/;
/** What students run for each other. */
export const students =
  /\b(?:kol[oae] (?:nauk|studenc)\w*|samorzad\w* (?:studen|ucznio)\w*|student(?:s|s['\u2019])? (?:union|society|council|government|association))\b/;
/** What people do beside work and school, for which nobody pays them. */
export const pastime =
  /\b(?:societ(?:y|ies)|clubs?|klub\w*|samorzad\w*|kol[oae] (?:nauk|student)\w*|projekt\w*|projects?|stowarzysz\w*|association|committee|komitet\w*)\b/;
