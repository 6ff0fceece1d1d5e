-- AlterEnum
ALTER TYPE "mail_kind" ADD VALUE 'NOTIFICATIONS';

-- CreateTable
CREATE TABLE "notification" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "group_key" TEXT NOT NULL,
    "process_id" UUID,
    "candidate_id" UUID,
    "subject_id" UUID NOT NULL,
    "detail" TEXT NOT NULL DEFAULT '',
    "by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "read_at" TIMESTAMPTZ(3),
    "mailed_at" TIMESTAMPTZ(3),

    CONSTRAINT "notification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notification_switch" (
    "user_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "in_product" BOOLEAN NOT NULL,
    "by_mail" BOOLEAN NOT NULL,

    CONSTRAINT "notification_switch_pkey" PRIMARY KEY ("user_id","kind")
);

-- CreateTable
CREATE TABLE "notification_schedule" (
    "user_id" UUID NOT NULL,
    "mail_hour" SMALLINT NOT NULL DEFAULT 8,
    "time_zone" TEXT NOT NULL DEFAULT 'Europe/Warsaw',
    "last_mail_on" DATE,

    CONSTRAINT "notification_schedule_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE INDEX "notification_user_id_created_at_idx" ON "notification"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "notification_mailed_at_read_at_user_id_idx" ON "notification"("mailed_at", "read_at", "user_id");

-- CreateIndex
CREATE INDEX "notification_created_at_idx" ON "notification"("created_at");

-- CreateIndex
CREATE INDEX "notification_process_id_idx" ON "notification"("process_id");

-- CreateIndex
CREATE INDEX "notification_candidate_id_idx" ON "notification"("candidate_id");

-- CreateIndex
CREATE INDEX "notification_by_id_idx" ON "notification"("by_id");

-- CreateIndex
CREATE UNIQUE INDEX "notification_user_id_kind_subject_id_detail_key" ON "notification"("user_id", "kind", "subject_id", "detail");

-- AddForeignKey
ALTER TABLE "notification" ADD CONSTRAINT "notification_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification" ADD CONSTRAINT "notification_by_id_fkey" FOREIGN KEY ("by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification" ADD CONSTRAINT "notification_process_id_fkey" FOREIGN KEY ("process_id") REFERENCES "process"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification" ADD CONSTRAINT "notification_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification_switch" ADD CONSTRAINT "notification_switch_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification_schedule" ADD CONSTRAINT "notification_schedule_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;


