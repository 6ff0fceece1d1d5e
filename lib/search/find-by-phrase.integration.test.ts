import { randomUUID } from 'node:crypto';
import type { PersonActor } from '@/lib/auth/actor';
import { getCandidate } from '@/lib/candidates/details/get-candidate';
import { searchCandidates } from '@/lib/candidates/search/search-candidates';
import { database } from '@/lib/db/client';
import { restrictProcess } from '@/lib/processes/access/restrict-process';
import { changeBlindMode } from '@/lib/processes/change-blind-mode';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { findByPhrase } from './find-by-phrase';
import { quickSearchAnswerSchema, quickSearchBodySchema } from './schemas';

/** A word that no other test uses: the search looks at all processes of the database. */
function rareWord(): string {
  return `ź${randomUUID().replaceAll('-', '').replaceAll(/\d/g, 'x')}`;
}

async function find(actor: PersonActor, phrase: string, limit?: number) {
  const found = await findByPhrase(actor, quickSearchBodySchema.parse({ phrase, limit }));
  return quickSearchAnswerSchema.parse(found);
}

interface Person {
  firstName: string | null;
  lastName: string | null;
  currentPosition?: string;
}

async function addCandidates(processId: string, people: Person[]): Promise<string[]> {
  const rows = people.map((person, index) => ({
    id: randomUUID(),
    processId,
    ordinalNumber: index + 1,
    status: 'NEW' as const,
    source: 'KNOW_ME' as const,
    externalProcessStatus: 'NOT_APPLICABLE' as const,
    createdAt: new Date(Date.UTC(2026, 0, 1 + index)),
    ...person,
  }));
  await database().candidate.createMany({ data: rows });
  return rows.map(({ id }) => id);
}

const namesOf = (found: Awaited<ReturnType<typeof find>>): string[] => found.processes.map(({ name }) => name);

it('finds no candidates for a token that does not read them', async () => {
  const { actor } = await createTestUser();
  const word = rareWord();
  const { id } = await createTestProcess(actor, { name: `Analityk ${word}` });
  await addCandidates(id, [{ firstName: 'Anna', lastName: `Nowa${word}` }]);
  const reads = await find({ ...actor, tokenId: randomUUID(), scopes: ['process:read', 'candidate:read'] }, word);
  expect([reads.processes.length, reads.candidates.length]).toEqual([1, 1]);
  const found = await find({ ...actor, tokenId: randomUUID(), scopes: ['process:read'] }, word);
  expect([found.processes.length, found.candidates.length]).toEqual([1, 0]);
});

it('folds Polish letters both ways, and takes the words in any order', async () => {
  const { actor } = await createTestUser();
  const word = rareWord();
  const { id } = await createTestProcess(actor, { name: `Główna Księgowa ${word}` });
  const [candidateId] = await addCandidates(id, [{ firstName: 'Łucja', lastName: `Żółć${word}` }]);
  for (const phrase of [`${word.toUpperCase()} ksiegowa`, `KSIĘGOWA ${word.replace('ź', 'z')}`]) {
    expect((await find(actor, phrase)).processes.map((process) => process.id)).toEqual([id]);
  }
  for (const phrase of [`zolc${word} lucja`, `ŁUCJA żółć${word}`, `Lu zolc${word}`]) {
    expect((await find(actor, phrase)).candidates).toMatchObject([
      { id: candidateId, processId: id, processName: `Główna Księgowa ${word}`, ordinalNumber: 1, status: 'NEW' },
    ]);
  }
});

it('puts the exact number first, then the beginning of the name, then what contains the words', async () => {
  const { actor } = await createTestUser();
  const word = rareWord();
  const numbered = await createTestProcess(actor, { name: `Bez słowa ${randomUUID()}` });
  const number = numbered.ordinalNumber;
  const names = [`Opis mówi o tym`, `Dział${word} kadr`, `Kadry i ${word}`, `${word} kadr`];
  for (const name of names) {
    await createTestProcess(actor, { name, requirements: `Praca z ${word} w dziale numer ${number}.` });
  }
  expect(namesOf(await find(actor, word))).toEqual([names[3], names[2], names[1], names[0]]);
  expect((await find(actor, String(number))).processes[0]?.id).toBe(numbered.id);
  expect((await find(actor, `#${number}`)).processes.map(({ id }) => id)).toEqual([numbered.id]);
});

it('ranks candidates by name before position, the newest first, and finds nameless ones by number', async () => {
  const { actor } = await createTestUser();
  const word = rareWord();
  const { id } = await createTestProcess(actor, { name: 'Kandydaci z nazwiskami' });
  const ids = await addCandidates(id, [
    { firstName: 'Jan', lastName: 'Górski', currentPosition: `Spawacz ${word}` },
    { firstName: 'Jan', lastName: `Anty${word}` },
    { firstName: 'Anna', lastName: `${word}ska` },
    { firstName: word, lastName: 'Nowak' },
    { firstName: null, lastName: null },
  ]);
  const found = (await find(actor, word)).candidates.map((candidate) => candidate.id);
  expect(found).toEqual([ids[3], ids[2], ids[1], ids[0]]);
  await database().candidate.update({ where: { id: ids[4] }, data: { ordinalNumber: 987_654 } });
  expect((await find(actor, '#987654')).candidates.map((candidate) => candidate.id)).toEqual([ids[4]]);
  expect((await find(actor, '987654')).candidates[0]?.id).toBe(ids[4]);
});

it('finds short words where a word begins', async () => {
  const { actor } = await createTestUser();
  const word = rareWord();
  await createTestProcess(actor, { name: `Specjalista ds. HR/IT ${word}` });
  for (const short of ['hr', 'it', 'ds']) expect((await find(actor, `${short} ${word}`)).processes).toHaveLength(1);
  expect((await find(actor, `is ${word}`)).processes).toHaveLength(0);
});

it('takes signs for what they are', async () => {
  const { actor } = await createTestUser();
  const word = rareWord();
  await createTestProcess(actor, { name: `100% zdalnie ${word}` });
  await createTestProcess(actor, { name: `100 osób, C++ (senior) ${word}` });
  expect(namesOf(await find(actor, `100% ${word}`))).toEqual([`100% zdalnie ${word}`]);
  expect(namesOf(await find(actor, `% ${word}`))).toEqual([]);
  expect(namesOf(await find(actor, `c++ ${word}`))).toEqual([`100 osób, C++ (senior) ${word}`]);
  for (const signs of ['_', '\\', '(', '[', '*', '.', '#', '$']) {
    expect(namesOf(await find(actor, `${signs}${word}`))).toEqual([]);
  }
});

it('answers at most `limit` of each kind, archived processes last', async () => {
  const { actor } = await createTestUser();
  const word = rareWord();
  const first = await createTestProcess(actor, { name: `${word} jeden` });
  await createTestProcess(actor, { name: `${word} dwa` });
  const newest = await createTestProcess(actor, { name: `${word} trzy` });
  await database().process.update({ where: { id: newest.id }, data: { status: 'ARCHIVED' } });
  await addCandidates(
    first.id,
    Array.from({ length: 4 }, () => ({ firstName: 'Ewa', lastName: word })),
  );
  const found = await find(actor, word, 2);
  expect(namesOf(found)).toEqual([`${word} dwa`, `${word} jeden`]);
  expect(found.candidates).toHaveLength(2);
  expect(namesOf(await find(actor, word))).toHaveLength(3);
});

it('is open to every role, and shows a process with waiting candidates as in progress', async () => {
  const { actor } = await createTestUser();
  const word = rareWord();
  const { id } = await createTestProcess(actor, { name: word });
  const [candidateId] = await addCandidates(id, [{ firstName: 'Ewa', lastName: 'Mach' }]);
  await database().candidate.update({ where: { id: candidateId }, data: { status: 'AWAITING_PROCESSING' } });
  for (const role of ['ADMIN', 'RECRUITER', 'VIEWER'] as const) {
    const person = await createTestUser(role);
    expect((await find(person.actor, word)).processes).toMatchObject([{ id, status: 'IN_PROGRESS' }]);
  }
});

it('finds the one candidate of an own identifier, also where names are hidden, and without them', async () => {
  const { actor } = await createTestUser();
  const { id: processId, ordinalNumber } = await createTestProcess(actor, { name: `Spawacz ${randomUUID()}` });
  const [, second = ''] = await addCandidates(processId, [
    { firstName: 'Anna', lastName: 'Nowak' },
    { firstName: 'Ewa', lastName: 'Lis' },
  ]);
  const ownId = `${ordinalNumber}-2`;
  expect((await find(actor, ownId)).candidates).toMatchObject([{ id: second, lastName: 'Lis' }]);
  expect(await getCandidate(actor, { processId, candidateId: second, peek: true })).toMatchObject({ ownId });

  await changeBlindMode(actor, { processId, blindMode: true });
  expect((await find(actor, ownId)).candidates).toMatchObject([{ id: second, firstName: null, lastName: null }]);
  expect(await getCandidate(actor, { processId, candidateId: second, peek: true })).toMatchObject({
    ownId,
    lastName: null,
  });
  const query = { pageSize: 20, page: 1, sortBy: 'MATCH', sortOrder: 'DESC', newSearch: true } as const;
  const listed = await searchCandidates(actor, { processId, query, filters: { searchPhrase: ownId } });
  expect(listed.items.map((item) => item.id)).toEqual([second]);
  const outsider = await createTestUser();
  await restrictProcess(actor, { processId, restricted: true });
  expect((await find(outsider.actor, ownId)).candidates).toEqual([]);
});
