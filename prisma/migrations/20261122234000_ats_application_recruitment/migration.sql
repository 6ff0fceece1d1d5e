-- Ids are the connection's own, so that they may be equal in two of them.
ALTER TABLE "ats_application" ADD COLUMN "recruitment_id" TEXT NOT NULL;
DROP INDEX "ats_application_process_id_external_id_key";
CREATE UNIQUE INDEX "ats_application_process_id_connection_id_external_id_key" ON "ats_application"("process_id", "connection_id", "external_id");

-- Candidates of an uploaded file are internal ones.
UPDATE "candidate" SET "is_internal_candidate" = true WHERE "source" = 'KNOW_ME';
