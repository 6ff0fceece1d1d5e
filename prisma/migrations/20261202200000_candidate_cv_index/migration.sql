CREATE INDEX CONCURRENTLY IF NOT EXISTS "candidate_cv_sha256_idx" ON "candidate"("cv_sha256");
