-- AlterTable
ALTER TABLE "password_reset" ADD COLUMN "created_by_id" UUID;

-- CreateIndex
CREATE INDEX "invitation_invited_by_id_idx" ON "invitation"("invited_by_id");

-- CreateIndex
CREATE INDEX "password_reset_created_by_id_idx" ON "password_reset"("created_by_id");

-- AddForeignKey
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
