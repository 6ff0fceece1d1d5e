-- AlterTable
ALTER TABLE "candidate" ADD COLUMN "analysis_repeats" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN "analysis_requested_at" TIMESTAMPTZ(3);

UPDATE "candidate" SET "analysis_requested_at" = "updated_at" WHERE "analysis_request_id" IS NOT NULL;

-- CreateIndex
CREATE INDEX "candidate_analysis_requested_at_idx" ON "candidate"("analysis_requested_at");
