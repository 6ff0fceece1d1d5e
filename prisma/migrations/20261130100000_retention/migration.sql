-- CreateEnum
CREATE TYPE "RetentionBasis" AS ENUM ('RECRUITMENT', 'CLAIMS', 'CONSENT');

-- CreateEnum
CREATE TYPE "RetentionSince" AS ENUM ('PROCESS_ENDED', 'DECIDED', 'ADDED', 'CONSENT_ENDED');

-- CreateEnum
CREATE TYPE "RetentionUnit" AS ENUM ('DAY', 'MONTH');

-- CreateEnum
CREATE TYPE "RetentionAction" AS ENUM ('ERASE', 'BLOCK');

-- CreateEnum
CREATE TYPE "RetentionDecision" AS ENUM ('NONE', 'ADVANCE', 'HOLD', 'REJECT');

-- AlterTable
ALTER TABLE "process" ADD COLUMN     "status_since" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "retention_rule" (
    "id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT false,
    "active_since" TIMESTAMPTZ(3),
    "basis" "RetentionBasis" NOT NULL,
    "process_statuses" "ProcessStatus"[],
    "decisions" "RetentionDecision"[],
    "source" "CandidateSource",
    "since" "RetentionSince" NOT NULL,
    "period" INTEGER NOT NULL,
    "unit" "RetentionUnit" NOT NULL,
    "action" "RetentionAction" NOT NULL,
    "erase_after_months" INTEGER,

    CONSTRAINT "retention_rule_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "retention_hold" (
    "id" UUID NOT NULL,
    "process_id" UUID NOT NULL,
    "candidate_id" UUID,
    "until" DATE NOT NULL,
    "reason" TEXT NOT NULL,
    "created_by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "retention_hold_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "retention_run" (
    "id" UUID NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    "cursor" UUID,
    "by_rule" JSONB NOT NULL DEFAULT '{}',
    "expired" INTEGER NOT NULL DEFAULT 0,
    "skipped" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "retention_run_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "blocked_candidate" (
    "id" UUID NOT NULL,
    "process_id" UUID NOT NULL,
    "ordinal_number" INTEGER NOT NULL,
    "basis" "RetentionBasis" NOT NULL,
    "blocked_at" TIMESTAMPTZ(3) NOT NULL,
    "erase_at" TIMESTAMPTZ(3) NOT NULL,
    "files" TEXT[],
    "content" JSONB NOT NULL,

    CONSTRAINT "blocked_candidate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tombstone" (
    "hash" CHAR(64) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tombstone_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "tombstone_key" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "encrypted_key" TEXT NOT NULL,

    CONSTRAINT "tombstone_key_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "erased_candidate" (
    "id" UUID NOT NULL,
    "process_id" UUID NOT NULL,
    "source" "CandidateSource" NOT NULL,
    "status" "CandidateStatus" NOT NULL,
    "decision" "Decision",
    "added_on" DATE NOT NULL,
    "erased_on" DATE NOT NULL,

    CONSTRAINT "erased_candidate_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "retention_rule_position_idx" ON "retention_rule"("position");

-- CreateIndex
CREATE INDEX "retention_hold_process_id_idx" ON "retention_hold"("process_id");

-- CreateIndex
CREATE INDEX "retention_hold_candidate_id_idx" ON "retention_hold"("candidate_id");

-- CreateIndex
CREATE INDEX "retention_run_started_at_idx" ON "retention_run"("started_at" DESC);

-- CreateIndex
CREATE INDEX "blocked_candidate_process_id_idx" ON "blocked_candidate"("process_id");

-- CreateIndex
CREATE INDEX "blocked_candidate_erase_at_idx" ON "blocked_candidate"("erase_at");

-- CreateIndex
CREATE INDEX "blocked_candidate_files_idx" ON "blocked_candidate" USING GIN ("files");

-- CreateIndex
CREATE INDEX "erased_candidate_process_id_idx" ON "erased_candidate"("process_id");

-- AddForeignKey
ALTER TABLE "retention_hold" ADD CONSTRAINT "retention_hold_process_id_fkey" FOREIGN KEY ("process_id") REFERENCES "process"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "retention_hold" ADD CONSTRAINT "retention_hold_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "retention_hold" ADD CONSTRAINT "retention_hold_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blocked_candidate" ADD CONSTRAINT "blocked_candidate_process_id_fkey" FOREIGN KEY ("process_id") REFERENCES "process"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "erased_candidate" ADD CONSTRAINT "erased_candidate_process_id_fkey" FOREIGN KEY ("process_id") REFERENCES "process"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- What is not told by the log counts from the last change, which is later.
UPDATE process p SET status_since = coalesce((
  SELECT max(a.at) FROM audit_event a
  WHERE a.process_id = p.id AND a.candidate_id IS NULL AND a.action = 'process.status-changed'
), p.updated_at)
WHERE p.status IN ('ARCHIVED', 'STOPPED');

-- A trigger, so that no writer can forget it.
CREATE FUNCTION set_process_status_since() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.status_since := now();
  RETURN NEW;
END $$;

CREATE TRIGGER process_status_since BEFORE UPDATE OF status ON process
FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION set_process_status_since();
