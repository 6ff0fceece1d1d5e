import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { PersonActor } from '@/lib/auth/actor';
import { chooseCandidates } from '@/lib/candidates/rows/choose-candidates';
import { searchCandidates } from '@/lib/candidates/search/search-candidates';
import { revealCandidate } from '@/lib/candidates/decisions/reveal-candidate';
import { database } from '@/lib/db/client';
import { candidateSearchQuerySchema } from '@/lib/domain/candidate-schemas';
import { changeBlindMode } from '@/lib/processes/change-blind-mode';
import { createTestScene } from '@/prisma/seed/factories';
import { findByPhrase } from './find-by-phrase';

interface Person {
  firstName: string;
  lastName: string;
  email?: string;
  phone?: string;
  phoneE164?: string;
}

const people: Person[] = [
  { firstName: 'Conor', lastName: 'O’Connor', email: 'Conor.Oc@poczta.example', phone: '0151 2345678' },
  { firstName: 'Jörg', lastName: 'Müller', phone: '+48 600 100 200', phoneE164: '+48600100200' },
  { firstName: 'Anna', lastName: 'Kowalska', email: 'a.k@praca.example', phone: '600-700-801' },
  { firstName: 'Żaneta', lastName: 'Wiśniewska', email: 'żaneta@poczta.example' },
  { firstName: 'Jan', lastName: 'Nowak' },
];

async function scene() {
  const { actor, processId } = await createTestScene();
  await database().candidate.createMany({
    data: people.map((person, index) => ({
      id: randomUUID(),
      processId,
      ordinalNumber: index + 1,
      ...person,
      status: 'NEW' as const,
      source: 'KNOW_ME' as const,
      externalProcessStatus: 'NOT_APPLICABLE' as const,
    })),
  });
  // The quick search looks at all processes, and finds people of other tests as well.
  const mine: PersonActor = { ...actor, processIds: [processId] };
  const inList = async (searchPhrase: string, query: object = {}) => {
    const answer = await searchCandidates(actor, {
      processId,
      query: candidateSearchQuerySchema.parse(query),
      filters: { searchPhrase },
    });
    return answer.items.map(({ id, lastName }) => (answer.similar.includes(id) ? `~${lastName}` : lastName));
  };
  const byKey = async (phrase: string) => {
    const { candidates } = await findByPhrase(mine, { phrase, limit: 5 });
    return candidates.map(({ isSimilar, lastName }) => (isSimilar ? `~${lastName}` : lastName));
  };
  return { actor, processId, inList, byKey };
}

const found: [string, string[]][] = [
  ['conor.oc@poczta.example', ['O’Connor']],
  ['A.K@PRACA.example', ['Kowalska']],
  ['a.k@', ['Kowalska']],
  ['Żaneta@Poczta', ['Wiśniewska']],
  ['600100200', ['Müller']],
  ['+48 600-100-200', ['Müller']],
  ['0048 (600) 100 200', ['Müller']],
  ['60 01 00 200', ['Müller']],
  ['0200', ['Müller']],
  ['0 801', ['Kowalska']],
  ['0151/234-5678', ['O’Connor']],
  ['+49 151 2345678', ['O’Connor']],
  ['oconnor', ['O’Connor']],
  ["O'Connor", ['O’Connor']],
  ['o’connor', ['O’Connor']],
  ['mueller', ['Müller']],
  ['muller', ['Müller']],
  ['Kowlaska', ['~Kowalska']],
  ['kowaska', ['~Kowalska']],
  ['Wisniewksa', ['~Wiśniewska']],
  ['zaneta wisniwska', ['~Wiśniewska']],
  ['jan nowka', ['~Nowak']],
  ['801', []],
  ['9999', []],
  ['nikt@poczta.example', []],
  ['spawacz', []],
  ['java', []],
];

test('a person is found by e-mail, phone, other spellings and with a slip in the name, in the list and by the quick search', async () => {
  const { inList, byKey } = await scene();
  for (const [phrase, names] of found) {
    expect([phrase, await inList(phrase)]).toEqual([phrase, names]);
    expect([phrase, await byKey(phrase)]).toEqual([phrase, names]);
  }
});

test('who is only called something like it comes after those found, also on a later page, and not where there are enough', async () => {
  const { actor, processId, inList } = await scene();
  await database().candidate.updateMany({ where: { processId, lastName: 'Nowak' }, data: { lastName: 'Kowalski' } });
  expect(await inList('kowalski', { sortBy: 'LAST_NAME', sortOrder: 'ASC' })).toEqual(['Kowalski', '~Kowalska']);
  expect(await database().candidateSearch.count({ where: { userId: actor.userId } })).toBe(1);
  const data = Array.from({ length: 11 }, (_, index) => ({
    id: randomUUID(),
    processId,
    ordinalNumber: 100 + index,
    firstName: 'Ewa',
    lastName: 'Kowalska',
    status: 'NEW' as const,
    source: 'KNOW_ME' as const,
    externalProcessStatus: 'NOT_APPLICABLE' as const,
  }));
  await database().candidate.createMany({ data });
  const first = await searchCandidates(actor, {
    processId,
    filters: { searchPhrase: 'kowalski' },
    query: candidateSearchQuerySchema.parse({ pageSize: 10 }),
  });
  expect([first.totalItems, first.similar.length, first.items[0]?.lastName]).toEqual([13, 9, 'Kowalski']);
  const all = { processId, choice: { searchId: first.searchId, except: [] } };
  expect(await chooseCandidates(database(), actor, all)).toEqual([first.items[0]?.id]);
  const second = await searchCandidates(actor, {
    processId,
    filters: {},
    query: candidateSearchQuerySchema.parse({ pageSize: 10, page: 2, newSearch: 'false', searchId: first.searchId }),
  });
  expect(second.similar).toEqual(second.items.map(({ id }) => id));
  expect(await inList('kowalska')).toEqual(Array(12).fill('Kowalska'));
});

test('who was there before other spellings were kept is found by them after the upgrade', async () => {
  const { processId, inList } = await scene();
  await database().$executeRaw`UPDATE candidate SET search_text = 'x' WHERE process_id = ${processId}::uuid`;
  expect([await inList('mueller'), await inList('nowak')]).toEqual([['~Müller'], ['~Nowak']]);
  const migration = 'prisma/migrations/20261129160400_other_spellings_of_names/migration.sql';
  await database().$executeRawUnsafe(readFileSync(migration, 'utf8'));
  expect([await inList('mueller'), await inList('oconnor')]).toEqual([['Müller'], ['O’Connor']]);
  // Names without other spellings are not written.
  expect(await inList('nowak')).toEqual(['~Nowak']);
});

test('where names are hidden nobody is found by name, e-mail or phone, nor by similarity, until shown', async () => {
  const { actor, processId, inList, byKey } = await scene();
  await changeBlindMode(actor, { processId, blindMode: true });
  for (const [phrase] of found) {
    expect([phrase, await inList(phrase), await byKey(phrase)]).toEqual([phrase, [], []]);
  }
  const { id } = await database().candidate.findFirstOrThrow({ where: { processId, lastName: 'Müller' } });
  await revealCandidate(actor, { processId, candidateId: id, reason: 'Zaproszenie na rozmowę' });
  const shown = { mueller: 'Müller', '600 100 200': 'Müller', Mulller: '~Müller', 'jorg muler': '~Müller' };
  for (const [phrase, name] of Object.entries(shown)) {
    expect([phrase, await inList(phrase), await byKey(phrase)]).toEqual([phrase, [name], [name]]);
  }
});
