/** "Chciałbym poznać", "would like to learn", "enrolled on a course". */
export const wish =
  /\b(?:chcial(?:a?bym|ybysmy|ibysmy)|chce|zamierzam|pragne|(?:planuje|planujac) \w+c|marz(?:e|y mi sie)|chetnie (?:pozn|naucz|popracuj|sprobuj)\w+|(?:planuje|zapis\w+ (?:sie )?na) (?:kurs|szkoleni|studia|egzamin)\w*|(?:would|d) (?:like|love) to|aspiring|(?:want|wish|hope|hoping|keen|eager|plan|planning|aim|aiming) (?:\w+ )?to|interested in learning|enrolled (?:on|in|for)|szukam (?:\w+ ){0,3}(?:prac[ye]|posady|stanowiska|praktyk\w*|stazu)|aplikuje na|przebranz\w+|looking for (?:\w+ ){0,4}(?:job|position|role|work|internship)|cel(?: zawodowy)? (?=praca))\b/;
export const wishAfter =
  /^\W*(?:\w+ (?:[–-] )?){0,4}(?:chcial\w+|planuje|(?:za)?planowan\w+|w planach|zamierzam|would like|planned|announced|booked|to be (?:sat|taken|done)|want to|hope to|zapisan\w+|mam skierowanie|wystapie|dopiero (?:po|(?:\w+ )?(?:wybieram|przede)))\b/;

export const underWay =
  /\b(?:(?<=(?:\b(?:currently|still|now|am)|[:–]) )learning|w (?:trakcie|toku)(?! (?:\w+ ){0,2}?(?:\w*wdroz|projekt|prac|realiz|rozm|dnia|roku|zmian|zabieg|spotkan|produkc|budow|sezon|dyzur|zajec))|under ?way|in progress|ongoing|ucz(?:e|ac) sie|on the course|(?:started|rozpoczet\w+) (?:in |w )?(?:\w+ )?20\d\d(?! ?[-–])|(?:studying|preparing) for|przygotowuje sie do|egzamin\w* (?:\w+ ){0,2}(?:mam|zdaje|planuje|w przyszl\w+|dopiero)|egzamin\w* (?:\w+ ){0,2}w (?:styczniu|lutym|marcu|kwietniu|maju|czerwcu|lipcu|sierpniu|wrzesniu|pazdzierniku|listopadzie|grudniu)|(?:exam|course|test|training)s? (?:is |are )?(?:booked|planned|scheduled)|przede mna|still to come|not (?:yet )?(?:completed|finished|certified)|part[- ]qualified|\d+ (?:exams?|papers?|modules?|egzamin\w*|modul\w*) (?:left|to go|remaining|zosta\w+|przede)|(?:\d+|one|two|three|four|five|six) (?:of|z) (?:\d+|\w{3,5}) (?:papers?|exams?|modules?|units?|egzamin\w*|modul\w*)|doing (?:the|an?|my) (?:[\w-]+ ){0,4}(?:course|training)|aplikant\w*|aplikacj\w+ (?:radcowsk|adwokack|notarialn|sedziowsk)\w+|otwart\w+ specjalizacj\w+|rozpoczet[yae]|dopiero (?:zaczyna\w+|poczat\w+)|just (?:starting|begun)|wnios\w+ (?:o (?:\w+ ){1,5})?(?:zlozon\w+|w toku|rozpatr\w+)|(?:zlozyl\w*|skladam) wnios\w+|oczekuj\w+ na (?:decyzj|wpis|uprawn|wynik|wydan|certyf)\w+|awaiting|pending|applied for|application (?:\w+ )?(?:submitted|sent)|no decision yet|uchwaly jeszcze|(?:pierwsz\w+|jeden|jedna|first|one|dwa|two|\d) (?:z|of) (?:the )?(?:dwoch|trzech|czterech|pieciu|two|three|four|five|\d) (?:modul\w*|module\w*|czesc\w*|zjazd\w*|parts?|levels?|exams?)|modul\w* podstawow\w+|kolejne w planie|(?:skoncze|ukoncze|koncze) (?:\w+ ){0,2}w\b)\b/;

const lesson =
  '(?:kurs(?:u|ie|em|y)?|szkoleni(?:e|a|u|em)|webinar\\w*|seminari\\w*|warsztat(?:y|ow|ach)|lektorat\\w*|e-learning|courses?|seminars?|webinars?|workshops?|boot ?camps?|tutorials?|trainings?|online talk)';
export const lessonWord = new RegExp(`\\b${lesson}\\b`);
/** At the beginning of a line a lesson applies to all of it: "Kurs „Excel i SAP”, 6 godzin". */
export const lessonFirst = new RegExp(`^\\W*(?:\\w[\\w-]*\\s+){0,3}${lesson}\\b`);
/** "Peelingi i mezoterapia: dwudniowe szkolenie". */
export const lessonBehindColon = new RegExp(`^(?:\\s[\\w-]+){0,5}\\s?[:–—]\\s(?:[\\w-]+\\s+){0,3}${lesson}\\b`);
/** Who gives lessons knows the thing; a lesson of a job is no course. */
export const teaching =
  /prowadz|przeprowadz|organiz|trener|uczyl|ucze\b|szkol(?:ic|il|e\b)|instruktor|deliver|(?<!code of )conduct|\b(?:led|ran|run)\b|trainer|taught|teach|design|develop/;
export const school =
  /\b(?:(?:na|ze|w trakcie) studi\w+|na (?:uczelni|zajeciach)|university (?:course|project|class)\w*|(?:at|from|in) (?:the )?(?:university|college|school)|one-semester|academic project|projekt\w* (?:studenck|zaliczeniow)\w+|(?:temat|tytul) pracy|prac\w+ (?:dyplomow|magistersk|inzyniersk|licencjack)\w+|(?:thesis|dissertation|term paper)|(?:one|two|a|jeden|dwa) semest\w+ (?:at|of|na|zajec)|teoretyczn\w+|in theory|theory only)\b|^\W*(?:(?:some|a bit|a little|only|just|troche|tylko|jedynie)\W+)?(?:from (?:an? |the )?(?:[\w-]+ )?(?:course|tutorial|training|book|studies|module|e-learning|webinar|workshop)s?|z (?:kursu|ksiazek|ksiazki|tutoriali|studiow|uczelni|youtube|teorii))\b/;
export const unpractised =
  /\b(?:bez (?:projektow|praktyki|wdrozen)|no (?:\w+ )?(?:practice|contract|project)\w*|w (?:pracy|praktyce) (?:jeszcze )?nie|not (?:used )?(?:at work|since|in practice)|twice|raz czy dwa|(?:side|pet|private|hobby) projects?|projekt\w* (?:wlasn|prywatn|hobbyst)\w+|(?:tylko|jedynie|only) (?:jako|as) (?:an? )?(?:uzytkowni|obserwator|user|observer)\w*|read (?:about|of)|(?:tylko|jedynie) (?:podglad|oglada|patrz|otwiera|przegladam|czyta|slysz)\w*|only (?:view|watch|look|open|read)\w*|(?:view|read)-only|z obserwacji)\b/;
/** "S3 as a backup target, that is all", "Excel: proste sumy, nic więcej". */
export const modest =
  /\b(?:that is all|that's all|nothing more|no more than that|and no more|only a little|only (?:simple|basic)|nic (?:wiecej|ponadto)|i tyle|to (?:by bylo )?wszystko)\b/;
export const leisure =
  /\b(?:hobby\w*|po (?:godzinach|pracy)|w (?:wolnych chwilach|weekendy)|at weekends|in my (?:free|spare) time|for fun|(?:for|dla) (?:my |the |moj\w+ )?(?:family|friends|rodziny|znajomych|przyjaciol|bliskich)|prywatnie|amatorsk\w+)\b/;

/** "Pod okiem głównej księgowej", "supervised by a senior": not alone. */
export const supervised =
  /\b(?:pod (?:\w+ )?(?:okiem|nadzorem|kierunkiem)|under (?:\w+ )?(?:supervision|guidance)|supervised by|jako (?:osoba pomagajaca|pomoc))\b/;
/** "I open it from time to time", "sprawdzam dostępność, nic więcej", "when she is on leave". */
export const slight =
  /\b(?:from time to time|now and then|once in a while|rarely|seldom|od czasu do czasu|z rzadka|rzadko|nic (?:wiecej|ponadto)|nothing (?:more|else)|no more than that|read[- ]only|(?:only|just) (?:to|for) (?:read|view|look|open|check)\w*|(?:tylko|jedynie|wylacznie)(?: po to)?,? (?:zeby|by|aby) \w+|(?:malo|niewiele|little) (?:do czynienia|stycznosci|kontaktu|to do with|contact with)|co najwyzej|at best|(?:when|while) (?:he|she|they|the \w+) (?:is|are|was) (?:on leave|away|absent)|(?:w czasie|podczas|pod) (?:\w+ )?(?:urlop\w*|nieobecnosc\w*))\b/;
/** "Pomagam przy", "support with". */
export const helping =
  /\b(?:(?:pomaga|pomoc)\w* (?:przy|w|kole\w+)|(?:help|assist|support)(?:ed|ing)? (?:with|in)) (?:\w+ ){0,3}$/;

const limit = '(?:tylko|jedynie|wylacznie|only|just|merely)';
const schooling =
  '(?:studi\\w+|kurs\\w*|szkol\\w*|uczeln\\w*|zajec\\w*|webinar\\w*|teori\\w*|teoretyczn\\w*|prywatnie|hobbystycznie|podstaw\\w*|basics?|theory|theoretical\\w*|courses?|universit\\w+|college|school|training|tutorials?|classroom|academic|student|bootcamp|workshop)';
/** "Java tylko na studiach", "SolidWorks (university project only)", "Python, basics only". */
export const limitAfter = new RegExp(
  `^\\s*(?:[,:(–—-]\\s*)?(?:${limit} (?:[\\w-]+ ){0,3}${schooling}|${schooling} (?:\\w+ ){0,2}${limit})\\b`,
);

/** No longer valid, or not passed. */
export const lapsed =
  /^\W*(?:\w+ ){0,3}?(?:wygas\w+|niewazn\w+|nie ?odn(?:owi|awia)\w+|not renewed|(?:waznosc )?uplynel\w+|stracil\w* waznosc|expired|lapsed|ran out|out of date|przeterminowan\w+|nieaktualn\w+|do (?:odnowienia|przedluzenia|wznowienia|ponowienia)|(?:needs?|due|has|have) (?:to be |for |a )?(?:renew\w*|extended)|wynik negatywn\w+|oddal[ae]m|odebran\w+|skreslon\w+|cofniet\w+|utracon\w+|revoked|suspended|oblan\w+|niezdan\w+|failed|not passed)\b/;

/** "Na oddziale nigdy", "sam ich nie montowałem", "robi to przełożona": not the candidate. */
export const notOwn =
  /^\W*(?:tez |takze |rowniez )?(?:\w+ )?(?:nigdy|never|nie|not at all|wcale|brak)\W*$|^\s?[,:–-] no\W*$|^ (?:(?!nie |not )\w+ ){0,2}(?:is|are|be|jest|sa|byl\w*|to) (?:(?!nie |not )\w+ ){0,2}(?:new (?:to me|territory|for me|ground)|obc\w+|nowosc\w*|unfamiliar|foreign to me)\b|^\W*(?:\w+ ){0,2}(?:is|are|was|were)(?: not|n't) (?:really |exactly )?(?:my|for me)\b|^ (?:is|are) (?:nil|zero|non-existent)\b|^ to (?:dla mnie )?czarna magia\b|\bze slyszenia\b|\bheard of it\b|\b(?:only from outside|(?:tylko|jedynie) z (?:zewnatrz|widzenia|opowiadan|nazwy)|only by name)\b|^\W*not yet\b|\bstill (?:have|need) to learn\b|^(?: (?:experience|knowledge|practice|doswiadczenie|wiedza|praktyka))?\s?[:–-]\s?(?:0(?![.,]?\d)|zero|zerow\w+|zadn\w+|none)\b|,\s(?:a |and )?(?:ja|i) (?:tylko|jedynie|zas|only|just)\b|\bsam[ao]? (?:\w+ ){0,2}nie \w|\bnot (?:\w+ ){0,3}(?:myself|personally)\b|\b(?:handed|left|outsourced) (?:over )?to\b|^[^.;:]{0,30}:\s+(?:never|nigdy|not yet|jeszcze nie)(?:\W*$| (?:touched|used|done|tried|seen|uzyw|robi|mial|pracowa)|[,.;])|\bhave (?:written|made|built|done|run|used|seen) none\b|\b(?:else|manager|department|lead|colleague|supervisor|team) (?:does|did|ran|runs|handles|handled|led|leads) (?:it|this|that|every|them|all)\b/;
