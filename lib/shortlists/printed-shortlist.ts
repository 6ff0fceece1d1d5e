import type { DocumentBlock, ReadableDocument } from '@/lib/documents/document-blocks';
import type { Locale } from '@/lib/i18n/locale';
import type { SharedCandidate, SharedList } from './shortlist-schemas';
import { shortlistDocument, type ShortlistDocument } from './shortlist-words';

interface Printed {
  list: SharedList;
  candidates: readonly SharedCandidate[];
  locale: Locale;
  madeAt: Date;
}

type VerdictLine = SharedCandidate['verdicts'][number];

const labelOf = (
  t: ShortlistDocument,
  { name, ordinalNumber }: Pick<SharedCandidate, 'name' | 'ordinalNumber'>,
): string => name ?? t('candidate', { number: ordinalNumber });

const verdictOf = (t: ShortlistDocument, { kind, verdict }: VerdictLine): string =>
  kind === 'RED_FLAG' ? t(`redFlag.${verdict}`) : t(`verdict.${verdict}`);

/** Each criterion with everybody's verdict, in the order of the first candidate who was judged by it. */
function comparison(t: ShortlistDocument, candidates: readonly SharedCandidate[]): DocumentBlock[] {
  const criteria = new Map(
    candidates.flatMap(({ verdicts }) => verdicts.map((one) => [one.criterionId, one.label] as const)).toReversed(),
  );
  const order = candidates.flatMap(({ verdicts }) => verdicts.map(({ criterionId }) => criterionId));
  return [...new Set(order)].flatMap((criterionId): DocumentBlock[] => [
    { kind: 'heading', level: 3, text: criteria.get(criterionId) ?? '' },
    {
      kind: 'facts',
      rows: candidates.map((candidate) => {
        const found = candidate.verdicts.find((one) => one.criterionId === criterionId);
        return [labelOf(t, candidate), found ? verdictOf(t, found) : t('notJudged')] as const;
      }),
    },
  ]);
}

function factsOf(t: ShortlistDocument, locale: Locale, candidate: SharedCandidate): DocumentBlock {
  const { position, place, contact, pay, availability, score } = candidate;
  const amount = new Intl.NumberFormat(locale, { style: 'currency', currency: pay?.currency ?? 'PLN' });
  const expected = pay && t('expected', { amount: amount.format(pay.minor / 100), unit: pay.unit });
  const rows = [
    [t('fact.position'), position],
    [t('fact.place'), place],
    [t('fact.email'), contact?.email],
    [t('fact.phone'), contact?.phone],
    [t('fact.pay'), expected],
    [t('fact.availability'), availability],
    [t('fact.score'), score === null ? null : `${score}%`],
  ] as const;
  return { kind: 'facts', rows: rows.map(([name, value]) => [name, value ?? ''] as const) };
}

/** A candidate, beginning on a page of their own. */
function candidatePage(t: ShortlistDocument, locale: Locale, candidate: SharedCandidate): DocumentBlock[] {
  const verdicts = candidate.verdicts.flatMap((one): DocumentBlock[] => [
    { kind: 'heading', level: 3, text: `${one.label} – ${verdictOf(t, one)}` },
    ...(one.reason ? [{ kind: 'paragraph', text: one.reason } as const] : []),
    ...one.quotes.map(({ page, text }) => ({ kind: 'quote', text, source: t('quote', { page }) }) as const),
  ]);
  const { notes, questions } = candidate;
  return [
    { kind: 'page' },
    { kind: 'heading', level: 2, text: labelOf(t, candidate) },
    factsOf(t, locale, candidate),
    ...verdicts,
    ...(questions.length > 0
      ? ([
          { kind: 'heading', level: 3, text: t('questions') },
          { kind: 'list', items: questions },
        ] as const)
      : []),
    ...(notes && notes.length > 0
      ? ([
          { kind: 'heading', level: 3, text: t('notes') },
          { kind: 'list', items: notes.map(({ text }) => text) },
        ] as const)
      : []),
  ];
}

/** A shortlist as a document: a comparison, then each candidate from a new page on. It has what a reader of the list sees. */
export function printedShortlist({ list, candidates, locale, madeAt }: Printed): ReadableDocument {
  const t = shortlistDocument(locale);
  return {
    title: list.name,
    language: locale,
    madeAt,
    blocks: [
      { kind: 'heading', level: 1, text: list.name },
      { kind: 'paragraph', text: t('lead', { process: list.processName, count: candidates.length }) },
      { kind: 'heading', level: 2, text: t('comparison') },
      ...comparison(t, candidates),
      ...candidates.flatMap((candidate) => candidatePage(t, locale, candidate)),
    ],
  };
}
