import type { Reservation } from './statement';
import { isInWork } from './place.ts';
import type { CvIndex } from './cv-index';
import { clauseBefore } from './denial.ts';
import { sentenceAround } from './sentence.ts';

/** "Chciałbym poznać", "would like to learn", "enrolled on a course". */
const wish =
  /\b(?:chcial(?:a?bym|ybysmy|ibysmy)|chce|zamierzam|marze o|marzy mi sie|pragne|mam (?:zamiar|nadzieje)|(?:planuje|planujac) (?:\w+c|kurs\w*|egzamin\w*|nauk[ei]|szkoleni\w*|studia)|chetnie (?:poznam|naucze|popracuj\w+|zajm\w+|rozpoczn\w+|zdob\w+|sprobuj\w+|podejm\w+)|zapis\w+ (?:sie )?na (?:kurs\w*|szkoleni\w*|studia)|(?:would|d) (?:like|love) to|aspiring|(?:want|wish|hope|hoping|keen|eager|intend|plan|planning|aim|aiming) (?:\w+ )?to|interested in learning|enrolled (?:on|in|for)|szukam (?:pracy|posady|stanowiska)|looking for (?:a |an )?(?:job|position|role|work)|exam for|(?:cel|objective|goal|aim)(?: zawodowy)? (?=praca|to|position|job))\b/;
/** Someone who wants to use or continue a thing already knows it. */
const hasAlready =
  /\b(?:wykorzyst\w*|moj\w*|swoj\w*|dalej|nadal|dalsz\w*|rozwija\w*|kontynu\w*|poglebi\w*|use|using|apply|my|further|continue|keep|bring|deepen|grow)\b/;
const wishAfter =
  /^\W*(?:\w+ ){0,3}(?:chcial\w+|planuje|(?:za)?planowan\w+|zamierzam|would like|planned|want to|hope to|zapisan\w+|mysle dopiero)\b/;

/** A course that has not begun. */
const ahead =
  /\b(?:zapisan[aey]?|zapisalem|zapisalam|enrolled|signed up|accepted (?:for|on)|przyjet[aey]? na|zaczynam)\b|\bstart (?:w|in) \w+|\b(?:starts|begins|zaczyna sie) (?:in|w)\b/;

const underWay =
  /\b(?:w (?:trakcie|toku)(?! (?:\w*wdroz|projekt|prac|realiz|rozm|dnia|roku))|under way|underway|in progress|ongoing|ucze sie|uczac sie|on the course|(?:started|rozpoczet\w+) (?:in |w )?(?:\w+ )?20\d\d(?! ?[-–])|studying for|preparing for|przygotowuje sie do|egzamin\w* (?:\w+ ){0,2}(?:mam|zdaje|planuje|w przyszl\w+|dopiero|\d+ \w+|w (?:styczni|lut|marc|kwietni|maj|czerwc|lipc|sierpni|wrzesni|pazdzierni|listopad|grudni)\w*)|exams? (?:is |are )?(?:booked|planned|scheduled|in (?:\w+ )?20)|przede mna|still to come|not (?:yet )?(?:completed|finished|certified)|zdan\w+ \d+ z \d+|passed \d+ of \d+|aplikant\w*|kandydat\w* na)\b/;

const lesson =
  '(?:kurs(?:u|ie|em|y)?|szkoleni(?:e|a|u|em)|webinar\\w*|seminari\\w*|warsztat(?:y|ow|ach)?|lektorat\\w*|e-learning|courses?|seminars?|webinars?|workshops?|boot ?camps?|tutorials?|trainings?|online talk)';
const lessonWord = new RegExp(`\\b${lesson}\\b`);
/** At the beginning of a line a lesson applies to all of it: "Kurs „Excel i SAP”, 6 godzin". */
const lessonFirst = new RegExp(`^\\W*(?:\\w[\\w-]*\\s+){0,3}${lesson}\\b`);
const lessonAfter = new RegExp(`^\\W*(?:\\w[\\w-]*\\s+){0,4}${lesson}\\b`);
/** Who gives lessons knows the thing; a lesson of a job is no course. */
const teaching =
  /prowadz|przeprowadz|organiz|trener|uczyl|ucze\b|szkol(?:ic|il|e\b)|instruktor|wdraza|przygotow\w+ szkol|deliver|conduct|\bled\b|\bran\b|\brun\b|trainer|taught|teach|design|develop/;
const school =
  /\b(?:(?:na|ze|w trakcie) studi\w+|na uczelni|na zajeciach|university (?:course|project|class)\w*|(?:at|from|in) (?:university|college|school)|one-semester|academic project|projekt\w* (?:studenck|zaliczeniow)\w+|prac\w+ dyplomow\w+|tylko teori\w+|teoretyczn\w+|in theory|theory only)\b/;
const unpractised =
  /\b(?:bez (?:projektow|praktyki|wdrozen)|no (?:\w+ )?(?:practice|contract|project)\w*|(?:w pracy|w praktyce) (?:jeszcze )?nie|not (?:used )?(?:at work|since|in practice)|twice|raz czy dwa|(?:side|pet|private|hobby) projects?|projekt\w* (?:wlasn|prywatn|hobbyst)\w+|(?:tylko|jedynie|only) (?:jako|as) (?:an? )?(?:uzytkowni\w+|obserwator\w*|user|observer)|(?:only )?(?:read|heard) (?:about|of)|(?:tylko|jedynie) (?:czytal|slysz)\w+|z obserwacji|(?:tylko|jedynie) (?:podglad\w*|oglada\w*|przegladam|czytam)|only (?:view|watch|look|inspect)\w*|view-only|read-only|widzial\w+)\b/;
const leisure =
  /\b(?:hobby\w*|po godzinach|po pracy|w wolnych chwilach|w weekendy|at weekends|in my (?:free|spare) time|for fun|prywatnie|amatorsk\w+|my own flat|as a hobby)\b/;

/** Maximum distance in characters of a limitation after a statement. */
const reach = 100;
const limit = '(?:tylko|jedynie|wylacznie|only|just|merely)';
const schooling =
  '(?:studi\\w+|kurs\\w*|szkol\\w*|uczeln\\w*|zajec\\w*|webinar\\w*|teori\\w*|teoretyczn\\w*|prywatnie|hobbystycznie|podstaw\\w*|basics?|theory|theoretical\\w*|courses?|universit\\w+|college|school|training|tutorials?|classroom|academic|student|bootcamp|workshop)';
/** "Java tylko na studiach", "SolidWorks (university project only)", "Python, basics only". */
const limitAfter = new RegExp(
  `^\\s*(?:[,:(–—-]\\s*)?(?:${limit} (?:[\\w-]+ ){0,3}${schooling}|${schooling} (?:\\w+ ){0,2}${limit})\\b`,
);
const limitBefore = new RegExp(`\\b(?:${limit} (?:\\w+ ){0,3}${schooling}|${schooling} (?:\\w+ ){0,2}${limit})\\b`);

/** Whether the tokens `[from, to)` are known from lessons only. */
function isLesson(cv: CvIndex, from: number, to: number): boolean {
  const { before, after, itemBefore, itemAfter } = sentenceAround(cv, from, to);
  if (school.test(itemAfter) || school.test(itemBefore) || unpractised.test(`${itemBefore} ${after}`)) return true;
  const line = cv.tokens[from]?.line ?? 0;
  if (limitAfter.test(after.slice(0, reach)) || limitBefore.test(before)) return true;
  const isFirst = lessonFirst.test(before);
  if (isInWork(cv, { line }) ? !isFirst || /szkoleni|training/.test(before) : false) return false;
  return (isFirst || lessonWord.test(itemBefore) || lessonAfter.test(itemAfter)) && !teaching.test(before + after);
}

/** What the sentence around the tokens `[from, to)` takes back, or null. */
export function findReservation(cv: CvIndex, from: number, to: number): Reservation | null {
  const { before, after, itemBefore, itemAfter } = sentenceAround(cv, from, to);
  const clause = clauseBefore(cv, from)
    .map(({ folded }) => folded)
    .join(' ');
  const isWish = wish.test(clause) && !hasAlready.test(clause);
  if (isWish || wishAfter.test(itemAfter) || ahead.test(after.slice(0, reach))) return 'wish';
  if (underWay.test(itemBefore) || underWay.test(itemAfter)) return 'learning';
  if (isLesson(cv, from, to)) return 'course';
  const line = cv.lines[cv.tokens[from]?.line ?? 0];
  return line?.section === 'interests' || leisure.test(before) || leisure.test(after) ? 'hobby' : null;
}

const lapsed =
  /^\W*(?:\w+ ){0,3}?(?:wygas\w+|niewazn\w+|nieaktualn\w+|stracil\w* waznosc|expired|lapsed|invalid|revoked|suspended|oblan\w+|niezdan\w+|failed|not passed)\b/;

/** "Na oddziale nigdy", "sam ich nie montowałem", "robi to przełożona": not the candidate. */
const notOwn =
  /^\W*(?:nigdy|never|nie|not at all|wcale)\W*$|^ (?:is|are|jest|sa) (?:\w+ )?(?:new to me|foreign to me|mi obc\w+|nieznan\w+)|^\s?[:–-]\s?(?:zero|zerow\w+|zadn\w+|none|nil)\b|\bsam[ao]? (?:\w+ ){0,2}nie \w|\bnot (?:\w+ ){0,3}(?:myself|personally)\b|\b(?:zajmuj\w+|zajmowal\w*|robi|robil\w*|prowadzi|wykonuje|kieruje|odpowiada) (?:sie )?(?:\w+ ){0,3}(?:ktos|kto inny|inn[aey] |inny|osobny|zewnetrzn\w+ (?:firma|biuro)|przelozon[aey]|kolezanka|kolega|szef\w*)\b|\b(?:przelozona|przelozony|kolezanka|kolega|inny dzial|osobny zespol|zewnetrzna firma|ktos inny) (?:\w+ ){0,2}(?:robi|prowadzi|zajmuje|wystepuje|wykonuje|robil\w*)\b|\b(?:handed|left|outsourced) (?:over )?to\b|\b(?:else|manager|department|lead|colleague|supervisor|team) (?:does|did|ran|runs|handles|handled|led|leads) (?:it|this|that|every|them|all)\b/;
const otherAgent =
  '(?:(?:u nas |w firmie )?(?:ktos|kto inny|inn[aey]|inny|osobn\\w+|zewnetrzn\\w+|firm\\w+ zewnetrzn\\w+|przelozon[aey]|kolezanka|kolega|szef\\w*|zespol|dzial|biuro|agencj\\w+|brygadzist\\w+|podwykonawc\\w+|centrala|prawnicy|ksiegowosc))';
/** "Kubernetesem zajmuje się u nas zespół platformy", "done by the agency": somebody else. */
const byOthers = new RegExp(
  `^\\W*(?:\\w+ ){0,2}(?:zajm\\w+|zajmowal\\w*|robi\\w*|prowadzi\\w*|wprowadza\\w*|wykonuje|wykonywal\\w*|nalicza\\w*|odpowiadal?\\w*|zlecamy|zlecalismy|zlecane|przygotow\\w+) (?:sie |tym |za to )*(?:\\w+ )?${otherAgent}\\b|^\\W*(?:\\w+ ){0,2}(?:done|run|led|handled|managed|prepared|made|owned|kept|written|performed|carried out|provided|maintained|conducted|drafted) by (?!me\\b|myself|hand|the (?:\\d|\\w+th\\b|end\\b|deadline))`,
);
const butNot =
  /^[^.;]{0,40}\b(?:ale|lecz|but)\b[^.;]{0,30}\b(?:tej (?:funkcji|roli)|tego|(?:that|this) (?:role|function|myself)|it)\b[^.;]{0,20}\b(?:nie|never|not)\b/;

/** "Kod 95 wygasł w 2021", "wspieram IOD, ale sam tej funkcji nie pełniłem". */
export function isTakenBack(cv: CvIndex, from: number, to: number): boolean {
  const { after, itemAfter } = sentenceAround(cv, from, to);
  return (
    lapsed.test(itemAfter) ||
    butNot.test(after) ||
    notOwn.test(after.slice(0, reach)) ||
    byOthers.test(after.slice(0, reach))
  );
}
