-- CreateEnum
CREATE TYPE "AtsProvider" AS ENUM ('ERECRUITER', 'TRAFFIT', 'TEAMTAILOR', 'GREENHOUSE');

-- CreateEnum
CREATE TYPE "AtsTargetKind" AS ENUM ('STAGE', 'TAG', 'NOTE');

-- CreateEnum
CREATE TYPE "AtsSyncTrigger" AS ENUM ('MANUAL', 'SCHEDULE', 'WEBHOOK');

-- CreateEnum
CREATE TYPE "AtsSyncState" AS ENUM ('RUNNING', 'SUCCEEDED', 'FAILED');

-- CreateEnum
CREATE TYPE "AtsPickState" AS ENUM ('PENDING', 'SENDING', 'SENT', 'CONFLICT', 'DISMISSED');

-- DropIndex
DROP INDEX "candidate_process_id_cv_sha256_key";

-- AlterTable
ALTER TABLE "candidate" ADD COLUMN     "application_sources" TEXT[] DEFAULT ARRAY[]::TEXT[];
UPDATE "candidate" SET "application_sources" = ARRAY["application_source"] WHERE "application_source" IS NOT NULL;
ALTER TABLE "candidate" DROP COLUMN "application_source";

-- CreateTable
CREATE TABLE "ats_connection" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "provider" "AtsProvider" NOT NULL,
    "settings" JSONB NOT NULL,
    "encrypted_credentials" TEXT,
    "encrypted_webhook_secret" TEXT,
    "encrypted_token" TEXT,
    "token_expires_at" TIMESTAMPTZ(3),
    "schedule_minutes" INTEGER,
    "paused" BOOLEAN NOT NULL DEFAULT false,
    "stopped_reason" TEXT,
    "blocked_until" TIMESTAMPTZ(3),
    "booked_until" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ats_connection_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ats_link" (
    "process_id" UUID NOT NULL,
    "connection_id" UUID NOT NULL,
    "target_kind" "AtsTargetKind" NOT NULL DEFAULT 'STAGE',
    "target" TEXT,
    "target_name" TEXT,
    "synced_until" TIMESTAMPTZ(3),
    "last_sync_at" TIMESTAMPTZ(3),
    "last_full_scan" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ats_link_pkey" PRIMARY KEY ("process_id")
);

-- CreateTable
CREATE TABLE "ats_sync" (
    "id" UUID NOT NULL,
    "process_id" UUID NOT NULL,
    "connection_id" UUID NOT NULL,
    "trigger" "AtsSyncTrigger" NOT NULL,
    "full" BOOLEAN NOT NULL,
    "state" "AtsSyncState" NOT NULL DEFAULT 'RUNNING',
    "checkpoint" JSONB NOT NULL,
    "counts" JSONB NOT NULL DEFAULT '{}',
    "reason" TEXT,
    "requested_by_id" UUID,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "alive_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "ats_sync_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ats_application" (
    "id" UUID NOT NULL,
    "connection_id" UUID NOT NULL,
    "process_id" UUID NOT NULL,
    "candidate_id" UUID NOT NULL,
    "external_id" TEXT NOT NULL,
    "external_candidate_id" TEXT NOT NULL,
    "stage_id" TEXT,
    "content_hash" CHAR(64) NOT NULL,
    "cv_key" TEXT,
    "downloaded_cv_key" TEXT,
    "seen_in_sync" UUID,
    "gone_at" TIMESTAMPTZ(3),

    CONSTRAINT "ats_application_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ats_pick" (
    "id" UUID NOT NULL,
    "process_id" UUID NOT NULL,
    "candidate_id" UUID NOT NULL,
    "connection_id" UUID NOT NULL,
    "application_id" UUID,
    "target_kind" "AtsTargetKind" NOT NULL,
    "target" TEXT NOT NULL,
    "from_stage_id" TEXT,
    "state" "AtsPickState" NOT NULL DEFAULT 'PENDING',
    "previous_status" "CandidateStatus" NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "reason" TEXT,
    "requested_by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "alive_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "ats_pick_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ats_webhook_delivery" (
    "connection_id" UUID NOT NULL,
    "delivery_id" TEXT NOT NULL,
    "event" JSONB NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "handled_at" TIMESTAMPTZ(3),

    CONSTRAINT "ats_webhook_delivery_pkey" PRIMARY KEY ("connection_id","delivery_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ats_connection_name_key" ON "ats_connection"("name");

-- CreateIndex
CREATE INDEX "ats_link_connection_id_idx" ON "ats_link"("connection_id");

-- CreateIndex
CREATE INDEX "ats_sync_process_id_started_at_idx" ON "ats_sync"("process_id", "started_at" DESC);

-- CreateIndex
CREATE INDEX "ats_sync_connection_id_started_at_idx" ON "ats_sync"("connection_id", "started_at" DESC);

-- CreateIndex
CREATE INDEX "ats_sync_state_alive_at_idx" ON "ats_sync"("state", "alive_at");

-- CreateIndex
CREATE UNIQUE INDEX "ats_application_candidate_id_key" ON "ats_application"("candidate_id");

-- CreateIndex
CREATE INDEX "ats_application_connection_id_external_id_idx" ON "ats_application"("connection_id", "external_id");

-- CreateIndex
CREATE INDEX "ats_application_connection_id_external_candidate_id_idx" ON "ats_application"("connection_id", "external_candidate_id");

-- CreateIndex
CREATE UNIQUE INDEX "ats_application_process_id_external_id_key" ON "ats_application"("process_id", "external_id");

-- CreateIndex
CREATE INDEX "ats_pick_process_id_state_idx" ON "ats_pick"("process_id", "state");

-- CreateIndex
CREATE INDEX "ats_pick_candidate_id_created_at_idx" ON "ats_pick"("candidate_id", "created_at");

-- CreateIndex
CREATE INDEX "ats_pick_state_alive_at_idx" ON "ats_pick"("state", "alive_at");

-- CreateIndex
CREATE INDEX "ats_webhook_delivery_received_at_idx" ON "ats_webhook_delivery"("received_at");

-- CreateIndex
CREATE INDEX "candidate_process_id_cv_sha256_idx" ON "candidate"("process_id", "cv_sha256");

-- AddForeignKey
ALTER TABLE "ats_link" ADD CONSTRAINT "ats_link_process_id_fkey" FOREIGN KEY ("process_id") REFERENCES "process"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ats_link" ADD CONSTRAINT "ats_link_connection_id_fkey" FOREIGN KEY ("connection_id") REFERENCES "ats_connection"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ats_sync" ADD CONSTRAINT "ats_sync_process_id_fkey" FOREIGN KEY ("process_id") REFERENCES "process"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ats_sync" ADD CONSTRAINT "ats_sync_connection_id_fkey" FOREIGN KEY ("connection_id") REFERENCES "ats_connection"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ats_application" ADD CONSTRAINT "ats_application_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ats_pick" ADD CONSTRAINT "ats_pick_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ats_pick" ADD CONSTRAINT "ats_pick_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "ats_application"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ats_webhook_delivery" ADD CONSTRAINT "ats_webhook_delivery_connection_id_fkey" FOREIGN KEY ("connection_id") REFERENCES "ats_connection"("id") ON DELETE CASCADE ON UPDATE CASCADE;


