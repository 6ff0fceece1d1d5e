import { foldSameLength } from '../../../../cv/profile/fold-same-length.ts';
import type { EducationLevel } from '../lexicon/degrees';
import { fieldFamilies, fieldsIn, isUmbrella } from '../lexicon/fields-of-study.ts';
import type { ConditionParser } from './condition';
import { allPieces, parseTerms } from './parse-terms.ts';

const recognised =
  /\b(?:wyksztalceni\w*|studi(?:a|ow)\b(?! przypad)|dyplom\w*|degrees?|bachelor\w*|master'?s|master\u2019s|absolwent\w*|graduate|diploma|(?:b|m)\.?\s?sc|(?:b|m)\.?\s?eng|ll\.?b|m(?:pharm|chem|phys|ba)|ph\.?d|hn[dc]|higher education|university education|tytul (?:magistra|inzyniera|licencjata)\w*|matur[ay])\b/;

const levelPatterns: [RegExp, EducationLevel][] = [
  [/zawodow|zasadnicz|vocational|branzow|czeladni|journeyman/, 1],
  [/sredni|matur|secondary|high school|\btechnika?\b/, 2],
  [/\bhn[dc]\b/, 2.5],
  [
    /\bb\.?\s?(?:sc|eng|a)\b|ll\.?b|wyzsz|licencja|inzynier|bachelor|degree|university|graduate|absolwent|studi|higher|dyplom|diploma/,
    3,
  ],
  [/m\.?\s?sc|m\.?\s?eng|m(?:pharm|chem|phys|ba)\b|magist|\bmgr\b|master/, 4],
  [/doktor|ph\.?d|doctor/, 5],
];

const educationWords =
  /\b(?:wyksztalceni\w*|wyzsz\w*|sredni\w*|zawodow\w*|zasadnicz\w*|magistersk\w*|magist\w*|licencja\w*|inzyniersk\w*|studi\w*|ukoncz\w*|dyplom\w*|degrees?|bachelor(?:'s|\u2019s|s)?|master(?:'s|\u2019s|s)?|absolwent\w*|graduates?|diploma|higher|education|university|college|kierun\w*|kierunkow\w*|preferowan\w*|profil\w*|specjalno\w*|wydzial\w*|min\w*|tytul\w*|matur\w*|secondary|vocational|uczelni\w*|relevant|related|discipline|subject|field|wyzej|science(?! )|minimum|level|technika?|dziedzin\w*|kierunek|a |an |ph\.?d|doktor\w*|(?:b|m)\.?\s?sc|(?:b|m)\.?\s?eng|ll\.?b|gdl|conversion|course|m(?:pharm|chem|phys|ba)|hn[dc])\b/g;
/** "lub pokrewne", "or related": a field of the same family will do. */
const openField =
  /\b(?:lub|or|i|oraz|albo) (?:a |an )?(?:kierunek |dziedzin\w+ )?(?:pokrewn\w*|podobn\w*|zblizon\w*|related|similar|equivalent|relevant|inn\w*)(?: (?:\w+ )?(?:qualifications?|kwalifikacj\w*|uprawnien\w*))?\b/g;

/** "Or a construction-related subject": a field of that family. */
const relatedTo = /\b(\w+)-related\b/;

/** "Wyższe lub w trakcie studiów", "degree completed or in progress". */
const underWay =
  /\b(?:lub|albo|badz|or) (?:\w+ ){0,2}(?:w trakcie|student\w*(?: studi\w+)?|studiuj\w*|in progress|under way|working towards|studying)\b|\bstudent\w* (?:ostatni|[iv1-5]+\.? rok)/;

/** The lowest level of a choice, else the highest one named. */
function levelIn(folded: string): EducationLevel {
  const levels = levelPatterns.filter(([words]) => words.test(folded)).map(([, level]) => level);
  if (levels.length === 0) return 1;
  const isChoice = /\b(?:lub|or|albo|badz)\b|\/|\bmin/.test(folded.replace(openField, ''));
  return (isChoice ? Math.min(...levels) : Math.max(...levels)) as EducationLevel;
}

/** Education: a level, and its fields. */
export const education: ConditionParser = (clause) => {
  const folded = foldSameLength(clause);
  if (!recognised.test(folded)) return null;
  const blank = (found: string) => ' '.repeat(found.length);
  const fields = folded.replace(openField, blank).replace(underWay, blank).replace(educationWords, blank);
  const kept = [...fields].map((character, index) => (character === ' ' ? ' ' : clause.charAt(index))).join('');
  return {
    condition: {
      kind: 'education',
      level: levelIn(folded),
      fields: allPieces(parseTerms(kept)),
      families: fieldFamilies(relatedTo.exec(folded)?.[1] ?? folded),
      isFamilyEnough: folded.search(openField) >= 0 || relatedTo.test(folded) || isUmbrella(folded),
      named: fieldsIn(folded),
      isUnderWayEnough: underWay.test(folded),
    },
    rest: '',
  };
};
