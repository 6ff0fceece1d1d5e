ALTER TABLE "analysis" ADD COLUMN "input_tokens" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "cached_tokens" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "output_tokens" INTEGER NOT NULL DEFAULT 0;

ALTER TABLE "process" ADD COLUMN "status_reason" TEXT,
ADD COLUMN "engine" TEXT;

CREATE TABLE "model_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "enabled" BOOLEAN NOT NULL DEFAULT true,
    "base_url" TEXT,
    "model" TEXT,
    "api" TEXT NOT NULL DEFAULT 'responses',
    "reasoning_effort" TEXT,
    "blind" BOOLEAN NOT NULL DEFAULT true,
    "timeout_seconds" INTEGER NOT NULL DEFAULT 120,
    "requests_per_minute" INTEGER,
    "tokens_per_minute" INTEGER,
    "input_price" INTEGER,
    "cached_input_price" INTEGER,
    "output_price" INTEGER,
    "currency" CHAR(3) NOT NULL DEFAULT 'USD',
    "monthly_budget" BIGINT,
    "encrypted_key" TEXT,
    "key_hint" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "model_settings_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "model_gate" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "minute" TIMESTAMPTZ(3) NOT NULL,
    "requests" INTEGER NOT NULL DEFAULT 0,
    "tokens" INTEGER NOT NULL DEFAULT 0,
    "blocked_until" TIMESTAMPTZ(3),

    CONSTRAINT "model_gate_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "analysis_finished_at_cost_idx" ON "analysis"("finished_at") WHERE "cost_micros" > 0;

ALTER TABLE "criterion_verdict" ADD COLUMN "second_engine" TEXT,
ADD COLUMN "second_verdict" "Verdict",
ADD COLUMN "second_reason" TEXT;
