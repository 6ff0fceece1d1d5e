CREATE INDEX CONCURRENTLY IF NOT EXISTS "candidate_contact_text_idx" ON "candidate"
USING GIN (contact_text("email", "phone", "phone_e164") gin_trgm_ops);
