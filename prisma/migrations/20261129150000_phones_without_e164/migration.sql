-- The nightly look for phones without their E.164 form reads only these. Prisma knows no partial indexes.
CREATE INDEX CONCURRENTLY IF NOT EXISTS candidate_phone_without_e164 ON candidate (id) WHERE phone IS NOT NULL AND phone_e164 IS NULL;
