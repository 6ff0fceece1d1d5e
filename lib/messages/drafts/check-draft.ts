import { sentencesOf } from '@/lib/candidates/explanation/check-letter';
import { standsOnFigures } from '@/lib/analysis/written-texts/figures';
import { faultOfManners } from '@/lib/analysis/written-texts/manners';
import { standsOnNames } from '@/lib/analysis/written-texts/names';
import { standsOnQuotations } from '@/lib/analysis/written-texts/quotations';
import type { SentenceBasis } from '@/lib/analysis/written-texts/sentence-basis';
import { findInflectedCity } from '@/lib/cv/profile/cities';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import type { MessageKind } from '@/lib/domain/message-enums';
import type { MessageText } from '@/lib/domain/message-schemas';
import type { Locale } from '@/lib/i18n/locale';
import { wholeWords } from '@/lib/word-lists/word-pattern';
import words from '../words/draft.json';

/** What is wrong with a draft: a code of the fields of `message.draft-refused`, and what it is about. */
export interface DraftFault {
  code:
    | 'message-draft-length'
    | 'message-draft-lost'
    | 'message-draft-field'
    | 'message-draft-fact'
    | 'message-draft-claim'
    | 'message-draft-manners'
    | 'message-draft-unclear';
  values: Record<string, string>;
}

export interface DraftToCheck {
  kind: MessageKind;
  locale: Locale;
  /** What the model was given, and with it may say; its fields are to stand in the draft. */
  notes: MessageText;
  /** Null: the notes are the template. */
  template: MessageText | null;
  /** What `{position}` stands for. */
  position: string;
}

const field = /\{[^{}\n]{1,60}\}/g;
/** A greeting and the like says nothing. */
const shortestChecked = 12;
/** Letters write these with a capital letter out of politeness. */
const polite =
  /\b(?:Twoj\p{L}*|Twój|Twoim|Twą|Ci|Cię|Ciebie|Tobie|Tobą|Was|Wam|Wami|Wasz\p{L}*|Państw\p{L}*|Pan\p{L}{0,3}|You|Your|HR)(?!\p{L})/gu;
/** Forms that show the sex of who writes or reads, as the notes may but a draft does not. */
const sexed = /\p{L}(?:łem|łam|łeś|łaś|łbym|łabym|łbyś|łabyś)(?!\p{L})|(?<!\p{L})Pan(?:i|ią|a|u|em)?(?!\p{L})/u;
const quoted = /[„“"«”]([^„“”"«»]{2,}?)[”“"»]/g;

const each = (entries: readonly string[]): RegExp[] => entries.map((entry) => wholeWords([entry]));
const times = each(words.times);
const claims = each([...words.claims, ...words.promises]);
const refusal = wholeWords(words.refusal);
const invites = wholeWords(words.invites);
const rights = words.rights.map(wholeWords);
const isOfRights = (said: string): boolean => rights.some((right) => right.test(foldSameLength(said)));
/** Their templates say what a candidate may ask for and take back. */
const kindsWithRights: ReadonlySet<MessageKind> = new Set(['rejection', 'talent-pool']);
const reasons = '{reasons}';

const wholeOf = ({ subject, text }: MessageText): string => `${subject}\n${text}`;
const bare = (text: string): string => text.replaceAll(field, ' ').replace(/\s+/g, ' ').trim();
const quotationsIn = (text: string): string[] => [...text.matchAll(quoted)].map(([, said = '']) => said);
const fieldsIn = (text: string): string[] => [...text.matchAll(field)].map(([name]) => name);

/** Whether a sentence has one of these words, which nothing of the material has. */
const addsOne = (patterns: readonly RegExp[], sentence: string, material: string): boolean =>
  patterns.some((pattern) => pattern.test(sentence) && !pattern.test(material));

/** A town at the beginning of a sentence, where every word has a capital letter. */
function beginsWithTown(sentence: string, material: string): boolean {
  const [first = ''] = /^\p{Lu}\p{L}+/u.exec(sentence) ?? [];
  return first !== '' && findInflectedCity(first) !== null && !material.includes(foldSameLength(first));
}

function faultOfSentence(written: string, { kind, locale }: DraftToCheck, basis: SentenceBasis): DraftFault | null {
  const fault = (code: DraftFault['code']): DraftFault => ({ code, values: { sentence: written } });
  const sentence = bare(written);
  const plain = sentence.replaceAll(polite, (word) => word.toLowerCase());
  const [folded, material] = [foldSameLength(sentence), foldSameLength(basis.asked)];
  const stands = standsOnQuotations(plain, [basis]) && standsOnFigures(plain, [basis]) && standsOnNames(plain, [basis]);
  if (!stands || addsOne(times, folded, material) || beginsWithTown(sentence, material))
    return fault('message-draft-fact');
  if (addsOne(claims, folded, material)) return fault('message-draft-claim');
  if (kind === 'rejection' && invites.test(folded) && !refusal.test(folded)) return fault('message-draft-unclear');
  if (sexed.test(sentence) && !sexed.test(basis.asked)) return fault('message-draft-manners');
  if (sentence.length < shortestChecked) return null;
  // Who writes may say what follows from the decision, in a sentence of any length.
  const manners = faultOfManners(sentence, locale, [basis]);
  return manners === null || manners === 'recommendation' || manners === 'length'
    ? null
    : fault('message-draft-manners');
}

/** What the template says of rights: said in the message, too, however short the notes are. */
function rightsIn(
  template: MessageText | null,
  kind: MessageKind,
): { text: string; fields: string[]; words: string[] } {
  if (!template || !kindsWithRights.has(kind)) return { text: '', fields: [], words: [] };
  const consents = quotationsIn(template.text).filter(isOfRights);
  const fields = fieldsIn(template.text).filter((name) => name === reasons);
  return { text: template.text, fields, words: consents };
}

/** The fields that a draft has lost, has twice or has of its own, and what is said by law and is gone. */
function findLost(draft: MessageText, { notes, template, kind }: DraftToCheck): DraftFault[] {
  const lost = (what: string): DraftFault => ({ code: 'message-draft-lost', values: { what } });
  const law = rightsIn(template, kind);
  const own = quotationsIn(notes.text);
  // The author's own sentence of consent takes the place of the template's.
  const quotations = [...own, ...(own.some(isOfRights) ? [] : law.words)];
  const [had, has] = [[...fieldsIn(notes.text), ...law.fields], fieldsIn(draft.text)];
  const missing = [...new Set(had)].filter((name) => !has.includes(name));
  const known = new Set([...fieldsIn(wholeOf(notes)), ...law.fields, ...quotations.flatMap(fieldsIn)]);
  const more = fieldsIn(wholeOf(draft)).filter((name) => !known.has(name));
  const repeated = has.filter(
    (name, index) => has.indexOf(name) < index && had.indexOf(name) === had.lastIndexOf(name),
  );
  const [before, after] = [foldSameLength(`${notes.text}\n${law.text}`), foldSameLength(draft.text)];
  const gone = rights.flatMap((right) => (right.test(after) ? [] : (right.exec(before)?.[0] ?? [])));
  return [
    ...missing.map(lost),
    ...quotations.filter((words_) => !draft.text.includes(words_)).map(lost),
    ...gone.map(lost),
    ...[...new Set([...more, ...repeated])].map((name): DraftFault => {
      return { code: 'message-draft-field', values: { field: name } };
    }),
  ];
}

/**
 * Checks what a model wrote for a message against what it was given: every field is kept; every figure, name, day and place stands
 * there; nothing is said of the candidate and nothing promised that is not said there; a rejection stays one, with its reasons;
 * what the template of a rejection or of a talent pool says of rights stays said. Sentences of the notes and the template may stand
 * as they are.
 *
 * @returns empty: it may be shown as a draft. What any text to candidates is checked for comes besides (`findTextFaults`), and the
 *   length of the whole
 */
export function findDraftFaults(draft: MessageText, given: DraftToCheck): DraftFault[] {
  const { kind, notes, template, position } = given;
  if (bare(draft.text).length < shortestChecked || draft.subject.trim() === '')
    return [{ code: 'message-draft-length', values: {} }];
  const material = [wholeOf(notes), template ? wholeOf(template) : '', position];
  const known = new Set(material.flatMap(sentencesOf));
  const asked = material.join('\n');
  const basis: SentenceBasis = { kind: 'REQUIREMENT', verdict: 'MET', asked, reasons: [asked], quotes: [] };
  const said = sentencesOf(wholeOf(draft))
    .filter((sentence) => !known.has(sentence))
    .flatMap((sentence) => faultOfSentence(sentence, given, basis) ?? []);
  const isUnclear = kind === 'rejection' && !refusal.test(foldSameLength(draft.text));
  const unclear: DraftFault[] = isUnclear
    ? [{ code: 'message-draft-unclear', values: { sentence: draft.subject } }]
    : [];
  return [...findLost(draft, given), ...said, ...unclear];
}
