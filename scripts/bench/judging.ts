import { setTimeout as sleep } from 'node:timers/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import { demoCvBytes, demoCvs } from '@/prisma/seed/cvs/demo-cvs';
import type { CandidateSearchAnswer, UploadAnswer } from '@/lib/candidates/schemas';
import type { ProcessDto } from '@/lib/processes/schemas';
import { ApiClient, type UploadFile } from '../testing/api-client';
import type { Bench } from './measure';
import { median, timed } from './statistics';

const rounds = 3;
const pollMs = 100;
const timeoutMs = 300_000;

const requirementList = [
  { text: 'Co najmniej 5 lat doświadczenia w Javie', importance: 5, necessity: 'REQUIRED' },
  { text: 'Spring Boot', importance: 4, necessity: 'REQUIRED' },
  { text: 'PostgreSQL', importance: 3, necessity: 'REQUIRED' },
  { text: 'Doświadczenie w księgowości', importance: 2, necessity: 'NICE_TO_HAVE' },
  { text: 'Prawo jazdy kat. B', importance: 1, necessity: 'NICE_TO_HAVE' },
];

/** The demo's CVs; a trailing comment makes each round's files unique. */
export async function makeFiles(round: number): Promise<UploadFile[]> {
  return Promise.all(
    demoCvs().map(async (file, index) => {
      const bytes = await demoCvBytes(file);
      const comment = Buffer.from(`\n% bench ${round}\n`);
      return { name: `cv-${round}-${index + 1}.pdf`, bytes: Buffer.concat([bytes, comment]) };
    }),
  );
}

/** A process with a few requirements, whose analyses start at once. */
export async function createActiveProcess(client: ApiClient): Promise<string> {
  const { status, body } = await client.post<ProcessDto>('/processes', { name: 'Bench', requirementList });
  if (status !== 201) throw new Error(`POST /processes returned ${status}: ${JSON.stringify(body)}`);
  await client.put(`/processes/${body.id}/defined`);
  await client.put(`/processes/${body.id}/status`, { status: 'ACTIVE' });
  return body.id;
}

/** How many candidates of the process await or run an analysis. */
async function countUnfinished(client: ApiClient, processId: string): Promise<number> {
  const filters = { statuses: ['AWAITING_PROCESSING', 'IN_PROGRESS'] };
  const path = `/processes/${processId}/candidates/search?pageSize=10`;
  return (await client.post<CandidateSearchAnswer>(path, filters)).body.totalItems;
}

/** Uploads the files into a process of their own and waits until each is judged or was found unreadable. */
async function judgeAll(client: ApiClient, files: UploadFile[]): Promise<void> {
  const processId = await createActiveProcess(client);
  await uploadAll(client, processId, files);
  await waitUntilJudged(client, processId);
}

/** Uploads as many files as one request takes. */
export async function uploadAll(client: ApiClient, processId: string, files: UploadFile[]): Promise<void> {
  const { status, body } = await client.upload<UploadAnswer>(`/processes/${processId}/upload-cv`, files);
  if (body.accepted?.length !== files.length) throw new Error(`The upload returned ${status}: ${JSON.stringify(body)}`);
}

/** Waits until no candidate of the process awaits or runs an analysis. */
export async function waitUntilJudged(client: ApiClient, processId: string): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while ((await countUnfinished(client, processId)) > 0) {
    if (Date.now() > deadline) throw new Error(`Not judged within ${timeoutMs / 1000} s`);
    await sleep(pollMs);
  }
}

async function extractAll(files: UploadFile[]): Promise<void> {
  for (const { bytes } of files) await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
}

/** CVs judged per second, from the upload to the stored verdicts, beside bare text extraction of the same files. */
export const judging: Bench = {
  name: 'judging',
  what: 'upload → durable pipeline → verdicts stored, beside unpdf’s text extraction of the same files',
  async run({ server }) {
    const client = await ApiClient.signIn(server.url, 'RECRUITER');
    const warmUp = (await makeFiles(0)).slice(0, 4);
    await judgeAll(client, warmUp);
    await extractAll(warmUp);
    const product: number[] = [];
    const bare: number[] = [];
    let count = 0;
    for (let round = 1; round <= rounds; round += 1) {
      const files = await makeFiles(round);
      count = files.length;
      bare.push((1000 * count) / (await timed(() => extractAll(files))));
      product.push((1000 * count) / (await timed(() => judgeAll(client, files))));
    }
    const ratios = product.map((rate, index) => (bare[index] ?? Number.NaN) / rate);
    const details = { files: count, rounds, slowestRound: Math.min(...product), fastestRound: Math.max(...product) };
    return [
      {
        name: 'CVs judged end to end / text extraction alone',
        unit: 'CV/s',
        product: median(product),
        bare: median(bare),
        timesBare: median(ratios),
        details,
      },
    ];
  },
};
