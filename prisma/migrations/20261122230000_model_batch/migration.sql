CREATE TYPE "ModelBatchState" AS ENUM ('PREPARING', 'SENDING', 'SENT', 'ENDED');

CREATE TYPE "ModelBatchItemState" AS ENUM ('OPEN', 'ANSWERED', 'RELEASED', 'RESTORED');

CREATE TABLE "model_batch" (
    "id" UUID NOT NULL,
    "process_id" UUID NOT NULL,
    "state" "ModelBatchState" NOT NULL DEFAULT 'PREPARING',
    "file_id" TEXT,
    "create_tried_at" TIMESTAMPTZ(3),
    "remote_id" TEXT,
    "expires_at" TIMESTAMPTZ(3),
    "estimated_micros" BIGINT NOT NULL DEFAULT 0,
    "cancel_requested_at" TIMESTAMPTZ(3),
    "reason" TEXT,
    "waits" INTEGER NOT NULL DEFAULT 0,
    "checked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "model_batch_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "model_batch_item" (
    "id" UUID NOT NULL,
    "batch_id" UUID NOT NULL,
    "candidate_id" UUID NOT NULL,
    "request_id" UUID NOT NULL,
    "run" SMALLINT NOT NULL DEFAULT 0,
    "state" "ModelBatchItemState" NOT NULL DEFAULT 'OPEN',
    "line" TEXT,
    "request_hash" CHAR(64),
    "answer" TEXT,
    "status_before" "CandidateStatus" NOT NULL,
    "reason_before" TEXT,

    CONSTRAINT "model_batch_item_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "model_batch_process_id_created_at_idx" ON "model_batch"("process_id", "created_at");

CREATE UNIQUE INDEX "model_batch_item_request_id_run_key" ON "model_batch_item"("request_id", "run");

CREATE INDEX "model_batch_item_batch_id_state_idx" ON "model_batch_item"("batch_id", "state");

CREATE INDEX "model_batch_item_candidate_id_idx" ON "model_batch_item"("candidate_id");

ALTER TABLE "model_batch" ADD CONSTRAINT "model_batch_process_id_fkey" FOREIGN KEY ("process_id") REFERENCES "process"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "model_batch_item" ADD CONSTRAINT "model_batch_item_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "model_batch"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "model_batch_item" ADD CONSTRAINT "model_batch_item_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;


