-- CreateTable
CREATE TABLE "follow_up_change" (
    "id" UUID NOT NULL,
    "candidate_id" UUID NOT NULL,
    "from_owner_id" UUID,
    "to_owner_id" UUID,
    "from_step" TEXT NOT NULL,
    "to_step" TEXT NOT NULL,
    "from_due_on" DATE,
    "to_due_on" DATE,
    "is_undoing" BOOLEAN NOT NULL,
    "request_id" UUID NOT NULL,
    "changed_by_id" UUID NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "follow_up_change_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "follow_up_change_candidate_id_changed_at_idx" ON "follow_up_change"("candidate_id", "changed_at");

-- CreateIndex
CREATE INDEX "follow_up_change_request_id_idx" ON "follow_up_change"("request_id");

-- CreateIndex
CREATE INDEX "follow_up_change_from_owner_id_idx" ON "follow_up_change"("from_owner_id");

-- CreateIndex
CREATE INDEX "follow_up_change_to_owner_id_idx" ON "follow_up_change"("to_owner_id");

-- CreateIndex
CREATE INDEX "follow_up_change_changed_by_id_idx" ON "follow_up_change"("changed_by_id");

-- AddForeignKey
ALTER TABLE "follow_up_change" ADD CONSTRAINT "follow_up_change_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "follow_up_change" ADD CONSTRAINT "follow_up_change_from_owner_id_fkey" FOREIGN KEY ("from_owner_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "follow_up_change" ADD CONSTRAINT "follow_up_change_to_owner_id_fkey" FOREIGN KEY ("to_owner_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "follow_up_change" ADD CONSTRAINT "follow_up_change_changed_by_id_fkey" FOREIGN KEY ("changed_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
