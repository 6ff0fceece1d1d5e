import { randomUUID } from 'node:crypto';
import { routes } from '@/app/api/v1/openapi.json/operations';
import type { PersonActor } from '@/lib/auth/actor';
import { makeCsrfToken } from '@/lib/auth/csrf';
import { findRequestActor } from '@/lib/auth/request-actor';
import type { CandidateStatus } from '@/lib/domain/candidate-schemas';
import { database } from '@/lib/db/client';
import type { ApiHandler } from '@/lib/http/server/api-handler';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { plainCv } from '../cv/plain-cv';
import { createLinkedProcess } from '../ats/linked-process';
import { acts, isAllowed, sources, type ActTarget, type SourceName } from './act-table';

/** A blind process with candidates who are all in one status and of one source. */
export interface ActScene extends Pick<ActTarget, 'criterionId'> {
  processId: string;
  candidateIds: string[];
}

/** @param input `count` below 40 */
export async function createActScene(
  actor: PersonActor,
  input: { status: CandidateStatus; sourceName: SourceName; count: number },
): Promise<ActScene> {
  const { source, extended } = sources[input.sourceName];
  const place = await createLinkedProcess(actor, { extended });
  const { processId } = place;
  await createTestCandidates({ processId, count: input.count });
  const isAnalysed = isAllowed('correct', input.status, input.sourceName);
  const rows = await database().candidate.findMany({ where: { processId }, orderBy: { ordinalNumber: 'asc' } });
  await database().process.update({ where: { id: processId }, data: { blindMode: true } });
  await database().candidate.updateMany({
    where: { processId },
    data: {
      status: input.status,
      source,
      externalProcessStatus: source === 'KNOW_ME' ? 'NOT_APPLICABLE' : 'NOT_SENT',
      rate: null,
      rateSource: null,
      email: 'osoba@poczta.example',
      ...(isAnalysed ? {} : { currentAnalysisId: null, matchScore: null }),
    },
  });
  if (source === 'ERECRUITER') {
    await database().atsApplication.createMany({
      data: rows.map(({ id }) => ({
        ...place,
        candidateId: id,
        externalId: id,
        externalCandidateId: id,
        stageId: 'new',
        contentHash: '0'.repeat(64),
      })),
    });
  }
  const criterion = await database().criterion.findFirstOrThrow({ where: { processId, kind: 'REQUIREMENT' } });
  return { processId, criterionId: criterion.id, candidateIds: rows.map(({ id }) => id) };
}

async function bodyOf(act: string, target: ActTarget): Promise<FormData | string | null> {
  const body = acts[act]?.body;
  if (body === undefined) return null;
  if (body !== 'file') return JSON.stringify(body(target));
  const form = new FormData();
  const bytes = plainCv([`Nowe CV ${randomUUID()}`]);
  form.append('files', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'nowe.pdf');
  return form;
}

/** Calls the act's route handler. @returns `yes`, or the code or status that says why not */
export async function perform(
  act: string,
  by: PersonActor | null,
  target: ActTarget & { processId: string },
): Promise<string> {
  jest.mocked(findRequestActor).mockResolvedValue(by);
  const { method = 'GET', path = '' } = acts[act] ?? {};
  const body = await bodyOf(act, target);
  const headers: Record<string, string> = by ? { 'x-csrf-token': makeCsrfToken(by.sessionId) } : {};
  if (typeof body === 'string') headers['content-type'] = 'application/json';
  const request = new Request(`http://127.0.0.1/api/v1${path}`, { method, headers, body });
  const handler = routes[path]?.[method] as ApiHandler;
  const response = await handler(request, { params: Promise.resolve({ ...target }) });
  const text = await response.text();
  if (act === 'export' && response.ok) return 'yes';
  const answer = (text === '' ? {} : JSON.parse(text)) as BulkOrProblem;
  if (!response.ok) return `${response.status} ${answer.code}`;
  const refused = answer.refused?.find(({ candidateId }) => candidateId === target.candidateId);
  if (refused) return refused.reason;
  return answer.accepted && !answer.accepted.includes(target.candidateId) ? 'not accepted' : 'yes';
}

interface BulkOrProblem {
  code?: string;
  accepted?: string[];
  refused?: { candidateId: string; reason: string }[];
}

/** What acts change about a candidate; null: erased. */
export async function stateOf(candidateId: string) {
  const row = await database().candidate.findUnique({
    where: { id: candidateId },
    include: { _count: { select: { notes: true, thumbs: true, corrections: true, decisions: true, reveals: true } } },
  });
  if (!row) return null;
  const { _count: counts, status, rate, rateSource, decision, revealedAt, cvSha256 } = row;
  return { ...counts, status, rate, rateSource, decision, isRevealed: revealedAt !== null, cvSha256 };
}
