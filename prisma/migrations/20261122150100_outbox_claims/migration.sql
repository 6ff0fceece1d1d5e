-- AlterTable
ALTER TABLE "outbox_event" ADD COLUMN "attempts" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "claimed_until" TIMESTAMPTZ(3),
ADD COLUMN "set_aside_at" TIMESTAMPTZ(3),
ADD COLUMN "set_aside_reason" TEXT;
