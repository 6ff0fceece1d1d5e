import { randomUUID } from 'node:crypto';
import { testPassword } from '../../tests/accounts';
import { ApiClient } from '../../tests/api-client';
import type { CandidateDto, CandidateSearchAnswer, UploadAnswer } from '@/lib/domain/candidate-schemas';
import type { CreateProcessInput } from '@/lib/domain/process-edit-schemas';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import type { Role } from '@/lib/domain/user-schemas';

const sessions = new Map<Role, Promise<ApiClient>>();

/** A client of the product under test, signed in with that role; one session per role and test file. */
export function signIn(role: Role): Promise<ApiClient> {
  const session = sessions.get(role) ?? signInWithNewSession(role);
  sessions.set(role, session);
  return session;
}

/** The same with a session of its own, which the test may end. */
export function signInWithNewSession(role: Role): Promise<ApiClient> {
  const url = process.env.BASE_URL;
  if (!url) throw new Error('BASE_URL is not set: the product under test was not started');
  return ApiClient.signIn(url, role);
}

/** An account that no other test uses, invited by the administrator, and a client that is signed in with it. */
export async function createAccount(role: Role): Promise<{ client: ApiClient; email: string }> {
  const email = `${randomUUID()}@tests.example`;
  const admin = await signIn('ADMIN');
  const invited = await admin.post<{ items: { link: string }[] }>('/administration/invitations', {
    addresses: [email],
    role,
  });
  const token = invited.body.items[0]?.link.split('#')[1];
  const name = { firstName: 'Ewa', lastName: 'Zaproszona', locale: 'pl' };
  await admin.post('/invitations/accept', { token, ...name, password: testPassword });
  return { email, client: await ApiClient.signInAs(admin.baseUrl, email, testPassword) };
}

export const requirementList: CreateProcessInput['requirementList'] = [
  { text: 'Co najmniej 5 lat doświadczenia w Javie', importance: 5, necessity: 'REQUIRED' },
  { text: 'Spring Boot', importance: 4, necessity: 'REQUIRED' },
  { text: 'PostgreSQL', importance: 3, necessity: 'NICE_TO_HAVE' },
];

/** Creates an active process with three requirements. */
export async function createActiveProcess(
  client: ApiClient,
  name = 'Programistka/Programista Java',
): Promise<ProcessDto> {
  const created = await client.post<ProcessDto>('/processes', { name, requirementList });
  if (created.status !== 201) throw new Error(`POST /processes returned ${created.status}`);
  await client.put(`/processes/${created.body.id}/defined`);
  const active = await client.put<ProcessDto>(`/processes/${created.body.id}/status`, { status: 'ACTIVE' });
  if (active.status !== 200) throw new Error(`PUT status returned ${active.status}`);
  return active.body;
}

export async function search(
  client: ApiClient,
  processId: string,
  query = '',
  filters: object = {},
): Promise<CandidateSearchAnswer> {
  const answer = await client.post<CandidateSearchAnswer>(
    `/processes/${processId}/candidates/search?${query}`,
    filters,
  );
  if (answer.status !== 200) throw new Error(`search returned ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

const unfinished = new Set(['AWAITING_PROCESSING', 'IN_PROGRESS']);

/** Waits until all `count` candidates of the process are analysed. */
export async function waitUntilAnalysed(
  client: ApiClient,
  processId: string,
  count: number,
  seconds = 60,
): Promise<CandidateSearchAnswer> {
  const deadline = Date.now() + seconds * 1000;
  // The search takes processor time from the analyses that it waits for.
  for (let pauseMs = 200; ; pauseMs = Math.min(1_000, pauseMs * 1.3)) {
    const answer = await search(client, processId, 'pageSize=100&sortBy=ORDINAL_NUMBER&sortOrder=ASC');
    const isDone = answer.totalItems === count && answer.items.every((item) => !unfinished.has(item.status));
    if (isDone) return answer;
    if (Date.now() > deadline) {
      throw new Error(`Not analysed in ${seconds} s: ${answer.items.map((item) => item.status).join(', ')}`);
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

export async function upload(
  client: ApiClient,
  processId: string,
  files: { name: string; bytes: Uint8Array }[],
): Promise<{ status: number; body: UploadAnswer }> {
  return client.upload<UploadAnswer>(`/processes/${processId}/upload-cv`, files);
}

export async function getCandidate(client: ApiClient, processId: string, candidateId: string): Promise<CandidateDto> {
  const answer = await client.get<CandidateDto>(`/processes/${processId}/candidates/${candidateId}`);
  if (answer.status !== 200) throw new Error(`GET candidate returned ${answer.status}`);
  return answer.body;
}
