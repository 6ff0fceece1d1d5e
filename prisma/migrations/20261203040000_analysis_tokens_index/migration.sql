-- Each scrape of the metrics asks what was used this month. Prisma knows no partial indexes.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "analysis_finished_at_tokens_idx" ON "analysis"("finished_at") WHERE "input_tokens" > 0;
