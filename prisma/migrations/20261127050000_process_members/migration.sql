-- AlterTable
ALTER TABLE "process" ADD COLUMN "restricted" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "process_member" (
    "process_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "added_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "added_by_id" UUID,

    CONSTRAINT "process_member_pkey" PRIMARY KEY ("process_id","user_id")
);

-- CreateEnum
CREATE TYPE "Thumb" AS ENUM ('UP', 'DOWN');

-- CreateTable
CREATE TABLE "candidate_thumb" (
    "candidate_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "thumb" "Thumb" NOT NULL,
    "given_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "candidate_thumb_pkey" PRIMARY KEY ("candidate_id","user_id")
);

-- The restricted ones are few: who may see what is found from them alone.
CREATE INDEX "process_restricted_idx" ON "process"("id") WHERE "restricted";

-- CreateIndex
CREATE INDEX "process_member_user_id_idx" ON "process_member"("user_id");

-- CreateIndex
CREATE INDEX "process_member_added_by_id_idx" ON "process_member"("added_by_id");

-- CreateIndex
CREATE INDEX "candidate_thumb_user_id_idx" ON "candidate_thumb"("user_id");

-- AddForeignKey
ALTER TABLE "process_member" ADD CONSTRAINT "process_member_process_id_fkey" FOREIGN KEY ("process_id") REFERENCES "process"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "process_member" ADD CONSTRAINT "process_member_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "process_member" ADD CONSTRAINT "process_member_added_by_id_fkey" FOREIGN KEY ("added_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_thumb" ADD CONSTRAINT "candidate_thumb_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_thumb" ADD CONSTRAINT "candidate_thumb_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
