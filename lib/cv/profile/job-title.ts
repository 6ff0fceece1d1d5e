import { foldSameLength } from './fold-same-length';

/** Stems of job words, folded, Polish then English, the frequent ones first; matched after `\b`. */
const stems =
  'specjalist kierowni(?:k|czk) menedzer manager menadzer inzynier programist analityk(?!a\\b|i\\b) ksiegow(?!osc|an) doradc konsultant asystent dyrektor koordynator administrator technik(?!a\\b|i\\b|um|ę|ol) ' +
  'sprzedawc przedstawiciel handlow(?:iec|ca) magazynier operator kierowc nauczyciel pielegniar poloz lekarz grafi(?:k\\b|czk) projektant architekt(?!on|ur) tester lider brygadzist elektryk(?!a\\b|i\\b) ' +
  'mechanik(?!a\\b|i\\b) spawacz monter kucharz kelner recepcjonist rekruter stazyst praktykant pracowni(?:k|c\\w) referent sekretar kasjer logisty(?:k\\b|czk) planist kupiec prezes wlasciciel trener ' +
  'tlumacz prawni radc audytor kontroler redaktor dziennikarz fizjoterapeut farmaceut opiekun cukiernik fryzjer kosmetolog slusarz tokarz stolarz murarz hydraulik ' +
  'ochroniarz spedytor dyspozytor inspektor rewident barist barman lektor kurier dowodc instruktor dietety weterynarz strazak piekarz ogrodnik pilot steward wychowawc pedagog psycholog zastepca mistrz serwisant telemarketer agent bibliotekar ekonomist geodet laborant ratownik ' +
  'engineer(?!ing) developer programmer analyst accountant consultant assistant director coordinator technician specialist officer executive representative clerk supervisor ' +
  'intern trainee worker driver teacher nurse designer architect lead\\b leader head\\b recruiter scientist devops owner\\b scrum partner buyer planner trainer translator lawyer attorney ' +
  'auditor generalist surveyor porter controller marketer copywriter editor journalist pharmacist physiotherapist receptionist cashier chef waiter waitress secretary ceo\\b cto\\b cfo\\b coo\\b founder ' +
  'paralegal bookkeeper storekeeper warehouseman salesman saleswoman salesperson rep\\b associate tutor lecturer researcher adiunkt wykladowc ' +
  'szef(?:ow\\w+)?\\b organist akompaniat muzyk\\b dyrygent akto(?:r|rka)\\b tancer(?:z|ka) rezyser scenograf fotograf realizator montazyst dzwiekowiec dekorator florys krawco szwaczk tapicer ' +
  'zegarmistrz zlotnik introligator drukarz szklarz ciesl[aio] dekarz zbrojarz betoniarz brukarz malarz tynkarz glazurnik plytkarz parkieciarz izoler maszynist motornicz konduktor nawigator marynarz bosman oficer ' +
  'rybak rolnik pszczelarz sadownik lesnicz lesnik drwal pilarz hodowc rzeznik masarz mlynarz serowar browarnik sommelier krupier pokojow[aey]\\b sprzatacz wozn[aey]\\b portier straznik dozorc konserwator palacz hutnik gornik sztygar ' +
  'geolog\\b kartograf chemik\\b biolog\\b aktuariusz bankowiec makler posrednik rzeczoznawc windykator komornik notariusz adwokat sedzia\\b prokurator aplikant kurator policjant zolnierz funkcjonariusz celnik salow[aey]\\b higienist felczer masazyst terapeut ' +
  'logoped animator katechet wikary korepetytor niani[ai]\\b gospodyni pomocnik pomoc\\s(?:kuch|dom|biur|dent|naucz) robotni[kc] zbieracz pakowacz sortowacz wozkow(?:y|ego) zaopatrzeniowiec merchandiser hostess promotor ankieter ' +
  'archiwist kustosz wydawc korektor spiker prezenter reporter rzecznik ekspert brakarz technolog(?!i) konstruktor kosztorysant kreslarz majster czlon(?:ek|kini)\\szarzadu wiceprezes wspolnik wspolwlasciciel freelancer podinspektor ' +
  'musician accompanist actor\\b actress dancer photographer videographer producer presenter announcer librarian archivist curator conservator professor postdoc physician doctor\\b(?!\\sof) surgeon dentist midwife paramedic carer\\b caregiver nanny au\\spair housekeeper ' +
  'cleaner janitor caretaker groundskeeper gardener landscaper farmer farmhand picker packer labou?rer operative operator machinist welder fitter plumber electrician carpenter joiner roofer bricklayer painter plasterer tiler glazier mechanic\\b technologist ' +
  'foreman forewoman superintendent seaman sailor cadet boatswain bosun skipper stewardess attendant bartender barista cook\\b dishwasher crew\\smember seller teller\\b underwriter broker actuary economist statistician advis[eo]r counsell?or therapist instructor ' +
  'psychologist sergeant corporal soldier lieutenant commander constable guard\\b firefighter ranger coach\\b courier postman dispatcher expediter estimator drafter draughts illustrator stylist hairdresser beautician seamstress upholsterer blacksmith jeweller ' +
  'watchmaker proofreader interpreter typist president chairman vp\\b dean\\b trader entrepreneur contractor self-employed helper apprentice temp\\b registrar houseman fellow\\b(?!\\sof)';

const jobWord = new RegExp(`\\b(?:${stems.split(' ').join('|')})`);

/** Whether a short text contains a job word ("Główny księgowy", "Senior Java Developer"). */
export function isJobTitle(text: string): boolean {
  return jobWord.test(foldSameLength(text));
}
