import type { MaskedPage } from '../context';
import type { Mask } from '../mask';

interface Field {
  /** Alternatives, folded. */
  label: string;
  kind: Mask['kind'];
  /** Employers and projects have such fields too. */
  isCommon?: boolean;
  /** What ends the value besides the end of the cell. */
  ends: RegExp;
}

/** What a value does not go on with. */
const otherData =
  /[,.]? ?(?<![\p{L}])(?:tel|kom|phone|mobile|mob|e-?mail|mail|ur|urodz\w*|born|data|linkedin|https?|www|github|nationality|narodowosc|obywatelstwo|marital|stan cywilny|plec|gender|sex|wiek|age|driving|prawo jazdy)(?![\p{L}])|[,.]? ?\S{1,64}@|[,.]? ?\+?\d[\d ()-]{8,20}|(?<! [kgp]| pow| woj| gm| r| ul| os| al)\.(?:\s|$)| {3}| (?:\d{2}[./])?(?:19|20)\d{2} ?[\u2013-]/u;
const short = new RegExp(`[,(;/]|${otherData.source}`, 'u');

const fields: Field[] = [
  {
    label:
      'narodowosc|obywatelstwo|przynaleznosc panstwowa|kraj pochodzenia|pochodzenie|nationalit(?:y|ies)|citizenship|country of origin|staatsangehorigkeit',
    kind: 'TRAIT',
    ends: new RegExp(`[,;(]|${otherData.source}`, 'u'),
  },
  { label: 'plec|sex|gender|pronouns|zaimki|geschlecht', kind: 'TRAIT', ends: short },
  {
    label:
      '(?:stan|status) (?:cywilny|rodzinny|matrymonialny)|sytuacja rodzinna|(?:marital|civil|family|relationship) status|familienstand|liczba dzieci|number of children|dependants|dependents|imi(?:e|ona) dzieci|maz|zona|wspolmalzon(?:ek|ka)|spouse|husband|wife|corka|corki|syn|synowie|sons?|daughters?',
    kind: 'FAMILY',
    ends: otherData,
  },
  { label: 'wyznanie|religia|religion', kind: 'TRAIT', ends: otherData },
  { label: 'wiek|age', kind: 'BIRTH DATE', ends: short },
  {
    label:
      '(?:data|rok|miejsce)(?: i miejsce)?(?: urodzenia| ur\\.)|urodzon[ya]|date (?:and place )?of birth|place of birth|birth ?(?:date|place|day)|date\\/place of birth|d\\.?o\\.?b\\.?|born|geburtsdatum|geburtsort|rocznik|year of birth',
    kind: 'BIRTH DATE',
    ends: otherData,
  },
  {
    label:
      '(?:obecne |aktualne |stale )?miejsce (?:zamieszkania|pobytu)|adres (?:zamieszkania|zameldowania|korespondencyjny|do korespondencji)|adres|zamieszkal[aye]|zam\\.|zamieszkanie|(?:home |current |postal |permanent )?address|(?:place|country|city) of residence|residence|residing|hometown|home town|wohnort|anschrift|dzielnica|wojewodztwo|powiat|gmina',
    kind: 'PLACE',
    ends: otherData,
  },
  {
    label: 'miejscowosc|miasto|lokalizacja|(?:current )?location|city|town|kraj|country|region|home|base|based|lives',
    kind: 'PLACE',
    isCommon: true,
    ends: otherData,
  },
];

const all = fields.map(({ label }) => label).join('|');
const isLabel = new RegExp(`^\\s*(?:\\d{1,2}\\.? )?(?:${all}|imie|nazwisko|name|tel|telefon|phone|e-?mail)`, 'u');

const patterns = fields.map((field) => ({
  ...field,
  pattern: new RegExp(
    `(?<=(?:^|[\\n|;\\t\\u2022\\u00b7,.(]|\\d\\.| {2}|- ) ?)(?:${field.label})(?<colon>[ \\t]{0,6}(?:[:=|>\u2192»]|\\.{2,40}|_{2,40})[ \\t]{0,6}| {1,3}[\\u2013-] {1,3}|\\t[ \\t]*| {2,12}|(?=[ \\t]*\\n))(?:[ \\t]*\\n[ \\t]{0,6})?(?<value>[^\\n;|\\t\\u2022]{1,100})`,
    'gu',
  ),
}));

function valueOf(page: MaskedPage, match: RegExpExecArray, { kind, ends }: Field): Mask[] {
  const value = match.groups?.['value'] ?? '';
  const start = match.index + match[0].length - value.length;
  const isBelow = match[0].includes('\n');
  if (isBelow && (isLabel.test(value) || /:\s*$/.test(value) || value.length > 60)) return [];
  if (kind === 'PLACE' && !/^[^\p{L}\d]{0,2}[\p{Lu}\d]|^(?:ul|al|os|pl|skr)\b/u.test(page.text.slice(start, start + 4)))
    return [];
  const cut = value.search(ends);
  const kept = (cut < 0 ? value : value.slice(0, cut)).trimEnd().replace(/[.,]$/, '');
  return /[\p{L}\d]/u.test(kept) ? [{ start, end: start + kept.length, kind }] : [];
}

function findFields(page: MaskedPage, isWanted: (field: Field) => boolean): Mask[] {
  return patterns
    .filter(isWanted)
    .flatMap((field) =>
      [...page.folded.matchAll(field.pattern)]
        .filter(({ index }) => !field.isCommon || page.isOwn(index))
        .flatMap((match) => valueOf(page, match, field)),
    );
}

/** Values behind or below the labels of a personal record, whatever they say; without those about family. */
export function findRecordFields(page: MaskedPage): Mask[] {
  return findFields(page, ({ kind }) => kind !== 'FAMILY');
}

/** The same of those about family. */
export function findFamilyFields(page: MaskedPage): Mask[] {
  return findFields(page, ({ kind }) => kind === 'FAMILY');
}
