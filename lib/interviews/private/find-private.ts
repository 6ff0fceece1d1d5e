import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import words from '@/lib/interviews/words/private-confessions.json';
import { wordStart } from '@/lib/word-lists/word-pattern';
import { inFirstPerson } from './in-first-person';

/** Characters `[start, end)` of an answer. */
interface Part {
  start: number;
  end: number;
}

const { health, pregnancy, family, faith, union, politics, orientation, origin } = words;
const confessions = [health, pregnancy, family, faith, union, politics, orientation, origin].map((entries) =>
  wordStart(entries, words),
);
const citizenship = wordStart(words.citizenship, words);
const asksCitizenship = wordStart(words.asksCitizenship);
/** "My operation", "my partner": private only with a word of health or family beside it. */
const ambiguous = wordStart(words.ambiguous, words);
const besideAmbiguous = wordStart(words.besideAmbiguous);
const ofOthers = wordStart(words.ofOthers);
const sensitive = wordStart(words.sensitive);
const aboutWork = wordStart([...words.ofWork, ...words.ofOthers]);
const surelyOwn = wordStart(words.surelyOwn);
/** How a clause begins that goes on with what was confessed. */
const goingOn = new RegExp(`^[^a-z0-9]*(?:${wordStart(words.goingOn).source})`);
const work = wordStart(words.work);
/** "After my back surgery": the reason of a limit, and the limit itself, which the recruiter may know. */
const cause = wordStart(words.cause);
const limit = wordStart(words.limit);

const sentenceEnd = /[.!?](?=\s+\S|\s*$)|\n+/g;
const clauseEnd = /[,;()](?=\s|$)|\s[–—-]\s|\s(?=(?:ale|but|natomiast|however)\s)/g;

function split(text: string, part: Part, marks: RegExp): Part[] {
  const parts: Part[] = [];
  let start = part.start;
  for (const { index, 0: mark } of text.slice(part.start, part.end).matchAll(marks)) {
    const end = part.start + index + mark.length;
    parts.push({ start, end });
    start = end;
  }
  return [...parts, { start, end: part.end }].filter((one) => text.slice(one.start, one.end).trim() !== '');
}

interface Clause {
  text: string;
  before: string;
  sentence: string;
  /** The question, folded. */
  asked: string;
}

/**
 * Whether a clause tells of the person. Nurses, teachers and advisers tell of others, unless the clause says "I am"
 * or "my". A sensitive word alone is enough when nothing around it is about work. Where a person is from may be said
 * when the right to work is asked about.
 */
function isConfession({ text, before, sentence, asked }: Clause): boolean {
  const isOfOthers = ofOthers.test(`${before} ${text}`);
  if (!isOfOthers && !aboutWork.test(asked) && !aboutWork.test(sentence) && sensitive.test(text)) return true;
  const said = isOfOthers || aboutWork.test(text) ? text : inFirstPerson(text);
  if (isOfOthers && !surelyOwn.test(text)) return false;
  if (ambiguous.test(said) && besideAmbiguous.test(sentence.replace(ambiguous, ''))) return true;
  if (citizenship.test(said) && !asksCitizenship.test(asked)) return true;
  return confessions.some((pattern) => pattern.test(said));
}

/**
 * "After back surgery I don't go above the second floor": of a clause that tells of a limit only the reason is private,
 * unless what is left of it tells more.
 *
 * @returns null where the whole clause is to be left out
 */
function reasonIn(clause: Clause): Part | null {
  const found = cause.exec(clause.text);
  if (!found) return null;
  const end = found.index + found[0].trimEnd().length;
  const text = `${clause.text.slice(0, found.index)} ${clause.text.slice(end)}`;
  const isLeftPrivate = isConfession({ ...clause, text, sentence: text });
  return limit.test(text) && !isLeftPrivate ? { start: found.index, end } : null;
}

/**
 * What an answer tells of the speaker's health, pregnancy, family, faith, unions, politics, orientation or origin, as
 * whole clauses. What continues it in the same sentence belongs to it; what is about work does not.
 *
 * @param answer any text; in case of doubt too much is found rather than too little
 * @param question to which it is the answer: asked about wards or classes, people tell of other people
 * @returns in their order, without overlaps
 */
export function findPrivate(answer: string, question = ''): Part[] {
  const asked = foldSameLength(question);
  const folded = foldSameLength(answer).replaceAll('’', "'");
  const found: Part[] = [];
  for (const part of split(folded, { start: 0, end: folded.length }, sentenceEnd)) {
    const sentence = folded.slice(part.start, part.end);
    let isOpen = false;
    let before = '';
    for (const clause of split(folded, part, clauseEnd)) {
      const text = folded.slice(clause.start, clause.end);
      const isTold = isConfession({ text, before, sentence, asked });
      const reason = isTold ? reasonIn({ text, before, sentence, asked }) : null;
      isOpen = reason === null && (isTold || (isOpen && (goingOn.test(text) || !work.test(text))));
      before = text;
      if (reason) found.push({ start: clause.start + reason.start, end: clause.start + reason.end });
      if (!isOpen) continue;
      const last = found.at(-1);
      if (last && folded.slice(last.end, clause.start).trim() === '') last.end = clause.end;
      else found.push({ ...clause });
    }
  }
  return found;
}
