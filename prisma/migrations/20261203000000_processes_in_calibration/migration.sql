-- Asked with each list and candidate: mostly none, and else all processes are read. Prisma knows no partial indexes.
CREATE INDEX CONCURRENTLY IF NOT EXISTS process_in_calibration ON process (id) WHERE calibration_since IS NOT NULL;
