import { personalData } from '@/lib/domain/personal-data';
import { readModels } from '@/scripts/checks/prisma-schema';
import { readSourceTree } from '@/scripts/checks/source-tree';
import { exportSelect } from './export-cells';

const models = readModels(readSourceTree(process.cwd(), 'prisma/schema/'));

/** The columns that a Prisma selection reads, as `Table.column`; of a row that is of no candidate the column with its id. */
function columnsOf(name: string, select: object): string[] {
  const fields = models.find((model) => model.name === name)?.fields ?? [];
  return Object.entries(select).flatMap(([key, value]: [string, unknown]) => {
    const field = fields.find((one) => one.name === key);
    if (!field) throw new Error(`${name} has no ${key}`);
    if (value === true) return [`${name}.${key}`];
    if (field.type in personalData) return columnsOf(field.type, Object((value as { select?: object }).select));
    return [`${name}.${field.key}`];
  });
}

test('the export reads what is said to be in it, and nothing else of a candidate', () => {
  const said = Object.entries(personalData).flatMap(([name, { exported = [] }]) =>
    exported.map((column) => `${name}.${column}`),
  );
  expect([...new Set(columnsOf('Candidate', exportSelect))].sort()).toEqual(said.sort());
});
