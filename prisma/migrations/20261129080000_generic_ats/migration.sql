-- CreateEnum
CREATE TYPE "webhook_state" AS ENUM ('PENDING', 'DELIVERED', 'DEAD');

-- AlterEnum
ALTER TYPE "AtsProvider" ADD VALUE 'GENERIC';

-- AlterEnum
ALTER TYPE "AtsTargetKind" ADD VALUE 'WEBHOOK';

-- AlterTable
ALTER TABLE "ats_link" ADD COLUMN     "file_columns" JSONB;

-- AlterTable
ALTER TABLE "ats_application" ADD COLUMN     "changed_there_at" TIMESTAMPTZ(3),
ADD COLUMN     "given" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "webhook_message" (
    "id" UUID NOT NULL,
    "event" TEXT NOT NULL,
    "subject_id" UUID NOT NULL,
    "connection_id" UUID NOT NULL,
    "process_id" UUID NOT NULL,
    "candidate_id" UUID,
    "state" "webhook_state" NOT NULL DEFAULT 'PENDING',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_attempt" (
    "id" UUID NOT NULL,
    "message_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "http_status" SMALLINT,
    "reason" TEXT,
    "took_ms" INTEGER NOT NULL,

    CONSTRAINT "webhook_attempt_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "webhook_message_state_next_attempt_at_idx" ON "webhook_message"("state", "next_attempt_at");

-- CreateIndex
CREATE INDEX "webhook_message_process_id_created_at_idx" ON "webhook_message"("process_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "webhook_message_candidate_id_idx" ON "webhook_message"("candidate_id");

-- CreateIndex
CREATE INDEX "webhook_message_connection_id_idx" ON "webhook_message"("connection_id");

-- CreateIndex
CREATE UNIQUE INDEX "webhook_message_event_subject_id_key" ON "webhook_message"("event", "subject_id");

-- CreateIndex
CREATE INDEX "webhook_attempt_message_id_at_idx" ON "webhook_attempt"("message_id", "at" DESC);

-- AddForeignKey
ALTER TABLE "webhook_message" ADD CONSTRAINT "webhook_message_connection_id_fkey" FOREIGN KEY ("connection_id") REFERENCES "ats_connection"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_message" ADD CONSTRAINT "webhook_message_process_id_fkey" FOREIGN KEY ("process_id") REFERENCES "process"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_message" ADD CONSTRAINT "webhook_message_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_attempt" ADD CONSTRAINT "webhook_attempt_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "webhook_message"("id") ON DELETE CASCADE ON UPDATE CASCADE;

