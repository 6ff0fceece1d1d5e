-- CreateEnum
CREATE TYPE "RevealCause" AS ENUM ('BY_HAND', 'ADVANCE');

-- AlterTable
ALTER TABLE "candidate_reveal" ADD COLUMN     "cause" "RevealCause" NOT NULL DEFAULT 'BY_HAND',
ADD COLUMN     "ended_at" TIMESTAMPTZ(3),
ADD COLUMN     "ended_by_id" UUID,
ADD COLUMN     "request_id" UUID NOT NULL DEFAULT gen_random_uuid();

-- CreateIndex
CREATE INDEX "candidate_reveal_request_id_idx" ON "candidate_reveal"("request_id");

-- AddForeignKey
ALTER TABLE "candidate_reveal" ADD CONSTRAINT "candidate_reveal_ended_by_id_fkey" FOREIGN KEY ("ended_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Until now the decision itself showed who was advanced.
UPDATE candidate SET revealed_at = coalesce(d.decided_at, now())
FROM process p, candidate_decision d
WHERE candidate.process_id = p.id AND p.blind_mode AND candidate.decision_id = d.id AND d.decision = 'ADVANCE'
  AND candidate.revealed_at IS NULL;

-- What is kept of erased candidates goes back into the table as it is.
UPDATE ats_erasure SET content = jsonb_set(content, '{candidate_reveal}', (
  SELECT jsonb_agg(kept || jsonb_build_object('cause', 'BY_HAND', 'request_id', gen_random_uuid()))
  FROM jsonb_array_elements(content -> 'candidate_reveal') kept))
WHERE jsonb_typeof(content -> 'candidate_reveal') = 'array' AND content -> 'candidate_reveal' <> '[]';

-- Older rows are made again by the maintenance, or when a candidate of a blind process is opened.
ALTER TABLE "cv_search_text" ADD COLUMN     "masking_version" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "masks" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "towns" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- A blind process is not searched by what older rules left.
DELETE FROM cv_search_text WHERE sha256 IN (
  SELECT c.cv_sha256 FROM candidate c JOIN process p ON p.id = c.process_id WHERE p.blind_mode);

-- Their order or filters may tell what a blind process hides.
DELETE FROM candidate_search WHERE process_id IN (SELECT id FROM process WHERE blind_mode);
