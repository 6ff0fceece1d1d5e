import { setTimeout as sleep } from 'node:timers/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import type { UploadAnswer } from '@/lib/domain/candidate-schemas';
import { maxFilesPerUpload } from '@/lib/candidates/cv/upload-limits';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { withClient } from '../../lib/db/with-client';
import { ApiClient, type UploadFile } from '../../tests/api-client';
import type { RunningProduct } from '../../tests/product';
import { demoFiles, producersFiles } from './judged-files';
import { CostMeter, costBetween, type ProcessorCost } from './judging-cost';
import type { Bench, Measure } from './measure';
import { median, timed } from './statistics';

const pollMs = 50;
const timeoutMs = 900_000;

const requirementList = [
  { text: 'Co najmniej 5 lat doświadczenia w Javie', importance: 5, necessity: 'REQUIRED' },
  { text: 'Spring Boot', importance: 4, necessity: 'REQUIRED' },
  { text: 'PostgreSQL', importance: 3, necessity: 'REQUIRED' },
  { text: 'Doświadczenie w księgowości', importance: 2, necessity: 'NICE_TO_HAVE' },
  { text: 'Prawo jazdy kat. B', importance: 1, necessity: 'NICE_TO_HAVE' },
];

/** A process with a few requirements, whose analyses start at once. */
export async function createActiveProcess(client: ApiClient): Promise<string> {
  const { status, body } = await client.post<ProcessDto>('/processes', { name: 'Bench', requirementList });
  if (status !== 201) throw new Error(`POST /processes returned ${status}: ${JSON.stringify(body)}`);
  await client.put(`/processes/${body.id}/defined`);
  await client.put(`/processes/${body.id}/status`, { status: 'ACTIVE' });
  return body.id;
}

/** Uploads the files, as many at a time as one request takes. */
export async function uploadAll(client: ApiClient, processId: string, files: UploadFile[]): Promise<void> {
  for (let from = 0; from < files.length; from += maxFilesPerUpload) {
    const some = files.slice(from, from + maxFilesPerUpload);
    const { status, body } = await client.upload<UploadAnswer>(`/processes/${processId}/upload-cv`, some);
    if (body.accepted?.length !== some.length) {
      throw new Error(`The upload returned ${status}: ${JSON.stringify(body).slice(0, 2000)}`);
    }
  }
}

/** Waits until no candidate of the process awaits or runs an analysis; asks the database, so that the server is left alone. */
export async function waitUntilJudged(databaseUrl: string, processId: string): Promise<void> {
  await withClient(databaseUrl, async (sql) => {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const { rows } = await sql.query<{ unfinished: number }>(
        `SELECT count(*)::int AS unfinished FROM candidate
         WHERE process_id = $1 AND status IN ('AWAITING_PROCESSING', 'IN_PROGRESS')`,
        [processId],
      );
      if (rows[0]?.unfinished === 0) return;
      if (Date.now() > deadline) throw new Error(`Not judged within ${timeoutMs / 1000} s`);
      await sleep(pollMs);
    }
  });
}

/** The text of each file that has pages, without anything of the product. */
export async function extractAll(files: UploadFile[]): Promise<void> {
  for (const { name, bytes } of files) {
    if (!name.endsWith('.docx'))
      await extractText(await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 }), { mergePages: true });
  }
}

interface Round {
  seconds: number;
  bareSeconds: number;
  cost: ProcessorCost;
  bareCost: number;
}

/** One set of files: uploaded into a process of its own and judged, and extracted barely. */
async function runRound(product: RunningProduct, meter: CostMeter, files: UploadFile[]): Promise<Round> {
  const client = await ApiClient.signIn(product.server.url, 'RECRUITER');
  const usedBefore = process.cpuUsage();
  const bareSeconds = (await timed(() => extractAll(files))) / 1000;
  const { user, system } = process.cpuUsage(usedBefore);
  const processId = await createActiveProcess(client);
  const before = meter.read();
  const seconds =
    (await timed(async () => {
      await uploadAll(client, processId, files);
      await waitUntilJudged(product.databaseUrl, processId);
    })) / 1000;
  return { seconds, bareSeconds, cost: costBetween(before, meter.read()), bareCost: (user + system) / 1e6 };
}

function measuresOf(what: string, count: number, rounds: Round[], starts: number): Measure[] {
  const middle = (pick: (round: Round) => number): number => median(rounds.map(pick)) / count;
  const total = ({ server, readers, pictures, database }: ProcessorCost): number =>
    server + readers + pictures + database;
  const rate = { product: 1 / middle(({ seconds }) => seconds), bare: 1 / middle(({ bareSeconds }) => bareSeconds) };
  const cost = {
    product: 1000 * middle((round) => total(round.cost)),
    bare: 1000 * middle((round) => round.bareCost),
  };
  const part = (name: keyof ProcessorCost): number => 1000 * middle((round) => round.cost[name]);
  const details = {
    files: count,
    rounds: rounds.length,
    processesStarted: starts,
    serverMs: part('server'),
    readersMs: part('readers'),
    picturesMs: part('pictures'),
    databaseMs: part('database'),
  };
  return [
    {
      name: `${what} judged end to end / text extraction alone`,
      unit: 'CV/s',
      ...rate,
      timesBare: rate.bare / rate.product,
      details: { files: count, rounds: rounds.length },
    },
    {
      name: `processor time of one of ${what} / text extraction alone`,
      unit: 'ms',
      ...cost,
      timesBare: cost.product / cost.bare,
      details,
    },
  ];
}

const sets = [
  { what: 'the demo’s CVs', files: demoFiles, rounds: 3 },
  { what: 'CVs of many producers', files: producersFiles, rounds: 1 },
];

/**
 * CVs judged per second, from the upload to the stored verdicts, and what one costs, beside bare text extraction of the
 * same files.
 */
export const judging: Bench = {
  name: 'judging',
  what: 'upload → durable pipeline → verdicts stored, beside unpdf’s text extraction of the same files',
  async run(product) {
    const measures: Measure[] = [];
    const meter = await CostMeter.start(product);
    try {
      await runRound(product, meter, (await demoFiles(0)).slice(0, 4));
      let number = 0;
      for (const { what, files, rounds } of sets) {
        const done: Round[] = [];
        let count = 0;
        const startsBefore = meter.starts;
        for (let round = 1; round <= rounds; round += 1) {
          const made = await files((number += 1));
          count = made.length;
          done.push(await runRound(product, meter, made));
        }
        measures.push(...measuresOf(what, count, done, meter.starts - startsBefore));
      }
    } finally {
      meter.stop();
    }
    return measures;
  },
};
