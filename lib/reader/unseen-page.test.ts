import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cvDocumentSchema } from '@/lib/domain/cv-document';
import { runInPool } from './reader-pool';
import { readCvFile } from './run-reader';

jest.mock('./reader-pool', () => {
  const actual = jest.requireActual<{ runInPool: typeof runInPool }>('./reader-pool');
  return { ...actual, runInPool: jest.fn(actual.runInPool) };
});

const actual = jest.requireActual<{ runInPool: typeof runInPool }>('./reader-pool');
const read = async (file: string) => {
  const { cv } = await readCvFile(readFileSync(path.join(process.cwd(), 'tests/cv', file)));
  return cvDocumentSchema.parse(JSON.parse(cv)).pages.map(({ quality }) => quality?.isUnseen);
};
const failLooks = (failure: 'too-slow' | 'no-recognition') =>
  jest
    .mocked(runInPool)
    .mockImplementation((job, signal) =>
      job.kind === 'look' ? Promise.resolve({ failure }) : actual.runInPool(job, signal),
    );

afterEach(() => jest.mocked(runInPool).mockImplementation(actual.runInPool));

test.each(['too-slow', 'no-recognition'] as const)('a page that cannot be looked at says so (%s)', async (failure) => {
  failLooks(failure);
  expect(await read('drawn/white-over-picture-reportlab.pdf')).toContain(true);
  expect(await read('drawn/unseen-on-white-picture-chromium.pdf')).toContain(true);
});

test('a page that was looked at, or need not be, does not', async () => {
  expect(await read('drawn/white-over-picture-reportlab.pdf')).not.toContain(true);
  failLooks('too-slow');
  expect(await read('producers/chromium-pl.pdf')).not.toContain(true);
});
