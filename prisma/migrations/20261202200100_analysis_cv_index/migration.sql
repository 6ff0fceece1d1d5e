CREATE INDEX CONCURRENTLY IF NOT EXISTS "analysis_cv_sha256_idx" ON "analysis"("cv_sha256");
