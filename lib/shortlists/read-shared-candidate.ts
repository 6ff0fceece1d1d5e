import { isBlind as isHidden, blindSelect } from '@/lib/candidates/blind/blindness';
import { findBlindMask, maskText } from '@/lib/candidates/blind/blind-mask';
import { readCandidate } from '@/lib/candidates/details/read-candidate';
import { database } from '@/lib/db/client';
import type { AnalysisDto } from '@/lib/domain/analysis-schemas';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { AppError } from '@/lib/errors';
import { chooseQuestions } from '@/lib/interviews/choose-questions';
import { cutPage } from './cut-page';
import type { ShortlistRow } from './find-shortlist';
import { hideContacts } from './hide-contacts';
import type { Reviewer } from './open-by-link';
import { answersOf, serializeOwnAnswer } from './own-answer';
import { readSharedText, type SharedText } from './read-shared-text';
import { showsScores } from './shared-score';
import type { SharedCandidate } from './shortlist-schemas';

/** What stands for a hidden character of a CV, as in `redactedPages`. */
const block = '█';

/** What may be seen of one candidate. */
interface Shown {
  isBlind: boolean;
  showsContact: boolean;
  showsPay: boolean;
}

/** Whether the quotes stand in this text: a replaced CV, or one read anew, has other places. */
async function isQuotedFrom({ of }: SharedText, analysisId: string | undefined): Promise<boolean> {
  if (!of || !analysisId) return false;
  const where = { id: analysisId, cvSha256: of.sha256, readerVersion: of.readerVersion };
  return (await database().analysis.count({ where })) > 0;
}

/** The verdicts that may be seen, with quotes as the shown text has them. */
function verdictsOf(analysis: AnalysisDto | null, { pages }: SharedText, isQuoted: boolean, shown: Shown) {
  const labels = new Map(analysis?.scoreBreakdown.lines.map(({ criterionId, label }) => [criterionId, label]));
  const texts = new Map(pages.map(({ number, text }) => [number, text]));
  const verdicts = analysis?.verdicts.filter(({ criterion }) => shown.showsPay || criterion.kind !== 'BUDGET') ?? [];
  const sentence = (text: string): string => (shown.showsContact ? text : hideContacts(text));
  return verdicts.map(({ criterion, verdict, correction, reason, evidence }) => ({
    criterionId: criterion.criterionId,
    kind: criterion.kind,
    label: labels.get(criterion.criterionId) ?? criterion.text,
    verdict,
    // Of a corrected verdict the reason is a colleague's note.
    reason: correction ? '' : sentence(reason),
    places: isQuoted ? evidence.map(({ page, start, end }) => ({ page, start, end })) : [],
    quotes: isQuoted
      ? evidence.flatMap(({ page, start, end }) => {
          const text = (texts.get(page)?.slice(start, end) ?? '').replace(/█+/gu, '███');
          return text.replaceAll(block, '').trim() === '' ? [] : [{ page, text }];
        })
      : [],
  }));
}

/** Notes of colleagues, oldest first, without who wrote them. */
async function notesOf(candidate: CandidateDto, shown: Shown): Promise<NonNullable<SharedCandidate['notes']>> {
  const [notes, row] = await Promise.all([
    database().candidateNote.findMany({
      where: { candidateId: candidate.id },
      orderBy: { id: 'asc' },
      select: { text: true, createdAt: true },
    }),
    database().candidate.findUniqueOrThrow({
      where: { id: candidate.id },
      select: { firstName: true, lastName: true, city: true, cvSha256: true },
    }),
  ]);
  const mask = shown.isBlind && notes.length > 0 ? await findBlindMask(row.cvSha256, row) : null;
  const masked = (note: string): string => {
    const text = shown.isBlind ? maskText(note, mask) : note;
    return shown.showsContact ? text : hideContacts(text);
  };
  return notes
    .map(({ text, createdAt }) => ({ text: masked(text), at: createdAt.toISOString() }))
    .filter(({ text }) => text !== '');
}

/** Questions about what the CV leaves open, by the rules of the product. */
function questionsOf(candidate: CandidateDto, verdicts: ReturnType<typeof verdictsOf>, locale: 'pl' | 'en'): string[] {
  const shown = new Map(verdicts.map(({ criterionId, quotes }) => [criterionId, quotes.map(({ text }) => text)]));
  const lines = candidate.analysis?.scoreBreakdown.lines.filter(({ criterionId }) => shown.has(criterionId)) ?? [];
  if (lines.length === 0) return [];
  const quotes = new Map([...shown].map(([id, texts]) => [id, texts.filter((text) => !text.includes(block))]));
  const wanted = { lines, quotes, locale, length: 'SHORT', focus: 'GAPS', seed: candidate.id } as const;
  return chooseQuestions(wanted).questions.map(({ text }) => text);
}

/** Whether the candidate is hidden by the shortlist or the process. @throws AppError `candidate.not-found` */
async function findShown(shortlist: ShortlistRow, candidateId: string): Promise<Shown> {
  const row = await database().candidate.findFirst({
    where: { id: candidateId, processId: shortlist.processId },
    select: blindSelect,
  });
  if (!row) throw new AppError('candidate.not-found');
  const isBlind = shortlist.isBlind || isHidden(row);
  return { isBlind, showsContact: shortlist.showsContact && !isBlind, showsPay: shortlist.showsPay };
}

/** Whether the file may be opened: it can be hidden as a whole only, and other people's pages are not shared. */
const mayHaveFile = (
  { isBlind, showsContact, showsPay }: Shown,
  { setAside, cvKind, ownPages }: CandidateDto,
): boolean =>
  !isBlind &&
  showsContact &&
  showsPay &&
  cvKind !== null &&
  ownPages === null &&
  setAside.every(({ kind }) => kind !== 'PERSON');

/** What the reader answered about a candidate. @throws AppError `candidate.not-found`: not, or no longer, on the list */
async function findEntry(shortlistId: string, candidateId: string, { key }: Reviewer) {
  const entry = await database().shortlistEntry.findUnique({
    where: { shortlistId_candidateId: { shortlistId, candidateId } },
    select: { answers: answersOf(key) },
  });
  if (!entry) throw new AppError('candidate.not-found');
  return entry;
}

/** Whether the reader of a shortlist may open a candidate's file, below the question of rights. @throws as `readSharedCandidate` */
export async function isFileShared(shortlist: ShortlistRow, reviewer: Reviewer, candidateId: string): Promise<boolean> {
  await findEntry(shortlist.id, candidateId, reviewer);
  const shown = await findShown(shortlist, candidateId);
  const place = { processId: shortlist.processId, candidateId };
  return mayHaveFile(shown, await readCandidate(reviewer.actor, place, null, shown.isBlind));
}

/**
 * A candidate of a shortlist as its switches and the process allow, below the question of rights: nothing that is not shown is
 * in the answer.
 *
 * @throws AppError `candidate.not-found`: not, or no longer, on the list
 */
export async function readSharedCandidate(
  shortlist: ShortlistRow,
  reviewer: Reviewer,
  candidateId: string,
): Promise<SharedCandidate> {
  const { actor } = reviewer;
  const entry = await findEntry(shortlist.id, candidateId, reviewer);
  const shown = await findShown(shortlist, candidateId);
  const place = { processId: shortlist.processId, candidateId };
  const [candidate, text] = await Promise.all([
    readCandidate(actor, place, null, shown.isBlind),
    readSharedText({ candidateId, ...shown }),
  ]);
  const verdicts = verdictsOf(candidate.analysis, text, await isQuotedFrom(text, candidate.analysis?.id), shown);
  const { firstName, lastName, city, email, phone, expectedPay } = candidate;
  const placesOn = (page: number) =>
    verdicts.flatMap(({ criterionId, places }) =>
      places.filter((one) => one.page === page).map(({ start, end }) => ({ start, end, criterionId })),
    );
  return {
    candidateId,
    ordinalNumber: candidate.ordinalNumber,
    name: [firstName, lastName].filter(Boolean).join(' ') || null,
    position: candidate.currentPosition,
    place: city,
    contact: shown.showsContact ? { email, phone } : null,
    pay: shown.showsPay ? expectedPay : null,
    availability: candidate.availability,
    score: showsScores(shortlist) ? candidate.matchScore : null,
    isToJudge: candidate.isToJudge ?? false,
    verdicts: verdicts.map(({ places: _places, ...verdict }) => verdict),
    pages: text.pages.map((page) => ({ number: page.number, pieces: cutPage(page.text, placesOn(page.number)) })),
    hasFile: mayHaveFile(shown, candidate),
    notes: shortlist.showsNotes ? await notesOf(candidate, shown) : null,
    questions: questionsOf(candidate, verdicts, actor.locale),
    answer: serializeOwnAnswer(entry.answers),
  };
}
