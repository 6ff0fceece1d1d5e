-- Whether rejecting several needs a reason where nobody opened one of them.
CREATE TABLE "decision_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "reason_for_unopened" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "decision_settings_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "decision_settings_one_row" CHECK ("id" = 1)
);
INSERT INTO "decision_settings" DEFAULT VALUES;

-- Whether a person sees a candidate's score only after reading the verdicts, and when they did.
ALTER TABLE "process" ADD COLUMN "hides_score" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "candidate_view" ADD COLUMN "verdicts_read_at" TIMESTAMPTZ(3);
