import { anyExact, anyLatin } from '@/lib/word-lists/word-pattern';
import type { MaskedPage } from '../context';
import type { Mask } from '../mask';
import words from '../words/record-fields.json';

interface Field {
  /** The source of a pattern, folded. */
  label: string;
  kind: Mask['kind'];
  /** Employers and projects have such fields too. */
  isCommon?: boolean;
  /** What ends the value, besides the end of the cell. */
  ends: RegExp;
}

/** What shows that the value has ended and other data begin. */
const otherData = new RegExp(
  String.raw`[,.]? ?(?<![\p{L}])${anyLatin(words.otherData)}(?![\p{L}])|[,.]? ?\S{1,64}@|[,.]? ?\+?\d[\d ()-]{8,20}|(?<! [kgp]| pow| woj| gm| r| ul| os| al)\.(?:\s|$)| {3}| (?:\d{2}[./])?(?:19|20)\d{2} ?[\u2013-]`,
  'u',
);
const short = new RegExp(`[,(;/]|${otherData.source}`, 'u');

const fields: Field[] = [
  {
    label: anyExact(words.nationality),
    kind: 'TRAIT',
    ends: new RegExp(`[,;(]|${otherData.source}`, 'u'),
  },
  { label: anyExact(words.sex), kind: 'TRAIT', ends: short },
  {
    label: anyExact(words.family),
    kind: 'FAMILY',
    ends: otherData,
  },
  { label: 'wyznanie|religia|religion', kind: 'TRAIT', ends: otherData },
  { label: 'wiek|age', kind: 'BIRTH DATE', ends: short },
  {
    label: anyExact(words.birth),
    kind: 'BIRTH DATE',
    ends: otherData,
  },
  {
    label: anyExact(words.residence),
    kind: 'PLACE',
    ends: otherData,
  },
  {
    label: anyExact(words.towns),
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

/** Finds the values behind or below the labels of a personal record, whatever they are, except those about family. */
export function findRecordFields(page: MaskedPage): Mask[] {
  return findFields(page, ({ kind }) => kind !== 'FAMILY');
}

/** The same for labels about family. */
export function findFamilyFields(page: MaskedPage): Mask[] {
  return findFields(page, ({ kind }) => kind === 'FAMILY');
}
