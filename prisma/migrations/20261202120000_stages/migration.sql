-- CreateEnum
CREATE TYPE "StageChangeCause" AS ENUM ('BY_HAND', 'UNDONE', 'DECISION');

-- CreateTable
CREATE TABLE "stage" (
    "id" UUID NOT NULL,
    "name_pl" TEXT NOT NULL,
    "name_en" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "retired_at" TIMESTAMPTZ(3),

    CONSTRAINT "stage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "process_stage" (
    "process_id" UUID NOT NULL,
    "stage_id" UUID NOT NULL,

    CONSTRAINT "process_stage_pkey" PRIMARY KEY ("process_id","stage_id")
);

-- CreateTable
CREATE TABLE "candidate_follow_up" (
    "candidate_id" UUID NOT NULL,
    "stage_id" UUID,
    "stage_since" TIMESTAMPTZ(3),
    "owner_id" UUID,
    "next_step" TEXT NOT NULL DEFAULT '',
    "due_on" DATE,

    CONSTRAINT "candidate_follow_up_pkey" PRIMARY KEY ("candidate_id")
);

-- CreateTable
CREATE TABLE "stage_change" (
    "id" UUID NOT NULL,
    "candidate_id" UUID NOT NULL,
    "from_stage_id" UUID,
    "to_stage_id" UUID,
    "cause" "StageChangeCause" NOT NULL,
    "request_id" UUID NOT NULL,
    "decision_id" UUID,
    "changed_by_id" UUID NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stage_change_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "process_stage_stage_id_idx" ON "process_stage"("stage_id");

-- CreateIndex
CREATE INDEX "candidate_follow_up_owner_id_due_on_idx" ON "candidate_follow_up"("owner_id", "due_on");

-- CreateIndex
CREATE INDEX "candidate_follow_up_stage_id_idx" ON "candidate_follow_up"("stage_id");

-- CreateIndex
CREATE INDEX "stage_change_candidate_id_id_idx" ON "stage_change"("candidate_id", "id");

-- CreateIndex
CREATE INDEX "stage_change_request_id_idx" ON "stage_change"("request_id");

-- CreateIndex
CREATE INDEX "stage_change_from_stage_id_idx" ON "stage_change"("from_stage_id");

-- CreateIndex
CREATE INDEX "stage_change_to_stage_id_idx" ON "stage_change"("to_stage_id");

-- CreateIndex
CREATE INDEX "stage_change_changed_by_id_idx" ON "stage_change"("changed_by_id");

-- AddForeignKey
ALTER TABLE "process_stage" ADD CONSTRAINT "process_stage_process_id_fkey" FOREIGN KEY ("process_id") REFERENCES "process"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "process_stage" ADD CONSTRAINT "process_stage_stage_id_fkey" FOREIGN KEY ("stage_id") REFERENCES "stage"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_follow_up" ADD CONSTRAINT "candidate_follow_up_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_follow_up" ADD CONSTRAINT "candidate_follow_up_stage_id_fkey" FOREIGN KEY ("stage_id") REFERENCES "stage"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_follow_up" ADD CONSTRAINT "candidate_follow_up_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stage_change" ADD CONSTRAINT "stage_change_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stage_change" ADD CONSTRAINT "stage_change_from_stage_id_fkey" FOREIGN KEY ("from_stage_id") REFERENCES "stage"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stage_change" ADD CONSTRAINT "stage_change_to_stage_id_fkey" FOREIGN KEY ("to_stage_id") REFERENCES "stage"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stage_change" ADD CONSTRAINT "stage_change_changed_by_id_fkey" FOREIGN KEY ("changed_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Stages to begin with; administrators edit them.
INSERT INTO stage (id, name_pl, name_en, position) VALUES
  ('0193a000-0000-7000-8000-000000000001', 'Do zaproszenia', 'To invite', 0),
  ('0193a000-0000-7000-8000-000000000002', 'Rozmowa', 'Interview', 1),
  ('0193a000-0000-7000-8000-000000000003', 'Oferta', 'Offer', 2),
  ('0193a000-0000-7000-8000-000000000004', 'Zatrudnienie', 'Hired', 3),
  ('0193a000-0000-7000-8000-000000000005', 'Rezygnacja', 'Withdrawn', 4);
