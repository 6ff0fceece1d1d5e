import { personalData } from '../../lib/domain/personal-data';
import { dataClasses } from '../../lib/domain/personal-data/data-classes';
import { checkPersonalData } from './personal-data';
import { readSourceTree } from './source-tree';

const schema = readSourceTree().filter(({ path }) => path.startsWith('prisma/schema/'));

/** What is found when a text of the schema is another. */
function found(before: string, after: string): string[] {
  expect(schema.some(({ text }) => text.includes(before))).toBe(true);
  return checkPersonalData(schema.map((file) => ({ ...file, text: file.text.replace(before, after) }))).map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );
}

test('of every table and column of the product it is said what becomes of them', () => {
  expect(checkPersonalData(schema)).toEqual([]);
});

test.each([
  [
    'a column of a candidate',
    'model Candidate {',
    'model Candidate {\n  nickname String?',
    'Candidate.nickname has no class',
  ],
  [
    'a column below one',
    'model NoteMention {',
    'model NoteMention {\n  remark String?',
    'NoteMention.remark has no class',
  ],
  [
    'a column that Prisma cannot read',
    'model Evidence {',
    'model Evidence {\n  words Unsupported("tsvector")?',
    'Evidence.words has no class',
  ],
  ['a table', 'model CandidateView {', 'model Tag {\n  name String @id\n}\n\nmodel CandidateView {', 'Tag is new'],
  [
    'a relation of a table that is of no candidate',
    'model Criterion {',
    'model Criterion {\n  noteId String @map("note_id")\n  note CandidateNote @relation(fields: [noteId], references: [id])',
    'Criterion.note refers to CandidateNote',
  ],
  [
    'a table that Prisma makes of two lists',
    'model Criterion {',
    'model Criterion {\n  candidates Candidate[]',
    'Criterion.candidates refers to Candidate',
  ],
])('%s without a class is reported, with what to decide', (_, before, after, message) => {
  const planted = after.includes('candidates Candidate[]')
    ? schema.map((file) => ({
        ...file,
        text: file.text.replace('model Candidate {', 'model Candidate {\n  criteria Criterion[]'),
      }))
    : schema;
  const problems = checkPersonalData(planted.map((file) => ({ ...file, text: file.text.replace(before, after) })));
  expect(problems).toEqual([
    {
      file: expect.stringMatching(/^prisma\/schema\/\w+\.prisma$/),
      line: expect.any(Number),
      message: expect.stringMatching(/say .*what becomes of it when a candidate is erased and restored/),
    },
  ]);
  expect(problems[0]?.message).toContain(message);
});

test('rows that would stay when a candidate goes, other names in the database and what is gone are reported', () => {
  const note = 'candidate Candidate     @relation(fields: [candidateId], references: [id], onDelete: Cascade)';
  expect(found(note, note.replace(', onDelete: Cascade', ''))).toEqual([
    expect.stringContaining('CandidateNote.candidateId must refer to Candidate with onDelete: Cascade'),
  ]);
  expect(found('@map("phone_e164")', '@map("phone_number")')).toEqual([
    expect.stringContaining('Map it to "phone_e164"'),
  ]);
  expect(found('@@map("candidate_thumb")', '@@map("thumb")')).toEqual([
    expect.stringContaining('Map it to "candidate_thumb"'),
  ]);
  expect(found('  tips               String[]\n', '')).toEqual(
    expect.arrayContaining([expect.stringContaining('names Analysis.tips, which is not there')]),
  );
  expect(found('model CvPreview {', 'model CvPages {')).toEqual(
    expect.arrayContaining([expect.stringContaining('There is no table CvPreview')]),
  );
});

test('what tells who it is, quotes the CV or was said of the person is erased, and is in the copy for the person', () => {
  for (const name of ['identity', 'quoted', 'said'] as const)
    expect(dataClasses[name]).toMatchObject({ erasure: 'goes', restored: true, copy: true });
  expect(dataClasses.identity.blind).toBe('hidden');
});

test('what the export reads comes from the tables of candidates, and nothing of it is searched or compared only', () => {
  const exported = Object.values(personalData).flatMap(({ columns, exported: names = [] }) =>
    names.map((name) => columns[name]),
  );
  expect(exported).toContain('identity');
  expect(exported).not.toContain('derived');
  expect(exported).not.toContain('exchange');
});
