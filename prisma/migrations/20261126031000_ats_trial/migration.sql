-- The first synchronisation of a link is a trial; the links that have been synchronised stay as they are.
ALTER TABLE "ats_link" ADD COLUMN "trial_passed_at" TIMESTAMPTZ(3);
UPDATE "ats_link" SET "trial_passed_at" = now() WHERE "last_sync_at" IS NOT NULL;

ALTER TABLE "ats_sync" ADD COLUMN "trial" BOOLEAN NOT NULL DEFAULT false;
