CREATE INDEX CONCURRENTLY IF NOT EXISTS "candidate_analysis_under_way" ON "candidate"("analysis_requested_by_id") WHERE "status" IN ('AWAITING_PROCESSING', 'IN_PROGRESS');
