import { recordAudit } from '@/lib/audit/record-audit';
import { effectiveEngine } from '@/lib/analysis/engines/select-engine';
import { findFilesOf } from '@/lib/cv/delete-unused-files';
import { database, type Db } from '@/lib/db/client';
import { mailSettings } from '@/lib/mail/mail-settings';
import { findFatesOf } from '@/lib/retention/find-fates';
import { findActiveRules } from '@/lib/retention/rules/find-rules';
import { storedDay, today } from '@/lib/validation/calendar-day';
import { actByLink, findByLink, visitor, type OpenedLink } from './candidate-link';
import type { CandidatePageDto } from './person-schemas';
import { findCodeState } from './find-code-state';
import { nameController } from './name-controller';
import { knownFacts, maxTries } from './prove-person';
import { serializeOwnRequest } from './serialize-request';
import { tellByPage } from './tell-pay-range';
import { factsNeeded } from '@/lib/domain/privacy-enums';

/** Opening the page is a notice: it says all that has to be said. An earlier notice stays. */
async function noteOpening(db: Db, { link, candidate }: OpenedLink, address: string): Promise<void> {
  const candidateId = candidate.id;
  // Opened twice at once.
  if (link.openedAt) return;
  await db.outsiderLink.update({ where: { id: link.id }, data: { openedAt: new Date() } });
  const noticed = { noticeAt: new Date(), noticeWay: 'PAGE' as const };
  const { count } = await db.candidatePrivacy.updateMany({ where: { candidateId, noticeAt: null }, data: noticed });
  if (count === 0) await db.candidatePrivacy.createMany({ data: { candidateId, ...noticed }, skipDuplicates: true });
  const facts = { processId: candidate.processId, candidateId };
  await recordAudit(db, visitor(address), 'candidate.page-opened', facts);
}

/** What is held about a candidate, in numbers. */
async function countHeld(db: Db, candidateId: string): Promise<Omit<CandidatePageDto['holds'], 'since'>> {
  const where = { candidateId };
  const [files, analyses, notes, decisions, interviews] = await Promise.all([
    findFilesOf(db, [candidateId]),
    db.analysis.count({ where }),
    db.candidateNote.count({ where }),
    db.candidateDecision.count({ where: { ...where, undoneAt: null } }),
    db.interviewSimulation.count({ where }),
  ]);
  return { cvFiles: files.length, analyses, notes, decisions, interviews };
}

/** When the rules of retention take the candidate away; null: none does. */
async function findEnd(db: Db, candidateId: string): Promise<CandidatePageDto['kept']> {
  const [fated] = await findFatesOf(db, await findActiveRules(db), [candidateId]);
  if (!fated) return null;
  const { at, action, eraseAt } = fated.fate;
  return { until: today(at), blockedUntil: action === 'BLOCK' && eraseAt ? today(eraseAt) : null };
}

async function describePage(
  db: Db,
  { link, candidate }: OpenedLink,
  payRange: string | null,
): Promise<CandidatePageDto> {
  const { id, processId } = candidate;
  const [process, held, privacy, requests, applied] = await Promise.all([
    db.process.findUniqueOrThrow({ where: { id: processId }, select: { name: true, engine: true } }),
    countHeld(db, id),
    db.candidatePrivacy.findUnique({ where: { candidateId: id } }),
    db.personRequest.findMany({ where: { candidateId: id, withdrawnAt: null }, orderBy: { createdAt: 'desc' } }),
    db.formApplication.count({ where: { candidateId: id } }),
  ]);
  const facts = knownFacts(candidate);
  return {
    controller: await nameController(db),
    kept: await findEnd(db, id),
    process: process.name,
    holds: { ...held, since: candidate.createdAt.toISOString() },
    fromAts: candidate.source === 'ERECRUITER',
    fromForm: applied > 0,
    usesModel: (await effectiveEngine(process.engine)) === 'openai',
    consentUntil: storedDay(privacy?.consentUntil ?? null),
    notByProgramSince: privacy?.notByProgramAt?.toISOString() ?? null,
    payRange,
    requests: requests.map((row) => ({ ...serializeOwnRequest(row), isOwn: row.way === null })),
    linkEndsAt: link.expiresAt.toISOString(),
    proof: {
      byMail: candidate.email !== null && mailSettings() !== null,
      code: await findCodeState(db, link),
      facts: facts.length >= factsNeeded ? facts : [],
      triesLeft: Math.max(0, maxTries - link.failedProofs),
    },
  };
}

/**
 * The page of a candidate, for who has its link. The first opening counts as the notice about their data, and that of a
 * version of the pay range as its telling.
 *
 * @param input `address`: the visitor's network
 * @throws AppError `link.invalid`
 */
export async function openCandidatePage({
  token,
  address,
}: {
  token: string;
  address: string;
}): Promise<CandidatePageDto> {
  const opened = await findByLink(database(), { token });
  if (!opened.link.openedAt) await actByLink({ token }, (db, locked) => noteOpening(db, locked, address));
  return describePage(database(), opened, await tellByPage(database(), opened, { token, address }));
}
