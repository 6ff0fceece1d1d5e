ALTER TABLE "analysis_draft" RENAME COLUMN "runs" TO "answers";
