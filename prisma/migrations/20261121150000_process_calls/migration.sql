-- CreateEnum
CREATE TYPE "BudgetPeriod" AS ENUM ('HOUR', 'MONTH', 'YEAR');

-- CreateEnum
CREATE TYPE "BudgetBasis" AS ENUM ('GROSS', 'NET');

-- AlterTable
ALTER TABLE "process" ADD COLUMN "budget_period" "BudgetPeriod" NOT NULL DEFAULT 'MONTH',
ADD COLUMN "budget_basis" "BudgetBasis" NOT NULL DEFAULT 'GROSS';

-- DropIndex
DROP INDEX "audit_event_process_id_at_idx";
DROP INDEX "candidate_status_idx";
DROP INDEX "process_status_created_at_idx";
DROP INDEX "process_created_by_id_created_at_idx";
DROP INDEX "process_name_id_idx";
DROP INDEX "process_external_process_id_idx";

-- CreateIndex
CREATE INDEX "audit_event_process_id_candidate_id_at_idx" ON "audit_event"("process_id", "candidate_id", "at");
CREATE INDEX "candidate_status_process_id_idx" ON "candidate"("status", "process_id");
CREATE INDEX "process_status_created_at_id_idx" ON "process"("status", "created_at", "id");
CREATE INDEX "process_created_by_id_created_at_id_idx" ON "process"("created_by_id", "created_at", "id");
CREATE INDEX "process_external_process_id_id_idx" ON "process"("external_process_id", "id");

-- Unlinked processes come last in either direction.
CREATE INDEX "process_external_process_id_desc_idx" ON "process"("external_process_id" DESC NULLS LAST, "id");

-- In Polish order whatever the database's own, as the list sorts.
CREATE INDEX "process_name_id_idx" ON "process"("name" COLLATE "pl-x-icu", "id");

-- A description is too long for an index; its beginning orders the list (lib/processes/process-search-sql.ts).
CREATE INDEX "process_requirements_idx" ON "process"((left("requirements", 80)) COLLATE "pl-x-icu", "id");
