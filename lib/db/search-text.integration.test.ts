import { foldForSearch } from '@/lib/i18n/fold-for-search';
import { createTestUser } from '@/prisma/seed/factories';
import { database } from './client';
import { Prisma } from './generated/client';
import { searchTextPatterns } from './search-text';

async function searchTextOf(table: 'process' | 'candidate', id: string): Promise<string> {
  const rows = await database().$queryRaw<{ search_text: string }[]>(
    Prisma.sql`SELECT search_text FROM ${Prisma.raw(table)} WHERE id = ${id}::uuid`,
  );
  return rows[0]?.search_text ?? '';
}

it.each(['Zażółć GĘŚLĄ jaźń', 'ŁÓDŹ', 'Ærøskøbing', 'Đorđe', 'Crème Brûlée', 'C++ / .NET 8', 'naïve — ①', ''])(
  'folds %j in the database as in the product',
  async (text) => {
    const rows = await database().$queryRaw<{ folded: string }[]>`SELECT fold_text(${text}) AS folded`;
    expect(foldForSearch(text)).toBe(rows[0]?.folded);
  },
);

it('takes the signs of LIKE for what they are', () => {
  expect(searchTextPatterns('  100%  a_b ')).toEqual(['%100\\%%', '%a\\_b%']);
});

it('keeps the text of a process up to date, through every writer', async () => {
  const { actor } = await createTestUser();
  const createdById = actor.userId;
  const process = await database().process.create({
    data: {
      name: 'Księgowa',
      requirements: 'Praca w Łodzi',
      createdById,
      criteria: { create: { kind: 'REQUIREMENT', position: 0, text: 'Płatnik ZUS' } },
    },
  });
  expect(await searchTextOf('process', process.id)).toBe('ksiegowa praca w lodzi platnik zus');
  await database().criterion.updateMany({ where: { processId: process.id }, data: { text: 'Środki trwałe' } });
  await database().process.update({ where: { id: process.id }, data: { name: 'Główna księgowa' } });
  expect(await searchTextOf('process', process.id)).toBe('glowna ksiegowa praca w lodzi srodki trwale');
  await database().criterion.deleteMany({ where: { processId: process.id } });
  expect(await searchTextOf('process', process.id)).toBe('glowna ksiegowa praca w lodzi');
});

it('keeps the text of a candidate up to date', async () => {
  const { actor } = await createTestUser();
  const createdById = actor.userId;
  const process = await database().process.create({ data: { name: 'Spawacz', createdById } });
  const candidate = await database().candidate.create({
    data: {
      processId: process.id,
      ordinalNumber: 7,
      status: 'NEW',
      source: 'KNOW_ME',
      externalProcessStatus: 'NOT_APPLICABLE',
      firstName: 'Łucja',
      lastName: 'Żak',
    },
  });
  expect(await searchTextOf('candidate', candidate.id)).toBe('lucja zak 7');
  await database().candidate.update({ where: { id: candidate.id }, data: { city: 'Gdańsk' } });
  expect(await searchTextOf('candidate', candidate.id)).toBe('lucja zak gdansk 7');
});
