import { foldSameLength } from '@/lib/cv/profile/fold-same-length';

/** What is only welcome. */
const welcome =
  /\bmile widzian|\bdodatkow\w+ (?:atut|plus|walor)|\batut(?:em)?\b|\bplus(?:em|a)?\b|\bnajlepiej\b|\bdoceni(?:my|amy)\b|\bchetnie\b|\bfajnie\b|\bmilo,? (?:jak|jesli|gdy)|\bdobrze (?:by|gdyby|jak|jesli)\b|\bprzyda|\bnice to have\b|\b(?:an?|big|strong) (?:advantage|asset|bonus)\b|\bbonus\W*$|\bprefer(?:ably|red|ably)\b|\bdesirable\b|\bideally\b|\bwould (?:be (?:nice|lovely|great|good|useful|helpful)|help)\b|\bbeneficial\b|\bhelp(?:s|ful)\b|\beven better\b|\b(?:bedzie|byloby|to) (?:nam )?(?:bardzo )?(?:milo|super|swietnie)\b/;
const mustWords =
  /\bkonieczn\w*|\bniezbedn\w*|\bwarunek\b|\bwymagan\w*|\bobowiazkow\w*|\bmust\b|\brequired\b|\bessential\b|\bmandatory\b/;
const strongWords =
  /\bbardzo dobr\w*|\bbiegl\w*|\bdoskonal\w*|\bminimum\b|\bmin\.|\bco najmniej\b|\bat least\b|\bstrong\b|\bexcellent\b|\bexpert\b|\d\s*(?:\+\s*)?(lat|rok|years?)/;
const notNeeded =
  /\bnie (?:jest|sa|bedzie) (?:\w+ )?(?:wymagan|koniecz|potrzeb)\w*|\bnie wymagamy|\b(?:not|no|never) (?:\w+ )?(?:required|necessary|needed|essential)\b|\bno (?:\w+ )?experience\b|^bez doswiadczenia/;

/** "We're looking for a cook with 3 years of grilling" asks for these years. */
const personLeadIn =
  /^((?:[^.;:]{0,60}\s)?(?:szuka\p{L}*|poszukuj\p{L}+|potrzebuj\p{L}+|zatrudni\p{L}+|przyjm\p{L}+|looking for|look for|seek(?:s|ing)?|hiring|needs?|want(?:s|ed)?|(?:like|love) (?=some|to hear|a ))\s[^;.]{0,80}?),?\s(?:z|ze|co|kto|któr\p{L}+|with|(?=able |willing )|(?:who|that)(?:['’]s)?)\s+/iu;
/** "Mile widziane: Docker" asks for Docker. */
const leadIns = [
  /^(?:(?:dodatkow\p{L}+ |du[zż]ym |ogromnym )?(?:atut|plus)\p{L}*(?: b[eę]d\p{L}+)?(?: r[oó]wnie[zż])?|mile widzian\p{L}*(?: (?:jest|s[aą]|b[eę]d\p{L}+|r[oó]wnie[zż]))?|(?:fajnie|dobrze|miło|super|najlepiej|idealnie)(?:,? (?:jak|jeśli|jeżeli|gdy|gdyby))?|(?:a )?(?:jak|jeśli|jeżeli)(?: do tego)?(?=\s)|doceni(?:my|amy)(?: te[zż])?|przyda(?:łoby)? si[eę]) ?[:,–—-]?(?:\s+|$)/iu,
  /^(?:wymagan\p{L}*(?: jest| s[aą])?|(?:od (?:ciebie|kandydat\p{L}+) )?(?:wymagamy|oczekujemy)(?: od (?:ciebie|kandydat\p{L}+))?|(?:idealny )?kandydat\p{L}* (?:powin\p{L}+|musi|ma)(?: mieć| posiadać| znać)?|powin\p{L}+(?:ś|aś|a|ien|no)? (?:mieć|posiadać|znać)|(?:najważniejsze|ważne|wystarczy|zależy nam|liczymy na to)(?: jest)?,? (?:to|[zż]e(?:by)?\p{L}*)|zależy nam na|liczymy na|musisz(?: (?:mieć|posiadać|znać))?|(?:kto |co |któr\p{L}+ )?(?:mieć|ma(?:sz|ją)?(?: już)?|posiada(?:sz)?|zna(?:sz)?|ogarnia(?:sz)?|jest(?:eś)?|b[eę]dzie mia[lł]\p{L}*)) ?[:–—-]?\s+/iu,
  /^(?:it helps(?: if)?(?: you)?|(?:it )?would (?:be (?:nice|great|good|lovely|helpful|useful|a bonus|a plus)|help)(?: if| for)?(?: you)?(?: also)?(?: have| had| know| knew)?|ideally|preferably|nice to have|preferred|desirable|a plus|required|must(?: have)?|needs?|we need|(?:who )?(?:has|have|holds?|is|are|knows?|be)|(?:you|(?:the )?(?:ideal |successful |right )?(?:candidate|applicant|person)s?)(?:['’]ll| will| should| must| also)* (?:have|bring|hold)(?= (?:an?|at|\d|good|strong|excellent|solid|experience|knowledge))|(?:you|candidates|applicants)(?:['’]ll| will)? (?:need|should|must)(?: to)?(?: have| be)?|used to|comfortable with|confident with|familiar with) ?[:,–—-]?\s+/iu,
];
const endings = [
  /\s(?:będzie|będą) (?:\p{L}+ )?(?:plusem|atutem),.*$/iu,
  /(?:[,–—-]\s*)?\(?(?:(?:jest |są )?(?:bardzo |szczególnie )?mile widzian\w*|nice to have|(?:(?:będzie|będą|to) )?(?:na |(?:dodatkow\w+|du[zż]\w*) )?(?:atut\w*|plus(?:em)?)|(?:to )?masz plusa|(?:to )?(?:będzie|byłoby) (?:nam )?(?:bardzo )?(?:miło|super|świetnie)|(?:then )?even better|(?:is |are |would be |will be )?an? (?:big |strong |definite |real )?(?:plus|advantage|asset|bonus)|(?:is |are |would be )?(?:desirable|essential|preferred|required|beneficial|helpful|useful|needed|necessary|mandatory|a must)|would (?:be (?:nice|lovely|great|good|useful|helpful)|help)|(?:(?:jest|są) )?(?:wymagan|konieczn|niezbędn)\p{L}+|warunek konieczny|too)\)?\s*$/iu,
];
const brink = /(?<![\s.;,!])[\s.;,!]+$/u;

/** Whether a wish is only welcome. */
export const isWish = (text: string): boolean => welcome.test(foldSameLength(text));
/** Who is looked for, and what the sentence says that the person has. */
export function cutPerson(sentence: string): { person: string; rest: string } {
  const [words = '', person = ''] = personLeadIn.exec(sentence) ?? [];
  return { person, rest: sentence.slice(words.length) };
}
/** The words that ask for everything after them, if a sentence begins so. */
export const leadInOf = (sentence: string): string => leadIns.map((words) => words.exec(sentence)?.[0] ?? '').join('');
/** "Doświadczenie nie jest wymagane": nobody asks for it. */
export const isNotNeeded = (text: string): boolean => notNeeded.test(foldSameLength(text));

/** 1..5, as an advert's words say it. */
export function importanceOf(text: string): number {
  const folded = foldSameLength(text);
  if (mustWords.test(folded)) return 5;
  return strongWords.test(folded) ? 4 : 3;
}

/** What is asked for, without the words that introduce or weigh it. */
export function bareWish(text: string): string {
  const begun = leadIns.reduce((rest, words) => rest.replace(words, ''), text.trim().replace(brink, ''));
  return endings
    .reduce((rest, words) => rest.replace(words, ''), begun)
    .replace(brink, '')
    .trim();
}
