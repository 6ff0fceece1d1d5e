import type { AdvertPart } from './advert-sections';

/** A standard or a grade with its number. */
const numbered = /(?<!\S)[\p{Lu}\d-]{2,10} \p{Lu}?\d/u;

/** "SQL / Tableau / a degree", "Java / SQL", but not "knowledge of KUKA / Fanuc robots". */
function isSlashList(line: string, part: AdvertPart): boolean {
  const parts = line.split(/\s\/\s/);
  // "ISO 1101 / ASME Y14.5".
  if (parts.some((one) => numbered.test(one))) return false;
  const isName = (one: string, at: number) => /^\p{Lu}/u.test(one.split(' ').at(at === 0 ? -1 : 0) ?? '');
  return (
    part !== 'unknown' && (parts.length > 2 || parts.every((one) => one.split(' ').length < 3) || !parts.every(isName))
  );
}

/** Splits sentences and what small pictures divide, but not at the full stops of abbreviations and numbers. */
export function sentencesOf(line: string, part: AdvertPart): string[] {
  return (
    line
      .replace(/\s[:;]-?[)D](?=\s|$)/g, '.')
      // "A boat licence? Even better!"
      .replace(/\?\s+(?=(?:even better|great|super|fajnie|świetnie|tym lepiej)\b)/gi, ' – ')
      .replace(isSlashList(line, part) ? /\s\/\s/g : /$^/, '; ')
      .split(
        /;\s+|(?<=[!?])\s+|(?:[\u2700-\u27BF\u2600-\u26FF]\uFE0F?|[\u{1F300}-\u{1FAFF}]\uFE0F?|\s(?:[•|·]|\+(?![^()]*\))|\/\/)\s)+|(?<!\b(?:min|max|maks|ok|np|m\.in|kat|j|ds|tj|itp|e\.g|i\.e|approx))\.\s+(?=[\p{Lu}£€$])|(?<=\p{L}{4})(?<!godz)\.\s+(?=\d)|(?<=\p{Ll}{5})(?<!\b(?:wykszt|ekonom|specj|technicz))\.\s+(?=\p{Ll})/u,
      )
      .map((sentence) => sentence.trim())
      .filter(Boolean)
  );
}
