import { anyExact, anyLatin } from '@/lib/word-lists/word-pattern';
import { masksOf, type Mask } from '../mask';
import { cellsOf, isAboutWork } from '../page-lines';
import type { FamilyPage } from './family-page';
import words from '../words/status.json';

const number = anyLatin(words.numbers);
const child = anyLatin(words.children);
/** Words that are a family status wherever they stand alone. */
const plain = anyLatin(words.plain);
/** Words that also have another meaning: "panna cotta", "single sign-on". */
const other = anyExact(words.other);
const age =
  '(?:,? ?\\(?(?:aged |age |w wieku )?\\d{1,2}(?:(?:,| i| and| &| und) \\d{1,2}){0,3}(?: lat\\w{0,2}| years?(?: old)?| l\\.)?\\)?)';
const children = `(?:(?:mam |have |having |with |z )?(?:${number} )?${anyLatin(words.whichChildren)}?${child}(?: dorosle)?${age}?)`;
const parent = String.raw`(?:${anyLatin(words.howParent)}?${anyLatin(words.parents)}(?: (?:of |to )?${children}| (?:of|to) ${number}| (?:of|to) (?:a |an |my )?[\w-]{2,20}| ${number}|(?= ?$)))`;
const joint = anyExact(words.joining);
/** "syn Kacper (12 lat)" */
const named = `(?: (?!lat)\\p{L}{2,15})?${age}?`;
const kinOf = anyLatin(words.kin);
const one = `(?:${plain}|${other}|${parent}|${children}${named}|${kinOf}${named})`;
const chain = `${one}(?:${joint}${one}){0,4}`;

const labelled = new RegExp(
  String.raw`(?<![\p{L}„"“«'])${anyExact(words.labels)}(?:\s{0,2}[:\u2013=-]\s{0,3}|\s{1,4})(?<value>${chain})(?![\p{L}-])`,
  'gu',
);
const shortLabel = new RegExp(
  String.raw`(?<=(?:^|[\n|,;\t\u2022.]) ?)${anyExact(words.shortLabels)}\s{0,2}[:\u2013-]\s{0,3}(?<value>${chain})(?![\p{L}-])`,
  'gu',
);
const countLabelled = new RegExp(
  String.raw`(?<=(?:^|[\n|,;\t\u2022]) ?)${anyExact(words.countLabels)}\s{0,2}[:\u2013=-]\s{0,3}(?<value>${anyExact(words.counts)}(?: ?\([^)\n]{1,30}\))?)(?![\p{L}\d])`,
  'gu',
);
const stated = new RegExp(
  String.raw`(?<![\p{L}])${anyExact(words.stated)}\s(?:a |an |szczesliw\w{1,2} |happily |recently )?(?<value>(?:${plain}|${parent}|${anyExact(words.statedStatus)})(?:${joint}${one}){0,4})(?![\p{L}-])(?! (?:point|person|minded|handed|source))`,
  'gu',
);
const kin = String.raw`(?:${anyLatin(words.beforeKin)}?${anyLatin(words.whichKin)}?(?:wife|husband|fiancee?|spouse|partner|girlfriend|boyfriend|zon[aąe]|mez(?:em|a)|narzeczon\w{1,2}|partnerk[aąi]|partnerem|cor(?:ka|eczka|eczkami|kami)|syn(?:em|kiem|kami|ami)|dziecmi|dzieckiem|rodzicami|parents|${children}))`;
const living = new RegExp(
  String.raw`(?<![\p{L}])${anyLatin(words.living)}(?![\p{L}])[^\n.;]{0,60}? (?:z|ze|with) (?<value>${kin}(?:,? (?:i|and|oraz) ${kin}){0,2})(?![\p{L}])`,
  'gu',
);
const childcare = new RegExp(
  String.raw`(?<=(?:^|[\n|,;\t\u2022.] ?)(?:childcare|opieka (?:nad|do) dzie(?:ci|cmi|ckiem|cka))\s{0,2}[:\u2013-]\s{0,3})(?<value>${anyExact(words.arranged)})(?![\p{L}])`,
  'gu',
);
const counted = anyLatin(words.counted);
/** "mam dwoje dzieci", "a mother of two", "dzieci odchowane": also within a sentence. */
const parenthood = new RegExp(
  String.raw`(?<![\p{L}])(?<value>${anyExact(words.having)} ${counted} (?:\p{L}{3,12} )?${child}${age}?|${anyLatin(words.parentsInSentence)} (?:of |to |von )?${counted}(?: (?:\p{L}{3,12} )?${child})?${age}?|(?:${anyExact(words.grownUp)}\w{1,3} dziec\w{1,2}|dzieci (?:sa )?(?:juz )?${anyExact(words.grownUpBefore)}\p{L})|(?:grown-up|grown up|adult|school-age) (?:children|kids|sons?|daughters?)(?= ?(?:$|[,.;\n]))|(?:children|kids|sons?|daughters?) (?:are |is |have |has )?(?:now )?(?:all )?${anyExact(words.grownUpEnglish)})(?![\p{L}])(?! (?:in|at|w|z|na|pod|per|to) ${anyExact(words.notParents)})`,
  'gu',
);
/** A relative without a name: only a capital letter tells "syn Kacper" from "child process". */
const unnamed = `(?:${plain}|${other}|${parent}|${children}|${kinOf}${age}?)`;
const unnamedCell = new RegExp(`^${unnamed}(?:${joint}${unnamed}){0,4}$`, 'u');
const wholeCell = new RegExp(`^${chain}$`, 'u');
const plainCell = new RegExp(`^(?:${plain}|${parent})(?:${joint}${one}){0,4}$`, 'u');
/** A cell with nothing but a number of children may be about a nursery. */
const onlyChildren = new RegExp(`^${children}$`, 'u');

/** Words that may also mean part of a program, a rank in a firm, or clients. */
const ambiguous = new RegExp(`^${anyExact(words.ambiguous)}$`, 'u');
const personalLabel = new RegExp(String.raw`(?<!\p{L})${anyExact(words.personalLabels)}(?!\p{L})`, 'u');

const familyLabel =
  /(?<!\p{L})(?:(?:stan|status) (?:cywilny|rodzinny)|(?:marital|family|civil) status|familienstand)(?!\p{L})/u;

/** Cells with nothing but the family status. "25 dzieci" counts only among the person's data. */
function inCells({ lines, known }: FamilyPage): Mask[] {
  return lines.flatMap((line) => {
    const cells = cellsOf(line);
    const isWhole = ({ start, end, text }: (typeof cells)[number]): boolean =>
      wholeCell.test(text) &&
      (unnamedCell.test(text) || / \p{Lu}/u.test(line.text.slice(start - line.start, end - line.start)));
    const isPersonal = (): boolean =>
      !isAboutWork(line) || known.some(({ start, end }) => start < line.end && end > line.start);
    const isStatusLine = (): boolean => cells.some(({ text }) => !ambiguous.test(text)) && cells.every(isWhole);
    return cells
      .filter((one, index) => {
        if (ambiguous.test(one.text) && !personalLabel.test(line.folded)) {
          return isStatusLine() || (cells.length === 1 && !isAboutWork(line) && !one.text.startsWith('partner'));
        }
        if (plainCell.test(one.text)) return true;
        if (!isWhole(one)) return false;
        const beside = [cells[index - 1], cells[index + 1]].filter((cell) => cell !== undefined);
        if (beside.some((cell) => plainCell.test(cell.text)) || (familyLabel.test(line.folded) && isPersonal()))
          return true;
        return [one, ...beside].some((cell) => isWhole(cell) && !onlyChildren.test(cell.text)) && isPersonal();
      })
      .map(({ start, end }): Mask => ({ start, end, kind: 'FAMILY' }));
  });
}

/** Finds family status and children, where the text says them of the person. */
export function findStatus(page: FamilyPage): Mask[] {
  const patterns = [labelled, shortLabel, countLabelled, stated, parenthood, childcare, living];
  return [...patterns.flatMap((pattern) => masksOf(page.folded, pattern, 'FAMILY', 'value')), ...inCells(page)];
}
