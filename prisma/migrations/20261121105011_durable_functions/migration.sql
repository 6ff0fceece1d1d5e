-- CreateEnum
CREATE TYPE "durable_run_state" AS ENUM ('RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED');

-- CreateTable
CREATE TABLE "durable_run" (
    "id" UUID NOT NULL,
    "function_id" TEXT NOT NULL,
    "state" "durable_run_state" NOT NULL DEFAULT 'RUNNING',
    "event" JSONB NOT NULL,
    "completion_order" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "output" JSONB,
    "error" JSONB,
    "parent_run_id" UUID,
    "parent_step_id" TEXT,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "durable_run_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "durable_step" (
    "run_id" UUID NOT NULL,
    "step_id" TEXT NOT NULL,
    "operation" TEXT NOT NULL,
    "name" TEXT,
    "result" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "durable_step_pkey" PRIMARY KEY ("run_id","step_id")
);

-- CreateTable
CREATE TABLE "durable_call" (
    "id" UUID NOT NULL,
    "run_id" UUID NOT NULL,
    "function_id" TEXT NOT NULL,
    "step_id" TEXT NOT NULL,
    "attempt" INTEGER NOT NULL,
    "slot_keys" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "queued_at" TIMESTAMPTZ(3),
    "run_started_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "durable_call_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "durable_wait" (
    "run_id" UUID NOT NULL,
    "step_id" TEXT NOT NULL,
    "event_name" TEXT NOT NULL,
    "expression" TEXT,

    CONSTRAINT "durable_wait_pkey" PRIMARY KEY ("run_id","step_id")
);

-- CreateTable
CREATE TABLE "durable_event" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "durable_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "durable_idempotency" (
    "function_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "durable_idempotency_pkey" PRIMARY KEY ("function_id","key")
);

-- CreateIndex
CREATE INDEX "durable_run_function_id_state_idx" ON "durable_run"("function_id", "state");

-- CreateIndex
CREATE INDEX "durable_run_ended_at_idx" ON "durable_run"("ended_at");

-- CreateIndex
CREATE INDEX "durable_call_function_id_queued_at_run_started_at_idx" ON "durable_call"("function_id", "queued_at", "run_started_at");

-- CreateIndex
CREATE UNIQUE INDEX "durable_call_run_id_step_id_key" ON "durable_call"("run_id", "step_id");

-- CreateIndex
CREATE INDEX "durable_wait_event_name_idx" ON "durable_wait"("event_name");

-- CreateIndex
CREATE INDEX "durable_event_received_at_idx" ON "durable_event"("received_at");

-- CreateIndex
CREATE INDEX "durable_idempotency_created_at_idx" ON "durable_idempotency"("created_at");

-- AddForeignKey
ALTER TABLE "durable_step" ADD CONSTRAINT "durable_step_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "durable_run"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "durable_call" ADD CONSTRAINT "durable_call_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "durable_run"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "durable_wait" ADD CONSTRAINT "durable_wait_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "durable_run"("id") ON DELETE CASCADE ON UPDATE CASCADE;
