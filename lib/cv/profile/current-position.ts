import { foldSameLength } from './fold-same-length';
import { isJobTitle } from './job-title';
import type { SectionLine } from './sections';
import { anyOf, anywhere, wholeWords } from '@/lib/word-lists/word-pattern';
import words from './words/current-position.json';

const label = new RegExp(`^\\W*${anyOf(words.labels)}\\s*[:\\u2013-]\\s*`, '');
const untilNow = wholeWords(words.untilNow);
const months =
  'stycz|lut|mar|kwie|maj|czerw|lip|sierp|wrze|pazdz|list|grud|jan|feb|apr|may|jun|jul|aug|sep|oct|nov|dec|i{1,3}|iv|vi{0,3}|ix|xi{0,2}';
const dates = new RegExp(
  `\\(?\\b(?:od\\s+|since\\s+)?(?:(?:${months})[a-z]*\\.?\\s+)?(?:\\d{1,2}[./-]){0,2}(?:19|20)\\d{2}(?:[./-]\\d{1,2}){0,2}(?:\\s*r\\.?)?\\s*(?:[\\u2013\\u2014-]|do|to|until)?\\s*(?:${untilNow.source})?\\)?`,
  'g',
);
const cutAt = /\t|\s[|\u2013\u2014\u2022\u00b7@/]\s|\s-\s|,\s|;|\s\((?!m\/k)|\s(?:at|w firmie|w)\s(?=\p{Lu})/u;
/** "Driver's license: B" */
const notTitles = anywhere(words.notTitles);
const isTitle = (text: string): boolean => isJobTitle(text) && !notTitles.test(foldSameLength(text));
const maxTitleLength = 90;
const maxHeadlineLength = 60;

/** A line without dates and employer; null when the rest is no job title. */
function titleIn(text: string): string | null {
  const folded = foldSameLength(text);
  let rest = text;
  for (const match of [...folded.matchAll(dates)].reverse()) {
    rest = `${rest.slice(0, match.index)}\t${rest.slice(match.index + match[0].length)}`;
  }
  const parts = rest
    .split(cutAt)
    .map((part) => part.replace(/^[^\p{L}]+|(?<![\s,:;|\u2013\u2014-])[\s,:;|\u2013\u2014-]+$/gu, ''));
  const title = parts.find((part) => part.length <= maxTitleLength && part.length > 2 && isTitle(part));
  return title && title.split(/\s+/).length <= 9 ? title : null;
}

function stated(lines: SectionLine[]): string | null {
  for (const [index, line] of lines.entries()) {
    const found = label.exec(line.folded);
    if (!found) continue;
    const isCurrent = /obecn|aktualn|current/.test(found[0]);
    const title = titleIn(line.text.slice(found[0].length));
    if (
      title &&
      (isCurrent || untilNow.test(lines[index - 1]?.folded ?? '') || untilNow.test(lines[index + 1]?.folded ?? ''))
    )
      return title;
  }
  return null;
}

/** The job held until now: its title is on the line of the dates or next to it. */
function lasting(lines: SectionLine[]): string | null {
  const experience = lines.filter((line) => line.section === 'experience' && !line.isHeading);
  for (const [index, line] of experience.entries()) {
    const now = untilNow.exec(line.folded);
    if (!now || !/(?:19|20)\d{2}/.test(line.folded)) continue;
    const neighbours = [
      line,
      experience[index - 1],
      experience[index + 1],
      experience[index - 2],
      experience[index + 2],
    ];
    for (const neighbour of neighbours) {
      // A line with a year belongs to another job.
      if (!neighbour || (neighbour !== line && /(?:19|20)\d{2}/.test(neighbour.folded))) continue;
      if (/^\s*[\u2022\u2013*-]/.test(neighbour.text)) continue;
      const title = titleIn(neighbour.text);
      if (title) return title;
    }
  }
  return null;
}

/** The job title below the name. */
function headline(lines: SectionLine[], belowName: SectionLine | null): string | null {
  const header = lines.filter(({ section, isHeading }) => section === 'header' && !isHeading).slice(0, 8);
  for (const line of belowName ? [belowName, ...header] : header) {
    if (/[@\d]/.test(line.text) || line.text.length > maxTitleLength) continue;
    const [whole = ''] = line.text.split(/\t|\s\|\s/);
    const title = whole.length <= maxHeadlineLength && isTitle(whole) ? whole.trim() : titleIn(line.text);
    if (title) return title;
  }
  return null;
}

/** The current position: as stated, else the job held until now, else the title below the name. */
export function findCurrentPosition(lines: SectionLine[], belowName: SectionLine | null): string | null {
  return stated(lines) ?? lasting(lines) ?? headline(lines, belowName);
}
