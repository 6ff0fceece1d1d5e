import type { AnalysisTexts } from './analysis-texts';
import { badFact, goodFact, has, type Fact } from './item-facts';
import { lengthOfQuote } from './quoted-words';
import type { TextItem } from './text-item';
import type { Voice } from './voice';

/** A sentence, or two, and the criteria that it is about. */
export interface Sentence {
  text: string;
  on: string[];
}

/** Characters of a list of names; one name may be longer. */
const longestList = 200;
const mostNamed = 3;
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

const onOf = (items: readonly TextItem[]): string[] => items.map(({ criterionId }) => criterionId);
const weightOf = (items: readonly TextItem[]): number => items.reduce((sum, { weight }) => sum + weight, 0);

/** Names in a row: „A”, „B” and „C”; of many the first ones, "and others". */
export function listOf(texts: AnalysisTexts, names: readonly string[]): string {
  let [most, length] = [0, 0];
  for (const name of names.slice(0, mostNamed)) {
    length += name.length;
    if (most > 0 && length > longestList) break;
    most += 1;
  }
  // "And others" stands for two at least.
  const shown = names.slice(0, names.length - most === 1 ? most + 1 : most);
  return shown.length < names.length
    ? texts('texts.silent.more', { list: shown.join(', ') })
    : new Intl.ListFormat(texts('locale'), { type: 'conjunction' }).format(shown);
}

export const nameOf = (texts: AnalysisTexts, { label }: TextItem): string => texts('texts.also.plain', { label });

/** What speaks for the person, as a part of a list. */
function alsoOf(texts: AnalysisTexts, item: TextItem): string {
  const { kind, values } = goodFact(item);
  const isShort = item.quote !== '' && lengthOfQuote(item.quote) <= longestInList;
  switch (kind) {
    case 'years':
      return texts('texts.also.years', { label: item.label, found: values['found'] ?? '' });
    case 'language':
    case 'languagePlain':
    case 'team':
      return texts(`texts.also.${kind}`, values);
    case 'education':
      return isShort ? texts('texts.also.education', values) : texts('texts.also.educationPlain');
    default:
      if (item.asked === 'education') return texts('texts.also.educationPlain');
      return item.asked === 'licence' && has(item, 'licenceFound') ? texts('texts.also.licence') : nameOf(texts, item);
  }
}

/** What falls short, as a part of a list, with its figures. */
function lessOf(texts: AnalysisTexts, item: TextItem): string {
  const { kind, values } = badFact(item);
  if (kind === 'years') return texts('texts.also.lessYears', { label: item.label, ...values });
  if (kind === 'languageAsked') return texts('texts.also.languageAsked', values);
  return kind === 'language' ? texts('texts.also.lessLanguage', values) : nameOf(texts, item);
}

/** Whether an opinion may praise it: not pay, nor a short way to work. */
const isPraised = (item: TextItem): boolean => goodFact(item).kind !== 'sentence';
/** Whether the opinion names it among what falls short: pay and place are only in the lists, with their reasons. */
const isOfWork = (item: TextItem): boolean => badFact(item).kind !== 'sentence';
/** Left out of praise, because a mother tongue says where a person comes from. */
const isMotherTongue = (item: TextItem): boolean => goodFact(item).kind === 'languagePlain';

interface Opening {
  sentences: Sentence[];
  /** Of what falls short, the item that it begins with. */
  named?: TextItem;
}

function praise(texts: AnalysisTexts, voice: Voice, { met, partly, notMet, silent }: Sides): Opening {
  const praised = met.filter(isPraised);
  const lead = praised.find((item) => !item.isUnsure && !isMotherTongue(item)) ?? praised[0];
  const say = (kind: string, values: Fact['values'], items: TextItem[]): Sentence => ({
    text: voice('lead', kind, values),
    on: onOf(items),
  });
  if (lead) {
    const { kind, values } = goodFact(lead);
    const others = praised.filter((item) => item !== lead);
    if (others.length === 0) return { sentences: [say(kind, values, [lead])] };
    const names = others.map((item) => alsoOf(texts, item));
    const support = voice('support', others.length > 1 ? 'many' : 'one', { list: listOf(texts, names) });
    return { sentences: [say(kind, values, [lead]), { text: support, on: onOf(others) }] };
  }
  const named = partly.find((item) => isPraised(item) && item.clauses.length > 0);
  if (named) {
    const { label, quote } = named;
    return {
      sentences: [quote ? say('part', { label, quote }, [named]) : say('partPlain', { label }, [named])],
      named,
    };
  }
  const isFar = weightOf(notMet) > weightOf(silent);
  return { sentences: [say(isFar ? 'far' : 'silent', {}, [...notMet, ...partly, ...silent, ...met])] };
}

/**
 * A paragraph about the candidate, who may read it too: what is strongest and by which fact, what else speaks for them, what is
 * missing, and what is left for the interview. As long as there is something to say; no scores, red flags or instructions.
 */
export function composeOpinion(texts: AnalysisTexts, voice: Voice, sides: Sides): Sentence[] {
  const { met, partly, notMet, silent, open } = sides;
  const { sentences: opening, named } = praise(texts, voice, sides);
  const group = (part: string, items: TextItem[], name: (item: TextItem) => string): Sentence[] => {
    if (items.length === 0) return [];
    const list = listOf(texts, items.map(name));
    return [{ text: voice(part, items.length > 1 ? 'many' : 'one', { list }), on: onOf(items) }];
  };
  const falling = partly.filter((item) => item !== named && isOfWork(item));
  const said = [
    ...opening,
    ...group('lacking', notMet.filter(isOfWork), (item) => lessOf(texts, item)),
    ...group('partly', falling, (item) => lessOf(texts, item)),
    ...group('silent', silent, (item) => nameOf(texts, item)),
  ];
  const toAsk = [...partly, ...silent, ...open];
  if (toAsk.length > 0) return [...said, { text: voice('ending', 'open'), on: onOf(toAsk) }];
  const isAllSure = met.length > 0 && notMet.length === 0 && !met.some(({ isUnsure }) => isUnsure);
  return isAllSure ? [...said, { text: voice('ending', 'allMet'), on: onOf(met) }] : said;
}
