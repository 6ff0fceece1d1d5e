CREATE INDEX CONCURRENTLY IF NOT EXISTS "candidate_name_text_idx" ON "candidate"
USING GIN (name_text("first_name", "last_name") gin_trgm_ops);
