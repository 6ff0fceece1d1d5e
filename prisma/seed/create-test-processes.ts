import type { Db } from '@/lib/db/client';

const titles = [
  'Programistka/Programista Java',
  'Główna Księgowa / Główny Księgowy',
  'Spawaczka/Spawacz TIG',
  'Koordynatorka/Koordynator magazynu',
  'Specjalistka/Specjalista ds. kadr i płac',
  'Analityczka/Analityk danych',
  'Kierowniczka/Kierownik budowy',
  'Pielęgniarka/Pielęgniarz',
];
const towns = ['Łódź', 'Gdańsk', 'Kraków', 'Wrocław', 'Rzeszów', 'Zielona Góra', 'Świdnica'];
const skills = [
  'Java i PostgreSQL',
  'Płatnik i Symfonia',
  'uprawnienia TIG 141',
  'SAP i Excel',
  'Power BI',
  'prawo jazdy',
];

/**
 * Writes `count` processes straight into the table, in one statement, for benches and tests of long lists. Titles,
 * towns and skills are spread over them; every tenth is archived.
 *
 * @param input `count` 1..100,000
 * @returns the ids, oldest process first
 */
export async function createTestProcesses(db: Db, input: { createdById: string; count: number }): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    INSERT INTO process (id, name, requirements, status, created_by_id, created_at, updated_at)
    SELECT gen_random_uuid(),
      (${titles}::text[])[1 + n % ${titles.length}::int] || ', ' || (${towns}::text[])[1 + n % ${towns.length}::int],
      'Szukamy osoby do zespołu nr ' || n || '. Potrzebne: ' || (${skills}::text[])[1 + n % ${skills.length}::int] || '.',
      (CASE WHEN n % 10 = 9 THEN 'ARCHIVED' ELSE 'ACTIVE' END)::"ProcessStatus",
      ${input.createdById}::uuid, now() - (${input.count}::int - n) * interval '1 hour', now()
    FROM generate_series(0, ${input.count}::int - 1) AS n ORDER BY n
    RETURNING id`;
  return rows.map(({ id }) => id);
}
