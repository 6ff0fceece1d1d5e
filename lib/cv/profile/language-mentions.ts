import { anyExact, anyLatin } from '@/lib/word-lists/word-pattern';
import type { LanguageLevel } from '@/lib/domain/process-schemas';
import { findLanguageNames, type LanguageName } from './language-names';
import { findLevelWords, type LevelWord } from './level-words';
import type { SectionLine } from './sections';
import words from './words/language-mentions.json';

/** A language claimed by a CV, at characters `[start, end)` of the text of the 1-based `page`. */
export interface LanguageMention {
  /** ISO 639-1. */
  language: string;
  /** `UNKNOWN`: without a recognisable level. */
  level: LanguageLevel;
  page: number;
  start: number;
  end: number;
}

const keyword = /\b(?:jezyk\w*|jez\.|j\.|po)\s*$/;
const sharing = /^\s*(?:i|oraz|and|&|\/|\+)\s*(?:jezyk\w* |j\. ?)?$/;
const adjacent = new RegExp(String.raw`^[\s,:;()\u2013\u2014./|-]*(?:${anyLatin(words.adjacent)}[\s:.-]*){0,3}$`);

/** "Języki obce: angielski, niemiecki" in one line. */
const listed =
  /^\W*(?:(?:znajomosc |znane |inne )?jezyk(?:i|ow)?(?: obc\w+| ojczyst\w+)?|(?:foreign |other )?languages?(?: known| spoken| skills)?|native language)(?:\s*[:\u2013\u2014-]|\s{2,})|^\W*mother[ -]tongue(?:\(s\)|s)?(?=[:\s])/;
/** What may stand before a name in a list: "English, Tamil and a little Hindi". */
const inList = new RegExp(
  String.raw`(?:^|[,;:./|)\u2013\u2014]|\b(?:i|oraz|and)) *(?:${anyLatin(words.inList)} ?){0,2}$`,
);
/** What may stand after a name in a list; "Polish market" is none. */
const listEnd = new RegExp(String.raw`^(?:\s*(?:[.,;:()/|\u2013\u2014-]|$)| ${anyLatin(words.listEnds)}\b)`);
/** What says that a language is spoken: "mówię po", "I speak"; or that it is told about: "Angielski – codziennie w pracy". */
const spoken = new RegExp(String.raw`\b${anyLatin(words.spoken)} (?:(?:tez|troche|some|a little) ){0,2}$`);
const topic = /^(?:\s[\u2013\u2014-]\s|:\s|m? (?:znam|posluguje)\b| na poziomie\b)/;
const exam = new RegExp(String.raw`^[\s:(\u2013\u2014-]*${anyExact(words.exams)}\b`);
/** "niemiecki: brak" is not a claim. */
const denied = /^\s*[:(\u2013\u2014-]\s*(?:brak|nie\b|none|no\b)/;
/** Level words only for languages, beside those of `findLevelWords`. */
const poor = /\bslab\w*|\btroche\b|\b(?:weak|poor|a little|a bit of)\b/g;

function levelWordsIn(folded: string): LevelWord[] {
  const words = findLevelWords(folded);
  const weak = [...folded.matchAll(poor)].map((match) => ({
    level: 'BASIC' as const,
    start: match.index,
    end: match.index + match[0].length,
    exact: false,
    weak: false,
  }));
  return [...words, ...weak].sort((first, second) => first.start - second.start);
}

/** The level that belongs to a name: an exact one first, else the nearest. */
function choose(levels: LevelWord[], name: LanguageName): LevelWord | undefined {
  const distance = (level: LevelWord) => (level.start >= name.end ? level.start - name.end : name.start - level.end);
  const exact = levels.filter((level) => level.exact);
  return (exact.length > 0 ? exact : levels).toSorted((first, second) => distance(first) - distance(second))[0];
}

/** "fluent English, basic German" has its levels before the names; "English – C1, German – A2" after them. */
function levelsOf(
  name: LanguageName,
  index: number,
  names: LanguageName[],
  levels: LevelWord[],
  folded: string,
): LevelWord[] {
  const first = names[0];
  const before = levels.length > 0 && first !== undefined && (levels[0]?.start ?? 0) < first.start;
  const from = before ? (names[index - 1]?.end ?? 0) : name.start;
  let to = names[index + 1]?.start ?? folded.length;
  if (before && index < names.length - 1)
    to = name.end + folded.slice(name.end, to).search(/[,;|]|\b(?:i|oraz|and)\b|$/);
  return levels.filter((level) => level.start >= from && level.end <= to);
}

function isBesideName(folded: string, name: Pick<LanguageName, 'start' | 'end'>, level: LevelWord): boolean {
  const between = level.start >= name.end ? folded.slice(name.end, level.start) : folded.slice(level.end, name.start);
  return adjacent.test(between);
}

/** "English *****, Dutch **", "angielski, niemiecki": several names, or one with its rating, and no other word. */
function isOfLanguagesAlone(folded: string): boolean {
  const names = [...findLanguageNames(folded), ...levelWordsIn(folded)].sort((one, other) => one.start - other.start);
  const rest = names.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), folded);
  return (
    /^(?:[^\p{L}]|\b(?:i|oraz|and|all|wszystkie)\b)*$/u.test(rest) &&
    (names.length > 1 || /[^\s:.,]{2}/.test(rest)) &&
    names.length > 0
  );
}

function isClaim(line: SectionLine, name: LanguageName, level: LevelWord | undefined): boolean {
  if (denied.test(line.folded.slice(name.end))) return false;
  if (line.section === 'languages' && !line.isHeading) return true;
  if (line.section === 'clause') return false;
  if (listed.test(line.folded) || isOfLanguagesAlone(line.folded)) return true;
  const [before, after] = [line.folded.slice(0, name.start), line.folded.slice(name.end)];
  if (keyword.test(before) || spoken.test(before) || /^ languages?\b/.test(after)) return true;
  if ((/^\W*$/.test(before) && topic.test(after)) || exam.test(after)) return true;
  if (!level || level.weak) return false;
  return isBesideName(line.folded, name, level);
}

/** A level alone on the line below the language: "Angielski" / "poziom C1". */
function levelBelow(line: SectionLine, next: SectionLine | undefined): LevelWord | undefined {
  if (!next || next.page !== line.page || next.isHeading || next.text.length > 40) return undefined;
  if (findLanguageNames(next.folded).length > 0) return undefined;
  const level = findLevelWords(next.folded)[0];
  const isOnlyLevel = level !== undefined && (level.exact || next.folded.length - (level.end - level.start) < 20);
  return isOnlyLevel ? { ...level, start: level.start + next.start, end: level.end + next.start } : undefined;
}

/** "bilingual in English and Spanish": the level stands before both. */
function sharedBefore(
  folded: string,
  previous: LanguageName | undefined,
  level: LevelWord | undefined,
  name: LanguageName,
): LevelWord | undefined {
  if (!previous || !level || level.end > previous.start) return undefined;
  return sharing.test(folded.slice(previous.end, name.start)) ? level : undefined;
}

/** Whether a name goes on with, or begins, the list of a line that claims another. */
function isListed(folded: string, { start, end }: LanguageName, level: LevelWord | undefined): boolean {
  const after = folded.slice(end);
  const isBeside = level !== undefined && isBesideName(folded, { start, end }, level);
  return inList.test(folded.slice(0, start)) && !denied.test(after) && (listEnd.test(after) || isBeside);
}

/** "Irish, a native English speaker" */
function isNationality(folded: string, { start, end }: LanguageName, levels: readonly LevelWord[]): boolean {
  const before = folded.slice(0, start);
  if (keyword.test(before) || spoken.test(before) || (inList.test(before) && /[a-z]/.test(before))) return false;
  const isOwn = (level: LevelWord) => !level.weak && !folded.slice(end, level.start).includes(',');
  return !levels.some((level) => isOwn(level) && isBesideName(folded, { start, end }, level));
}

/** A heading that gives its level to the languages below it. */
const nativeHeading = /^\W*(?:jezyk ojczysty|mother tongue|native language)/;

function levelAbove(above: SectionLine | undefined): LanguageLevel | undefined {
  return above?.isHeading && nativeHeading.test(above.folded) ? 'NATIVE' : undefined;
}

function mentionsOf(
  line: SectionLine,
  next: SectionLine | undefined,
  above: SectionLine | undefined,
): LanguageMention[] {
  const { folded } = line;
  const levels = levelWordsIn(folded);
  const isList = line.section === 'languages' || listed.test(folded) || isOfLanguagesAlone(folded);
  // A rare name is more likely a nationality if only its place suggests a language.
  const names = findLanguageNames(folded).filter(
    (name) => !name.isRare || isList || !isNationality(folded, name, levels),
  );
  if (names.length === 0) return [];
  const chosen = names.map((name, index) => choose(levelsOf(name, index, names, levels, folded), name));
  const levelOf = (name: LanguageName, index: number): LevelWord | undefined => {
    const following = names[index + 1];
    const isShared = following !== undefined && sharing.test(folded.slice(name.end, following.start));
    const own = chosen[index] ?? (isShared ? chosen[index + 1] : undefined);
    return own ?? sharedBefore(folded, names[index - 1], chosen[index - 1], name);
  };
  const found = names.map((name, index) => {
    const level = levelOf(name, index);
    const isShared = level !== undefined && level === chosen[index - 1];
    return { name, level, isClaim: isClaim(line, name, level), isShared };
  });
  const hasClaim = found.some((one) => one.isClaim);
  const claims = found.filter(
    (one) => one.isClaim || (hasClaim && (one.isShared || isListed(folded, one.name, one.level))),
  );
  return claims.map(({ name, level }) => {
    const start = line.start + Math.min(name.start, level?.start ?? name.start);
    let end = line.start + Math.max(name.end, level?.end ?? name.end);
    const below = !level && names.length === 1 ? levelBelow(line, next) : undefined;
    if (below) end = below.end;
    if (line.text.charAt(end - line.start) === ')' && line.text.slice(start - line.start).includes('(')) end += 1;
    return {
      language: name.language,
      level: (level ?? below)?.level ?? levelAbove(above) ?? 'UNKNOWN',
      page: line.page,
      start,
      end,
    };
  });
}

/**
 * Languages that a CV claims, with their levels, in reading order; may repeat. A name counts only as a language skill:
 * in a languages section, after "język", before "language", or beside a level. "Filologia angielska", "Polish market"
 * and nationalities do not count.
 *
 * @param lines without blank ones
 * @returns mentions whose ranges cover the name and its level; A1-A2 `BASIC`, B1-B2 `INTERMEDIATE`, C1 `ADVANCED`, C2
 * `PROFICIENT`, mother tongue `NATIVE`
 */
export function findLanguageMentions(lines: readonly SectionLine[]): LanguageMention[] {
  return lines.flatMap((line, index) => mentionsOf(line, lines[index + 1], lines[index - 1]));
}
