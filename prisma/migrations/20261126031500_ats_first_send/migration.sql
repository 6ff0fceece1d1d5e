-- The first candidate of a link is sent alone; links that have sent one are beyond it.
ALTER TABLE "ats_link" ADD COLUMN "first_sent_at" TIMESTAMPTZ(3);
UPDATE "ats_link" link SET "first_sent_at" = now()
FROM "process" p
WHERE p."id" = link."process_id" AND EXISTS (
  SELECT 1 FROM "ats_pick" pick
  WHERE pick."process_id" = link."process_id" AND pick."connection_id" = link."connection_id"
    AND pick."recruitment_id" = p."external_process_id" AND pick."state" = 'SENT');
