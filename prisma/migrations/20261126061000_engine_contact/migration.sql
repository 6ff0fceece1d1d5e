-- CreateEnum
CREATE TYPE "engine_contact_kind" AS ENUM ('EVENTS', 'REGISTRATION', 'RUNS', 'CALLS');

-- CreateEnum
CREATE TYPE "engine_contact_result" AS ENUM ('OK', 'KEY_REFUSED', 'UNREACHABLE', 'FAILED');

-- AlterTable
ALTER TABLE "candidate" ADD COLUMN     "analysis_waiting_since" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "outbox_event" ADD COLUMN     "possible_sends" INTEGER NOT NULL DEFAULT 0;

-- Events that were tried before may have arrived.
UPDATE "outbox_event" SET "possible_sends" = "attempts";

-- CreateTable
CREATE TABLE "sent_event" (
    "id" UUID NOT NULL,
    "request_id" UUID NOT NULL,
    "engine_event_id" TEXT NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "missing_since" TIMESTAMPTZ(3),

    CONSTRAINT "sent_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "engine_contact" (
    "kind" "engine_contact_kind" NOT NULL,
    "address" TEXT NOT NULL,
    "result" "engine_contact_result" NOT NULL,
    "http_status" SMALLINT,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "engine_contact_pkey" PRIMARY KEY ("kind")
);

-- CreateTable
CREATE TABLE "job_lock" (
    "name" TEXT NOT NULL,
    "held_until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "job_lock_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE INDEX "sent_event_request_id_idx" ON "sent_event"("request_id");

-- CreateIndex
CREATE INDEX "sent_event_sent_at_idx" ON "sent_event"("sent_at");
