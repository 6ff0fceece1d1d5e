-- Asked with each list and candidate: mostly none, and else all processes are read. Prisma knows no partial indexes.
CREATE INDEX CONCURRENTLY IF NOT EXISTS process_that_hides_score ON process (id) WHERE hides_score;
