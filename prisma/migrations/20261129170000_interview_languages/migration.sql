ALTER TABLE "interview_simulation" ADD COLUMN "locale_kept" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "interview_question" ADD COLUMN "locale" TEXT;
