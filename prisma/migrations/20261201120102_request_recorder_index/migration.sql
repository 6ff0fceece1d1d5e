CREATE INDEX CONCURRENTLY IF NOT EXISTS "person_request_recorded_by_id_idx" ON "person_request"("recorded_by_id");
