-- DropIndex
DROP INDEX "candidate_search_process_id_user_id_fingerprint_key";

-- CreateIndex
CREATE INDEX "candidate_search_user_id_process_id_fingerprint_idx" ON "candidate_search"("user_id", "process_id", "fingerprint");
