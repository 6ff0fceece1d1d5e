import { anyOf } from '@/lib/word-lists/word-pattern';
import words from './words/other-people.json';

/** Who else does a thing, in English: the last word, after "my", "the" or an adjective. */
const who = `${anyOf(words.others)}(?:'s?)?(?: (?:team|department|people|office|staff|colleagues?))?`;
const before =
  "(?:(?:the|my|our|an?|another|other|some|all|his|her|their|local|external|outside|central|senior|licensed|separate|\\w+(?:al|ed|or|ing|er'?s|t's)) ){0,3}";
const whoElse = `${before}${who}`;
/** "Somebody else", in Polish in the nominative. */
const notMe =
  '(?!me\\b|myself\\b|hand\\b|using\\b|\\w+ing\\b|\\d|(?:the|end|every|each) (?:\\d|\\w+th\\b|end\\b|deadline|day|week|month))';
const done = anyOf(words.doneBy);
const kto = anyOf(words.othersInPolish);
/** A verb of somebody else, present or past: "prowadzi", "zajmowała się". */
const robi = `(?!(?:nie|material|profil|styl|skala|szkola|kontrola|sala)\\b)${anyOf(words.verbsOfOthers)}`;
const between =
  '(?:(?:sie|tym|nim|nia|to|je|ja|go|ich|nimi|u nas|za to|za mnie|za nas|zawsze|teraz|u|nas|w \\w+|osobn[aey]|zewnetrzn\\w+|wylacznie|tylko|starsi|nasz[ae]?|moj[ae]?|dwoch|inn[aey]|caly|glown\\w+|nasza|dedykowan\\w+) ){0,4}';

/** The items that follow in a list: ", invoices and post". */
const items = '(?:,? (?:\\w+ )?\\w+(?=,| (?:i|oraz|and|or) )){0,3}';

/** What stands behind a thing that somebody else does, in its clause. */
export const doneByOthers = new RegExp(
  [
    `^[^.;,]{0,60} (?:is|are|was|were|been|being) (?:\\w+ly |now |all )?(?:${done}|\\w{2,}ed) (?:\\w+ )?by ${notMe}`,
    `^\\W*(?:\\w[\\w-]* ){0,5}${done} (?:in|at|by) ${whoElse}\\b|^\\W*(?:\\w[\\w-]* ){0,5}${done} by ${notMe}`,
    `^\\W*(?:\\w[\\w-]* ){0,4}(?:comes?|came) (?:ready )?from ${whoElse}\\b`,
    `^\\W*(?:\\w[\\w-]* ){0,4}(?:is|are|was|were) (?:the|my|our|an?) (?:[\\w']+ ){0,2}(?:job|task|duty|responsibility|area) of (?!me|my)|^\\W*(?:\\w[\\w-]* ){0,5}(?:is|are|was|were) (?!my\\b|one of my\\b)(?:[\\w-]+ ){0,3}[\\w-]+'s? (?:job|task|duty|responsibility|area|side|business)\\b`,
    `^\\W*(?:\\w[\\w-]* ){0,2}(?:belongs? to|(?:sits?|sat|lies|lay|rests?|stay(?:s|ed)?|remain(?:s|ed)?) with) (?!me\\b|my\\b)`,
    `^ ?[:,–-] (?:my|our|the|an?) (?:\\w+ ){1,3}\\w+(?:s|ed) (?:after |over |with )?(?:it|this|that|them|these)\\b`,
    `^${items}[^.;,]{0,40} (?:poza moi\\w+|outside my|beyond my|above me|not (?:a |in |within )?(?:part of |scope of )?my (?:job|task|area|role|responsibility))\\b`,
    `^\\W*(?:\\w+ ){0,2}(?:zlecamy|zlecam|zlecalismy|zamawiam u|oddajemy|powierzamy)\\b`,
    `^\\W*(?:\\w+ ){0,2}?${robi} u nas (?!sie\\b|tez\\b|takze\\b)\\w+`,
    `^\\W*(?:\\w+ ){0,4}?(?:(?:ale|a|lecz) )?${robi} ${between}${kto}\\b`,
    `^(?: \\w+){0,4} (?:jest|sa|byl[aoy]?|byly|zostaje?) (?:\\w+ ){1,3}(?:przez (?!mnie)|w (?:dziale|centrali|biurze|zespole)\\b)`,
    `^(?: \\w+){0,2} (?:dostaj\\w+|otrzymuj\\w+|dostawal\\w*) (?:\\w+ )?gotow\\w+`,
    `^(?: (?!and\\b|or\\b)[\\w-]+){0,3} (?:is|are|was|were) (?:handled by |done by |with )?(?:an? |the )?(?:separate|different|another|other) (?:team|crew|shift|department|unit|function|company|person|role|people)`,
    `^(?: \\w+){0,2} (?:(?:is|are|was|were) )?(?:excluded|not included|reserved for (?!me\\b|us\\b))|^(?: \\w+){0,2} (?:zastrzezon\\w+|zarezerwowan\\w+) dla (?!mnie\\b|nas\\b)`,
    `^(?: (?!and\\b|then\\b)[\\w-]+){0,3} (?:go(?:es)?|went|pass(?:ed)? on|passed|handed over|forwarded|transferred|redirected|delegated|runs? through) (?:on |over |straight |directly )?(?:to )?(?:${whoElse}|(?:the |our )?[\\w-]+ (?:desk|team|department))\\b`,
    `^(?: (?!i\\b|oraz\\b)\\w+){0,2} (?:przekazuje|przekazujemy|przekazywal\\w*|odsylam|odsylal\\w*|kieruje|kierowal\\w*) (?:\\w+ ){0,3}(?:do|dalej)\\b`,
    `^(?: \\w+){0,2} (?:to (?:juz |raczej )?(?:zadani[ea]|rola|obowiaz\\w+|spraw[ay]|domena) (?!moj)|(?:nalez\\w+ do|lez\\w+ po stronie|spoczyw\\w+ na) (?!mnie|moi|mego|mojej))\\w+`,
  ].join('|'),
);

/** "…, not by me", "…, nie do naszego oddziału": the thing is another's, and so is a list that ends with it. */
export const notOurs = new RegExp(
  `^${items}[^,;:]{0,80}[,–—-] (?:a |and |but )?(?:not (?:(?:by|to|with|for|on|in) )?(?:me|us|mine|ours|(?:my|our) (?!only|first|main)\\w+)|nie (?:(?:do|przez|po|u|dla|na|w) )?(?:mnie|nas|ja|my|nasz\\w*|moj\\w*|moich|mojego|mojej))\\b`,
);

/** What stands before a thing that somebody else does: "the Head of Marketing owns the". */
export const othersDo = new RegExp(
  [
    `\\b(?:that|which) (?:others|${whoElse}) (?:(?:had|have|has) )?(?:\\w+ed (?:\\w+ ){0,3})?$|\\bthat others \\w+ed (?:\\w+ ){0,3}$`,
    `(?:^|[;:,(] ?|\\b(?:and|but|while|as|because|so) )(?:the|my|our|an?|another) (?:[\\w-]+ ){0,2}(?:colleague|manager|boss|supervisor|lead|head of \\w+|director|department|agency|contractor|provider|accountant|partner)s? (?:\\w+ly )?(?:owns?|owned|runs?|ran|does|did|handles?|handled|leads?|led|prepares?|prepared|makes?|made|writes?|wrote|keeps?|kept|signs?|signed|manages?|managed|holds?|held|look(?:s|ed)? after|takes? care of|took care of|is responsible for|decides?) (?:\\w+ ){0,2}$`,
    `(?:^|[;:,(] ?|\\b(?:a|ale|bo|gdyz) )(?:\\w+ )?(?:kolega|kolezanka|szef\\w*|przelozon[ay]|osobny dzial|dzial \\w+|kierownik|agencja|centrala|ktos inny|kto inny) (?:\\w+ ){0,1}(?:prowadzi|robi|zajmuje sie|odpowiada za|wykonuje|przygotowuje|prowadzil|prowadzila|robil|robila)a? (?:\\w+ ){0,1}$`,
  ].join('|'),
);

const it = anyOf(words.things);
const to = anyOf(words.thingsInPolish);
/** A later clause that denies the thing without naming it again: "I have not done that job", "no commercial work in it". */
export const deniedAgain = new RegExp(
  [
    `[,;:–—-] (?:[a-z' ]{0,25} )?(?:no|never|not|\\w+n't)\\b[^.;,]{0,40}\\b(?:(?:in|with|at|of|for|about|to) (?:it|them|any)|(?:these|those) ${it}|(?:used|touched|tried|opened|done|seen|learn\\w+) (?:it|them|one)|(?:that|this) ${it}|any of (?:it|them|these|those)|part in (?:it|them))\\b`,
    `[,–—-] (?:\\w+,? ){0,2}?(?:ktor\\w+|which) (?:\\w+ ){0,2}(?:nie|nigdy|not|never|haven) (?!quite|only|tylko|mniej)`,
    `^[^.;:–—]{0,60} [–—-] (?:i |ja )?(?:nie|nigdy|don't|never|haven't|not)\\b(?: (?!tylko|only)\\w+){1,3}\\W*$`,
    `[,;–—-] (?:but |ale )?(?:i )?(?:do not|don't|haven't|have not|nie) (?:yet |currently |jeszcze )?(?:have|hold|got|posiadam|mam) (?:it|one|them|go|jej|ich)\\b`,
    `\\b(?:tej|tego|tych|te|tym|taki\\w*) ${to} (?:\\w+ ){0,2}nie (?:\\w+ )?\\w+`,
    `[,;:–—-] (?:\\w+ ){0,3}(?:nie|nigdy|zadn\\w+|bez)\\b(?![^.;,]{0,40}(?:problem|klopot|trudnos|zastrzez|obaw))[^.;,]{0,40}\\b(?:[wz] ni(?:m|ej|ch|mi|a)|(?:tej|tego|tych|te|tym) ${to})\\b`,
    `[,;–—-] (?:and |but )?i (?:was|am)(?: not|n't) (?:\\w+ )?(?:involved|part of (?:it|that|this))|[,;–—-] (?:\\w+ ){0,2}bez mojego udzialu`,
    `^[^,;]{0,60}, (?:(?:sam[ao]?|ja|i|go|ich|jej|tego|juz|jeszcze|dotad|osobiscie|wcale) ){0,2}(?:nie|nigdy|never|not) (?:\\w+ ){0,2}(?:znam|mowie|uzywa\\w+|pracowa\\w+|robi\\w*|prowadz\\w+|umiem|potrafie|korzysta\\w+|stosuj\\w*|zajmowa\\w+|known?|used?|done|speak)\\W*$`,
  ].join('|'),
);
