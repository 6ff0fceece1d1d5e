ALTER TABLE "model_settings" ADD COLUMN "votes" SMALLINT NOT NULL DEFAULT 1;

ALTER TABLE "analysis" ADD COLUMN "votes" SMALLINT NOT NULL DEFAULT 1;

ALTER TABLE "criterion_verdict" ADD COLUMN "run_verdicts" "Verdict"[],
ADD COLUMN "earlier_verdict" "Verdict";

ALTER TABLE "analysis_draft" ADD COLUMN "runs" JSONB,
ALTER COLUMN "content" DROP NOT NULL;
