import { criterion } from '@/tests/analysis/criterion';
import { documentFromText } from '@/lib/cv/document-from-text';
import type { Job } from './protocol';
import { readerProgram, ReaderProcess } from './reader-process';

const criteria = [criterion(1, { text: 'Co najmniej 5 lat doświadczenia w Javie' }), criterion(2, { text: 'Docker' })];

const judging = (text: string): Job => ({
  kind: 'judge',
  input: { cv: JSON.stringify(documentFromText(text)), criteria, locale: 'pl', referenceDate: '2026-06-15' },
});
const ordinary = judging('Anna Nowak\nJava, Docker, 8 lat doświadczenia');

let reader: ReaderProcess | undefined;
afterEach(() => reader?.end());

test('a process serves one CV after the other', async () => {
  reader = new ReaderProcess(readerProgram);
  for (let count = 0; count < 20; count += 1) expect(await reader.run(ordinary)).toHaveProperty('result');
  expect(reader.isUsable).toBe(true);
});

test('a process is used again after a long CV', async () => {
  reader = new ReaderProcess(readerProgram);
  expect(await reader.run(judging('Java Docker SQL nie znam 5 lat\n'.repeat(2_000)))).toHaveProperty('result');
  expect(reader.isUsable).toBe(true);
});

test('a process is used again after a file that it refused', async () => {
  reader = new ReaderProcess(readerProgram);
  const limits = { maxPages: 50, maxCharacters: 400_000 };
  const damaged: Job = { kind: 'probe', input: { bytes: new TextEncoder().encode('%PDF-1.7 damaged'), limits } };
  expect(await reader.run(damaged)).toEqual({ failure: 'damaged' });
  expect(reader.isUsable).toBe(true);
  expect(await reader.run(ordinary)).toHaveProperty('result');
});

test('a process that has grown too much does its jobs and is replaced', async () => {
  reader = new ReaderProcess({ ...readerProgram, maxIdleMegabytes: 50 });
  for (let count = 0; count < 10; count += 1) expect(await reader.run(ordinary)).toHaveProperty('result');
  expect(reader.isUsable).toBe(false);
});
