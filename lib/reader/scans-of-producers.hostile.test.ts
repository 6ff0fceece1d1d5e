import { readFileSync } from 'node:fs';
import path from 'node:path';
import { endIdleReaders } from './reader-pool';
import { readCvFile, recognisePage, runVerify } from './run-reader';

afterAll(() => endIdleReaders());

test.each(['scan-cairo', 'scan-without-q', 'scan-ccitt-g4'])(
  '%s is read from its picture',
  async (name) => {
    const bytes = readFileSync(path.join(process.cwd(), `tests/cv/pictures/${name}.pdf`));
    expect((await readCvFile(bytes)).toRecognise).toEqual([1]);
    const { cv, problem } = await readCvFile(bytes, [await recognisePage(bytes, 1)]);
    expect(problem).toBeNull();
    const { profile } = await runVerify({ cv, judgements: [], locale: 'pl' });
    expect(profile).toMatchObject({ firstName: 'Małgorzata', lastName: 'Wójcik', phone: '+48 600 100 200' });
  },
  120_000,
);
