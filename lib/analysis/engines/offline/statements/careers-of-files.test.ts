import { readFileSync } from 'node:fs';
import path from 'node:path';
import { probeCv } from '@/lib/reader/run-reader';
import { criterion } from '@/tests/analysis/criterion';
import { readCv } from '@/tests/cv/read-cv';
import { judgeOffline } from '../judge-offline';
import { CvIndex } from './cv-index';

const referenceDate = '2026-11-22';

async function read(file: string) {
  const bytes = new Uint8Array(readFileSync(path.join(process.cwd(), 'tests/cv/careers', file)));
  return readCv(file.endsWith('.docx') ? ((await probeCv(bytes)).preview ?? bytes) : bytes);
}

describe('files are read with the months of their jobs, and not of their schools', () => {
  test.each([
    ['date-de-months.docx', 20, 1],
    ['date-seit.docx', 8 * 12 + 9, 1],
    ['date-season-two-years.docx', 6, 2],
    ['date-tilde.docx', 24, 1],
  ])('%s: %i months', async (file, months, jobs) => {
    const { career } = new CvIndex(await read(file), referenceDate);
    expect([career.months, career.positions.length]).toEqual([months, jobs]);
  });
});

test.each([
  ['team-of-five.pdf', { text: 'Kierowanie zespołem co najmniej 20 osób' }, 'PARTIALLY_MET'],
  ['team-of-five.pdf', { text: 'Kierowanie zespołem co najmniej 5 osób' }, 'MET'],
  [
    'gap-parental.docx',
    { text: 'Przerwa w zatrudnieniu dłuższa niż rok', kind: 'RED_FLAG' as const },
    'NO_INFORMATION',
  ],
])('%s: %j is %s', async (file, values, verdict) => {
  const criteria = [criterion(1, values)];
  const judged = judgeOffline({ document: await read(file), criteria, locale: 'pl', referenceDate });
  expect(judged[0]?.verdict).toBe(verdict);
});
