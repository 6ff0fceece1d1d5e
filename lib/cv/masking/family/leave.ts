import { masksOf, type Mask } from '../mask';
import { isOfOthers } from './clause';
import { isAboutWork, type PageLine } from '../page-lines';
import type { FamilyPage } from './family-page';

const kind = String.raw`(?:macierzynsk|rodzicielsk|wychowawcz|ojcowsk|tacierzynsk)(?:i|im|iego|ie|ich|y|ym|ego|a|iej|ej)`;
const kinds = String.raw`${kind}(?:(?: i |,? oraz | \/ |\/|, )${kind})*`;
const forChild = String.raw`(?: ?\([^()\n]{0,30}(?:dziec|cork|syn|child|son|daughter|baby)[^()\n]{0,30}\)| (?:nad |z |na |po urodzeniu |(?:after|following|with|for) (?:the birth of )?(?:my |our )?)(?:(?:pierwsz|drug|trzec|mlodsz|starsz)\p{L}{1,3} |first |second |third |new )?(?:dzieck\p{L}{1,2}|dzieci|cork\p{L}|syn\p{L}{0,2}|child|baby|son|daughter))?`;
/** "urlopy macierzyńskie" in the plural are those of others, but "dwa urlopy" somebody's own. */
const polish = new RegExp(
  String.raw`(?<![\p{L}])(?<value>(?:(?:dwa|trzy|2|3|oba) urlopy |urlop(?:ie|u|em)?,? )(?:na dziecko |bezplatn\p{L}{1,3} )?(?:\()?${kinds}${forChild}|(?<=(?:^|\n|[^\p{L}])(?:na|po|z|podczas) )${kinds}(?= ?(?:$|[\n.,;()\u2013-]|\d|i |oraz |od |do |w ))${forChild})(?![\p{L}])`,
  'gu',
);
const english = new RegExp(
  String.raw`(?<![\p{L}])(?<value>(?:shared )?(?:maternity|paternity|parental|adoption|mat\.?|family|child ?care|childcare)(?:(?: and | & |\/)(?:maternity|paternity|parental))?[ -](?:and parental )?(?:leave|break|sabbatical)${forChild}|(?<=(?:(?:19|20)\d\d\)?:? ?[(|\u2013\u2014-]? ?|(?<![\p{L}])on ))(?:maternity|paternity)(?= ?(?:$|[\n,;()])))(?![\p{L}])`,
  'gu',
);
/** A break that says why, as an entry of its own. */
const entry =
  /(?<=(?:^|\n|[(,;:|\t\u2013\u2014-] ?|\d )(?:na |on |przerwa: |przerwa - |break: |przerwa \p{L}+ )?)(?<value>(?:stay-at-home (?:mum|mom|mother|dad|father|parent)|full-time (?:mum|mom|mother|dad|father|parent|homemaker)|homemaker|housewife|gospodyni domowa|macierzynstwo|rodzicielstwo|ojcostwo|motherhood|parenthood|(?:kind )?urlop na dziecko|wychowawczy|macierzynski|(?:wychowanie|wychowywanie|opieka nad|urodzenie|narodziny) (?:dziec(?:i|ka|mi|kiem)|dzieckiem|syna|synem|corki|corka|wlasnymi dziecmi)|raising (?:a family|children|my \p{L}+)|birth of (?:my |our )?\p{L}{3,9}))(?= ?(?:$|[\n(),;|.\t\u2013\u2014-]|\d))/gu;
const brokenOff =
  /(?<![\p{L}])(?:przerw\p{L}{1,3}|urlop\p{L}{0,3}|zwolni\p{L}+|zrezygnow\p{L}+|rezygnacj\p{L}|zawiesi\p{L}+|nieobecno\p{L}+|powrot\p{L}{0,2}|powroci\p{L}+|wroci\p{L}+|powod\p{L}{0,2}|(?:career )?break|time (?:off|out)|gap|absence|returned|return|left|resigned|paused|away|off work)(?![\p{L}])[^\n.;]{0,40}?(?<![\p{L}])(?<value>(?:wychowani\p{L}|wychowywani\p{L}|opiek\p{L} nad|urodzeni\p{L}{1,2}|narodzin\p{L}{0,3}|macierzynstw\p{L}{1,2}|rodzicielstw\p{L}{1,2}|rais(?:e|ing)|bring(?:ing)? up|start(?:ing)? a|having|birth of|childbirth|motherhood|parenthood|family (?:reasons|commitments|responsibilities|circumstances|matters|care|illness)|childcare (?:responsibilities|commitments|obligations|issues)|caring responsibilities|(?:wzgled\p{L}{1,3}|spraw\p{L}{0,3}|powod\p{L}{1,3}|przyczyn\p{L}{0,3}|obowiazk\p{L}{1,3}|sytuacj\p{L}) rodzinn\p{L}{1,3})(?: (?:my |our |a |the |swo\p{L}{1,4} |mo\p{L}{1,4} |wlasn\p{L}{1,3} |mal\p{L}{1,4} |young |small |two |three |dwoj\p{L}{1,3} |troj\p{L}{1,3} ){0,3}(?:dziec\p{L}{1,4}|syn\p{L}{0,3}|cork\p{L}{1,3}|children|child|kids|family|son|daughter|baby|twins|blizni\p{L}{2,4}))?)(?![\p{L}])/gu;
const reasons =
  /(?<![\p{L}])(?<value>po (?:urodzeniu|narodzinach|porodzie)(?: (?:\p{L}{4,10} )?(?:dziecka|syna|synka|corki|coreczki|blizniat|dzieci))?|(?:after|following|until|before) (?:the birth of |having )(?:my |our |a )?(?:\p{L}{5,7} )?(?:child|children|baby|son|daughter|twins)|(?:i )?had (?:my|our) (?:\p{L}{5,7} )?(?:child|children|baby|son|daughter|twins)|(?:family|personal family) (?:reasons|commitments)|(?<=(?<![\p{L}])(?:due to|for|because of|owing to) (?:(?:my|our|personal|difficult|changed) )?)family circumstances|(?:wzgled\p{L}{1,3}|powod\p{L}{1,3}|przyczyn\p{L}{0,3}) (?:osobist\p{L}{1,3} i )?rodzinn\p{L}{1,3}|(?<=(?<![\p{L}])(?:due to|for|because of|owing to|my|our) )childcare (?:responsibilities|commitments|obligations|issues|arrangements))(?![\p{L}])/gu;
/** Whoever works with children looks after those of others. */
const withChildren =
  /zlob|przedszk|niani|niania|opiekun|swietlic|koloni|au pair|kancelari|prawn|babysit|nursery|animator|nann(?:y|ies)|childmind|guwernant|dom dziecka|rodzin\p{L} zastepcz|foster|teacher|nauczyciel|pedagog|polozn|midwi/u;
/** Whoever says so is no carer by trade. */
const ownEntry = /stay-at-home|full-time|homemaker|housewife|gospodyni|wlasn|(?<!\p{L})my(?!\p{L})|our|na dziecko/u;
const bullet = /^\s*[-–—*•▪●◦‣→✓>]/;
/** What a line of a break has besides the break: dates and the word itself. */
const besideEntry =
  /(?<!\p{L})(?:przerw\p{L}{1,3}(?: zawodow\p{L}{1,2}| w \p{L}+)?|(?:career )?break|urlop\p{L}{0,3}|obecnie|nadal|teraz|present|now|current|ongoing|roku|rok|r|na|on|od|do|to|from|until|since|i|and|jan\p{L}*|feb\p{L}*|mar\p{L}*|apr\p{L}*|may|june?|july?|aug\p{L}*|sep\p{L}*|oct\p{L}*|nov\p{L}*|dec\p{L}*|sty\p{L}*|lut\p{L}*|kwi\p{L}*|maj\p{L}*|cze\p{L}*|lip\p{L}*|sie\p{L}*|wrz\p{L}*|paz\p{L}*|lis\p{L}*|gru\p{L}*)(?!\p{L})|[^\p{L}]/gu;

/** Below a job the care of children is the work, unless a whole line with dates says nothing else and no one there is a carer. */
function isBreak(
  { lines, folded }: FamilyPage,
  carers: ReadonlySet<PageLine['section']>,
  { start, end }: Mask,
): boolean {
  const line = lines.find((one) => one.start <= start && start <= one.end);
  if (!line) return true;
  if (withChildren.test(line.folded)) return false;
  if (!isAboutWork(line) || ownEntry.test(folded.slice(start, end))) return true;
  const rest = folded.slice(line.start, start) + ' ' + folded.slice(end, line.end);
  const isWhole = !bullet.test(line.folded) && /\d/.test(rest) && rest.replace(besideEntry, '') === '';
  return isWhole && !carers.has(line.section);
}

/** Leaves that only parents have, and breaks for children and family. Their dates stay: a gap is no riddle then. */
export function findLeave(page: FamilyPage): Mask[] {
  const { folded, lines } = page;
  const carers = new Set(lines.filter((line) => withChildren.test(line.folded)).map(({ section }) => section));
  const entries = masksOf(folded, entry, 'FAMILY', 'value').filter((mask) => isBreak(page, carers, mask));
  const phrases = [polish, english, brokenOff, reasons].flatMap((pattern) =>
    masksOf(folded, pattern, 'FAMILY', 'value'),
  );
  return [...entries, ...phrases.filter((mask) => !isOfOthers(folded, mask))];
}
