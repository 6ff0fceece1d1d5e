-- Since when people judge a random tenth of a process's candidates before they see the verdicts (null: they are not asked), and
-- the seed of who that is.
ALTER TABLE "process" ADD COLUMN "calibration_since" TIMESTAMPTZ(3);
ALTER TABLE "process" ADD COLUMN "calibration_seed" UUID;

-- What a person judged of a candidate before seeing the verdicts, or that they skipped it.
CREATE TABLE "calibration_answer" (
    "candidate_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "judgements" JSONB,
    "answered_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "calibration_answer_pkey" PRIMARY KEY ("candidate_id", "user_id"),
    CONSTRAINT "calibration_answer_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "calibration_answer_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "calibration_answer_user_id_idx" ON "calibration_answer"("user_id");
