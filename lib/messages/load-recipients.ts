import { analysisSelect, serializeAnalysis } from '@/lib/analysis/store/serialize-analysis';
import type { PersonActor } from '@/lib/auth/actor';
import { isBlind, blindSelect } from '@/lib/candidates/blind/blindness';
import { findHiddenScores } from '@/lib/candidates/hidden-score/hidden-score';
import { refuseUnknown } from '@/lib/candidates/rows/refuse-unknown';
import { decisionSelect, toShortUser, userColumns } from '@/lib/candidates/serialize/serialize-decision';
import { database, type Db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import type { AnalysisDto } from '@/lib/domain/analysis-schemas';
import type { MessageKind, MessageRefusal } from '@/lib/domain/message-enums';
import type { RefusedMessage } from '@/lib/domain/message-schemas';
import { locales, type Locale } from '@/lib/i18n/locale';

const recipientSelect = {
  id: true,
  ordinalNumber: true,
  firstName: true,
  lastName: true,
  email: true,
  decision: true,
  ...blindSelect,
  process: { select: { blindMode: true, atsLink: { select: { processId: true } } } },
  atsApplication: { select: { departure: true } },
  atsErasure: { select: { candidateId: true } },
  currentDecision: { select: decisionSelect },
  currentAnalysis: { select: analysisSelect },
  corrections: {
    where: { endedAt: null },
    select: { id: true, criterionKey: true, verdict: true, reason: true, correctedAt: true, correctedBy: userColumns },
  },
  payRangeNotices: { where: { withdrawnAt: null }, select: { version: true } },
} satisfies Prisma.CandidateSelect;

type Row = Prisma.CandidateGetPayload<{ select: typeof recipientSelect }>;

/** Somebody who can get a message of the kind that was asked about. */
export interface Recipient extends Row {
  email: string;
  /** Their CV's, if it is one of the product's. */
  language: Locale | null;
}

/** Why a candidate cannot get a message of this kind; null: they can. */
function refusalOf(row: Row, kind: MessageKind): MessageRefusal | null {
  if (row.atsErasure) return 'ERASED';
  if (isBlind(row)) return 'HIDDEN';
  if (row.process.atsLink && row.atsApplication?.departure === null) return 'ATS';
  if (!row.email) return 'NO_EMAIL';
  if (kind === 'rejection') return row.decision === 'REJECT' ? null : 'NOT_REJECTED';
  return kind === 'invitation' && row.decision === 'REJECT' ? 'REJECTED' : null;
}

/** The languages of the CVs that candidates were analysed by. */
async function findLanguages(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Locale>> {
  const rows = await db.$queryRaw<{ id: string; language: string | null }[]>`
    SELECT c.id, d.content->>'language' AS language FROM candidate c
    JOIN analysis a ON a.id = c.current_analysis_id
    JOIN cv_document d ON d.sha256 = a.cv_sha256 AND d.reader_version = a.reader_version
    WHERE c.id = ANY(${[...ids]}::uuid[])`;
  return new Map(
    rows.flatMap(({ id, language }) => {
      const known = locales.find((locale) => locale === language);
      return known ? [[id, known] as const] : [];
    }),
  );
}

/**
 * Of candidates of a process those who can get a message of a kind, in the order of their numbers, and the others with the reason.
 */
export async function loadRecipients(
  actor: PersonActor,
  { processId, ids, kind }: { processId: string; ids: readonly string[]; kind: MessageKind },
  db: Db = database(),
): Promise<{ recipients: Recipient[]; refused: RefusedMessage[] }> {
  const rows = await db.candidate.findMany({
    where: { processId, id: { in: [...ids] } },
    orderBy: { ordinalNumber: 'asc' },
    select: recipientSelect,
  });
  // The reasons of a rejection would tell verdicts that this person is not to see yet.
  const hidden =
    kind === 'rejection' ? await findHiddenScores(actor, ids, db) : new Map<string, 'SCORE' | 'VERDICTS'>();
  const languages = await findLanguages(db, ids);
  const recipients: Recipient[] = [];
  const refused: RefusedMessage[] = refuseUnknown(ids, rows);
  for (const row of rows) {
    const { id, ordinalNumber, email } = row;
    const part = hidden.get(id);
    const unseen = part && (part === 'SCORE' ? 'UNREAD' : 'TO_JUDGE');
    const reason = refusalOf(row, kind) ?? unseen ?? null;
    if (reason || !email) refused.push({ candidateId: id, ordinalNumber, reason: reason ?? 'NO_EMAIL' });
    else recipients.push({ ...row, email, language: languages.get(id) ?? null });
  }
  return { recipients, refused };
}

/** What the reasons of a rejection rest on, in a language; null: nothing was judged. */
export function judgedIn({ currentAnalysis, corrections }: Recipient, locale: Locale): AnalysisDto | null {
  if (!currentAnalysis) return null;
  const corrected = corrections.map(
    ({ id: correctionId, criterionKey, verdict, reason, correctedBy: by, correctedAt }) =>
      [criterionKey, { correctionId, verdict, reason, by: toShortUser(by), at: correctedAt.toISOString() }] as const,
  );
  const shown = { places: new Map(), currency: null, locale, isBlind: false };
  return serializeAnalysis(currentAnalysis, { ...shown, corrections: new Map(corrected) });
}
