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
export const unpaid = /\b(?:wolontar\w*|volunt\w*|nieodplat\w*|pro bono|ochotni\w*|spoleczni[ea]\b|harcer\w*)/;
