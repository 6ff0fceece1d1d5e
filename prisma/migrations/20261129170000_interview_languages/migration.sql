ALTER TABLE "interview_simulation" ADD COLUMN "locale_kept" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "interview_question" ADD COLUMN "locale" TEXT;

-- A language that was chosen apart from the creator's own is kept.
UPDATE "interview_simulation" SET "locale_kept" = true
FROM "app_user" WHERE "app_user"."id" = "interview_simulation"."created_by_id" AND "app_user"."locale" <> "interview_simulation"."locale";
