import type { AskedKind } from './asked-kind';
import type { AnalysisTexts } from './analysis-texts';
import { badFact, goodFact, has, type Fact } from './item-facts';
import type { TextItem } from './text-item';
import type { Voice } from './voice';

/** A sentence, or two, and the criteria that it is about. */
export interface Sentence {
  text: string;
  on: string[];
}

/** Of the other strong sides. */
const mostNamed = 2;
const mostSilent = 3;
/** Of what is missing, told with its facts. */
const mostGaps = 2;
/** As a share of the weight of the heaviest. */
const heavyEnough = 0.7;
/** A longer quote does not go into a list. */
const longestInList = 45;

/** Items of a text by what they are for it; each list heaviest first. */
export interface Sides {
  met: TextItem[];
  partly: TextItem[];
  notMet: TextItem[];
  /** The CV says nothing of them. */
  silent: TextItem[];
  /** The CV says something that decides nothing. */
  open: TextItem[];
  /** Red flags that were found. */
  flags: TextItem[];
}

const onOf = (...items: TextItem[]): string[] => items.map(({ criterionId }) => criterionId);

/** Names in a row: „A”, „B” and „C”. */
function listOf(texts: AnalysisTexts, names: readonly string[]): string {
  return new Intl.ListFormat(texts('locale'), { type: 'conjunction' }).format(names);
}

export function listOfLabels(texts: AnalysisTexts, items: readonly TextItem[], most: number): string {
  const names = items.slice(0, most).map(({ label }) => texts('texts.also.plain', { label }));
  return items.length > most ? texts('texts.silent.more', { list: names.join(', ') }) : listOf(texts, names);
}

/** The same fact as a part of a list. */
function alsoOf(texts: AnalysisTexts, item: TextItem): string {
  const { kind, values } = goodFact(item);
  if (kind === 'years' || kind === 'yearsAt')
    return texts('texts.also.years', { label: item.label, found: values['found'] ?? '' });
  if (kind === 'language' || kind === 'team') return texts(`texts.also.${kind}`, values);
  const isShort = item.quote !== '' && item.quote.length <= longestInList;
  if (kind === 'education' && isShort) return texts('texts.also.education', values);
  if (item.asked === 'education') return texts('texts.also.educationPlain');
  if (item.asked === 'licence' && has(item, 'licenceFound')) return texts('texts.also.licence');
  const isTold = kind === 'term' && isShort;
  return isTold
    ? texts('texts.also.quoted', { label: item.label, quote: item.quote })
    : texts('texts.also.plain', { label: item.label });
}

/** What an opinion may praise: not the pay, and not that somebody lives near. */
const isPraised = (item: TextItem): boolean => goodFact(item).kind !== 'sentence';

/** What says most about a person, first. */
const telling = ['yearsAt', 'term', 'team', 'years', 'reason', 'language', 'education', 'plain'];

/** The strong side to begin with: sure, heavy, and with a fact that tells something. */
function leadOf(met: readonly TextItem[]): TextItem | undefined {
  const [first] = met;
  const heaviest = Math.max(...met.map(({ weight }) => weight));
  const heavy = met.filter((item) => !item.isUnsure && item.weight >= heaviest * heavyEnough);
  const rank = (item: TextItem): number => telling.indexOf(goodFact(item).kind);
  return heavy.toSorted((one, other) => rank(one) - rank(other))[0] ?? first;
}

function praise(texts: AnalysisTexts, voice: Voice, { met, partly }: Sides): Sentence[] {
  const praised = met.filter(isPraised);
  const lead = leadOf(praised);
  if (!lead) {
    const nearest = partly.find((item) => isPraised(item) && item.clauses.length > 0);
    if (!nearest) return [];
    const { label, quote } = nearest;
    const text = quote ? voice('lead', 'part', { label, quote }) : voice('lead', 'partPlain', { label });
    return [{ text, on: onOf(nearest) }];
  }
  const { kind, values } = goodFact(lead);
  const others = praised.filter((item) => item !== lead && !item.isUnsure).slice(0, mostNamed);
  const names = others.map((item) => alsoOf(texts, item));
  const list = listOf(texts, names);
  const support = voice('support', names.length > 1 ? 'many' : 'one', { list });
  return [
    { text: voice('lead', kind, values), on: onOf(lead) },
    ...(names.length > 0 ? [{ text: support, on: onOf(...others) }] : []),
  ];
}

/** What to ask about something that is missing, as a recruiter would about its kind. */
function askAbout({ asked, verdict, kind }: TextItem): string {
  const isDenied = verdict === 'NOT_MET' && kind === 'REQUIREMENT';
  if (!isDenied || asked === 'years' || asked === 'language') return asked;
  if (asked === 'licence' || asked === 'permit') return 'deniedPermit';
  if (asked === 'education') return 'deniedEducation';
  return asked === 'availability' ? 'deniedAvailability' : 'denied';
}

/** Kinds that a document proves. */
const documents: ReadonlySet<AskedKind> = new Set(['licence', 'permit', 'education']);

const sayGap = (voice: Voice, { kind, values }: Fact): string => voice('gap', kind, values);

/** What is missing, the widest gap first, and the question about it. */
function missing(texts: AnalysisTexts, voice: Voice, { partly, notMet, silent, flags }: Sides): Sentence[] {
  const gaps = [...notMet, ...partly]
    .toSorted((first, second) => Number(first.isUnsure) - Number(second.isUnsure) || second.gap - first.gap)
    .slice(0, flags.length > 0 ? 1 : mostGaps);
  const [widest, ...others] = gaps;
  const [heaviest] = silent;
  const silence = (): Sentence[] => {
    if (!heaviest) return [];
    const list = listOfLabels(texts, silent, mostSilent);
    return [{ text: voice('silent', silent.length > 1 ? 'many' : 'one', { list }), on: onOf(...silent) }];
  };
  const told = (item: TextItem): Sentence => ({ text: sayGap(voice, badFact(item)), on: onOf(item) });
  const ask = (item: TextItem): Sentence => ({ text: voice('ask', askAbout(item)), on: onOf(item) });
  if (!widest) {
    if (!heaviest) return [];
    const first = voice('ask', documents.has(heaviest.asked) ? 'firstDocument' : 'first');
    return [...silence(), silent.length > 1 ? { text: first, on: onOf(...silent) } : ask(heaviest)];
  }
  // The question is about what stands right before it.
  return [told(widest), ask(widest), ...others.map(told), ...silence()];
}

/**
 * A paragraph about the candidate: what is strongest and by which fact, what else speaks for them, what is missing that counts
 * most, and what to ask. As long as there is something to say; no scores, no advice whom to hire.
 */
export function composeOpinion(texts: AnalysisTexts, voice: Voice, sides: Sides): Sentence[] {
  const [flag] = sides.flags;
  const good = praise(texts, voice, sides);
  const bad = missing(texts, voice, sides);
  const all = Object.values(sides).flat() as TextItem[];
  const flagged = flag ? [{ text: voice('ending', 'flag', { label: flag.label }), on: onOf(flag) }] : [];
  const opening = good.length > 0 ? good : [{ text: voice('lead', 'far'), on: onOf(...all) }];
  const isAllMet = sides.met.length > 0 && bad.length === 0 && sides.open.length === 0;
  const closing = isAllMet ? [{ text: voice('ending', 'allMet'), on: onOf(...sides.met) }] : [];
  return [...opening, ...flagged, ...bad, ...closing];
}
