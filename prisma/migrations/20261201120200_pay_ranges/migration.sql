-- CreateTable
CREATE TABLE "pay_range" (
    "process_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_by_id" UUID,

    CONSTRAINT "pay_range_pkey" PRIMARY KEY ("process_id","version")
);

-- CreateTable
CREATE TABLE "pay_range_notice" (
    "id" UUID NOT NULL,
    "candidate_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "told_at" TIMESTAMPTZ(3) NOT NULL,
    "way" "notice_way" NOT NULL,
    "recorded_by_id" UUID,

    CONSTRAINT "pay_range_notice_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "pay_range_created_by_id_idx" ON "pay_range"("created_by_id");

-- CreateIndex
CREATE INDEX "pay_range_notice_candidate_id_told_at_idx" ON "pay_range_notice"("candidate_id", "told_at");

-- CreateIndex
CREATE INDEX "pay_range_notice_recorded_by_id_idx" ON "pay_range_notice"("recorded_by_id");

-- AddForeignKey
ALTER TABLE "pay_range" ADD CONSTRAINT "pay_range_process_id_fkey" FOREIGN KEY ("process_id") REFERENCES "process"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pay_range" ADD CONSTRAINT "pay_range_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pay_range_notice" ADD CONSTRAINT "pay_range_notice_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pay_range_notice" ADD CONSTRAINT "pay_range_notice_recorded_by_id_fkey" FOREIGN KEY ("recorded_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
