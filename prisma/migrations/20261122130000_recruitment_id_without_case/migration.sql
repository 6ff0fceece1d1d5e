CREATE EXTENSION IF NOT EXISTS citext;

-- IDs that differ in capitals only are one ID from now on. The process that had it first keeps it; the others get its
-- number behind it, so that none is lost.
UPDATE process SET external_recruitment_id = external_recruitment_id || ' (' || process.ordinal_number || ')'
FROM (
  SELECT id, row_number() OVER (PARTITION BY lower(external_recruitment_id) ORDER BY ordinal_number) AS place
  FROM process WHERE external_recruitment_id IS NOT NULL
) AS same
WHERE same.id = process.id AND same.place > 1;

-- AlterTable
ALTER TABLE "process" ALTER COLUMN "external_recruitment_id" SET DATA TYPE CITEXT;
