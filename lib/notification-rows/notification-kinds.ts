import { z } from 'zod';
import { Prisma } from '@/lib/db/generated/client';
import type { NotificationKind } from '@/lib/domain/notification-enums';
import { personRequestKinds } from '@/lib/domain/privacy-enums';
import type { Permission } from '@/lib/domain/user-schemas';
import { allAdministrators, makerOf, responsibleFor } from './recipients';

/** What a notification may say: ids, and at most one word of a closed list or a day. Names and texts are read when it is shown. */
interface Data {
  processId?: string;
  candidateId?: string;
  /** What it is about. A person is told once of the same subject with the same `detail`. */
  subjectId: string;
  detail?: string;
}

/** A kind of notification: all there is to say of it but its texts, `kind.<KIND>` and `line.<KIND>` of `notifications.json`. */
interface Declaration<D extends Data> {
  data: z.ZodType<D>;
  /** SQL: the ids of those who are told. Who did it themselves and who is inactive is left out. */
  to: (data: D) => Prisma.Sql;
  /** Whose role does no longer allow this is shown nothing. That they see the process and the candidate is asked anyway. */
  permission: Permission;
  /** What makes one line with a count. */
  combinedBy: 'process' | 'candidate' | 'kind';
  /** The page that it leads to. */
  href: (place: { processId: string | null; candidateId: string | null; partId?: string | null }) => string;
  /** SQL: the id of what in the process the row `n` is about; a line about one alone leads to it, as `partId`. */
  partId?: Prisma.Sql;
  /** Whether it is in the daily mail, unless the person chooses otherwise. */
  mailed: boolean;
  /** SQL, a condition on the row `n`: otherwise it is not shown (yet, or any more). */
  stands?: (userId: string) => Prisma.Sql;
  /** SQL: since when the matter of the row `n` is dealt with, which counts as read; null: it is not. */
  settledAt?: Prisma.Sql;
}

const declare = <D extends Data>(declaration: Declaration<D>): Declaration<D> => declaration;

const subjectId = z.uuid();
const inProcess = z.object({ processId: z.uuid(), subjectId });
const ofCandidate = inProcess.extend({ candidateId: z.uuid() });

const candidateHref: Declaration<Data>['href'] = ({ processId, candidateId }) =>
  `/processes/${processId}/candidates/${candidateId}?tab=summary`;

const openedSince = Prisma.sql`(SELECT v.last_at FROM candidate_view v
  WHERE v.candidate_id = n.candidate_id AND v.user_id = n.user_id AND v.last_at >= n.created_at)`;

const answered = Prisma.sql`(SELECT coalesce(r.answered_at, r.withdrawn_at) FROM person_request r WHERE r.id = n.subject_id)`;

/** Every kind (docs/decisions/0195). */
const kindDeclarations = {
  /** Of a note. Seen once the candidate was opened, as on the home page. */
  MENTION: declare({
    data: ofCandidate,
    to: ({ subjectId: noteId }) => Prisma.sql`SELECT m.user_id FROM note_mention m WHERE m.note_id = ${noteId}::uuid`,
    permission: 'candidate:read',
    combinedBy: 'candidate',
    href: candidateHref,
    mailed: true,
    stands: (userId) =>
      Prisma.sql`EXISTS (SELECT 1 FROM note_mention m WHERE m.note_id = n.subject_id AND m.user_id = ${userId}::uuid)`,
    settledAt: openedSince,
  }),
  /** Of an analysis, to who asked for it; its line waits for all that they asked for in the process. */
  ANALYSES: declare({
    data: ofCandidate.extend({ detail: z.enum(['DONE', 'FAILED']) }),
    to: ({ candidateId }) => Prisma.sql`
      SELECT c.analysis_requested_by_id FROM candidate c WHERE c.id = ${candidateId}::uuid`,
    permission: 'candidate:read',
    combinedBy: 'process',
    href: ({ processId }) => `/processes/${processId}`,
    mailed: true,
    // Not about `n`, so that it is looked up once for all rows.
    stands: (userId) => Prisma.sql`n.process_id NOT IN (
      SELECT c.process_id FROM candidate c JOIN process p ON p.id = c.process_id
      WHERE c.analysis_requested_by_id = ${userId}::uuid AND c.status IN ('AWAITING_PROCESSING', 'IN_PROGRESS')
        AND p.status = 'ACTIVE')`,
  }),
  /** What a candidate asks for. */
  REQUEST: declare({
    data: ofCandidate.extend({ detail: z.enum(personRequestKinds) }),
    to: ({ processId }) => responsibleFor(processId),
    permission: 'candidate:decide',
    combinedBy: 'candidate',
    href: candidateHref,
    mailed: true,
    settledAt: answered,
  }),
  /** The law's date of a request is near, or has passed. */
  REQUEST_DUE: declare({
    data: ofCandidate.extend({ detail: z.enum(['SOON', 'OVERDUE']) }),
    to: ({ processId }) => responsibleFor(processId),
    permission: 'candidate:decide',
    combinedBy: 'candidate',
    href: candidateHref,
    mailed: true,
    settledAt: answered,
  }),
  /** The day of a next step has come, to whose candidate it is; `detail` is the day. */
  NEXT_STEP: declare({
    data: ofCandidate.extend({ detail: z.iso.date() }),
    to: ({ candidateId }) => Prisma.sql`
      SELECT f.owner_id FROM candidate_follow_up f WHERE f.candidate_id = ${candidateId}::uuid`,
    permission: 'candidate:read',
    combinedBy: 'candidate',
    href: candidateHref,
    mailed: true,
    stands: (userId) => Prisma.sql`EXISTS (SELECT 1 FROM candidate_follow_up f
      WHERE f.candidate_id = n.candidate_id AND f.owner_id = ${userId}::uuid AND f.next_step <> '' AND f.due_on::text = n.detail)`,
  }),
  /** Of a hiring manager or a colleague about a candidate of a shortlist, to who shared it. */
  ANSWER: declare({
    data: ofCandidate,
    to: ({ subjectId: answerId }) => Prisma.sql`SELECT s.created_by_id FROM shortlist_answer a
      JOIN shortlist_entry e ON e.id = a.entry_id JOIN shortlist s ON s.id = e.shortlist_id WHERE a.id = ${answerId}::uuid`,
    permission: 'candidate:read',
    combinedBy: 'process',
    href: ({ processId, partId }) => `/processes/${processId}/shortlists${partId ? `/${partId}` : ''}`,
    partId: Prisma.sql`(SELECT e.shortlist_id FROM shortlist_answer a JOIN shortlist_entry e ON e.id = a.entry_id
      WHERE a.id = n.subject_id)`,
    mailed: true,
    stands: () => Prisma.sql`EXISTS (SELECT 1 FROM shortlist_answer a WHERE a.id = n.subject_id)`,
    settledAt: Prisma.sql`(SELECT s.answers_seen_at FROM shortlist_answer a JOIN shortlist_entry e ON e.id = a.entry_id
      JOIN shortlist s ON s.id = e.shortlist_id WHERE a.id = n.subject_id AND s.answers_seen_at >= n.created_at)`,
  }),
  /** A candidate has picked a time for an interview, or called it off, to who offered the times; the latest replaces the earlier. */
  INTERVIEW: declare({
    data: ofCandidate.extend({ detail: z.enum(['ARRANGED', 'DECLINED']) }),
    to: ({ subjectId: invitationId }) => Prisma.sql`SELECT o.created_by_id FROM interview_invitation i
      JOIN interview_offer o ON o.id = i.offer_id WHERE i.id = ${invitationId}::uuid`,
    permission: 'candidate:read',
    combinedBy: 'candidate',
    href: candidateHref,
    // They are mailed the event at once.
    mailed: false,
    stands: () => Prisma.sql`EXISTS (SELECT 1 FROM interview_invitation i
      WHERE i.id = n.subject_id AND i.state::text = n.detail)`,
    settledAt: openedSince,
  }),
  /** A message to a candidate could not be delivered, to who wrote it. */
  MESSAGE_FAILED: declare({
    data: ofCandidate,
    to: ({ subjectId: messageId }) => Prisma.sql`
      SELECT m.written_by_id FROM candidate_message m WHERE m.id = ${messageId}::uuid`,
    permission: 'candidate:read',
    combinedBy: 'candidate',
    href: candidateHref,
    mailed: true,
    stands: () =>
      Prisma.sql`EXISTS (SELECT 1 FROM candidate_message m WHERE m.id = n.subject_id AND m.state = 'FAILED')`,
    settledAt: openedSince,
  }),
  /** Candidates of a process are about to be erased or blocked; `detail` is the first day. */
  RETENTION: declare({
    data: inProcess.extend({ detail: z.iso.date() }),
    to: ({ processId }) => makerOf(processId),
    permission: 'candidate:decide',
    combinedBy: 'process',
    href: () => '/',
    mailed: true,
    stands: () => Prisma.sql`EXISTS (SELECT 1 FROM upcoming_retention u WHERE u.process_id = n.process_id)`,
  }),
  /** A mail was given up. */
  MAIL_FAILED: declare({
    data: z.object({ subjectId }),
    to: () => allAdministrators,
    permission: 'administration',
    combinedBy: 'kind',
    href: () => '/administration/mail',
    // It might not arrive, either.
    mailed: false,
    stands: () => Prisma.sql`EXISTS (SELECT 1 FROM mail f WHERE f.id = n.subject_id AND f.state = 'FAILED')`,
  }),
  /** A backup failed, or the last good one is too old. */
  BACKUP: declare({
    data: z.object({ subjectId, detail: z.enum(['FAILED', 'LATE']) }),
    to: () => allAdministrators,
    permission: 'administration',
    combinedBy: 'kind',
    href: () => '/administration/system',
    mailed: true,
    settledAt: Prisma.sql`(SELECT min(b.ended_at) FROM backup_run b WHERE b.state = 'GOOD' AND b.ended_at > n.created_at)`,
  }),
} satisfies Record<NotificationKind, unknown>;

type Declarations = typeof kindDeclarations;

/** What `notify` is given of a kind. */
export type NotificationData<K extends NotificationKind> = z.infer<Declarations[K]['data']>;

/** The declaration of a kind, whatever its data. */
export function declarationOf(kind: NotificationKind): Declaration<Data> {
  return kindDeclarations[kind] as unknown as Declaration<Data>;
}
