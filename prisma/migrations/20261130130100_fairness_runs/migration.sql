-- CreateEnum
CREATE TYPE "FairnessRunState" AS ENUM ('QUEUED', 'RUNNING', 'DONE', 'STOPPED');

-- CreateTable
CREATE TABLE "fairness_run" (
    "id" UUID NOT NULL,
    "process_id" UUID NOT NULL,
    "state" "FairnessRunState" NOT NULL DEFAULT 'QUEUED',
    "stop_reason" TEXT,
    "engine" TEXT NOT NULL,
    "engine_version" TEXT NOT NULL,
    "model" TEXT,
    "prompt_version" TEXT,
    "locale" TEXT NOT NULL,
    "criteria" JSONB NOT NULL,
    "candidates" INTEGER NOT NULL,
    "cap_micros" BIGINT,
    "spent_micros" BIGINT NOT NULL DEFAULT 0,
    "currency" CHAR(3) NOT NULL,
    "questions" INTEGER NOT NULL DEFAULT 0,
    "waits" INTEGER NOT NULL DEFAULT 0,
    "requested_by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "checked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "fairness_run_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "fairness_case" (
    "id" UUID NOT NULL,
    "run_id" UUID NOT NULL,
    "candidate_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "result" JSONB,
    "problem" TEXT,
    "examined_at" TIMESTAMPTZ(3),

    CONSTRAINT "fairness_case_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "fairness_impact" (
    "id" UUID NOT NULL,
    "run_id" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "categories" TEXT[],
    "people" INTEGER NOT NULL,
    "requested_by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "fairness_impact_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "fairness_run_process_id_created_at_idx" ON "fairness_run"("process_id", "created_at");

-- CreateIndex
CREATE INDEX "fairness_run_created_at_idx" ON "fairness_run"("created_at");

-- CreateIndex
CREATE INDEX "fairness_case_candidate_id_idx" ON "fairness_case"("candidate_id");

-- CreateIndex
CREATE UNIQUE INDEX "fairness_case_run_id_candidate_id_key" ON "fairness_case"("run_id", "candidate_id");

-- CreateIndex
CREATE INDEX "fairness_impact_run_id_idx" ON "fairness_impact"("run_id");

-- AddForeignKey
ALTER TABLE "fairness_run" ADD CONSTRAINT "fairness_run_process_id_fkey" FOREIGN KEY ("process_id") REFERENCES "process"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "fairness_run" ADD CONSTRAINT "fairness_run_requested_by_id_fkey" FOREIGN KEY ("requested_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "fairness_case" ADD CONSTRAINT "fairness_case_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "fairness_run"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "fairness_case" ADD CONSTRAINT "fairness_case_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "fairness_impact" ADD CONSTRAINT "fairness_impact_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "fairness_run"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "fairness_impact" ADD CONSTRAINT "fairness_impact_requested_by_id_fkey" FOREIGN KEY ("requested_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


