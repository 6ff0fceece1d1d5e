import { isJobTitle } from '../../../../cv/profile/job-title.ts';
import type { CvIndex } from './cv-index';
import type { Statement } from './statement';
import { sentenceAround } from './sentence.ts';

/** Whether a place in the CV describes a job. */
export function isInWork(cv: CvIndex, { line }: Pick<Statement, 'line'>): boolean {
  if (cv.lines[line]?.section === 'experience') return true;
  return cv.isInJob(line);
}

/** "Korepetycje", "teaching": what was done, and not as what. */
const activity = /(?:[ae]ni[aeu]m?|cj[aeiy]|cjami|cjach|ing|stw[aoue]|osci?|sprzedaz\w*)$/;
/** "Współpraca z kierownikiem budowy", "reporting to the manager", "asystentka zarządcy": somebody else's job. */
const besides =
  /\b(?:wspolprac\w*|wspieral\w*|asyst\w*|pomoc\w*|podleg\w*|raport\w*|report\w*|assist\w*|support\w*|help\w*|aspiring|przyszl\w*|future|trainee|student\w*|kandydat\w*) (?:\w+ ){0,2}$/;

/** Whether the words are the job of somebody else. */
export function isBesideJob(cv: CvIndex, { from, to }: Pick<Statement, 'from' | 'to'>): boolean {
  return besides.test(sentenceAround(cv, from, to).before);
}

/** Where CVs list what people can use, and what they learnt. */
const besideWork = new Set(['skills', 'languages', 'certificates', 'education', 'projects', 'interests']);

/** Whether the words are the name of a job. */
export function isTitle(cv: CvIndex, { from, to }: Pick<Statement, 'from' | 'to'>): boolean {
  return cv.tokens.slice(from, to).some(({ text, folded }) => isJobTitle(folded) || /^\p{Lu}{2,5}$/u.test(text));
}

/** Whether the words are told of a job, and are no activity or tool. */
export function isToldOfJob(cv: CvIndex, { from, to, line }: Pick<Statement, 'from' | 'to' | 'line'>): boolean {
  const isActivity = cv.tokens.slice(from, to).some(({ folded }) => activity.test(folded));
  return !isActivity && !besideWork.has(cv.lines[line]?.section ?? 'other');
}

/** Work of a few weeks to learn it. */
const internship = /\b(?:praktyk[aeiy]\b|internship|intern\b|stazyst\w*|staz\b(?! pracy)|placement|practicum)/;

/** Whether the words stand in an internship. */
export function isInternship(cv: CvIndex, { line }: Pick<Statement, 'line'>): boolean {
  return internship.test(cv.lines[line]?.folded ?? '');
}

/** The title that people write below their name is among the first lines, and short. */
const titleLines = 4;
const longestTitle = 80;

/** Whether a line is the profession below the name. */
export function isProfession(cv: CvIndex, line: number): boolean {
  const found = cv.lines[line];
  return line < titleLines && found?.section === 'header' && !cv.isInJob(line) && found.text.length <= longestTitle;
}

const maxItemWords = 4;
const isShort = (item: string): boolean => item.trim().split(/\s+/).length <= maxItemWords;

/** "Photoshop, Illustrator – biegle", "SolidWorks (daily, nine years)": it is said of the whole list. */
const listGrade =
  /\b(?:bardzo dobr|biegl|zaawansow|ekspert|codzien|na co dzien|swietn|expert|advanced|proficien|fluent|strong|excellent|daily|every day|very good)|\b(?:lat|lata|years)\b/;

/** Whether the CV only lists a thing among others, without job, sentence or grade. */
export function isMerelyListed(cv: CvIndex, statement: Statement): boolean {
  const folded = cv.lines[statement.line]?.folded ?? '';
  if (statement.strength === 'strong' || isInWork(cv, statement) || listGrade.test(folded)) return false;
  const items = folded.split(/[,;|•·]/);
  return items.length > 2 && items.every(isShort);
}

const permit =
  /uprawnien|\bpwz|praw\w+ wykonywania|\budt\b|\bsep\b|certyf|certif|licen[cs](?!ja[ct])|permit|\bkurs|wazn|valid|zaswiadcz|swiadectw|diploma in\b|podyplomow|wjo\b|egzamin|kwalifikacj|qualif|czlon[ek]|member|regist|\breg\b|rejestr|\bwpis|admitted|accredit|akredyt|\bizb|called to the bar|\bno\.? ?\d|\bnr \d|\bzda(?:n|l)|passed|\blevel \d|in date|uzyska|obtain|[(,] ?(?:19|20)\d\d\)?$/;

/** An upper bound for the lines of a section. */
const maxHeadingDistance = 500;

/** Whether the place names a permit: working beside forklifts is no licence to drive one. */
export function isPermit(cv: CvIndex, { line }: Pick<Statement, 'line'>): boolean {
  if (cv.lines[line]?.section === 'certificates' || permit.test(cv.lines[line]?.folded ?? '')) return true;
  let at = line - 1;
  while (at >= 0 && !cv.lines[at]?.isHeading && line - at < maxHeadingDistance) at -= 1;
  return cv.lines[at]?.isHeading === true && permit.test(cv.lines[at]?.folded ?? '');
}

const refused =
  /\b(?:nie|not|no|never)\b[^.;]{0,30}?(?:zarejestrowan|dopuszczon|uprawnien|licenc|certyfikat|wpisan|czlonk|admitted|register|licen[cs]|certif|member|recogni[sz]ed)|\b(?:uprawnien|licenc|certyfikat)\w*[^.;]{0,25}(?:nie (?:mam|posiadam)|brak)|\b(?:removed|lapsed|expired|revoked|wygas\w+|niewazn\w+|przygotowuje sie|preparing for)\b/;
/** So many characters around a permit say whether it is held. */
const [ahead, behind] = [80, 140];

/** "Forklift certificate, not recognised here", "Solicitor in Scotland. Not admitted in England". */
export function isRefusedPermit(cv: CvIndex, { from, to, line }: Pick<Statement, 'from' | 'to' | 'line'>): boolean {
  const found = cv.lines[line];
  const [first, last] = [cv.tokens[from], cv.tokens[to - 1]];
  if (!found || !first || !last) return false;
  return refused.test(
    found.folded.slice(Math.max(0, first.start - found.start - ahead), last.end - found.start + behind),
  );
}

/** The last word of a company's name, or the first of its legal form. */
const endOfName = /^(?:sp|sa|s|ltd|limited|inc|gmbh|llc|group|grupa|oy|ag|bv|consulting|software|media)$/;
const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text);
const lesson = /\b(?:kurs|szkoleni|course|training|workshop|warsztat|studi)/;
const maxNameWords = 5;

/** Whether words with capitals lead from a place to the end of a company's name. */
function leadsToName(cv: CvIndex, at: number, line: number): boolean {
  for (let next = at; next < at + maxNameWords; next += 1) {
    const [before, token] = [cv.tokens[next - 1], cv.tokens[next]];
    if (!before || token?.line !== line) return false;
    if (!/^[\s"”.]*$/.test(cv.foldedFrom({ ...before, start: before.end }, { ...token, end: token.start })))
      return false;
    if (endOfName.test(token.folded) && isCapital(token.text)) return true;
    if (/^sp$/.test(token.folded)) return true;
    if (!isCapital(token.text)) return false;
  }
  return false;
}

/** Whether a place is within quotation marks all of whose words have capitals. */
function isQuotedName(line: string, start: number, end: number): boolean {
  const before = line.slice(0, start).search(/["„“][^"„“”]*$/);
  const after = line.slice(end).search(/["”]/);
  if (before < 0 || after < 0) return false;
  const words = line.slice(before + 1, end + after).match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return words.every(isCapital);
}

/** Whether a place is within the name of a company: "Optima Media Group" is no program, "ADR Consulting" no permit. */
export function isCompanyName(cv: CvIndex, { from, to, line }: Pick<Statement, 'from' | 'to' | 'line'>): boolean {
  const found = cv.lines[line];
  const [first, last] = [cv.tokens[from], cv.tokens[to - 1]];
  if (!found || !first || !last || last.line !== line || !isCapital(first.text) || lesson.test(found.folded))
    return false;
  return leadsToName(cv, to, line) || isQuotedName(found.text, first.start - found.start, last.end - found.start);
}
