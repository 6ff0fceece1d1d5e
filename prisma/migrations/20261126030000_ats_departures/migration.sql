-- What an ATS says of a person and what it merely leaves out are kept apart; what a synchronisation erased stays for a week.
CREATE TYPE "AtsDeparture" AS ENUM ('NOT_FOUND', 'DELETED', 'ANONYMISED', 'MERGED');

ALTER TABLE "ats_application"
  ADD COLUMN "departure" "AtsDeparture",
  ADD COLUMN "departed_at" TIMESTAMPTZ(3),
  ADD COLUMN "kept_at" TIMESTAMPTZ(3);

CREATE INDEX "ats_application_process_id_departure_idx" ON "ats_application"("process_id", "departure");

ALTER TABLE "ats_link" ADD COLUMN "reads_candidates" BOOLEAN;

CREATE TABLE "ats_erasure" (
  "candidate_id" UUID NOT NULL,
  "process_id" UUID NOT NULL,
  "departure" "AtsDeparture" NOT NULL,
  "by_person" BOOLEAN NOT NULL,
  "erased_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "kept_until" TIMESTAMPTZ(3) NOT NULL,
  "files" TEXT[] NOT NULL,
  "content" JSONB NOT NULL,
  CONSTRAINT "ats_erasure_pkey" PRIMARY KEY ("candidate_id")
);

CREATE INDEX "ats_erasure_process_id_idx" ON "ats_erasure"("process_id");
CREATE INDEX "ats_erasure_kept_until_idx" ON "ats_erasure"("kept_until");
CREATE INDEX "ats_erasure_files_idx" ON "ats_erasure" USING GIN ("files");

ALTER TABLE "ats_erasure" ADD CONSTRAINT "ats_erasure_candidate_id_fkey"
  FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;
