import { createHash } from 'node:crypto';
import type { NoteDto } from '@/lib/domain/candidate-review-schemas';
import type { CandidateDto, CandidateSearchAnswer } from '@/lib/domain/candidate-schemas';
import type { ProcessPage } from '@/lib/domain/process-schemas';
import type { SimulationItem } from '@/lib/interviews/simulation-schemas';
import type { ModelSettingsDto } from '@/lib/model/schemas';
import type { ApiTokens } from '@/lib/users/api-tokens/api-token-schemas';
import type { ApiAnswer, ApiClient } from '../api-client';

export interface CandidateFacts {
  name: string;
  status: string;
  score: number | null;
  stars: number | null;
  decision: string | null;
  /** One line a criterion: what is asked for, the verdict, its reason, what the CV says. */
  verdicts: string[];
  notes: string[];
  interviews: string[];
  /** Of the file as it came in. */
  cvSha256: string;
}

/** What people of a release have stored, as they read it. Only what later versions must show, too, goes in here. */
export interface ReleaseFacts {
  processes: { name: string; candidates: CandidateFacts[] }[];
  /** The last digits of the model's key, which only the right secret decrypts. */
  modelKey: string | null;
  apiTokens: string[];
  /** In the audit log; signing in adds to it, so at least so many. */
  auditEvents: number;
}

function bodyOf<T>({ status, body }: ApiAnswer<T>): T {
  if (status === 200) return body;
  throw new Error(`The product answered ${status}: ${JSON.stringify(body)}`);
}

async function candidateFacts(recruiter: ApiClient, processId: string, candidateId: string): Promise<CandidateFacts> {
  const path = `/processes/${processId}/candidates/${candidateId}`;
  const candidate = bodyOf(await recruiter.get<CandidateDto>(path));
  const notes = bodyOf(await recruiter.get<{ items: NoteDto[] }>(`${path}/notes`));
  const interviews = bodyOf(await recruiter.get<{ items: SimulationItem[] }>(`${path}/inteview-simulations`));
  const file = await recruiter.send('GET', `/api/v1${path}/cv`);
  if (file.status !== 200) throw new Error(`The CV was answered with ${file.status}.`);
  return {
    name: `${candidate.firstName} ${candidate.lastName}`,
    status: candidate.status,
    score: candidate.matchScore,
    stars: candidate.rate,
    decision: candidate.decision?.decision ?? null,
    verdicts: (candidate.analysis?.verdicts ?? []).map(({ criterion, verdict, reason, evidence }) =>
      [criterion.text, verdict, reason, ...evidence.map(({ quote }) => quote)].join(' | '),
    ),
    notes: notes.items.map(({ text }) => text),
    interviews: interviews.items.map(({ status, total }) => `${status}, ${total}`),
    cvSha256: createHash('sha256')
      .update(Buffer.from(await file.arrayBuffer()))
      .digest('hex'),
  };
}

/** Reads over HTTP what the accounts of a release see. */
export async function readFacts(
  recruiter: ApiClient,
  admin: ApiClient,
  countAuditEvents: () => Promise<number>,
): Promise<ReleaseFacts> {
  const found = bodyOf(await recruiter.get<ProcessPage>('/processes/search?sortBy=ORDINAL_NUMBER&sortOrder=ASC'));
  const processes: ReleaseFacts['processes'] = [];
  for (const { id, name } of found.items) {
    const sorted = `/processes/${id}/candidates/search?pageSize=100&sortBy=ORDINAL_NUMBER&sortOrder=ASC`;
    const { items } = bodyOf(await recruiter.post<CandidateSearchAnswer>(sorted, {}));
    const candidates: CandidateFacts[] = [];
    for (const item of items) candidates.push(await candidateFacts(recruiter, id, item.id));
    processes.push({ name, candidates });
  }
  const { key } = bodyOf(await admin.get<ModelSettingsDto>('/administration/model'));
  const tokens = bodyOf(await recruiter.get<ApiTokens>('/users/me/api-tokens'));
  return {
    processes,
    modelKey: key?.readable ? (key.lastFour ?? null) : null,
    apiTokens: tokens.items.map(({ name }) => name),
    auditEvents: await countAuditEvents(),
  };
}
