CREATE INDEX CONCURRENTLY IF NOT EXISTS "outsider_link_shortlist_id_idx" ON "outsider_link"("shortlist_id");
