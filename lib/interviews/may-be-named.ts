import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import type { CriterionKind } from '@/lib/processes/schemas';
import { reviewRequirement } from '@/lib/requirement-review/review-requirement';

/** What an employer may not ask whatever the position is (Labour Code, art. 22¹ § 1; for convictions art. 10 GDPR). */
const alwaysPrivate = [
  // Past pay
  /\b(zarob|zarabi|pensj|wynagrodz|placi)\w*\b.{0,40}\b(poprzedni|dotychczasow|obecn|ostatni|wczesniejsz)\w*|\b(poprzedni|dotychczasow|obecn|ostatni|wczesniejsz)\w*\s+(\w+\s+)?(zarob|zarabi|pensj|wynagrodz|plac)\w*/,
  /\b(current|previous|past|last|former|present)(ly)?\s+(\w+\s+)?(pay|paid|salary|salaries|earn\w*|wage\w*|compensation)\b|\b(pay|salary|earnings|wages?|compensation|earned|paid)\b.{0,30}\b(previous|last|former|past|current) (job|employer|company|position|role)\b/,
  // Convictions and military service
  /\b(nie)?karan(y|a|i|ie|e)?\b|\b(nie)?karalno\w*|\bskazan\w*|\bconvict(ed|ions?)\b|\bcriminal (record|past|history)\b/,
  /\b(sluzb\w*|stosun\w* do sluzby) wojskow\w*|\bmilitary service\b/,
  // Origin
  /\b(rodowi\w+|prawdziw\w+|czystej krwi) pola\w*|\bnative[- ]born\b|\bborn in\b|\burodzon\w+ w\b/,
];

/** A recruiter's doubt about a person; as a requirement these words name work. */
export const privateDoubts = [
  /\b(samotn\w+|mlod\w+) (matk|ojc|rodzic|mam)\w*|\bsingle (mother|father|mum|mom|dad|parent)s?\b|\b(zwolnieni\w+|opiek\w+) (na|nad) (\w+ )?(dzieck|dziec)\w*/,
  /\b(mental|nervous|psychiatric)\b|\banxi(ous|ety)\b|\bdepress\w*|\bpsychicz\w*|\bdepresj\w*|\bnerwic\w*|\bchor(y|a|uj|ob|owit)\w*|\bsick(ness|ly)?\b|\bill(ness)?\b|\bon (sick|medical) leave\b|\bl4\b|\bniepelnospr\w*/,
  /\bzwiaz\w+ zawodow\w*|\b(trade )?union(s|ist|ise|ize)?\b|\borgani[sz](e|ing) (the )?(staff|workers|employees|others)\b|\bstrajk\w*|\bstrik(e|es|ing)\b/,
  /\bkomornik\w*|\bdlug(i|ow|ami)?\b|\bzadluz\w*|\bkredyt(y|ow)\b|\bin debt\b|\bdebts?\b|\bbailiff\w*|\bcredit (score|history)\b|\bbankrup\w*|\bupadlosc konsumenck\w*/,
  /\buzalezni\w*|\balkohol\w*|\bpi(je|jac\w*)\b|\bnarkot\w*|\baddict\w*|\balcohol\w*|\bdrink(s|ing|er)?\b|\bdrugs?\b|\bodwyk\w*|\brehab\b/,
  /\bpolic(ja|ji|e)\b|\bwyrok\w*|\bwiezieni\w*|\bprison\b|\barrest\w*/,
];

/** A doubt that is about work: what the candidate has not done. */
const missingWork =
  /^(brak|bez|no|lack of|without|little|malo)\b.*\b(doswiadczen|prac|znajomos|praktyk|experience|work|knowledge|practice|skill)\w*/;

/** A red flag in these words is about work. Others may be anything a recruiter thought of a person. */
const work =
  /\b(doswiadcz|prac(a|y|e|o)|znajomo|projekt|stanowisk|zmian|przerw|luk|cv|jezyk|kwalifik|uprawni|certyfik|umiejet|wiedz|zespol|klient|system|program|branz|obslug|sprzedaz|raport|termin|rotacj|zatrudni|kontrakt|umow|narzedz|kompetenc|wyksztalc|staz|experience|work|knowledge|skill|project|job|role|gap|language|qualif|certif|licen|team|client|customer|tool|industr|sales|report|deadline|hands-on|employ|contract|stint|tenure|training|education|practice)/;

/** A guess about a person, or an order to find something out. */
const guess =
  /\b(moze|mozliwe|pewnie|chyba|prawdopodobnie|podobno|wyglada na|sprawia wrazenie|boje sie|ona|jej|jego|zapytaj|spytaj|dopytaj|sprawdz|wybadaj|ustal|could|might|may|maybe|perhaps|possibly|probably|likely|seems?|sounds?|sounded|looks?|looked|she|her|he|his|ask|check|find out)\b/;

/**
 * Whether a question may name a criterion: it touches nothing that an employer may not ask (Labour Code, art. 22¹ and
 * 18³ᵃ). What it names, a candidate would have to answer.
 */
export function mayBeNamed(kind: CriterionKind, label: string): boolean {
  const folded = foldSameLength(label);
  const isDoubt = kind === 'RED_FLAG' && !missingWork.test(folded);
  const patterns = isDoubt ? [...alwaysPrivate, ...privateDoubts] : alwaysPrivate;
  if (patterns.some((pattern) => pattern.test(folded)) || (isDoubt && (guess.test(folded) || !work.test(folded))))
    return false;
  return !reviewRequirement(label).some(({ severity }) => severity === 'REFUSED');
}

/** Whether a question may read out words of a CV: a CV tells of itself what nobody may ask. */
export function mayBeQuoted(quote: string): boolean {
  const folded = foldSameLength(quote);
  if ([...alwaysPrivate, ...privateDoubts].some((pattern) => pattern.test(folded))) return false;
  return !reviewRequirement(quote).some(({ severity }) => severity === 'REFUSED');
}
