import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { ProcessStatus } from '@/lib/domain/process-schemas';
import { seededRandom } from '@/prisma/seed/cvs/seeded-random';
import { withClient } from '../lib/db/with-client';

/** A process with all that a test needs to compute the expected search results. */
export interface OldProcess {
  id: string;
  ordinalNumber: number;
  name: string;
  requirements: string;
  requirementList: string[];
  stored: ProcessStatus;
  /** The displayed status: IN_PROGRESS for an active one with running analyses. */
  status: ProcessStatus;
  createdBy: string;
  creator: { lastName: string; firstName: string };
  externalProcessId: string | null;
  createdAt: Date;
}

const people = ['Żak Anna', 'Zając Łucja', 'Ćwik Adam', 'Cis Ewa', 'Łoś Jan', 'Lis Jan', 'Lis Jan'];
const titles = [
  'Ślusarz',
  'Spawacz TIG',
  'Łącznościowiec',
  'Lakiernik',
  'Żeglarz',
  'Zdun',
  'Ćwiczący',
  'Cieśla',
  'Analityk',
];
const towns = ['Łódź', 'Lublin', 'Świdnica', 'Sopot', 'Żory', 'Zabrze', 'Ćmielów', 'Ciechanów'];
const words = [
  'Szukamy osoby',
  'Źródła prawa',
  'Zespół czterech osób',
  'ĄĘ przede wszystkim',
  'Praca zmianowa',
  '',
  '',
];
const skills = ['Java 100% zdalnie', 'uprawnienia_UDT', 'Płatnik', 'C# i .NET', 'prawo jazdy'];
const statuses: ProcessStatus[] = [
  'ACTIVE',
  'ACTIVE',
  'ACTIVE',
  'CREATED',
  'IN_CREATION',
  'STOPPED',
  'ERROR',
  'ARCHIVED',
];
/** Midnights of Warsaw and the instants around them, in summer and in winter. */
const edges = [
  '2019-06-30T22:00:00.000Z',
  '2019-06-30T21:59:59.999Z',
  '2019-01-15T23:00:00.000Z',
  '2019-01-15T22:59:59.999Z',
];

function pickFrom<T>(choices: readonly T[], random: () => number): T {
  const choice = choices[Math.floor(random() * choices.length)];
  if (choice === undefined) throw new RangeError('nothing to choose from');
  return choice;
}

/** Inserts processes of the year 2019 into the tables: no use case creates a process in the past. */
export async function insertOldProcesses(databaseUrl: string, count: number): Promise<OldProcess[]> {
  return withClient(databaseUrl, async (client) => {
    const creators = await insertPeople(client);
    const random = seededRandom(2019);
    const pick = <T>(choices: readonly T[]): T => pickFrom(choices, random);
    const processes: OldProcess[] = [];
    for (let index = 0; index < count; index += 1) {
      const creator = pick(creators);
      const stored = pick(statuses);
      const day = Date.UTC(2019, 0, 1 + Math.floor(random() * 364), Math.floor(random() * 24));
      const row = {
        id: randomUUID(),
        name: `${pick(titles)}, ${pick(towns)}`,
        requirements: pick(words),
        requirementList: random() < 0.5 ? [pick(skills)] : [],
        stored,
        status: stored === 'ACTIVE' && random() < 0.3 ? ('IN_PROGRESS' as const) : stored,
        createdBy: creator.id,
        creator,
        externalProcessId: random() < 0.3 ? `ATS-${Math.floor(random() * 40)}` : null,
        createdAt: new Date(index < 40 ? (edges[index % edges.length] ?? '') : day),
      };
      processes.push({ ...row, ordinalNumber: await insertProcess(client, row) });
    }
    return processes;
  });
}

async function insertPeople(client: pg.Client) {
  const made = people.map((name) => {
    const [lastName = '', firstName = ''] = name.split(' ');
    return { id: randomUUID(), lastName, firstName };
  });
  for (const { id, lastName, firstName } of made) {
    await client.query(
      'INSERT INTO app_user (id, email, first_name, last_name, updated_at) VALUES ($1, $2, $3, $4, now())',
      [id, `${id}@tests.example`, firstName, lastName],
    );
  }
  return made;
}

async function insertProcess(client: pg.Client, row: Omit<OldProcess, 'ordinalNumber'>): Promise<number> {
  const { rows } = await client.query<{ ordinal_number: number }>(
    `INSERT INTO process (id, name, requirements, status, created_by_id, external_process_id, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, now()) RETURNING ordinal_number`,
    [row.id, row.name, row.requirements, row.stored, row.createdBy, row.externalProcessId, row.createdAt],
  );
  for (const [position, text] of row.requirementList.entries()) {
    await client.query(
      "INSERT INTO criterion (id, process_id, kind, position, text) VALUES ($1, $2, 'REQUIREMENT', $3, $4)",
      [randomUUID(), row.id, position, text],
    );
  }
  // A stopped process with waiting candidates still shows STOPPED.
  if (row.status === 'IN_PROGRESS' || row.stored === 'STOPPED') {
    await client.query(
      `INSERT INTO candidate (id, process_id, ordinal_number, status, source, external_process_status, updated_at)
       VALUES ($1, $2, 1, 'DOWNLOADING', 'ERECRUITER', 'NOT_SENT', now())`,
      [randomUUID(), row.id],
    );
  }
  return rows[0]?.ordinal_number ?? 0;
}
