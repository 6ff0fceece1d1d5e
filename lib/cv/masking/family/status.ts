import { masksOf, type Mask } from '../mask';
import { cellsOf, isAboutWork } from '../page-lines';
import type { FamilyPage } from './family-page';

const number =
  '(?:\\d|jedn\\w{1,4}|dwie|dwoje|dwojk\\w{1,2}|dwoch|dwojga|troje|trojk\\w{1,2}|trojga|trzech|czworo|czworga|czworka|jedna|one|two|three|four|five|a|an|ein|eine|zwei|drei|двоє|троє|одн[ае])';
const child =
  '(?:dziec\\w{1,3}|dzieck\\w{1,2}|children|child|kids?|toddlers?|teenagers?|infant|syn(?:a|ow|em|ka|kiem|owie)?|cor(?:k[aieo]|ek|eczk\\w{1,2})|sons?|daughters?|babies|baby|twins|blizniat\\w{0,2}|blizniakow|kinder|kind|tochter|sohne?|girls|boys|діт(?:еи|и)|дитина|син(?:а|и|ів)?|доньк?\\p{L}{1,2})';
/** These are a status wherever they stand by themselves. */
const plain =
  '(?:mezatk\\w|zonat\\w{1,3}|zamezn\\w{1,2}|niezamezn\\w{1,2}|niezonaty|rozwiedzion\\w{1,2}|rozwodk\\w|rozwodnik\\w{0,2}|po (?:rozwodzie|slubie)|wdow(?:iec|cem|a|ca)|bezdzietn\\w{1,2}|bez (?:zobowiazan(?: rodzinnych)?|dzieci)|stan wolny|stanu wolnego|(?:w )?(?:wolnym |nieformalnym |szczesliwym )?(?:zwiaz(?:ku|ek)(?: malzenski(?:m)?| partnerski(?:m)?| nieformalny(?:m)?)?|separacji|konkubinacie|malzenstwie)|zareczon\\w{1,2}|never married|newly ?wed|unmarried|divorced|divorcee|widow(?:ed|er)|childless|ledig|verheiratet|geschieden|verwitwet|keine kinder|заміжня|незаміжня|одружен\\p{L}{1,2}|неодружен\\p{L}{1,2}|розлучен\\p{L}{1,2}|вдів?[ео]ць|вдова|no (?:children|kids|dependants|dependents|family commitments)|cohabiting|in a (?:long-term )?relationship|in a civil partnership|mam (?:meza|zone))';
/** These also have another meaning: "panna cotta", "single sign-on". */
const other =
  '(?:kawaler(?:em)?|pann[aąey]|wolny|wolna|(?:happily |recently )?married(?: to \\p{L}{2,15})?|engaged to be married|verheiratet mit \\p{L}{2,15}|single|separated|engaged|widow|civil partner(?:ship|ed)?|partnered|malzonka?)';
const age =
  '(?:,? ?\\(?(?:aged |age |w wieku )?\\d{1,2}(?:(?:,| i| and| &| und) \\d{1,2}){0,3}(?: lat\\w{0,2}| years?(?: old)?| l\\.)?\\)?)';
const children = `(?:(?:mam |have |having |with |z )?(?:${number} )?(?:\\w{2,8}letni\\w{0,3} |\\w{1,6}-year-old |doroslych |doroslymi |dorosle |doroslego |dorosly |dorosla |doroslych |odchowan\\w{1,4} |twin |malych |male |malego |malej |adult |young |small |grown-up |school-age |nastoletni\\w{0,3} )?${child}(?: dorosle)?${age}?)`;
const parent = `(?:(?:samotn\\w{1,2} |single |proud |happy |busy |working |szczesliw\\w{1,2} |dumn\\w{1,2} )?(?:matk\\w|mam[aąy]|mama|ojcem|ojciec|tat[aąy]|mother|mum|mom|father|dad|parent|rodzic\\w{0,2})(?: (?:of |to )?${children}| (?:of|to) ${number}| (?:of|to) (?:a |an |my )?[\\w-]{2,20}| ${number}|(?= ?$)))`;
const joint = '(?:,? (?:i|and|with|z|oraz|&|plus) |,? |; | \\/ |\\/)';
/** "syn Kacper (12 lat)" */
const named = `(?: (?!lat)\\p{L}{2,15})?${age}?`;
const kinOf =
  '(?:(?:mam )?zon[aey]|(?:mam )?(?:maz|meza)|wife|husband|partner(?:k[ai])?|fiancee?|narzeczon\\w{1,2}|дружина|чоловік)';
const one = `(?:${plain}|${other}|${parent}|${children}${named}|${kinOf}${named})`;
const chain = `${one}(?:${joint}${one}){0,4}`;

const labelled = new RegExp(
  `(?<![\\p{L}„"“«'])(?:(?:stan|status) (?:cywilny|rodzinny|matrymonialny)|sytuacja rodzinna|marital status|civil status|family status|familienstand|relationship status|сімеинии стан)(?:\\s{0,2}[:\\u2013=-]\\s{0,3}|\\s{1,4})(?<value>${chain})(?![\\p{L}-])`,
  'gu',
);
const shortLabel = new RegExp(
  `(?<=(?:^|[\\n|,;\\t\\u2022.]) ?)(?:rodzina|family|status|personal|prywatnie|privately|zycie prywatne)\\s{0,2}[:\\u2013-]\\s{0,3}(?<value>${chain})(?![\\p{L}-])`,
  'gu',
);
const countLabelled =
  /(?<=(?:^|[\n|,;\t\u2022]) ?)(?:(?:liczba )?dzieci|dependants?|dependents?|children|(?:number|no\.?) of children|kids)\s{0,2}[:\u2013=-]\s{0,3}(?<value>(?:\d|brak|none|no\b|tak|yes|nie\b|jedno|dwoje|troje|one|two|three)(?: ?\([^)\n]{1,30}\))?)(?![\p{L}\d])/gu;
const stated = new RegExp(
  `(?<![\\p{L}])(?:jestem|i am|i'm|i’m|prywatnie(?: jestem)?|privately|also|(?:she|he)(?: is|'s))\\s(?:a |an |szczesliw\\w{1,2} |happily |recently )?(?<value>(?:${plain}|${parent}|(?:kawalerem|panna|mezem|zona|wdowcem|married|separated|engaged|single))(?:${joint}${one}){0,4})(?![\\p{L}-])(?! (?:point|person|minded|handed|source))`,
  'gu',
);
const kin = `(?:(?:my |our |moj\\w{1,3} |nasz\\w{0,3} |swoj\\w{1,3} |his |her )?(?:baby |little |young |\\w{2,9}nim |mal\\w{1,3} )?(?:wife|husband|fiancee?|spouse|partner|girlfriend|boyfriend|zon[aąe]|mez(?:em|a)|narzeczon\\w{1,2}|partnerk[aąi]|partnerem|cor(?:ka|eczka|eczkami|kami)|syn(?:em|kiem|kami|ami)|dziecmi|dzieckiem|rodzicami|parents|${children}))`;
const living = new RegExp(
  `(?<![\\p{L}])(?:mieszka\\w{0,8}|zyj[ea]|liv(?:e|es|ing)|resid(?:e|es|ing)|relocat\\w{1,3}|przeprowadz\\w{1,6})(?![\\p{L}])[^\\n.;]{0,60}? (?:z|ze|with) (?<value>${kin}(?:,? (?:i|and|oraz) ${kin}){0,2})(?![\\p{L}])`,
  'gu',
);
const childcare =
  /(?<=(?:^|[\n|,;\t\u2022.] ?)(?:childcare|opieka (?:nad|do) dzie(?:ci|cmi|ckiem|cka))\s{0,2}[:\u2013-]\s{0,3})(?<value>(?:arranged|sorted|covered|in place|available|zapewnion\p{L}|zorganizowan\p{L}|mam))(?![\p{L}])/gu;
const counted =
  '(?:[1-9]|jedno|jedna|dwie|dwoje|dwojk\\w{1,2}|dwojga|dwoch|troje|trojk\\w{1,2}|trojga|trzech|czworo|czworga|one|two|three|four|five)';
/** "mam dwoje dzieci", "a mother of two", "dzieci odchowane": also within a sentence. */
const parenthood = new RegExp(
  `(?<![\\p{L}])(?<value>(?:mam|posiadam|i have|we have|i've|have|has) ${counted} (?:\\p{L}{3,12} )?${child}${age}?|(?:matk\\w|mam[aąy]|ojc(?:em|iec|a)|tat[aąy]|mother|mum|mom|father|dad|parents?|mutter|vater) (?:of |to |von )?${counted}(?: (?:\\p{L}{3,12} )?${child})?${age}?|(?:(?:dorosl|odchowan|samodzieln|usamodzielnion)\\w{1,3} dziec\\w{1,2}|dzieci (?:sa )?(?:juz )?(?:odchowan|dorosl|samodzieln|usamodzielnion|duz)\\p{L})|(?:grown-up|grown up|adult|school-age) (?:children|kids|sons?|daughters?)(?= ?(?:$|[,.;\n]))|(?:children|kids|sons?|daughters?) (?:are |is |have |has )?(?:now )?(?:all )?(?:grown(?:[ -]up)?|left home|flown the nest|(?:in|at) school(?= ?(?:$|[,.;\n]))))(?![\\p{L}])(?! (?:in|at|w|z|na|pod|per|to) (?:my|the|a|our|each|class|group|grup|room|klas|przedszk|zlob|swietl|opiek|oddzial|care))`,
  'gu',
);
/** "child process" is a cell like "syn Kacper" but for the capital. */
const unnamed = `(?:${plain}|${other}|${parent}|${children}|${kinOf}${age}?)`;
const unnamedCell = new RegExp(`^${unnamed}(?:${joint}${unnamed}){0,4}$`, 'u');
const wholeCell = new RegExp(`^${chain}$`, 'u');
const plainCell = new RegExp(`^(?:${plain}|${parent})(?:${joint}${one}){0,4}$`, 'u');
/** A cell of numbers of children alone may be about a nursery. */
const onlyChildren = new RegExp(`^${children}$`, 'u');

/** Words that also stand for parts of a program, a rank in a firm, or whom the work is with. */
const ambiguous =
  /^(?:partner(?:k[ai])?(?: \p{L}+)?|child|children|kids?|parents?|dziecko|dzieci|rodzice?|mother|father|mum|mom|dad|matka|mama|ojciec|tata|syn|corka|sons?|daughters?|infant|toddlers?|teenagers?|baby|babies|twins)$/u;
const personalLabel =
  /(?<!\p{L})(?:dane osobowe|personal (?:data|details|information)|stan cywilny|status|rodzin[ay]|family|prywatnie|urodz\p{L}*|ur\.|born|wiek|age|narodowosc|obywatelstwo|nationality)(?!\p{L})/u;

const familyLabel =
  /(?<!\p{L})(?:(?:stan|status) (?:cywilny|rodzinny)|(?:marital|family|civil) status|familienstand)(?!\p{L})/u;

/** Cells that say nothing else than the family status. "25 dzieci" says so only among the person's data. */
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

/** Family status and children, where they are said of the person. */
export function findStatus(page: FamilyPage): Mask[] {
  const patterns = [labelled, shortLabel, countLabelled, stated, parenthood, childcare, living];
  return [...patterns.flatMap((pattern) => masksOf(page.folded, pattern, 'FAMILY', 'value')), ...inCells(page)];
}
