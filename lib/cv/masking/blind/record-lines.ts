import { masksOf, type Mask } from '../mask';
import type { BlindPage } from './blind-page';

const start = String.raw`(?<![\p{L}„"“«'])`;
const colon = String.raw`(?:\s{0,3}[:\u2013=-]\s{0,3}|\s{1,3})`;

const sex = new RegExp(
  String.raw`${start}(?:plec|sex|gender|geschlecht)${colon}(?<value>kobiet\w?|mezczyzna|zenska|meska|female|male|woman|man|weiblich|mannlich|non-binary|[kmf](?![\p{L}\d]))`,
  'gu',
);
/** "(she/her)", "he/him/his" */
const pronouns =
  /(?<![\p{L}/])(?<value>(?:she|he|they|ona|on) ?\/ ?(?:hers?|him|his|them|theirs|jej|niej|jego|jemu|niego)(?: ?\/ ?(?:hers|his|theirs|jej|jego))?)(?![\p{L}/])/gu;

/** A sex, or a way to address the person, in a cell of its own or after its label. */
const sexCell = /(?<=(?:^|[\n|,;\t\u2022]) ?)(?<value>kobieta|mezczyzna|female|male)(?= ?(?:$|[\n|,;\t\u2022]))/gu;
const addressed =
  /(?<=(?:^|[\n|;\t\u2022]) ?)(?:title|salutation|tytul(?: grzecznosciowy)?|zwrot(?: grzecznosciowy)?|forma grzecznosciowa|zaimki|pronouns)\s{0,2}[:\u2013-]\s{0,3}(?<value>pani|pan|mrs|mr|ms|miss|mx|she|he|they|ona|on)(?![\p{L}/])/gu;
/** "Polka", "jestem Ukrainką", "British passport holder" */
const people =
  /(?<=(?:^|[\n|,;\t\u2022]) ?|jestem |i am (?:a |an )?|i'm (?:a |an )?)(?<value>pol(?:ka|ak|ka,)|polakiem|polka|ukrain(?:iec|ka|cem)|bialorusin(?:ka|em)?|rosjan(?:in|ka)|niem(?:iec|ka)|wietnam(?:czyk|ka)|gruzin(?:ka)?|hindus(?:ka)?|litwin(?:ka)?|czech|czeszka|slowak|slowaczka|angli(?:k|czka)|irland(?:czyk|ka)|francuz(?:ka)?|hiszpan(?:ka)?|wloch|wloszka|rumun(?:ka)?|bulgar(?:ka)?|turczynka|turek|chin(?:czyk|ka)|amerykan(?:in|ka)|kanadyj(?:czyk|ka)|moldawian(?:in|ka)|ormian(?:in|ka)|kazach|filipin(?:czyk|ka)|nepal(?:czyk|ka)|nigeryj(?:czyk|ka)|brit|pole|irishman|irishwoman|scot)(?= ?(?:$|[\n|,;.\t\u2022]))/gu;
const holder =
  /(?<![\p{L}])(?<value>(?!eu |valid |full |clean )[a-z]{4,12} passport(?: holder)?|(?:dual|podwojne) (?:national(?:ity)?|citizen(?:ship)?|obywatelstwo)(?: ?\([^)\n]{2,30}\)|: ?\p{L}+(?:[ /,&-]{1,4}(?:and |i )?\p{L}+)?)?|narodowosci \p{L}{4,14}(?:skiej|ckiej)|(?:polish|british|irish|ukrainian|german|indian|french|spanish|italian|american|nigerian|pakistani|czech|slovak|belarusian|russian|romanian|portuguese|dutch|swedish|norwegian|danish|chinese|vietnamese|turkish) (?:nationality|citizenship|by birth))(?![\p{L}])/gu;

const adjective = String.raw`(?:(?:\p{L}\.){2,4}|\p{L}{2,20}(?:[ -]\p{L}{2,20})?)`;
const nationality = new RegExp(
  String.raw`${start}(?:narodowosc|obywatelstwo|przynaleznosc panstwowa|nationality|nationalities|citizenship|citizen of|staatsangehorigkeit|nationalitat|громадянство|національність)\s{0,2}[:\u2013=-]\s{0,3}(?<value>${adjective}(?:\s?(?:[,/&+]|i|and|oraz)\s?${adjective})?)`,
  'gu',
);
/** "polskie obywatelstwo", "Romanian-born", "paszport ukraiński", "of Indian origin" */
const origin =
  /(?<![\p{L}])(?<value>\p{L}{3,14}(?:skie|ckie|skiego|ckiego|skim|ckim) obywatelstw\p{L}{1,3}|obywatelstw(?:o|a|em) \p{L}{3,14}(?:skie|ckie|skiego|ckiego|skim|ckim)(?:(?: i|,| oraz) \p{L}{3,14}(?:skie|ckie|skiego|ckiego))?|paszport\p{L}{0,3} \p{L}{3,14}(?:ski|cki)\p{L}{0,3}|\p{L}{3,14}(?:ski|cki)\p{L}{0,3} paszport\p{L}{0,3}|[a-z]{4,12}-born|of [a-z]{4,12} (?:origin|descent|heritage)|[a-z]{4,12} by (?:birth|origin|nationality)|z pochodzenia \p{L}{4,16}|citizen of (?:the )?[a-z]{3,14}|national of (?:the )?[a-z]{3,14})(?![\p{L}])/gu;

/** Without a colon, at the beginning of a cell: "Narodowość polska". */
const bareNationality =
  /(?<=(?:^|[\n|,;\t\u2022]) ?)(?:narodowosc|obywatelstwo|nationality|citizenship|громадянство) (?<value>\p{L}{4,20})(?= ?(?:$|[\n|,;.\t\u2022]))/gu;
/** "Polish national", "U.S. citizen", "obywatelka Ukrainy" */
const national =
  /(?<![\p{L}.-])(?<value>(?:(?!national|foreign|senior|local|non|good|every|private|global|world|a\b|the\b)[a-z][a-z.]{1,14} (?:national|citizen)(?=$|[\s,.;|)])(?! (?:of|team|bank|health|service|trust|grid|geographic|parks?|lottery|express|sales|account|key|park|curriculum|insurance|guard|museum|gallery|theatre|advice|science|engagement|services|support|portal|charter|development)))|obywatel(?:ka|em|ka)? (?:rp|ue|polski|ukrainy|bialorusi|rosji|niemiec|indii|gruzji|\p{L}{4,16}(?:i|y|a|ii)))(?![\p{L}])/gu;
/** The value of a column of labels, as far below. */
const emptyLabel = /(?:narodowosc|obywatelstwo|nationality|citizenship)\s{0,2}:?\s*$/;
const bareAdjective = /^\s*\p{L}{2,14}(?:skie|ckie|ska|cka|ski|cki|ish|ian|ean)\s*$/u;
const columnHeight = 12;

const military = new RegExp(
  String.raw`${start}(?<value>(?:(?:uregulowany )?stosunek do (?:zasadniczej )?sluzby wojskowej|(?:obowiazkowa|zasadnicza) sluzba wojskowa|sluzba wojskowa|military (?:service|status|obligation)s?|compulsory military service)(?:${colon}(?:uregulowan\p{L}|nieuregulowan\p{L}|odbyt\p{L}|spelnion\p{L}|zwolnion\p{L}|nie dotyczy|przeniesion\p{L} do rezerwy|(?:w )?rezerw\p{L}|completed|exempt\p{L}{0,3}|done|settled|fulfilled|discharged))?)(?![\p{L}])`,
  'gu',
);
const photograph =
  /(?<=(?:^|\n)[^\p{L}\n]{0,4})(?<value>(?:zdjecie|fotografia|fot\.|photo(?:graph)?|picture|headshot)(?:\s{0,2}[:\u2013(-][^\n]{0,80}|(?= {0,3}(?:$|\n))))/gu;

/** A value that stands below, where a column of labels was read before the column of their values. */
function inColumns({ lines }: Pick<BlindPage, 'lines'>): Mask[] {
  const label = lines.findIndex(({ folded }) => emptyLabel.test(folded));
  if (label < 0) return [];
  return lines
    .slice(label + 1, label + columnHeight)
    .filter(({ folded }) => bareAdjective.test(folded))
    .map(({ start: from, end }) => ({ start: from, end, kind: 'TRAIT' as const }));
}

/** Nationality and origin, as labels, cells and sentences tell them. A permit to work stays: it is asked for. */
export function findOrigin(page: Pick<BlindPage, 'folded' | 'lines'>): Mask[] {
  const patterns = [nationality, bareNationality, national, people, holder, origin];
  return [...patterns.flatMap((pattern) => masksOf(page.folded, pattern, 'TRAIT', 'value')), ...inColumns(page)];
}

/**
 * Lines of a personal record: sex, nationality, the attitude to military service, which tells the sex, and the caption of a
 * photograph. A permit to work stays: it is asked for.
 */
export function findRecordLines(page: BlindPage): Mask[] {
  const { folded, isOwn } = page;
  const found = [sex, sexCell, addressed, pronouns, photograph].flatMap((pattern) =>
    masksOf(folded, pattern, 'TRAIT', 'value'),
  );
  const soldier = masksOf(folded, military, 'TRAIT', 'value').filter((mask) => isOwn(mask.start));
  return [...findOrigin(page), ...found, ...soldier];
}
