import { checkSafeMigrations } from './safe-migrations';

const check = (sql: string, name = '20261201000000_new') =>
  checkSafeMigrations([{ path: `prisma/migrations/${name}/migration.sql`, text: sql }]);

test.each([
  ['an index under a lock', 'CREATE INDEX "a" ON "candidate"("x");', 'CONCURRENTLY'],
  ['a unique index under a lock', 'CREATE UNIQUE INDEX a ON candidate (x);', 'CONCURRENTLY'],
  ['a dropped index', 'DROP INDEX a;', 'CONCURRENTLY'],
  ['a column that must be filled', 'ALTER TABLE "candidate" ADD COLUMN "x" TEXT NOT NULL;', 'DEFAULT'],
  [
    'such a column behind another',
    'ALTER TABLE c ADD COLUMN x INT NOT NULL DEFAULT 0, ADD COLUMN y INT NOT NULL;',
    'DEFAULT',
  ],
  ['a value for each row', 'ALTER TABLE c ADD COLUMN x UUID NOT NULL DEFAULT gen_random_uuid();', 'anew'],
  ['another type', 'ALTER TABLE c ALTER COLUMN x TYPE bigint;', 'anew'],
  ['another type, as Prisma writes it', 'ALTER TABLE "c" ALTER COLUMN "x" SET DATA TYPE BIGINT;', 'anew'],
  ['no null any more', 'ALTER TABLE c ALTER COLUMN x SET NOT NULL;', 'null'],
  ['a checked constraint', 'ALTER TABLE c ADD CONSTRAINT f FOREIGN KEY (x) REFERENCES p(id);', 'NOT VALID'],
  ['a unique constraint', 'ALTER TABLE c ADD CONSTRAINT u UNIQUE (x);', 'USING INDEX'],
  ['all rows at once', 'UPDATE candidate SET x = 1;', 'DO block'],
  ['a column that is in use', 'ALTER TABLE c DROP COLUMN x;', 'version before'],
  ['a small table’s column that is in use', 'ALTER TABLE process DROP COLUMN x;', 'version before'],
  ['another name', 'ALTER TABLE c RENAME COLUMN x TO y;', 'version before'],
  ['a value that the version before cannot read', `ALTER TYPE "kind" ADD VALUE 'NEW';`, 'version before'],
  ['two statements', 'CREATE INDEX CONCURRENTLY a ON c (x);\nSELECT 1;', 'alone'],
])('%s is refused with what to do', (_, sql, message) => {
  expect(check(`-- Why.\n\n${sql}`)).toEqual([
    expect.objectContaining({ line: 3, message: expect.stringContaining(message) }),
  ]);
});

test.each([
  'CREATE TABLE n (id INT); CREATE INDEX a ON n (id); ALTER TABLE "n" ADD CONSTRAINT f FOREIGN KEY (id) REFERENCES c(id);',
  // A small table.
  'UPDATE process SET status_since = now(); CREATE INDEX a ON mail(candidate_id);',
  'CREATE INDEX CONCURRENTLY IF NOT EXISTS a ON candidate (x);',
  `ALTER TABLE c ADD COLUMN x INT, ADD COLUMN y BOOLEAN NOT NULL DEFAULT false, ADD COLUMN z BOOLEAN DEFAULT true NOT NULL;`,
  'ALTER TABLE c ADD CONSTRAINT f FOREIGN KEY (x) REFERENCES p(id) NOT VALID;',
  'ALTER TABLE c ADD CONSTRAINT u UNIQUE USING INDEX a;',
  `DO $$ BEGIN LOOP UPDATE c SET x = 1 WHERE id IN (SELECT id FROM c LIMIT 5000); COMMIT; END LOOP; END $$;`,
])('%s is accepted', (sql) => {
  expect(check(sql)).toEqual([]);
});

test('a value whose effect on the version before is known is accepted', () => {
  expect(check(`ALTER TYPE mail_kind ADD VALUE 'NOTIFICATIONS';`, '20261202170000_notifications')).toEqual([]);
});

test('what was released before the rules stays as it is', () => {
  expect(check('ALTER TABLE c DROP COLUMN x;', '20261101000000_old')).toEqual([]);
});
