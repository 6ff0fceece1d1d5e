-- DropIndex
DROP INDEX "durable_call_function_id_queued_at_run_started_at_idx";

-- AlterTable
ALTER TABLE "durable_call" DROP COLUMN "queued_at",
ADD COLUMN     "queued" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "durable_call_function_id_queued_slot_keys_run_started_at_idx" ON "durable_call"("function_id", "queued", "slot_keys", "run_started_at");
