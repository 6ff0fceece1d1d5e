import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import type { CriterionKind } from '@/lib/processes/schemas';
import type { BankKind } from './question-bank/bank-question';

/** In the order of trial; folded texts in both languages. */
const requirementRules: readonly [BankKind, RegExp][] = [
  [
    'licence',
    /prawo? jazdy|prawo wykonywania zawodu|\bregist(ration|ered)\b|\bkwalifikacje\b|\bwpis\w* (na|do) |\bkarta kierowcy|\bkod 95|\bcpc\b|driving licen|\buprawnieni|\blicencj[aei]\b(?!t)|\b(sep|udt)\b|\blicen[cs]e\b/,
  ],
  ['certificate', /certyfikat|ksiazeczk|zaswiadczeni|certificat|\bkurs(u|y|ow)?\b|\bcourse|szkoleni|accreditat/],
  [
    'education',
    /wykszta|\bstudi(a|ow|um)\b|dyplom|degree|diploma|magist|inzynier$|licencjat|\bbachelor|\bmaster('s|s)?\b|matur/,
  ],
  [
    'language',
    /\bjezyk\w* |\blanguage|\b(angielsk|niemieck|francusk|ukrainsk|hiszpansk)\w*|\b(english|german|french|ukrainian|spanish)\b/,
  ],
  [
    'experience-years',
    /\b\d+\s?\+?\s?(lat|lata|rok|roku|years?|yrs)\b|\b(rok|roczn|kilkuletni|wieloletni|letni)\w* \w*doswiadczen|years? of/,
  ],
  [
    'leadership',
    /(zarzadz|kierow|prowadz)\w* (\w+ )?(zespol|ludz|pracownik)|\b(lead|manag|supervis|coordinat)\w* (\w+ ){0,2}(team|people|staff|students|juniors|interns|trainees)|\blider|\bleadership/,
  ],
  [
    'start-date',
    /od zaraz|rozpoczeci\w* pracy|dostepnosc od|\bavailable (from|immediately|now)|\bimmediate start|\bstart date|\bstart(ing)? (work )?(from|in|by)\b/,
  ],
  [
    'availability',
    /dyspozycyj|dni w tygodniu|stacjonarn|\bdays? a week|\bfrom the office|\bon[- ]site|hybryd|\bhybrid|dyzur|on-call|zmianow|\bzmian(y|ach)?\b|delegacj|gotow(osc|y|a)\b|\breadiness|\bwilling|\bshift|availab|overtime|\b(satur|sun)days?\b|sobot|niedziel|\bnocn|\bnights?\b|w systemie \d|business trips?|\btravel|weekend/,
  ],
  [
    'soft-skill',
    /komunikatywnosc|kultura osobista|dyskrecj|punktualn|zaangazowani|opanowani|motywacj|self-?motivat|\bmanners?\b|\bfriendl|punctual|integrity|commitment|umiejetnosc\w* (pracy|wspol)|samodzielnosc|odpowiedzialnosc(?! za)|dokladnosc|skrupulatn|cierpliw|kreatywn|odpornosc|team ?(player|work)|communicat|self-?driven|attention to detail|reliab|creativ|empat|compassion|patience|analytical|\bcalm|under (time )?pressure|pod presja|resilien|discretion|\baccura(cy|te)\b|komunikacj\w* z\b|sumienn|negocja|negotiat|organizacj\w* (pracy|czasu)|analityczne myslenie|problem.solving/,
  ],
  ['industry', /\bbranz|\bsektor|\bindustry|\bsector\b/],
  [
    'tool',
    /\bobslug\w+ (?!(\w+ )?(klient|pacjent|gosc|zamowie|reklamac|zglosz|faktur|spraw|kontrahent|sprzedaz|dokument|kadr|ksieg|biur|sekretari|administrac|transakc|zapytan))\w|\bscanners?\b|\b(ms office|office 365|pakiet\w* office|(ms )?(excel|word)|sap|crm|erp|jira|photoshop|autocad|sql|python|java|git|docker)\b|\bsystem\w* |\bprogram(u|y|ow)?\b|\bsoftware|narzedz|\btools?\b/,
  ],
  [
    'responsibility',
    /\b(prowadzeni|pozyskiwani|optymalizacj|odpowiedzialnosc|rozliczani|obslug|przygotowywan|tworzeni|sporzadzan|koordyn|planowan|nadzor|realizacj|wdraz|sprzedaz)\w*|\b(responsib\w*|managing|meeting|achieving|reporting|preparing|running|coordinating|handling|planning|maintaining|building|designing|selling)\b/,
  ],
];
const redFlagRules: readonly [BankKind, RegExp][] = [
  [
    'job-changes',
    /zmian\w* prac|skok|job.hop|chang\w* (of )?jobs?|jobs? chang|krotkie zatrudnieni|short (stints|tenure)/,
  ],
  ['employment-gap', /\bprzerw|\bluk[ai]?\b|\bgaps?\b/],
  ['soft-skill', /konflikt|komunikac|conflict|communicat|bled\w* (jezykow|ortogr)|typos/],
  ['skill', /brak (doswiadczen|znajomosc|umiejetn)|\bno (experience|knowledge)|lack of/],
];

/** What the question bank calls a criterion: the first rule that its words match. */
export function classifyCriterion(kind: CriterionKind, label: string): BankKind {
  const folded = foldSameLength(label);
  const find = (rules: readonly [BankKind, RegExp][]) => rules.find(([, pattern]) => pattern.test(folded))?.[0];
  if (kind === 'LANGUAGE') return 'language';
  if (kind === 'LOCATION') return 'location';
  if (kind === 'BUDGET') return 'budget';
  if (kind === 'RED_FLAG') return find(redFlagRules) ?? 'general';
  return find(requirementRules) ?? 'skill';
}
